import { LANGUAGES } from '@orrery/catalog';
import { errResult, okResult } from '@orrery/kernel';
import { toLine } from '@orrery/protocol';
import { readHostMessage } from '@orrery/protocol/schemas';
import { splitCommand } from '../arena/split-command.ts';
import { findCatalogEntry, findGameEdition } from '../catalog.ts';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { appendText } from '../files.ts';
import { choiceFlag, operand, textFlag, toggleFlag, wholeFlag } from '../flags.ts';
import { askCommand } from '../prompt/model-command.ts';
import { ModelSeat } from '../prompt/model-seat.ts';
import { narratorOf } from '../prompt/seat-narrator.ts';

export const promptCommand = defineCommand({
  name: 'prompt',
  summary: 'Plays one seat by asking a language model in words.',
  about: [
    'It is a bot of the protocol of docs/bot-protocol.md. For each decision it starts the command, gives it a prompt on\n' +
      'standard input (the rules in short, what happened, the position, the legal moves as numbered choices), and reads\n' +
      'the move from the last line “MOVE: …” of what the command writes.',
    'An answer without a legal move is asked again with the reason; after the last try a random move is made.',
  ],
  examples: [
    'orrery arena startrek --bot "model=npx orrery prompt startrek --command \'node ask.mjs\'" --bots captain --move-timeout 600000',
  ],
  operands: { game: operand('GAME', "a game's id, as orrery games lists them") },
  flags: {
    command: textFlag('COMMAND', 'the program that asks the model; required'),
    tries: wholeFlag('N', { min: 1, max: 10, standard: 3 }, 'how often it is asked for a decision at most (3)'),
    timeout: wholeFlag('SECONDS', { min: 1, max: 3600, standard: 120 }, 'how long it may take for an answer (120)'),
    'no-rules': toggleFlag('leave the rules out of the prompts'),
    record: textFlag('FILE', 'append a line of JSON for each decision and each game to FILE'),
    language: choiceFlag('LANGUAGE', LANGUAGES, 'en', `language of the prompts: ${LANGUAGES.join(', ')} (en)`),
  },
  async run(world, flags, { game: id }) {
    const entry = findCatalogEntry(world.games, id);
    if (!entry.ok) return entry;
    const edition = findGameEdition(world.games, id, 'newest');
    if (!edition.ok) return edition;
    if (flags.command === null)
      return errResult('cli.missing', {}, '--command is missing: the program that asks the model');
    const words = splitCommand(flags.command);
    if (!words.ok) return words;
    const { language, record: path } = flags;
    const narrator = await narratorOf(entry.value, edition.value, { language, tellsRules: !flags['no-rules'] });
    const seat = new ModelSeat({
      narrator,
      ask: (prompt) => askCommand(words.value, prompt, flags.timeout * 1000),
      maxTries: flags.tries,
      now: () => world.now(),
      record(line) {
        const noted = path === null ? okResult(null) : appendText(path, `${JSON.stringify({ game: id, ...line })}\n`);
        if (!noted.ok) world.err.write(`orrery: ${noted.problem.text}\n`);
      },
    });
    for await (const text of world.lines()) {
      if (text.trim() === '') continue;
      const message = readHostMessage(text);
      if (!message.ok) return message;
      const answer = await seat.take(message.value);
      if (answer !== null) world.out.write(toLine(answer));
      if (message.value.type === 'forfeit') break;
    }
    return okResult(EXIT_CODES.fine);
  },
});

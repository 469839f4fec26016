import { LANGUAGES } from '@orrery/catalog';
import { errResult, type GameLog, type Kinded, okResult, quote, type Result } from '@orrery/kernel';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { choiceFlag, operand, toggleFlag, wholeFlag } from '../flags.ts';
import { LOG_HELP, openLog } from '../logfile.ts';
import { styleFor } from '../paint.ts';
import { storyBody, storyEnding, storyTitle } from '../story/print.ts';
import { type StoryReader, storyOf } from '../story/story.ts';

/** The log as it was after entry `until`. */
function cutLog<M extends Kinded, O>(log: GameLog<M, O>, until: number | null): Result<GameLog<M, O>> {
  const n = log.entries.length;
  if (until === null || until === n) return okResult(log);
  if (until > n)
    return errResult('cli.until', { until, n }, `--until must be from 0 to ${n}, because this log has ${n} entries`);
  return okResult({ ...log, entries: log.entries.slice(0, until), places: null });
}

function readerOf(seat: number | null, isOpen: boolean, seats: number): Result<StoryReader> {
  if (seat === null) return okResult(isOpen ? 'open' : 'everything');
  if (isOpen) return errResult('cli.reader', {}, '--seat and --open cannot be combined; give only one');
  if (seat < seats) return okResult(seat);
  return errResult(
    'cli.seat',
    { seat },
    `--seat must be from 0 to ${seats - 1} in this game, not ${quote(String(seat))}`,
  );
}

export const replayCommand = defineCommand({
  name: 'replay',
  summary: 'Replays a log and tells what happened.',
  about: [
    'Tells everything, secrets included, unless --seat or --open limits the view.\n' +
      'Every move is checked against the rules; the first fault stops the replay.',
  ],
  examples: ['orrery replay game.log', 'orrery replay game.log --seat 1', 'orrery replay game.log --until 40'],
  operands: { file: operand('FILE', LOG_HELP) },
  flags: {
    until: wholeFlag('N', { min: 0, max: 1_000_000_000, standard: null }, 'stop after entry N'),
    seat: wholeFlag('S', { min: 0, max: 31, standard: null }, 'tell only what this seat saw, counted from 0'),
    open: toggleFlag('tell only what a spectator saw'),
    quiet: toggleFlag('tell only how the game ended'),
    language: choiceFlag('LANGUAGE', LANGUAGES, 'en', `language of the story: ${LANGUAGES.join(', ')} (en)`),
  },
  async run(world, { until, seat, open, quiet, language }, { file }) {
    const opened = await openLog(world, file, language);
    if (!opened.ok) return opened;
    const reader = readerOf(seat, open, opened.value.seats);
    if (!reader.ok) return reader;
    return opened.value.use(reader.value, (game, formatter, whole) => {
      const log = cutLog(whole, until);
      if (!log.ok) return log;
      const story = storyOf(game, formatter, log.value, reader.value);
      if (!story.ok) return story;
      const paint = styleFor(world.out, world);
      const middle = quiet ? '' : `${storyBody(story.value, paint)}\n`;
      const end = storyEnding(story.value, formatter.phrases, paint);
      world.out.write(`${storyTitle(whole.header, formatter, paint)}\n${middle}${end}`);
      return okResult(EXIT_CODES.fine);
    });
  },
});

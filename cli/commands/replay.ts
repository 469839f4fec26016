import { LANGUAGES } from '@orrery/catalog';
import { bad, good, type Kinded, type Log, quote, type Result } from '@orrery/kernel';
import { command, EXIT } from '../command.ts';
import { choice, operand, toggle, whole } from '../flags.ts';
import { LOG_HELP, openLog } from '../logfile.ts';
import { paintFor } from '../paint.ts';
import { course, ending, title } from '../story/print.ts';
import { type Reader, storyOf } from '../story/story.ts';

/** The log as it was after entry `until`. */
function cut<M extends Kinded, O>(log: Log<M, O>, until: number | null): Result<Log<M, O>> {
  const n = log.entries.length;
  if (until === null || until === n) return good(log);
  if (until > n)
    return bad('cli.until', { until, n }, `--until must be from 0 to ${n}, because this log has ${n} entries`);
  return good({ ...log, entries: log.entries.slice(0, until), places: null });
}

function readerOf(seat: number | null, isOpen: boolean, seats: number): Result<Reader> {
  if (seat === null) return good(isOpen ? 'open' : 'everything');
  if (isOpen) return bad('cli.reader', {}, '--seat and --open cannot be combined; give only one');
  if (seat < seats) return good(seat);
  return bad('cli.seat', { seat }, `--seat must be from 0 to ${seats - 1} in this game, not ${quote(String(seat))}`);
}

export const replay = command({
  name: 'replay',
  summary: 'Replays a log and tells what happened.',
  about: [
    'Tells everything, secrets included, unless --seat or --open limits the view.\n' +
      'Every move is checked against the rules; the first fault stops the replay.',
  ],
  examples: ['orrery replay game.log', 'orrery replay game.log --seat 1', 'orrery replay game.log --until 40'],
  operands: { file: operand('FILE', LOG_HELP) },
  flags: {
    until: whole('N', { min: 0, max: 1_000_000_000, standard: null }, 'stop after entry N'),
    seat: whole('S', { min: 0, max: 31, standard: null }, 'tell only what this seat saw, counted from 0'),
    open: toggle('tell only what a spectator saw'),
    quiet: toggle('tell only how the game ended'),
    language: choice('LANGUAGE', LANGUAGES, 'en', `language of the story: ${LANGUAGES.join(', ')} (en)`),
  },
  async run(world, { until, seat, open, quiet, language }, { file }) {
    const opened = await openLog(world, file, language);
    if (!opened.ok) return opened;
    const reader = readerOf(seat, open, opened.value.seats);
    if (!reader.ok) return reader;
    return opened.value.use(reader.value, (game, teller, whole) => {
      const log = cut(whole, until);
      if (!log.ok) return log;
      const story = storyOf(game, teller, log.value, reader.value);
      if (!story.ok) return story;
      const paint = paintFor(world.out, world);
      const middle = quiet ? '' : `${course(story.value, paint)}\n`;
      const end = ending(story.value, teller.phrases, paint);
      world.out.write(`${title(whole.header, teller, paint)}\n${middle}${end}`);
      return good(EXIT.fine);
    });
  },
});

import {
  type AnyView,
  type Awaiting,
  EVERYBODY,
  eventFor,
  type Game,
  type GameLog,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  type LogEntry,
  type Match,
  okResult,
  type Result,
  replay,
  type Seat,
  type SeatSet,
  type Step,
  seatsIn,
  type ToldEvent,
} from '@orrery/kernel';
import { explainProblem } from './explain-problem.ts';
import type { StoryFormatter } from './formatter.ts';

/** Whose perspective: everything, what a spectator saw, or what one seat saw. */
export type StoryReader = 'everything' | 'open' | Seat;

/** The seat whose perspective it is, if any. */
export const readerSeat = (reader: StoryReader): Seat | null => (typeof reader === 'number' ? reader : null);

/** One entry of a log as the reader saw it. */
export interface StoryEntry {
  readonly at: number; // the number of the entry
  readonly who: string;
  readonly did: string; // the move or the outcome; '' when the reader saw neither
  readonly told: readonly string[];
  readonly drawing: string; // the board at the start of a turn, '' otherwise
}

/** A game as text. */
export interface GameStory {
  readonly passages: readonly StoryEntry[];
  readonly drawing: string; // the board after the last of them
  readonly places: readonly (readonly string[])[] | null; // who came first, second …; null while the game is in progress
  readonly next: string; // who is asked what next
}

/** Replays a log and formats it; for a log that cannot be replayed, returns the first error. */
export function storyOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  formatter: StoryFormatter<T, H, M, E, O>,
  log: GameLog<M, O>,
  reader: StoryReader,
): Result<GameStory> {
  const passages: StoryEntry[] = [];
  let due: Awaiting = game.awaiting(game.setup(log.header.options, log.header.seats).table);
  const played = replay(game, log, (match, step) => {
    passages.push(storyEntry(formatter, match, step, { due, reader }));
    due = match.awaiting;
  });
  if (!played.ok) return { ok: false, problem: explainProblem(game, formatter, log, played.problem) };
  const view = viewOf(played.value, reader);
  return okResult({
    passages,
    drawing: formatter.drawing(view),
    places: due.who === 'over' ? namesByPlace(due.places, formatter.name) : null,
    next: nextQuestion(formatter, due, view),
  });
}

interface EntryContext {
  readonly due: Awaiting; // what was awaited before the entry
  readonly reader: StoryReader;
}

function storyEntry<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  formatter: StoryFormatter<T, H, M, E, O>,
  match: Match<T, H, B, M, E, O, K>,
  { seq, entry, told }: Step<M, E>,
  { due, reader }: EntryContext,
): StoryEntry {
  const view = viewOf(match, reader);
  const isChapter = told.some(({ event }) => formatter.isChapter(event));
  return {
    at: seq,
    who: isChanceEntry(entry) ? formatter.phrases.chance : formatter.name(entry.by),
    did: actionText(match.game, formatter, entry, { due, reader }),
    told: told.map((each) => eventText(formatter, each, view, reader)).filter((words) => words !== ''),
    drawing: isChapter ? formatter.drawing(view) : '',
  };
}

function viewOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  match: Match<T, H, B, M, E, O, K>,
  reader: StoryReader,
): AnyView<T, H> {
  const own = typeof reader === 'number' ? match.views[reader] : undefined;
  return own ?? match.openView();
}

/**
 * What was done, for readers who saw it: a seat sees its own moves; it learns of other moves and chance through events.
 */
function actionText<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { phrases }: StoryFormatter<T, H, M, E, O>,
  entry: LogEntry<M>,
  { due, reader }: EntryContext,
): string {
  if (isUndoEntry(entry)) return phrases.takesBack(entry.undo);
  if (isChanceEntry(entry)) {
    const kind = due.who === 'chance' ? due.kind : '';
    return reader === 'everything' || !entry.secret ? `${kind} ${entry.outcome.join(' ')}` : kind;
  }
  return reader === 'everything' || reader === entry.by ? game.notation.print(entry.move) : '';
}

function eventText<T, H, M, E extends Kinded, O>(
  formatter: StoryFormatter<T, H, M, E, O>,
  told: ToldEvent<E>,
  view: AnyView<T, H>,
  reader: StoryReader,
): string {
  const event = reader === 'everything' ? told.event : eventFor(told, reader === 'open' ? null : reader);
  const words = event === null ? '' : formatter.event(event, view);
  const isPrivate = reader === 'everything' && told.to !== EVERYBODY;
  return isPrivate && words !== '' ? `${words} ${formatter.phrases.only(namesOf(formatter, told.to))}` : words;
}

const namesOf = <T, H, M, E, O>({ name, phrases }: StoryFormatter<T, H, M, E, O>, seats: SeatSet): string =>
  seatsIn(seats).map(name).join(', ') || phrases.nobody;

function nextQuestion<T, H, M, E, O>(
  formatter: StoryFormatter<T, H, M, E, O>,
  due: Awaiting,
  view: AnyView<T, H>,
): string {
  if (due.who === 'seats') return formatter.question(due, view);
  return due.who === 'over' ? '' : formatter.phrases.waitsFor(formatter.phrases.chance, due.kind);
}

/** Names by place, the winners first; a shared place holds several names, a skipped one none. */
function namesByPlace(places: readonly number[], name: (seat: Seat) => string): string[][] {
  const order: string[][] = places.map(() => []);
  for (const [seat, place] of places.entries()) order[place - 1]?.push(name(seat));
  return order;
}

import type { Language } from '@orrery/catalog';
import {
  type Awaiting,
  type Entry,
  EVERYBODY,
  type Game,
  good,
  heard,
  isChance,
  isUndo,
  type Kinded,
  type Line,
  type Log,
  list,
  type Result,
  replay,
  type Seat,
  type Told,
} from '@orrery/kernel';
import { type Narrator, plainWords, type Window } from './narrator.ts';

/** Whose story it is: all there is, what a spectator saw, or what one seat saw. */
export type Reader = 'everything' | 'open' | Seat;

/** One entry of a log as the reader came to know it. */
export interface Passage {
  readonly at: number; // the number of the entry
  readonly who: string;
  readonly did: string; // the move, the outcome; '' where the reader saw neither
  readonly told: readonly string[];
}

/** A game in words. */
export interface Story {
  readonly passages: readonly Passage[];
  readonly drawing: string; // the board after the last of them
  readonly places: readonly number[] | null; // null while the game goes on
  readonly next: string; // whom the game waits for then
}

/** How a story is to be told. */
export interface Telling {
  readonly reader: Reader;
  readonly language: Language;
}

/** Plays a log and tells it; a log that cannot be played has no story, only the first thing wrong with it. */
export function storyOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  narrator: Narrator<T, H, E>,
  log: Log<M, O>,
  { reader, language }: Telling,
): Result<Story> {
  const passages: Passage[] = [];
  let due: Awaiting = game.awaiting(game.setup(log.header.options, log.header.seats).table);
  const played = replay(game, log, (line, at) => {
    const entry = log.entries[at - 1];
    if (entry === undefined) return;
    const view = windowOf(line, reader);
    const told = isUndo(entry) ? [] : (line.steps.at(-1)?.told ?? []);
    passages.push({
      at,
      who: isChance(entry) ? 'chance' : `seat ${entry.by}`,
      did: deed(game, entry, due, reader),
      told: told.map((each) => inWords(narrator, each, view, reader, language)).filter((words) => words !== ''),
    });
    due = game.awaiting(line.state.table);
  });
  if (!played.ok) return played;
  const drawing = narrator.drawing(windowOf(played.value, reader));
  return good({ passages, drawing, places: due.who === 'over' ? due.places : null, next: waitingFor(due) });
}

function windowOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  line: Line<T, H, B, M, E, O, K>,
  reader: Reader,
): Window<T, H> {
  const own = typeof reader === 'number' ? line.views[reader] : undefined;
  return own ?? { seat: null, table: line.state.table };
}

/** What was done, for those who saw it: a seat sees its own moves, others' and chance it knows by what it is told. */
function deed<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  entry: Entry<M>,
  due: Awaiting,
  reader: Reader,
): string {
  if (isUndo(entry)) return `takes back ${entry.undo}`;
  if (isChance(entry)) {
    const kind = due.who === 'chance' ? due.kind : '';
    return reader === 'everything' || !entry.secret ? `${kind} ${entry.outcome.join(' ')}` : kind;
  }
  return reader === 'everything' || reader === entry.by ? game.notation.print(entry.move) : '';
}

function inWords<T, H, E extends Kinded>(
  narrator: Narrator<T, H, E>,
  told: Told<E>,
  view: Window<T, H>,
  reader: Reader,
  language: Language,
): string {
  const event = reader === 'everything' ? told.event : heard(told, reader === 'open' ? null : reader);
  if (event === null) return '';
  const words = narrator.narrate(event, view, language) ?? plainWords(event);
  const isPrivate = reader === 'everything' && told.to !== EVERYBODY;
  return isPrivate && words !== '' ? `${words} (${seatsInWords(list(told.to))} only)` : words;
}

const seatsInWords = (seats: readonly Seat[]): string => seats.map((seat) => `seat ${seat}`).join(', ') || 'nobody';

function waitingFor(due: Awaiting): string {
  if (due.who === 'chance') return `chance: ${due.kind}`;
  return due.who === 'over' ? 'nobody' : `${seatsInWords(list(due.must))}: ${due.question}`;
}

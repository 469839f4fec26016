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
  type Log,
  list,
  type Match,
  type Result,
  replay,
  type Seat,
  type SeatSet,
  type Step,
  type Told,
  type Window,
} from '@orrery/kernel';
import { faultInWords } from './refused.ts';
import type { Teller } from './teller.ts';

/** Whose story it is: all there is, what a spectator saw, or what one seat saw. */
export type Reader = 'everything' | 'open' | Seat;

/** The seat that is told the story, if it is one. */
export const seatOf = (reader: Reader): Seat | null => (typeof reader === 'number' ? reader : null);

/** One entry of a log as the reader came to know it. */
export interface Passage {
  readonly at: number; // the number of the entry
  readonly who: string;
  readonly did: string; // the move, the outcome; '' where the reader saw neither
  readonly told: readonly string[];
  readonly drawing: string; // the board where a chapter begins, '' elsewhere
}

/** A game in words. */
export interface Story {
  readonly passages: readonly Passage[];
  readonly drawing: string; // the board after the last of them
  readonly places: readonly (readonly string[])[] | null; // who came first, second …; null while the game goes on
  readonly next: string; // who is asked what then
}

/** Plays a log and tells it; a log that cannot be played has no story, only the first thing wrong with it. */
export function storyOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  teller: Teller<T, H, M, E, O>,
  log: Log<M, O>,
  reader: Reader,
): Result<Story> {
  const passages: Passage[] = [];
  let due: Awaiting = game.awaiting(game.setup(log.header.options, log.header.seats).table);
  const played = replay(game, log, (match, step) => {
    passages.push(passage(teller, match, step, { due, reader }));
    due = match.awaiting;
  });
  if (!played.ok) return { ok: false, problem: faultInWords(game, teller, log, played.problem) };
  const view = windowOf(played.value, reader);
  return good({
    passages,
    drawing: teller.drawing(view),
    places: due.who === 'over' ? inOrder(due.places, teller.name) : null,
    next: nextIn(teller, due, view),
  });
}

interface Moment {
  readonly due: Awaiting; // what was waited for before the entry
  readonly reader: Reader;
}

function passage<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  teller: Teller<T, H, M, E, O>,
  match: Match<T, H, B, M, E, O, K>,
  { seq, entry, told }: Step<M, E>,
  { due, reader }: Moment,
): Passage {
  const view = windowOf(match, reader);
  const isChapter = told.some(({ event }) => teller.isChapter(event));
  return {
    at: seq,
    who: isChance(entry) ? teller.phrases.chance : teller.name(entry.by),
    did: deed(match.game, teller, entry, { due, reader }),
    told: told.map((each) => inWords(teller, each, view, reader)).filter((words) => words !== ''),
    drawing: isChapter ? teller.drawing(view) : '',
  };
}

function windowOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  match: Match<T, H, B, M, E, O, K>,
  reader: Reader,
): Window<T, H> {
  const own = typeof reader === 'number' ? match.views[reader] : undefined;
  return own ?? match.openView();
}

/** What was done, for those who saw it: a seat sees its own moves, others' and chance it knows by what it is told. */
function deed<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { phrases }: Teller<T, H, M, E, O>,
  entry: Entry<M>,
  { due, reader }: Moment,
): string {
  if (isUndo(entry)) return phrases.takesBack(entry.undo);
  if (isChance(entry)) {
    const kind = due.who === 'chance' ? due.kind : '';
    return reader === 'everything' || !entry.secret ? `${kind} ${entry.outcome.join(' ')}` : kind;
  }
  return reader === 'everything' || reader === entry.by ? game.notation.print(entry.move) : '';
}

function inWords<T, H, M, E extends Kinded, O>(
  teller: Teller<T, H, M, E, O>,
  told: Told<E>,
  view: Window<T, H>,
  reader: Reader,
): string {
  const event = reader === 'everything' ? told.event : heard(told, reader === 'open' ? null : reader);
  const words = event === null ? '' : teller.event(event, view);
  const isPrivate = reader === 'everything' && told.to !== EVERYBODY;
  return isPrivate && words !== '' ? `${words} ${teller.phrases.only(namesOf(teller, told.to))}` : words;
}

const namesOf = <T, H, M, E, O>({ name, phrases }: Teller<T, H, M, E, O>, seats: SeatSet): string =>
  list(seats).map(name).join(', ') || phrases.nobody;

function nextIn<T, H, M, E, O>(teller: Teller<T, H, M, E, O>, due: Awaiting, view: Window<T, H>): string {
  if (due.who === 'seats') return teller.question(due, view);
  return due.who === 'over' ? '' : teller.phrases.waitsFor(teller.phrases.chance, due.kind);
}

/** Names by place, the winners first; a place that is shared holds several, one that is left out none. */
function inOrder(places: readonly number[], name: (seat: Seat) => string): string[][] {
  const order: string[][] = places.map(() => []);
  for (const [seat, place] of places.entries()) order[place - 1]?.push(name(seat));
  return order;
}

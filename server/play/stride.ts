import {
  type Entry,
  EVERYBODY,
  type Game,
  heard,
  type Kinded,
  type Match,
  type Seat,
  type State,
  type Told,
} from '@orrery/kernel';
import { changeOf, type Plain } from '@orrery/protocol';

/** What one entry did, as those who look are told it. All parts are JSON already, made once for all who hear them. */
export interface Stride {
  readonly seq: number;
  /** How the table changed. */
  readonly table: string;
  /** How each hand changed; null: no hand did. */
  readonly hands: readonly string[] | null;
  /** One list for everybody, or one for each seat and the last for spectators. */
  readonly events: string | readonly string[];
}

const NONE = 'null';

/** A state is plain data, which law 4 holds every game to. */
const plain = (value: unknown): Plain => value as Plain;

function said(before: unknown, after: unknown): string {
  const change = changeOf(plain(before), plain(after));
  return change === null ? NONE : JSON.stringify(change);
}

/** Takes an entry in and says what it did. `slot` is any state of this kind of table, to compare with. */
export function strideBy<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  match: Match<T, H, B, M, E, O, K>,
  entry: Entry<M>,
  slot: State<T, H, B>,
): Stride {
  match.game.copy(match.state, slot);
  const { seq, told } = match.take(entry);
  return strideOf(seq, slot, match.state, told);
}

/** Writes down what a step told and how it changed a state. */
export function strideOf<T, H, B, E extends Kinded>(
  seq: number,
  before: State<T, H, B>,
  after: State<T, H, B>,
  told: readonly Told<E>[],
): Stride {
  const hands = after.hands.map((hand, seat) => said(before.hands[seat], hand));
  return {
    seq,
    table: said(before.table, after.table),
    hands: hands.every((hand) => hand === NONE) ? null : hands,
    events: eventsOf(told, after.hands.length),
  };
}

function eventsOf<E>(told: readonly Told<E>[], seats: number): string | readonly string[] {
  const listFor = (seat: Seat | null): string => JSON.stringify(told.map((each) => heard(each, seat)).filter(isEvent));
  if (told.every(({ to }) => to === EVERYBODY)) return listFor(null);
  return Array.from({ length: seats + 1 }, (_, seat) => listFor(seat === seats ? null : seat));
}

const isEvent = <E>(event: E | null): event is E => event !== null;

/** The list of what a seat, or with null a spectator, was told. */
export function eventsFor({ events }: Stride, seat: Seat | null): string {
  if (typeof events === 'string') return events;
  return events[seat ?? events.length - 1] ?? '[]';
}

/** A step as it goes to whoever sits on this seat, or with null to spectators. */
export function stepFor(stride: Stride, seat: Seat | null): string {
  const hand = seat === null ? NONE : (stride.hands?.[seat] ?? NONE);
  return `{"seq":${stride.seq},"events":${eventsFor(stride, seat)},"table":${stride.table},"hand":${hand}}`;
}

/** States to compare with, one for each kind of table, refilled before every step: no game has to keep one of its own. */
export class Slots<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #slots = new Map<string, State<T, H, B>>();

  constructor(game: Game<T, H, B, M, E, O, K>) {
    this.#game = game;
  }

  /** A state of this kind of table with anything in it. */
  slot(options: O, seats: number): State<T, H, B> {
    const key = `${seats} ${JSON.stringify(options)}`;
    const known = this.#slots.get(key);
    if (known !== undefined) return known;
    const made = this.#game.setup(options, seats);
    this.#slots.set(key, made);
    return made;
  }
}

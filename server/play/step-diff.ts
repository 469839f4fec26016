import {
  EVERYBODY,
  eventFor,
  type Game,
  type Kinded,
  type LogEntry,
  type Match,
  type Seat,
  type State,
  type ToldEvent,
} from '@orrery/kernel';
import { diffJson, type JsonDiff, type JsonValue, type LiveStep } from '@orrery/protocol';
import { type JsonText, jsonObject, jsonOf } from '../json-text.ts';

/** The effect of one entry, as watchers see it. All parts are JSON already, created once for all recipients. */
export interface StepDiff {
  readonly seq: number;
  /** How the table changed. */
  readonly table: JsonText<JsonDiff | null>;
  /** How each hand changed; null: none did. */
  readonly hands: readonly JsonText<JsonDiff | null>[] | null;
  /** One list for everybody, or one per seat and a last one for spectators. */
  readonly events: JsonText<readonly unknown[]> | readonly JsonText<readonly unknown[]>[];
}

const NO_CHANGE = jsonOf<null>(null);
const NO_EVENTS = jsonOf<readonly unknown[]>([]);

/** A state is plain data; law 4 enforces this for every game. */
const asJson = (value: unknown): JsonValue => value as JsonValue;

function diffText(before: unknown, after: unknown): JsonText<JsonDiff | null> {
  const change = diffJson(asJson(before), asJson(after));
  return change === null ? NO_CHANGE : jsonOf(change);
}

/** Applies an entry and returns its effect. `slot` is a scratch state with the same options and number of seats. */
export function applyAndDiff<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  match: Match<T, H, B, M, E, O, K>,
  entry: LogEntry<M>,
  slot: State<T, H, B>,
): StepDiff {
  match.game.copy(match.state, slot);
  const { seq, told } = match.applyChecked(entry);
  return diffStep(seq, slot, match.state, told);
}

/** The step's events, and the difference it made to a state. */
export function diffStep<T, H, B, E extends Kinded>(
  seq: number,
  before: State<T, H, B>,
  after: State<T, H, B>,
  told: readonly ToldEvent<E>[],
): StepDiff {
  const hands = after.hands.map((hand, seat) => diffText(before.hands[seat], hand));
  return {
    seq,
    table: diffText(before.table, after.table),
    hands: hands.every((hand) => hand === NO_CHANGE) ? null : hands,
    events: eventsJson(told, after.hands.length),
  };
}

function eventsJson<E>(told: readonly ToldEvent<E>[], seats: number): StepDiff['events'] {
  const listFor = (seat: Seat | null): JsonText<readonly unknown[]> =>
    jsonOf(told.map((each) => eventFor(each, seat)).filter(isEvent));
  if (told.every(({ to }) => to === EVERYBODY)) return listFor(null);
  return Array.from({ length: seats + 1 }, (_, seat) => listFor(seat === seats ? null : seat));
}

const isEvent = <E>(event: E | null): event is E => event !== null;

/** The events that a seat was shown; null: a spectator. */
export function eventsFor({ events }: StepDiff, seat: Seat | null): JsonText<readonly unknown[]> {
  if (typeof events === 'string') return events;
  return events[seat ?? events.length - 1] ?? NO_EVENTS;
}

/** A step as JSON for this seat; null: for spectators. */
export function stepJson(diff: StepDiff, seat: Seat | null): JsonText<LiveStep> {
  const hand = seat === null ? NO_CHANGE : (diff.hands?.[seat] ?? NO_CHANGE);
  return jsonObject<LiveStep>({ seq: jsonOf(diff.seq), events: eventsFor(diff, seat), table: diff.table, hand });
}

/**
 * Scratch states for diffs, one per combination of options and seats, overwritten before every step, so that no game
 * has to keep its own.
 */
export class ScratchStates<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #states = new Map<string, State<T, H, B>>();

  constructor(game: Game<T, H, B, M, E, O, K>) {
    this.#game = game;
  }

  /** A state for these options and seats, with arbitrary content. */
  scratchState(options: O, seats: number): State<T, H, B> {
    const key = `${seats} ${JSON.stringify(options)}`;
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const made = this.#game.setup(options, seats);
    this.#states.set(key, made);
    return made;
  }
}

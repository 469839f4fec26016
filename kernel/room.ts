import type {
  Awaiting,
  Game,
  Kinded,
  Memory,
  MoveList,
  Numbers,
  OptionSpecs,
  Refusal,
  Rng,
  Seat,
  SeatView,
  State,
  Tell,
  Vocabulary,
} from './contract.ts';
import { type MoveSchema, notationOf } from './moves.ts';
import { first, has } from './seats.ts';

/** A need without the move: price, pieces, once a turn. `ok` is the hot path; `numbers` runs only to explain. */
export interface Gate<T, H> {
  readonly code: string;
  readonly rule: string;
  ok(at: SeatView<T, H>): boolean;
  numbers?(at: SeatView<T, H>): Numbers;
}

/** A need that looks at the move: this edge, that card. */
export interface Need<T, H, M> {
  readonly code: string;
  readonly rule: string;
  ok(at: SeatView<T, H>, move: M): boolean;
  numbers?(at: SeatView<T, H>, move: M): Numbers;
}

/** One thing a player can do. `moves` and `refuse` both come from its gates and needs, so they cannot disagree. */
export interface Action<T, H, B, M extends Kinded, E> {
  readonly kind: M['kind'];
  /** What its moves are and how they are written. */
  readonly move: MoveSchema<M>;
  /** On which top frames it exists at all. */
  readonly frames: readonly string[];
  /** menu: `moves` names some, `refuse` decides. */
  readonly listing: 'all' | 'menu';
  /** Checked once an action; the likeliest to fail stands first. */
  readonly gates: readonly Gate<T, H>[];
  /** Checked for each candidate. */
  readonly needs: readonly Need<T, H, M>[];
  /** Promise that every candidate meets every need, so that `moves` skips them. Law 2 breaks who breaks it. */
  readonly exact?: true;
  /** Adds shared constants where it can. May leave out what is surely illegal, never what is legal. */
  candidates(at: SeatView<T, H>, out: MoveList<M>): void;
  /** Any well-formed move of this kind, legal or not: what law 2 throws at `refuse`. */
  any(table: T, rng: Rng): M;
  /** The effect. Frames are pushed and popped here; whatever then runs by itself, the kernel runs. */
  play(state: State<T, H, B>, seat: Seat, move: M, tell: Tell<E> | null): void;
}

/** What a room says of an action; the rest follows from the declaration of its move. */
export type ActionRules<T, H, B, M extends Kinded, E> = Pick<Action<T, H, B, M, E>, 'frames' | 'exact' | 'play'> &
  // Without a word everything is listed, nothing is needed, and each move of the kind is a candidate.
  Partial<Pick<Action<T, H, B, M, E>, 'listing' | 'gates' | 'needs' | 'candidates'>>;

/** How the actions of a room are written: `act(MOVES.end, { frames: ['main'], play({ table }) { … } })`. */
export const actionMaker =
  <T, H, B, E>() =>
  <M extends Kinded>(move: MoveSchema<M>, rules: ActionRules<T, H, B, NoInfer<M>, E>): Action<T, H, B, M, E> => ({
    kind: move.kind,
    move,
    listing: 'all',
    gates: [],
    needs: [],
    candidates: rules.candidates ?? everyMove(move),
    any: (_, rng) => move.any(rng),
    ...rules,
  });

/** Candidates of an action that names none: each move of its kind. */
function everyMove<M extends Kinded>({ all, kind }: MoveSchema<M>): (at: unknown, out: MoveList<M>) => void {
  const [lone] = all;
  if (lone === undefined) throw new Error(`the moves of kind ${kind} are not listed: its action must name candidates`);
  if (all.length === 1) return (_, out) => out.add(lone);
  return (_, out) => {
    for (let i = 0; i < all.length; i++) out.add(all[i] ?? lone);
  };
}

/**
 * What a frame does. A frame is a value: replaced on the stack, never changed in place.
 * Exactly one of: it waits for seats or the end (`awaits`), it waits for chance (`awaits` and `resolve`), it runs (`run`).
 */
export interface FrameRule<T, H, B, F extends Kinded, E> {
  /** The rule that a move out of place is referred to. */
  readonly rule: string;
  awaits?(table: T, frame: F): Awaiting;
  /** The kinds of moves for those who may act and are not waited for. Without it: the same as for those who must. */
  readonly aside?: readonly string[];
  /**
   * What may be legal at a glance: bit i stands for the i-th action of the room, of which the first 30 can be named.
   * Actions left out are not even asked, which pays where many exist and few are possible; law 2 holds it to that.
   */
  likely?(at: SeatView<T, H>, menu: number): number;
  /** Called when the frame comes to the top, after it was taken off. */
  run?(state: State<T, H, B>, frame: F, tell: Tell<E> | null): void;
  /** Called with an outcome of what `awaits` asked for, after the frame was taken off. */
  resolve?(state: State<T, H, B>, frame: F, outcome: readonly number[], tell: Tell<E> | null): void;
}

/** A table that carries a stack of frames; the last one is on top. */
export interface Framed<F extends Kinded> {
  readonly stack: F[];
}

/** A game as its room writes it: the parts of `Game` that only the room knows, and the tables the rest is made from. */
export interface Room<T extends Framed<F>, H, B, M extends Kinded, E extends Kinded, O, K, F extends Kinded> {
  readonly id: string;
  readonly edition: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: OptionSpecs<O>;
  readonly actions: readonly Action<T, H, B, M, E>[];
  readonly frames: { readonly [P in F['kind']]: FrameRule<T, H, B, Extract<F, { kind: P }>, E> };
  readonly events: Readonly<Record<E['kind'], unknown>>;
  readonly memory: Memory<T, H, E, K>;
  setup(options: O, seats: number): State<T, H, B>;
  copy(from: State<T, H, B>, into: State<T, H, B>): void;
  derive?(table: T): unknown;
  turns?(table: T): number;
  imagine(view: SeatView<T, H>, memory: K, rng: Rng, into: State<T, H, B>): void;
}

/** More frames than any chain of consequences has: a rule that pushes itself for ever fails loudly. */
const RUN_LIMIT = 10_000;
/** Actions that `likely` can name: bits of a small integer. */
const NAMEABLE = 30;
const LEGAL: readonly Refusal[] = Object.freeze([]);
const NO_NUMBERS: Numbers = Object.freeze({});

/** The code of a move that exists, but not while this frame is on top. */
const notNow = (frame: string): string => `not-now.${frame}`;
/** The code of any move by a seat that is not asked. */
const NOT_ASKED = 'not-asked';

/** The frame on top. */
export function top<F extends Kinded>(table: Framed<F>): F {
  const frame = table.stack[table.stack.length - 1];
  if (frame === undefined) throw new Error('the stack of frames is empty');
  return frame;
}

/** An action as the game uses it. */
interface Played<T, H, B, M extends Kinded, E> {
  readonly kind: M['kind'];
  readonly frames: readonly string[];
  readonly gates: readonly Required<Gate<T, H>>[];
  readonly needs: readonly Required<Need<T, H, M>>[];
  readonly isExact: boolean;
  readonly candidates: Action<T, H, B, M, E>['candidates'];
  readonly play: Action<T, H, B, M, E>['play'];
}

const noNumbers = (): Numbers => NO_NUMBERS;

/**
 * Rooms write actions, gates and needs with the fields each has. Here all get the same fields in the same order: a step
 * reads dozens of them, and the compiler reads objects of one shape much faster than of many.
 */
const playedOf = <T, H, B, M extends Kinded, E>(action: Action<T, H, B, M, E>): Played<T, H, B, M, E> => ({
  kind: action.kind,
  frames: action.frames,
  gates: action.gates.map(({ code, rule, ok, numbers = noNumbers }) => ({ code, rule, ok, numbers })),
  needs: action.needs.map(({ code, rule, ok, numbers = noNumbers }) => ({ code, rule, ok, numbers })),
  isExact: action.exact === true || action.needs.length === 0,
  candidates: action.candidates,
  play: action.play,
});

function collect<T, H, B, M extends Kinded, E>(
  action: Played<T, H, B, M, E>,
  view: SeatView<T, H>,
  out: MoveList<M>,
): void {
  const { gates, needs } = action;
  for (let i = 0; i < gates.length; i++) if (!gates[i]?.ok(view)) return;
  const from = out.n;
  action.candidates(view, out);
  if (action.isExact) return;
  const { at } = out;
  let kept = from;
  for (let i = from; i < out.n; i++) {
    const move = at[i];
    if (move !== undefined && meets(needs, view, move)) at[kept++] = move;
  }
  out.n = kept;
}

function meets<T, H, M>(needs: readonly Need<T, H, M>[], view: SeatView<T, H>, move: M): boolean {
  for (let i = 0; i < needs.length; i++) if (!needs[i]?.ok(view, move)) return false;
  return true;
}

/** One more reason; of those with one code the first speaks. The list is made for the first: most moves are legal. */
function withReason(
  found: Refusal[] | null,
  { code, rule }: Pick<Refusal, 'code' | 'rule'>,
  numbers: Numbers,
): Refusal[] {
  if (found === null) return [{ code, rule, numbers }];
  if (!found.some((refusal) => refusal.code === code)) found.push({ code, rule, numbers });
  return found;
}

/** Every gate and need that fails. */
function failures<T, H, B, M extends Kinded, E>(
  { gates, needs }: Played<T, H, B, M, E>,
  view: SeatView<T, H>,
  move: M,
): readonly Refusal[] {
  let found: Refusal[] | null = null;
  for (let i = 0; i < gates.length; i++) {
    const gate = gates[i];
    if (gate !== undefined && !gate.ok(view)) found = withReason(found, gate, gate.numbers(view));
  }
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    if (need !== undefined && !need.ok(view, move)) found = withReason(found, need, need.numbers(view, move));
  }
  return found ?? LEGAL;
}

/** What stands behind the kind of a frame: its rule, and what players can do while it is on top. One shape for all. */
interface Place<T, H, B, M extends Kinded, E, F extends Kinded> {
  readonly rule: string;
  readonly awaits: FrameRule<T, H, B, F, E>['awaits'];
  readonly likely: FrameRule<T, H, B, F, E>['likely'];
  readonly run: FrameRule<T, H, B, F, E>['run'];
  readonly resolve: FrameRule<T, H, B, F, E>['resolve'];
  readonly actions: Played<T, H, B, M, E>[];
  readonly byKind: Record<string, Played<T, H, B, M, E>>;
  /** The same as bits, for rules that say what is likely. */
  named: number;
  /** What those can do who may act and are not waited for, where that is something else. */
  readonly aside: readonly Played<T, H, B, M, E>[] | null;
}

function vocabularyOf<T extends Framed<F>, H, B, M extends Kinded, E extends Kinded, O, K, F extends Kinded>(
  room: Room<T, H, B, M, E, O, K, F>,
): Vocabulary<T, M> {
  const frames = Object.keys(room.frames);
  const codes = new Set([NOT_ASKED]);
  for (const action of room.actions) {
    for (const { code } of action.gates) codes.add(code);
    for (const { code } of action.needs) codes.add(code);
  }
  for (const kind of frames) {
    const here = room.actions.filter((action) => action.frames.includes(kind));
    if (here.length > 0 && here.length < room.actions.length) codes.add(notNow(kind));
  }
  return { moves: room.actions, frames, events: Object.keys(room.events), refusals: [...codes] };
}

/** A room's tables put together into the game that everybody else knows. Faults in the tables throw here, at once. */
export function makeGame<T extends Framed<F>, H, B, M extends Kinded, E extends Kinded, O, K, F extends Kinded>(
  room: Room<T, H, B, M, E, O, K, F>,
  onFrame: ((kind: string) => void) | null = null,
): Game<T, H, B, M, E, O, K> {
  // A rule is looked up by the kind of the frame it is given: each gets frames of its own kind only.
  const rules = room.frames as Readonly<Record<string, FrameRule<T, H, B, F, E>>>;
  const actions = room.actions.map(playedOf);
  const byKind: Record<string, Played<T, H, B, M, E>> = {};
  const places: Record<string, Place<T, H, B, M, E, F>> = {};
  for (const [kind, { rule, awaits, likely, run, resolve, aside }] of Object.entries(rules)) {
    const isAside = (action: Played<T, H, B, M, E>) => aside?.includes(action.kind) && action.frames.includes(kind);
    places[kind] = {
      rule,
      awaits,
      likely,
      run,
      resolve,
      actions: [],
      byKind: {},
      named: 0,
      aside: aside === undefined ? null : actions.filter(isAside),
    };
  }
  for (const [index, action] of actions.entries()) {
    if (byKind[action.kind]) throw new Error(`two actions of kind ${action.kind}`);
    byKind[action.kind] = action;
    for (const frame of action.frames) {
      const place = places[frame];
      if (place === undefined) throw new Error(`action ${action.kind} names a frame ${frame} that has no rule`);
      place.actions.push(action);
      place.byKind[action.kind] = action;
      if (place.likely === undefined) continue;
      if (index >= NAMEABLE) throw new Error(`action ${action.kind} stands too far back for frame ${frame} to name it`);
      place.named |= 1 << index;
    }
  }

  // One step asks several times about the frame on top; frames are values, so the same one stands at the same place.
  let lastFrame: F | null = null;
  let lastPlace: Place<T, H, B, M, E, F> | null = null;
  const placeOf = (frame: F): Place<T, H, B, M, E, F> => {
    if (frame === lastFrame && lastPlace !== null) return lastPlace;
    const place = places[frame.kind];
    if (place === undefined) throw new Error(`no rule for frame ${frame.kind}`);
    lastFrame = frame;
    lastPlace = place;
    return place;
  };
  const awaiting = (table: T): Awaiting => {
    const frame = top(table);
    const { awaits } = placeOf(frame);
    if (awaits === undefined) throw new Error(`frame ${frame.kind} came to rest but waits for nobody`);
    return awaits(table, frame);
  };
  const settle = (state: State<T, H, B>, tell: Tell<E> | null): void => {
    const { stack } = state.table;
    for (let ran = 0; ran < RUN_LIMIT; ran++) {
      const frame = top(state.table);
      const { run } = placeOf(frame);
      onFrame?.(frame.kind);
      if (run === undefined) return;
      stack.pop();
      run(state, frame, tell);
    }
    throw new Error(`frames keep running: ${top(state.table).kind} is still on top`);
  };

  return {
    id: room.id,
    edition: room.edition,
    seats: room.seats,
    options: room.options,
    vocabulary: vocabularyOf(room),
    memory: room.memory,
    notation: notationOf(room.actions.map(({ move }) => move)),
    copy: room.copy,
    imagine: room.imagine,
    ...(room.derive ? { derive: room.derive } : {}),
    ...(room.turns ? { turns: room.turns } : {}),
    awaiting,
    setup(options, seats) {
      const state = room.setup(options, seats);
      settle(state, null);
      return state;
    },
    moves(view, out) {
      out.n = 0;
      const frame = top(view.table);
      const { awaits, likely, actions: here, named, aside } = placeOf(frame);
      const asked = awaits?.(view.table, frame);
      if (asked?.who !== 'seats' || !has(asked.must | asked.may, view.seat)) return;
      if (aside !== null && !has(asked.must, view.seat)) {
        for (const action of aside) collect(action, view, out);
        return;
      }
      if (likely !== undefined) {
        for (let rest = named & likely(view, out.menu); rest !== 0; rest &= rest - 1) {
          const action = actions[first(rest)];
          if (action !== undefined) collect(action, view, out);
        }
        return;
      }
      for (let i = 0; i < here.length; i++) {
        const action = here[i];
        if (action !== undefined) collect(action, view, out);
      }
    },
    refuse(view, move) {
      const frame = top(view.table);
      const { rule, awaits, byKind, aside } = placeOf(frame);
      const asked = awaits?.(view.table, frame);
      if (asked?.who !== 'seats' || !has(asked.must | asked.may, view.seat)) {
        return [{ code: NOT_ASKED, rule, numbers: NO_NUMBERS }];
      }
      const action = byKind[move.kind];
      if (aside !== null && !has(asked.must, view.seat) && (action === undefined || !aside.includes(action))) {
        return [{ code: NOT_ASKED, rule, numbers: NO_NUMBERS }];
      }
      if (action === undefined) return [{ code: notNow(frame.kind), rule, numbers: NO_NUMBERS }];
      return failures(action, view, move);
    },
    play(state, seat, move, tell) {
      const action = byKind[move.kind];
      if (action === undefined) throw new Error(`no action of kind ${move.kind}`);
      action.play(state, seat, move, tell);
      settle(state, tell);
    },
    resolve(state, outcome, tell) {
      const { stack } = state.table;
      const frame = top(state.table);
      const { resolve } = placeOf(frame);
      if (resolve === undefined) throw new Error(`frame ${frame.kind} does not wait for chance`);
      stack.pop();
      resolve(state, frame, outcome, tell);
      settle(state, tell);
    },
    traced: (report) => makeGame(room, report),
  };
}

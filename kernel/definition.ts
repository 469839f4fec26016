import type {
  Awaiting,
  EventSink,
  Game,
  Kinded,
  MemoryRule,
  MoveList,
  OptionSpecs,
  Refusal,
  RefusalNumbers,
  Rng,
  Seat,
  SeatView,
  State,
  Vocabulary,
} from './contract.ts';
import { type MoveSchema, notationOf } from './moves.ts';
import { firstSeat, hasSeat } from './seats.ts';

/**
 * A requirement that does not depend on the move: price, pieces, once a turn. `ok` is the hot path; `numbers` runs only
 * to explain.
 */
export interface Gate<T, H> {
  readonly code: string;
  readonly rule: string;
  ok(at: SeatView<T, H>): boolean;
  numbers?(at: SeatView<T, H>): RefusalNumbers;
}

/** A requirement on the move itself: this edge, that card. */
export interface Need<T, H, M> {
  readonly code: string;
  readonly rule: string;
  ok(at: SeatView<T, H>, move: M): boolean;
  numbers?(at: SeatView<T, H>, move: M): RefusalNumbers;
}

/** One thing a player can do. `moves` and `refuse` both use its gates and needs, so they cannot disagree. */
export interface Action<T, H, B, M extends Kinded, E> {
  readonly kind: M['kind'];
  /** The declaration of its moves and their notation. */
  readonly move: MoveSchema<M>;
  /** The top frames on which it exists at all. */
  readonly frames: readonly string[];
  /** menu: `moves` lists some, `refuse` decides. */
  readonly listing: 'all' | 'menu';
  /** Checked once per action; put the one most likely to fail first. */
  readonly gates: readonly Gate<T, H>[];
  /** Checked for each candidate. */
  readonly needs: readonly Need<T, H, M>[];
  /**
   * Promises that every candidate meets every need, so that `moves` skips the needs. Law 2 fails if the promise is
   * broken.
   */
  readonly exact?: true;
  /** Adds shared constants where possible. May leave out what is certainly illegal, never what is legal. */
  candidates(at: SeatView<T, H>, out: MoveList<M>): void;
  /** Any well-formed move of this kind, legal or not: law 2 tries them on `refuse`. */
  any(table: T, rng: Rng): M;
  /** The effect. It pushes and pops frames; the kernel then runs all frames that do not wait. */
  play(state: State<T, H, B>, seat: Seat, move: M, tell: EventSink<E> | null): void;
}

/** What a game specifies about an action; the rest follows from the declaration of its move. */
export type ActionSpec<T, H, B, M extends Kinded, E> = Pick<Action<T, H, B, M, E>, 'frames' | 'exact' | 'play'> &
  // Defaults: everything is listed, there are no gates or needs, and every move of the kind is a candidate.
  Partial<Pick<Action<T, H, B, M, E>, 'listing' | 'gates' | 'needs' | 'candidates'>>;

/** How a game writes its actions: `act(MOVES.end, { frames: ['main'], play({ table }) { … } })`. */
export const actionMaker =
  <T, H, B, E>() =>
  <M extends Kinded>(move: MoveSchema<M>, rules: ActionSpec<T, H, B, NoInfer<M>, E>): Action<T, H, B, M, E> => ({
    kind: move.kind,
    move,
    listing: 'all',
    gates: [],
    needs: [],
    candidates: rules.candidates ?? everyMove(move),
    any: (_, rng) => move.any(rng),
    ...rules,
  });

/** Candidates of an action that specifies none: every move of its kind. */
function everyMove<M extends Kinded>({ all, kind }: MoveSchema<M>): (at: unknown, out: MoveList<M>) => void {
  const [lone] = all;
  if (lone === undefined) throw new Error(`the moves of kind ${kind} are not listed: its action must name candidates`);
  if (all.length === 1) return (_, out) => out.add(lone);
  return (_, out) => {
    for (let i = 0; i < all.length; i++) out.add(all[i] ?? lone);
  };
}

/**
 * What a frame does. A frame is a value: replaced on the stack, never changed in place. Exactly one of: it waits for
 * seats or the end (`awaits`), it waits for chance (`awaits` and `resolve`), it runs (`run`).
 */
export interface FrameRule<T, H, B, F extends Kinded, E> {
  /** The rule cited when a move is refused because it is not possible in this frame. */
  readonly rule: string;
  awaits?(table: T, frame: F): Awaiting;
  /** The kinds of moves for seats that may act but are not waited for. Absent: the same as for those who must. */
  readonly bystanderMoves?: readonly string[];
  /**
   * A cheap superset of the legal actions: bit i stands for the i-th action of the game; only the first 30 have a bit.
   * Other actions are not checked at all, which pays where many exist and few are possible. Law 2 checks it.
   */
  prefilter?(at: SeatView<T, H>, menu: number): number;
  /** Called when the frame comes to the top, after it was popped. */
  run?(state: State<T, H, B>, frame: F, tell: EventSink<E> | null): void;
  /** Called with the outcome that `awaits` asked for, after the frame was popped. */
  resolve?(state: State<T, H, B>, frame: F, outcome: readonly number[], tell: EventSink<E> | null): void;
}

/** A table with a stack of frames; the last one is on top. */
export interface HasFrames<F extends Kinded> {
  readonly stack: F[];
}

/**
 * A game as its package writes it: the parts of `Game` that only the package knows, and the tables the rest is made
 * from.
 */
export interface GameDefinition<
  T extends HasFrames<F>,
  H,
  B,
  M extends Kinded,
  E extends Kinded,
  O,
  K,
  F extends Kinded,
> {
  readonly id: string;
  readonly edition: number;
  readonly seats: readonly [min: number, max: number];
  readonly options: OptionSpecs<O>;
  readonly actions: readonly Action<T, H, B, M, E>[];
  readonly frames: { readonly [P in F['kind']]: FrameRule<T, H, B, Extract<F, { kind: P }>, E> };
  readonly events: Readonly<Record<E['kind'], unknown>>;
  readonly memory: MemoryRule<T, H, E, K>;
  setup(options: O, seats: number): State<T, H, B>;
  copy(from: State<T, H, B>, into: State<T, H, B>): void;
  derive?(table: T): unknown;
  turns?(table: T): number;
  imagine(view: SeatView<T, H>, memory: K, rng: Rng, into: State<T, H, B>): void;
}

/** Higher than any legitimate chain of frames: a rule that pushes itself forever fails with an error. */
const MAX_FRAMES_RUN = 10_000;
/** Number of actions that `prefilter` can name: bits of a small integer. */
const MAX_PREFILTERED_ACTIONS = 30;
const NO_REFUSALS: readonly Refusal[] = Object.freeze([]);
const NO_NUMBERS: RefusalNumbers = Object.freeze({});

/** The refusal code of a move that exists, but not while this frame is on top. */
const notNowCode = (frame: string): string => `not-now.${frame}`;
/** The refusal code of any move by a seat that is not asked. */
const NOT_ASKED_CODE = 'not-asked';

/** The frame on top. */
export function topFrame<F extends Kinded>(table: HasFrames<F>): F {
  const frame = table.stack[table.stack.length - 1];
  if (frame === undefined) throw new Error('the stack of frames is empty');
  return frame;
}

/** An action as the game uses it. */
interface CompiledAction<T, H, B, M extends Kinded, E> {
  readonly kind: M['kind'];
  readonly frames: readonly string[];
  readonly gates: readonly Required<Gate<T, H>>[];
  readonly needs: readonly Required<Need<T, H, M>>[];
  readonly isExact: boolean;
  readonly candidates: Action<T, H, B, M, E>['candidates'];
  readonly play: Action<T, H, B, M, E>['play'];
}

const noNumbers = (): RefusalNumbers => NO_NUMBERS;

/**
 * Games write actions, gates and needs with only the fields they need. Here all get the same fields in the same order:
 * a step reads dozens of them, and the compiler reads objects of one shape much faster than of many.
 */
const compileAction = <T, H, B, M extends Kinded, E>(action: Action<T, H, B, M, E>): CompiledAction<T, H, B, M, E> => ({
  kind: action.kind,
  frames: action.frames,
  gates: action.gates.map(({ code, rule, ok, numbers = noNumbers }) => ({ code, rule, ok, numbers })),
  needs: action.needs.map(({ code, rule, ok, numbers = noNumbers }) => ({ code, rule, ok, numbers })),
  isExact: action.exact === true || action.needs.length === 0,
  candidates: action.candidates,
  play: action.play,
});

function collectMoves<T, H, B, M extends Kinded, E>(
  action: CompiledAction<T, H, B, M, E>,
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
    if (move !== undefined && meetsAllNeeds(needs, view, move)) at[kept++] = move;
  }
  out.n = kept;
}

function meetsAllNeeds<T, H, M>(needs: readonly Need<T, H, M>[], view: SeatView<T, H>, move: M): boolean {
  for (let i = 0; i < needs.length; i++) if (!needs[i]?.ok(view, move)) return false;
  return true;
}

/**
 * Adds a reason; only the first one of each code is kept. The list is created with the first reason: most moves are
 * legal.
 */
function withReason(
  found: Refusal[] | null,
  { code, rule }: Pick<Refusal, 'code' | 'rule'>,
  numbers: RefusalNumbers,
): Refusal[] {
  if (found === null) return [{ code, rule, numbers }];
  if (!found.some((refusal) => refusal.code === code)) found.push({ code, rule, numbers });
  return found;
}

/** Every gate and need that fails. */
function findRefusals<T, H, B, M extends Kinded, E>(
  { gates, needs }: CompiledAction<T, H, B, M, E>,
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
  return found ?? NO_REFUSALS;
}

/**
 * Everything known about a kind of frame: its rule, and the actions possible while it is on top. All have one shape.
 */
interface FrameEntry<T, H, B, M extends Kinded, E, F extends Kinded> {
  readonly rule: string;
  readonly awaits: FrameRule<T, H, B, F, E>['awaits'];
  readonly prefilter: FrameRule<T, H, B, F, E>['prefilter'];
  readonly run: FrameRule<T, H, B, F, E>['run'];
  readonly resolve: FrameRule<T, H, B, F, E>['resolve'];
  readonly actions: CompiledAction<T, H, B, M, E>[];
  readonly byKind: Record<string, CompiledAction<T, H, B, M, E>>;
  /** The same as bits, for frames with a `prefilter`. */
  prefilterBits: number;
  /** The actions of seats that may act but are not waited for, where they differ. */
  readonly bystanderActions: readonly CompiledAction<T, H, B, M, E>[] | null;
}

function vocabularyOf<T extends HasFrames<F>, H, B, M extends Kinded, E extends Kinded, O, K, F extends Kinded>(
  room: GameDefinition<T, H, B, M, E, O, K, F>,
): Vocabulary<T, M> {
  const frames = Object.keys(room.frames);
  const codes = new Set([NOT_ASKED_CODE]);
  for (const action of room.actions) {
    for (const { code } of action.gates) codes.add(code);
    for (const { code } of action.needs) codes.add(code);
  }
  for (const kind of frames) {
    const here = room.actions.filter((action) => action.frames.includes(kind));
    if (here.length > 0 && here.length < room.actions.length) codes.add(notNowCode(kind));
  }
  return { moves: room.actions, frames, events: Object.keys(room.events), refusals: [...codes] };
}

/** Builds a `Game` from its definition. Errors in the tables throw here, at once. */
export function defineGame<T extends HasFrames<F>, H, B, M extends Kinded, E extends Kinded, O, K, F extends Kinded>(
  room: GameDefinition<T, H, B, M, E, O, K, F>,
  onFrame: ((kind: string) => void) | null = null,
): Game<T, H, B, M, E, O, K> {
  // A rule is looked up by the kind of its frame, so each rule gets only frames of its own kind.
  const rules = room.frames as Readonly<Record<string, FrameRule<T, H, B, F, E>>>;
  const actions = room.actions.map(compileAction);
  const byKind: Record<string, CompiledAction<T, H, B, M, E>> = {};
  const places: Record<string, FrameEntry<T, H, B, M, E, F>> = {};
  for (const [kind, { rule, awaits, prefilter, run, resolve, bystanderMoves }] of Object.entries(rules)) {
    const isAside = (action: CompiledAction<T, H, B, M, E>) =>
      bystanderMoves?.includes(action.kind) && action.frames.includes(kind);
    places[kind] = {
      rule,
      awaits,
      prefilter,
      run,
      resolve,
      actions: [],
      byKind: {},
      prefilterBits: 0,
      bystanderActions: bystanderMoves === undefined ? null : actions.filter(isAside),
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
      if (place.prefilter === undefined) continue;
      if (index >= MAX_PREFILTERED_ACTIONS)
        throw new Error(`action ${action.kind} has no bit for the prefilter of frame ${frame}: move it forward`);
      place.prefilterBits |= 1 << index;
    }
  }

  // One step asks several times about the frame on top. Frames are values, so the last lookup is cached by identity.
  let lastFrame: F | null = null;
  let lastPlace: FrameEntry<T, H, B, M, E, F> | null = null;
  const placeOf = (frame: F): FrameEntry<T, H, B, M, E, F> => {
    if (frame === lastFrame && lastPlace !== null) return lastPlace;
    const place = places[frame.kind];
    if (place === undefined) throw new Error(`no rule for frame ${frame.kind}`);
    lastFrame = frame;
    lastPlace = place;
    return place;
  };
  const awaiting = (table: T): Awaiting => {
    const frame = topFrame(table);
    const { awaits } = placeOf(frame);
    if (awaits === undefined) throw new Error(`frame ${frame.kind} neither runs nor waits for anybody`);
    return awaits(table, frame);
  };
  const settle = (state: State<T, H, B>, tell: EventSink<E> | null): void => {
    const { stack } = state.table;
    for (let ran = 0; ran < MAX_FRAMES_RUN; ran++) {
      const frame = topFrame(state.table);
      const { run } = placeOf(frame);
      onFrame?.(frame.kind);
      if (run === undefined) return;
      stack.pop();
      run(state, frame, tell);
    }
    throw new Error(`frames keep running: ${topFrame(state.table).kind} is still on top`);
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
      const frame = topFrame(view.table);
      const { awaits, prefilter, actions: here, prefilterBits, bystanderActions } = placeOf(frame);
      const asked = awaits?.(view.table, frame);
      if (asked?.who !== 'seats' || !hasSeat(asked.must | asked.may, view.seat)) return;
      if (bystanderActions !== null && !hasSeat(asked.must, view.seat)) {
        for (const action of bystanderActions) collectMoves(action, view, out);
        return;
      }
      if (prefilter !== undefined) {
        for (let rest = prefilterBits & prefilter(view, out.menu); rest !== 0; rest &= rest - 1) {
          const action = actions[firstSeat(rest)];
          if (action !== undefined) collectMoves(action, view, out);
        }
        return;
      }
      for (let i = 0; i < here.length; i++) {
        const action = here[i];
        if (action !== undefined) collectMoves(action, view, out);
      }
    },
    refuse(view, move) {
      const frame = topFrame(view.table);
      const { rule, awaits, byKind, bystanderActions } = placeOf(frame);
      const asked = awaits?.(view.table, frame);
      if (asked?.who !== 'seats' || !hasSeat(asked.must | asked.may, view.seat)) {
        return [{ code: NOT_ASKED_CODE, rule, numbers: NO_NUMBERS }];
      }
      const action = byKind[move.kind];
      if (
        bystanderActions !== null &&
        !hasSeat(asked.must, view.seat) &&
        (action === undefined || !bystanderActions.includes(action))
      ) {
        return [{ code: NOT_ASKED_CODE, rule, numbers: NO_NUMBERS }];
      }
      if (action === undefined) return [{ code: notNowCode(frame.kind), rule, numbers: NO_NUMBERS }];
      return findRefusals(action, view, move);
    },
    play(state, seat, move, tell) {
      const action = byKind[move.kind];
      if (action === undefined) throw new Error(`no action of kind ${move.kind}`);
      action.play(state, seat, move, tell);
      settle(state, tell);
    },
    resolve(state, outcome, tell) {
      const { stack } = state.table;
      const frame = topFrame(state.table);
      const { resolve } = placeOf(frame);
      if (resolve === undefined) throw new Error(`frame ${frame.kind} does not wait for chance`);
      stack.pop();
      resolve(state, frame, outcome, tell);
      settle(state, tell);
    },
    traced: (report) => defineGame(room, report),
  };
}

/** The measured calls of a game. `--against` builds this file once with each of two engines. */
import type { EventSink, Game, Kinded, SeatSet, SeatView } from '@orrery/kernel';
import { type GameLoop, QUICK_BUDGET } from './budget.ts';
import { engineOfEdition, fastRng, hasSeat, MoveList, newestEngine, viewsOf } from './engine.ts';
import { garbagePerStep } from './heap.ts';
import type { CostProbe } from './probe.ts';
import { type ExtraCall, RandomGames } from './random-games.ts';
import { RecordedGames } from './recorded-games.ts';
import { findSetup, setupOptions, usualSeats } from './setups.ts';

const noop = (): void => {};
const once = { times: 1, every: 1 };

/** Holds the last result of a call, so that the compiler cannot remove the call. */
class ResultKeeper {
  last: unknown = null;

  readonly keep = (value: unknown): void => {
    this.last = value;
  };
}

/** Every seat updates its memory with what it is told. */
class MemoryListeners<E, K> implements EventSink<E> {
  readonly memories: K[] = [];
  readonly #hear: (memory: K, event: E) => void;

  constructor(hear: (memory: K, event: E) => void) {
    this.#hear = hear;
  }

  all(event: E): void {
    for (const memory of this.memories) this.#hear(memory, event);
  }

  to(seats: SeatSet, secret: E, shared: E | null): void {
    for (const [seat, memory] of this.memories.entries()) {
      const event = hasSeat(seats, seat) ? secret : shared;
      if (event !== null) this.#hear(memory, event);
    }
  }

  reveals(): void {}
}

/** A step of plain random games. */
export const stepProbe = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  games: RandomGames<T, H, B, M, E, O, K>,
): CostProbe => ({ name: 'step', run: games.run, base: null, calls: () => games.steps });

/** Games with an additional call at decisions: random or recorded ones. */
interface GamesWithCalls<T, H, M> {
  readonly moves: number;
  runWith(extra: ExtraCall<T, H, M>, begin?: () => void): GameLoop;
}

/**
 * Makes a call once more at a decision of the running loop: the additional time is the cost of the call with warm
 * caches, as in real play.
 */
function callProbe<T, H, M>(
  name: string,
  games: GamesWithCalls<T, H, M>,
  call: ExtraCall<T, H, M>['call'],
  { base, begin = noop, times = 1, every = 1 }: { base: GameLoop; begin?: () => void; times?: number; every?: number },
): CostProbe {
  const run = games.runWith({ call, times, every }, begin);
  return { name, run, base, calls: () => Math.ceil(games.moves / every) * times };
}

/** The cost of each call of the contract for a player without memory, and of structuredClone. */
export function callProbes<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
): CostProbe[] {
  const games = new RecordedGames(game, options, seats);
  const { state } = games;
  const slot = game.setup(options, seats);
  const list = new MoveList<M>(0);
  const { keep } = new ResultKeeper();
  const base = games.runWith({ ...once, call: noop });
  const gauge = (
    name: string,
    call: ExtraCall<T, H, M>['call'],
    often: { times?: number; every?: number } = {},
  ): CostProbe => callProbe(name, games, call, { base, ...often });
  return [
    gauge('awaiting', ({ table }) => keep(game.awaiting(table)), { times: 8 }),
    gauge('moves', (view) => game.moves(view, list)),
    gauge('refuse', (view, move) => keep(game.refuse(view, move)), { times: 2 }),
    gauge('copy', () => game.copy(state, slot)),
    // A move can be played only once, so the whole replay counts: decisions, and the chance that follows them.
    { name: 'play', run: base, base: null, calls: () => games.moves },
    gauge('view', (seen) => keep(JSON.stringify(seen)), { every: 11 }),
    gauge('clone', () => keep(structuredClone(state)), { every: 31 }),
  ];
}

/** The cost of imagining a complete state into a slot, for a seat with a memory. */
export function imagineProbe<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  options: O,
  seats: number,
): CostProbe {
  const listeners = new MemoryListeners<E, K>((memory, event) => game.memory.hear(memory, event));
  const { memories } = listeners;
  const told: Game<T, H, B, M, E, O, K> = {
    ...game,
    play: (state, seat, move) => game.play(state, seat, move, listeners),
    resolve: (state, outcome) => game.resolve(state, outcome, listeners),
  };
  const games = new RandomGames(told, options, seats);
  const views = viewsOf(games.state);
  const slot = game.setup(options, seats);
  const rng = fastRng(1);
  const begin = (): void => {
    for (const view of views) memories[view.seat] = game.memory.blank(view);
  };
  const imagine = (view: SeatView<T, H>): void => {
    const memory = memories[view.seat];
    if (memory !== undefined) game.imagine(view, memory, rng, slot);
  };
  const base = games.runWith({ ...once, call: noop }, begin);
  return callProbe('imagine', games, imagine, { base, begin, every: 3 });
}

/** What `--against` compares, in the order of its output. */
export const COMPARED_FIGURES = ['step', 'awaiting', 'moves', 'refuse', 'copy', 'play', 'imagine', 'garbage'] as const;

/** The gauges of one engine by name, and the garbage per step once it is warm. */
export interface MeasuredEngine {
  readonly step: CostProbe;
  readonly calls: readonly CostProbe[];
  readonly imagine: CostProbe;
  garbage(): number;
}

/** The setup with this name, ready to be measured; null where there is no such edition of its game. */
export async function contestant(name: string, edition: number | null): Promise<MeasuredEngine | null> {
  const setup = findSetup(name);
  const held = await (edition === null ? newestEngine(setup.game) : engineOfEdition(setup.game, edition));
  if (held === null) return null;
  return held.use((game) => {
    if (edition !== null && game.edition !== edition) return null;
    const options = setupOptions(game, setup);
    const seats = usualSeats(game);
    const games = new RandomGames(game, options, seats);
    return {
      step: stepProbe(games),
      calls: callProbes(game, options, seats),
      imagine: imagineProbe(game, options, seats),
      garbage: () => garbagePerStep(games, QUICK_BUDGET.garbageSteps),
    };
  });
}

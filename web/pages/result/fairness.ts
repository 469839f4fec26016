import {
  type Chance,
  type ChanceSource,
  fromHex,
  type Game,
  isChance,
  type Kinded,
  type Log,
  type Result,
  replay,
  sealedChance,
  type Verdict,
  verify,
} from '@orrery/kernel';
import type { KeptDice } from '../../session/kept-dice.ts';

/** What this browser kept of a game at a server's table before it began; null: the game was played here. */
export type Sight = KeptDice | 'unseen' | null;

/** One outcome of chance, and what the seed demands it to be. */
export interface Draw {
  readonly seq: number;
  readonly kind: string;
  readonly of: readonly number[];
  readonly outcome: readonly number[];
  /** null where there is no seed to compute it from. */
  readonly due: readonly number[] | null;
}

/** What a check of a game's dice found. */
export interface Fairness {
  readonly verdict: Result<Verdict>;
  /** What the game calls itself: its dice depend on it. */
  readonly name: string;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly clientSeeds: readonly string[];
  readonly draws: readonly Draw[];
  readonly sight: Sight;
}

/** The seed's own source of outcomes, null while the seed is not known. */
function sourceOf<M, O>({ header: { id, clientSeeds, commitment }, serverSeed }: Log<M, O>): ChanceSource | null {
  const seed = serverSeed === null || commitment === null ? null : fromHex(serverSeed);
  return seed === null ? null : sealedChance({ serverSeed: seed, id, clientSeeds });
}

/** Every outcome in the record beside the one that the seed gives. */
function drawsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
): readonly Draw[] {
  const source = sourceOf(log);
  const draws: Draw[] = [];
  const dueAt = (table: T): Chance | null => {
    const awaited = game.awaiting(table);
    return awaited.who === 'chance' ? awaited : null;
  };
  let due = dueAt(game.setup(log.header.options, log.header.seats).table);
  replay(game, { ...log, checks: [], places: null }, ({ state }, { seq, entry }) => {
    if (due !== null && isChance(entry)) {
      const { kind, of } = due;
      draws.push({ seq, kind, of, outcome: entry.outcome, due: source?.(due, draws.length) ?? null });
    }
    due = dueAt(state.table);
  });
  return draws;
}

/** Checks every move by the rules and every roll by the seed, and shows the figures. */
export const checkFairness = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
  sight: Sight = null,
): Fairness => ({
  verdict: verify(game, log, sight === 'unseen' ? null : sight),
  sight,
  name: log.header.id,
  commitment: log.header.commitment,
  seed: log.serverSeed,
  clientSeeds: log.header.clientSeeds,
  draws: drawsOf(game, log),
});

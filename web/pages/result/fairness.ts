import {
  type Chance,
  type ChanceSource,
  fromHex,
  type Game,
  type GameLog,
  isChanceEntry,
  type Kinded,
  type LogCheck,
  type Result,
  replay,
  sealedChance,
  verifyLog,
} from '@orrery/kernel';
import type { KeptDice } from '../../session/kept-dice.ts';

/** What this browser stored about a server game before it began; null: the game was played here. */
export type WitnessedDice = KeptDice | 'unseen' | null;

/** One chance outcome, and the outcome that the seed gives. */
export interface ChanceDraw {
  readonly seq: number;
  readonly kind: string;
  readonly of: readonly number[];
  readonly outcome: readonly number[];
  /** null without a seed. */
  readonly due: readonly number[] | null;
}

/** The result of a dice check. */
export interface Fairness {
  readonly verdict: Result<LogCheck>;
  /** The game id used for the dice: they depend on it. */
  readonly name: string;
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly clientSeeds: readonly string[];
  readonly draws: readonly ChanceDraw[];
  readonly witnessed: WitnessedDice;
}

/** The outcomes of the seed; null while the seed is unknown. */
function chanceSourceOf<M, O>({
  header: { id, clientSeeds, commitment },
  serverSeed,
}: GameLog<M, O>): ChanceSource | null {
  const seed = serverSeed === null || commitment === null ? null : fromHex(serverSeed);
  return seed === null ? null : sealedChance({ serverSeed: seed, id, clientSeeds });
}

/** Every recorded outcome beside that of the seed. */
function drawsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: GameLog<M, O>,
): readonly ChanceDraw[] {
  const source = chanceSourceOf(log);
  const draws: ChanceDraw[] = [];
  const dueAt = (table: T): Chance | null => {
    const awaited = game.awaiting(table);
    return awaited.who === 'chance' ? awaited : null;
  };
  let due = dueAt(game.setup(log.header.options, log.header.seats).table);
  replay(game, { ...log, checks: [], places: null }, ({ state }, { seq, entry }) => {
    if (due !== null && isChanceEntry(entry)) {
      const { kind, of } = due;
      draws.push({ seq, kind, of, outcome: entry.outcome, due: source?.(due, draws.length) ?? null });
    }
    due = dueAt(state.table);
  });
  return draws;
}

/** Checks every move by the rules and every roll by the seed, and returns the figures. */
export const checkFairness = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: GameLog<M, O>,
  witnessed: WitnessedDice = null,
): Fairness => ({
  verdict: verifyLog(game, log, witnessed === 'unseen' ? null : witnessed),
  witnessed,
  name: log.header.id,
  commitment: log.header.commitment,
  seed: log.serverSeed,
  clientSeeds: log.header.clientSeeds,
  draws: drawsOf(game, log),
});

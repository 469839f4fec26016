import type { Game, Kinded } from '@orrery/kernel';
import type { GameMetrics } from './arena/metrics.ts';
import type { Heuristics } from './bot.ts';
import type { GameEncoding } from './environment/learnable.ts';
import type { FairTrading } from './fair-person.ts';
import type { BotLevel } from './levels.ts';
import type { PositionFigures } from './network/figures.ts';
import { readNetwork } from './network/file.ts';
import { withNetwork } from './network/learned.ts';
import type { Persona } from './personas.ts';
import type { TunedValues } from './tune/evolve.ts';

/** Everything bots know about one game. This type lists what a game needs and what it may have besides. */
export interface BotKit<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  /** The game in its present edition. */
  readonly game: Game<T, H, B, M, E, O, K>;
  /**
   * The heuristics for a bot of this character with these weights; by default a neutral character and the weights in
   * use.
   */
  heuristics(persona?: Persona, values?: TunedValues): Heuristics<T, H, M, K>;
  /** The weights in use, for `orrery tune`. */
  readonly values?: TunedValues;
  /** What can be read from a game besides the winner, for `orrery arena`. */
  readonly metrics?: GameMetrics<T, H, E>;
  /** How a scripted person answers offers, for `orrery arena`; absent where bots make none. */
  readonly fairTrading?: () => FairTrading<T, H, M, E>;
  /** Figures of a position for a network, absent where nothing is learned. */
  readonly figures?: PositionFigures<T, H>;
  /** The file of the network that evaluates positions, loaded only when needed; absent where no network plays better than the weights. */
  readonly network?: () => Promise<{ readonly default: unknown }>;
  /** Actions and observations as numbers for learners; loaded only when needed. */
  readonly encoding?: () => Promise<GameEncoding<T, H, M>>;
}

/** A kit, or the part of one that exists: a game without bots has only the game itself. */
type PartialKit<T, H, B, M extends Kinded, E extends Kinded, O, K> = Pick<BotKit<T, H, B, M, E, O, K>, 'game'> &
  Partial<BotKit<T, H, B, M, E, O, K>>;

/** A kit without its types. */
export interface AnyBotKit {
  use<R>(f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(kit: PartialKit<T, H, B, M, E, O, K>) => R): R;
}

/** A game and the heuristics of one bot, without their types. */
export interface AnyGameWithHeuristics {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      heuristics: Heuristics<T, H, M, K>,
    ) => R,
  ): R;
}

/** The kit that a game exports. */
export interface GameBotKit extends AnyBotKit {
  readonly edition: number;
  mind(persona: Persona): AnyGameWithHeuristics;
  /** With chances of winning by the network, where the game has one that suits the level. */
  learnedMind(persona: Persona, level: Pick<BotLevel, 'iterations'>): Promise<AnyGameWithHeuristics>;
}

/** Whether bots of this level are better with the network of the game. */
export const suitsNetwork = <T, H, M extends Kinded, K>(
  { networkSearch }: Pick<Heuristics<T, H, M, K>, 'networkSearch'>,
  { iterations = 0 }: Partial<Pick<BotLevel, 'iterations'>>,
): boolean => iterations === 0 || networkSearch !== undefined;

/** Heuristics with the network of this file; the same ones where there is none. */
export function learnedHeuristics<T, H, M extends Kinded, K>(
  { game, figures }: { readonly game: { readonly id: string }; readonly figures?: PositionFigures<T, H> | undefined },
  heuristics: Heuristics<T, H, M, K>,
  file: unknown,
): Heuristics<T, H, M, K> {
  if (file === undefined || figures === undefined) return heuristics;
  const network = readNetwork(file);
  if (!network.ok) throw new Error(network.problem.text);
  if (network.value.game !== game.id) throw new Error(`a network for ${network.value.game} does not play ${game.id}`);
  return withNetwork(heuristics, network.value, figures);
}

export const defineBotKit = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  kit: BotKit<T, H, B, M, E, O, K>,
): GameBotKit => ({
  edition: kit.game.edition,
  mind(persona) {
    const heuristics = kit.heuristics(persona);
    return { use: (f) => f(kit.game, heuristics) };
  },
  async learnedMind(persona, level) {
    const byHand = kit.heuristics(persona);
    const file = suitsNetwork(byHand, level) ? (await kit.network?.())?.default : undefined;
    const heuristics = learnedHeuristics(kit, byHand, file);
    return { use: (f) => f(kit.game, heuristics) };
  },
  use: (f) => f(kit),
});

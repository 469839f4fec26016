import type { Game, Kinded } from '@orrery/kernel';
import type { Gauge } from './arena/gauge.ts';
import type { Sense } from './bot.ts';
import type { Persona } from './crew.ts';
import type { Learning } from './environment/learnable.ts';
import type { Values } from './tune/evolve.ts';

/** Everything bots know of one game. This type is the list of what a game needs, and of what it may have as well. */
export interface BotKit<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  /** In its present edition. */
  readonly game: Game<T, H, B, M, E, O, K>;
  /** The game as a bot of this character sees it, judged by these values: evenly and by those in use where none are given. */
  sense(persona?: Persona, values?: Values): Sense<T, H, M, K>;
  /** The values in use, for `orrery tune`. */
  readonly values?: Values;
  /** What can be read off a game beyond who won, for `orrery arena`. */
  readonly gauge?: Gauge<T, H, E>;
  /** Actions and observations as numbers, for learners; loaded only for them. */
  readonly learning?: () => Promise<Learning<T, H, M>>;
}

/** A kit, or as much of one as there is: a game that nobody has taught bots brings nothing but itself. */
type PartialKit<T, H, B, M extends Kinded, E extends Kinded, O, K> = Pick<BotKit<T, H, B, M, E, O, K>, 'game'> &
  Partial<BotKit<T, H, B, M, E, O, K>>;

/** A kit for those who know none of its types. */
export interface AnyKit {
  use<R>(f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(kit: PartialKit<T, H, B, M, E, O, K>) => R): R;
}

/** A game together with what one bot knows of it, for those who know the types of neither. */
export interface Minded {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      sense: Sense<T, H, M, K>,
    ) => R,
  ): R;
}

/** The kit that a game exports. */
export interface GameKit extends AnyKit {
  readonly edition: number;
  mind(persona: Persona): Minded;
}

export const defineKit = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  kit: BotKit<T, H, B, M, E, O, K>,
): GameKit => ({
  edition: kit.game.edition,
  mind(persona) {
    const sense = kit.sense(persona);
    return { use: (f) => f(kit.game, sense) };
  },
  use: (f) => f(kit),
});

import type { Game, Kinded } from '@orrery/kernel';
import type { Sense } from '../bot.ts';
import type { Values } from './evolve.ts';

/** A game whose judgement is made of numbers, for those who know neither its types nor its numbers. */
export interface Tunable {
  /** The numbers in use. */
  readonly values: Values;
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      senseOf: (values: Values) => Sense<T, H, M, K>,
    ) => R,
  ): R;
}

const tunable = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  senseOf: (values: Values) => Sense<T, H, M, K>,
  values: Values,
): Tunable => ({ values, use: (f) => f(game, senseOf) });

const starshipParts = () =>
  Promise.all([
    import('@orrery/starship'),
    import('@orrery/starship/facts'),
    import('../starship/sense.ts'),
    import('../starship/weights.ts'),
  ]);

const TUNABLES: Readonly<Record<string, () => Promise<Tunable>>> = {
  comet: async () => {
    const [{ comet }, { COMET_VALUES, cometSense }] = await Promise.all([
      import('@orrery/kernel/example'),
      import('../comet/sense.ts'),
    ]);
    return tunable(comet, cometSense, COMET_VALUES);
  },
  startrek: async () => {
    const [{ startrek }, { startrekSense }, { VALUES }] = await Promise.all([
      import('@orrery/startrek'),
      import('../startrek/sense.ts'),
      import('../startrek/weights.ts'),
    ]);
    return tunable(startrek, startrekSense, VALUES);
  },
  starfarers: async () => {
    const [{ starfarers }, { starfarersSense }, { VALUES }] = await Promise.all([
      import('@orrery/starfarers'),
      import('../starfarers/sense.ts'),
      import('../starfarers/weights.ts'),
    ]);
    return tunable(starfarers, starfarersSense, VALUES);
  },
  starship: async () => {
    const [{ starship }, { STARSHIP }, { starshipSense }, { VALUES }] = await starshipParts();
    return tunable(starship, starshipSense(STARSHIP), VALUES.starship);
  },
  duel: async () => {
    const [{ duel }, { DUEL }, { starshipSense }, { VALUES }] = await starshipParts();
    return tunable(duel, starshipSense(DUEL), VALUES.duel);
  },
};

/** The games that can be tuned. */
export const TUNABLE_GAMES: readonly string[] = Object.keys(TUNABLES);

/** What can be tuned of a game, null when nothing can. */
export const tunableOf = async (game: string): Promise<Tunable | null> => (await TUNABLES[game]?.()) ?? null;

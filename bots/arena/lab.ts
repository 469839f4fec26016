import type { Game, Held, Kinded } from '@orrery/kernel';
import type { Sense } from '../bot.ts';
import { mindOf } from '../roster.ts';
import type { Gauge } from './gauge.ts';

/** A game with all that the laboratory knows of it, for those who know none of the types. */
export interface Lab {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      sense: Sense<T, H, M, K> | null, // null: only random bots can play it
      gauge: Gauge<T, H, E> | null, // null: who won is all that is known
    ) => R,
  ): R;
}

const lab = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K> | null,
  gauge: Gauge<T, H, E> | null,
): Lab => ({ use: (f) => f(game, sense, gauge) });

const starshipParts = () =>
  Promise.all([
    import('@orrery/starship'),
    import('@orrery/starship/facts'),
    import('../starship/sense.ts'),
    import('./starship.ts'),
  ]);

/** The games with a gauge, by id. */
const GAUGED: Readonly<Record<string, () => Promise<Lab>>> = {
  comet: async () => {
    const [{ comet }, { cometSense }, { cometGauge }] = await Promise.all([
      import('@orrery/kernel/example'),
      import('../comet/sense.ts'),
      import('./comet.ts'),
    ]);
    return lab(comet, cometSense(), cometGauge);
  },
  startrek: async () => {
    const [{ startrek }, { startrekSense }, { startrekGauge }] = await Promise.all([
      import('@orrery/startrek'),
      import('../startrek/sense.ts'),
      import('./startrek.ts'),
    ]);
    return lab(startrek, startrekSense(), startrekGauge);
  },
  starfarers: async () => {
    const [{ starfarers }, { starfarersSense }, { starfarersGauge }] = await Promise.all([
      import('@orrery/starfarers'),
      import('../starfarers/sense.ts'),
      import('./starfarers.ts'),
    ]);
    return lab(starfarers, starfarersSense(), starfarersGauge);
  },
  starship: async () => {
    const [{ starship }, { STARSHIP }, { starshipSense }, { starshipGauge }] = await starshipParts();
    return lab(starship, starshipSense(STARSHIP)(), starshipGauge);
  },
  duel: async () => {
    const [{ duel }, { DUEL }, { starshipSense }, { starshipGauge }] = await starshipParts();
    return lab(duel, starshipSense(DUEL)(), starshipGauge);
  },
};

/** What the laboratory knows of a game; of one that it knows nothing of, `held` is all there is. */
export async function labOf(id: string, held: Held): Promise<Lab> {
  const gauged = await GAUGED[id]?.();
  if (gauged !== undefined) return gauged;
  const minded = await mindOf(id);
  if (minded !== null) return minded.use((game, sense) => lab(game, sense, null));
  return held.use((game) => lab(game, null, null));
}

import { type HeldLearnable, holdLearnable } from './learnable.ts';

/** The games a learner can play, by id; each is loaded when it is asked for. */
const LEARNABLE: Readonly<Record<string, () => Promise<HeldLearnable>>> = {
  comet: async () => {
    const [{ comet }, { cometActions }, { cometObservation }] = await Promise.all([
      import('@orrery/kernel/example'),
      import('./comet/actions.ts'),
      import('./comet/observation.ts'),
    ]);
    return holdLearnable({ game: comet, actions: cometActions, observation: cometObservation });
  },
  startrek: async () => {
    const [{ startrek }, { startrekActions }, { startrekObservation }] = await Promise.all([
      import('@orrery/startrek'),
      import('./startrek/actions.ts'),
      import('./startrek/observation.ts'),
    ]);
    return holdLearnable({ game: startrek, actions: startrekActions, observation: startrekObservation });
  },
  starfarers: async () => {
    const [{ starfarers }, { starfarersActions }, { starfarersObservation }] = await Promise.all([
      import('@orrery/starfarers'),
      import('./starfarers/actions.ts'),
      import('./starfarers/observation.ts'),
    ]);
    return holdLearnable({ game: starfarers, actions: starfarersActions, observation: starfarersObservation });
  },
  starship: async () => {
    const [{ starship }, { starshipActions }, { starshipObservation }] = await Promise.all([
      import('@orrery/starship'),
      import('./starship/actions.ts'),
      import('./starship/observation.ts'),
    ]);
    return holdLearnable({ game: starship, actions: starshipActions, observation: starshipObservation });
  },
  duel: async () => {
    const [{ duel }, { starshipActions }, { starshipObservation }] = await Promise.all([
      import('@orrery/starship'),
      import('./starship/actions.ts'),
      import('./starship/observation.ts'),
    ]);
    return holdLearnable({ game: duel, actions: starshipActions, observation: starshipObservation });
  },
};

export const LEARNABLE_GAMES: readonly string[] = Object.keys(LEARNABLE);

/** A game as a learner meets it, null when nobody has prepared it. */
export const learnable = async (id: string): Promise<HeldLearnable | null> => (await LEARNABLE[id]?.()) ?? null;

import { type Chronicled, chronicled } from '../result/chronicle.ts';

/** The chronicle of each game that has one, by id; it arrives when somebody looks back at a game. */
export const CHRONICLES: Readonly<Record<string, () => Promise<Chronicled>>> = {
  async startrek() {
    const [{ startrek }, { wording }, { chronicle }] = await Promise.all([
      import('@orrery/startrek'),
      import('@orrery/startrek/words'),
      import('./startrek/chronicle/chronicle.tsx'),
    ]);
    return chronicled(startrek, wording, chronicle);
  },
  async starfarers() {
    const [{ starfarers }, { wording }, { chronicle }] = await Promise.all([
      import('@orrery/starfarers'),
      import('@orrery/starfarers/words'),
      import('./starfarers/chronicle/chronicle.tsx'),
    ]);
    return chronicled(starfarers, wording, chronicle);
  },
  async starship() {
    const [{ starship }, { starshipWording }, { starshipChronicle }] = await Promise.all([
      import('@orrery/starship'),
      import('@orrery/starship/words'),
      import('./starship/chronicle/chronicle.tsx'),
    ]);
    return chronicled(starship, starshipWording, starshipChronicle);
  },
  async duel() {
    const [{ duel }, { duelWording }, { duelChronicle }] = await Promise.all([
      import('@orrery/starship'),
      import('@orrery/starship/words'),
      import('./starship/chronicle/chronicle.tsx'),
    ]);
    return chronicled(duel, duelWording, duelChronicle);
  },
};

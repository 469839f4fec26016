import { FourSectors } from '../../art/plates/four-sectors.tsx';
import type { GameKit } from '../kit.ts';

export const starship: GameKit = {
  plate: FourSectors,
  table: async () => (await import('../../tables/starship/index.ts')).STARSHIP_TABLE,
  chronicle: async () => (await import('../../tables/starship/chronicle/index.ts')).STARSHIP_CHRONICLE,
  lesson: async () => (await import('../../learn/lessons/starship/course.ts')).STARSHIP_COURSE,
  puzzles: {
    many: 6,
    load: async () => (await import('../../puzzles/sets/starship/set.ts')).STARSHIP_PUZZLES,
  },
};

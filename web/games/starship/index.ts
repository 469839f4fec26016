import type { GameKit } from '../kit.ts';
import { FourSectors } from './plate.tsx';

export const starship: GameKit = {
  plate: FourSectors,
  table: async () => (await import('./table.ts')).STARSHIP_TABLE,
  chronicle: async () => (await import('./chronicle.ts')).STARSHIP_CHRONICLE,
  lesson: async () => (await import('./lesson/course.ts')).STARSHIP_COURSE,
  puzzles: {
    many: 6,
    load: async () => (await import('./puzzles/set.ts')).STARSHIP_PUZZLES,
  },
  almanac: async () => (await import('./almanac/index.ts')).STARSHIP_ALMANAC,
  companion: {
    tools: ['dice', 'sectors', 'points', 'start'],
    load: async () => (await import('./companion.ts')).STARSHIP_COMPANION,
  },
};

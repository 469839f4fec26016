import type { WebGameKit } from '../kit.ts';
import { FourSectors } from './plate.tsx';

export const starship: WebGameKit = {
  plate: FourSectors,
  table: async () => (await import('./table.ts')).STARSHIP_TABLE,
  report: async () => (await import('./report.ts')).STARSHIP_REPORT,
  lesson: async () => (await import('./lesson/course.ts')).STARSHIP_COURSE,
  puzzles: {
    count: 6,
    load: async () => (await import('./puzzles/set.ts')).STARSHIP_PUZZLES,
  },
  almanac: async () => (await import('./almanac/index.ts')).STARSHIP_ALMANAC,
  companion: {
    tools: ['dice', 'sectors', 'points', 'start'],
    load: async () => (await import('./companion.ts')).STARSHIP_COMPANION,
  },
};

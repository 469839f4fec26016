import type { WebGameKit } from '../kit.ts';
import { FourSectors } from './plate.tsx';
import { STARSHIP_PUZZLE_LIST } from './puzzles/list.ts';

export const starship: WebGameKit = {
  plate: FourSectors,
  table: async () => (await import('./table.ts')).STARSHIP_TABLE,
  report: async () => (await import('./report.ts')).STARSHIP_REPORT,
  lesson: async () => (await import('./lesson/course.ts')).STARSHIP_COURSE,
  puzzles: {
    list: STARSHIP_PUZZLE_LIST,
    load: async () => (await import('./puzzles/set.ts')).STARSHIP_PUZZLES,
  },
  almanac: async () => (await import('./almanac/index.ts')).STARSHIP_ALMANAC,
  companion: {
    tools: ['dice', 'sectors', 'points', 'start'],
    load: async () => (await import('./companion.ts')).STARSHIP_COMPANION,
  },
};

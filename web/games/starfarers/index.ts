import type { WebGameKit } from '../kit.ts';
import { FarSystems } from './plate.tsx';
import { STARFARERS_PUZZLE_LIST } from './puzzles/list.ts';

export const starfarers: WebGameKit = {
  plate: FarSystems,
  table: async () => (await import('./table/index.ts')).STARFARERS_TABLE,
  drawnEditions: [1],
  report: async () => (await import('./report/index.ts')).STARFARERS_REPORT,
  layout: async () => (await import('./layout/layout.tsx')).StarfarersLayout,
  lesson: async () => (await import('./lesson/course.ts')).STARFARERS_COURSE,
  puzzles: {
    list: STARFARERS_PUZZLE_LIST,
    load: async () => (await import('./puzzles/set.ts')).STARFARERS_PUZZLES,
  },
  almanac: async () => (await import('./almanac/index.ts')).STARFARERS_ALMANAC,
  companion: {
    tools: ['dice', 'shaker', 'reader', 'points', 'start'],
    load: async () => (await import('./companion/index.ts')).STARFARERS_COMPANION,
  },
};

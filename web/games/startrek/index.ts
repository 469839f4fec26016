import type { WebGameKit } from '../kit.ts';
import { NineteenWorlds } from './plate.tsx';
import { STARTREK_PUZZLE_LIST } from './puzzles/list.ts';

export const startrek: WebGameKit = {
  plate: NineteenWorlds,
  table: async () => (await import('./table/index.ts')).STARTREK_TABLE,
  drawnEditions: [1],
  report: async () => (await import('./report/index.ts')).STARTREK_REPORT,
  lesson: async () => (await import('./lesson/course.ts')).STARTREK_COURSE,
  puzzles: {
    list: STARTREK_PUZZLE_LIST,
    load: async () => (await import('./puzzles/set.ts')).STARTREK_PUZZLES,
  },
  almanac: async () => (await import('./almanac/index.ts')).STARTREK_ALMANAC,
  companion: {
    tools: ['dice', 'points', 'start'],
    load: async () => (await import('./companion/index.ts')).STARTREK_COMPANION,
  },
};

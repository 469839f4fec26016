import type { WebGameKit } from '../kit.ts';
import { TwoCaptains } from './plate.tsx';
import { DUEL_PUZZLE_LIST } from './puzzles/list.ts';

export const duel: WebGameKit = {
  plate: TwoCaptains,
  table: async () => (await import('./table.ts')).DUEL_TABLE,
  report: async () => (await import('./report.ts')).DUEL_REPORT,
  lesson: async () => (await import('./lesson/course.ts')).DUEL_COURSE,
  missions: async () => (await import('./missions/index.tsx')).DUEL_MISSIONS,
  puzzles: {
    list: DUEL_PUZZLE_LIST,
    load: async () => (await import('./puzzles/set.ts')).DUEL_PUZZLES,
  },
  almanac: async () => (await import('./almanac/index.ts')).DUEL_ALMANAC,
  companion: {
    tools: ['dice', 'sectors', 'points', 'start'],
    load: async () => (await import('./companion.ts')).DUEL_COMPANION,
  },
};

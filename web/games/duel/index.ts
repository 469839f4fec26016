import type { GameKit } from '../kit.ts';
import { TwoCaptains } from './plate.tsx';

export const duel: GameKit = {
  plate: TwoCaptains,
  table: async () => (await import('./table.ts')).DUEL_TABLE,
  chronicle: async () => (await import('./chronicle.ts')).DUEL_CHRONICLE,
  lesson: async () => (await import('./lesson/course.ts')).DUEL_COURSE,
  missions: async () => (await import('./missions/index.tsx')).DUEL_MISSIONS,
  puzzles: {
    many: 6,
    load: async () => (await import('./puzzles/set.ts')).DUEL_PUZZLES,
  },
  almanac: async () => (await import('./almanac/index.ts')).DUEL_ALMANAC,
  companion: {
    tools: ['dice', 'sectors', 'points', 'start'],
    load: async () => (await import('./companion.ts')).DUEL_COMPANION,
  },
};

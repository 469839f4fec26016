import { TwoCaptains } from '../../art/plates/two-captains.tsx';
import type { GameKit } from '../kit.ts';

export const duel: GameKit = {
  plate: TwoCaptains,
  table: async () => (await import('../../tables/starship/index.ts')).DUEL_TABLE,
  chronicle: async () => (await import('../../tables/starship/chronicle/index.ts')).DUEL_CHRONICLE,
  lesson: async () => (await import('../../learn/lessons/duel/course.ts')).DUEL_COURSE,
  missions: async () => (await import('../../learn/missions/index.tsx')).DUEL_MISSIONS,
  puzzles: {
    many: 6,
    load: async () => (await import('../../puzzles/sets/duel/set.ts')).DUEL_PUZZLES,
  },
};

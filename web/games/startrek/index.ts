import { NineteenWorlds } from '../../art/plates/nineteen-worlds.tsx';
import type { GameKit } from '../kit.ts';

export const startrek: GameKit = {
  plate: NineteenWorlds,
  table: async () => (await import('../../tables/startrek/index.ts')).STARTREK_TABLE,
  chronicle: async () => (await import('../../tables/startrek/chronicle/index.ts')).STARTREK_CHRONICLE,
  lesson: async () => (await import('../../learn/lessons/startrek/course.ts')).STARTREK_COURSE,
  puzzles: {
    many: 6,
    load: async () => (await import('../../puzzles/sets/startrek/set.ts')).STARTREK_PUZZLES,
  },
};

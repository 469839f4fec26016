import type { GameKit } from '../kit.ts';
import { FarSystems } from './plate.tsx';

export const starfarers: GameKit = {
  plate: FarSystems,
  table: async () => (await import('./table/index.ts')).STARFARERS_TABLE,
  draws: [1],
  chronicle: async () => (await import('./chronicle/index.ts')).STARFARERS_CHRONICLE,
  layout: async () => (await import('./layout/layout.tsx')).FarLayout,
  lesson: async () => (await import('./lesson/course.ts')).STARFARERS_COURSE,
  puzzles: {
    many: 6,
    load: async () => (await import('./puzzles/set.ts')).STARFARERS_PUZZLES,
  },
  almanac: async () => (await import('./almanac/index.ts')).STARFARERS_ALMANAC,
  companion: {
    tools: ['dice', 'shaker', 'reader', 'points', 'start'],
    load: async () => (await import('./companion/index.ts')).STARFARERS_COMPANION,
  },
};

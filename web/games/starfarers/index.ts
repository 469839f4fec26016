import { FarSystems } from '../../art/plates/far-systems.tsx';
import type { GameKit } from '../kit.ts';

export const starfarers: GameKit = {
  plate: FarSystems,
  table: async () => (await import('../../tables/starfarers/index.ts')).STARFARERS_TABLE,
  chronicle: async () => (await import('../../tables/starfarers/chronicle/index.ts')).STARFARERS_CHRONICLE,
  layout: async () => (await import('../../tables/starfarers/layout/layout.tsx')).FarLayout,
  lesson: async () => (await import('../../learn/lessons/starfarers/course.ts')).STARFARERS_COURSE,
  puzzles: {
    many: 6,
    load: async () => (await import('../../puzzles/sets/starfarers/set.ts')).STARFARERS_PUZZLES,
  },
};

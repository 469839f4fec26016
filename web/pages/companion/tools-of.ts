import type { Tool } from '../../companion/tools.ts';
import { findKit } from '../../games/index.ts';

/** The tools that a game supports. */
export const toolsOf = (game: string): readonly Tool[] => findKit(game)?.companion?.tools ?? [];

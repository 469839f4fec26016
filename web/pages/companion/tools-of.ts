import type { Tool } from '../../companion/tools.ts';
import { findKit } from '../../games/index.ts';

/** The tools of a game: those that its box has a use for. */
export const toolsOf = (game: string): readonly Tool[] => findKit(game)?.companion?.tools ?? [];

import { recall, remember } from '../../app/storage.ts';
import type { Progress } from './lesson-session.ts';

const nameOf = (game: string): string => `lesson.${game}`;

/** How far somebody has come in the lesson of a game, on this device. */
export function recallProgress(game: string): Progress {
  const kept = recall(nameOf(game)) ?? '';
  return { step: /^\d{1,4}$/.test(kept) ? Number(kept) : 0 };
}

export const keepProgress = (game: string, { step }: Progress): void => remember(nameOf(game), String(step));

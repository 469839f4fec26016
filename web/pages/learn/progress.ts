import { readStored, writeStored } from '../../app/storage.ts';
import type { LessonProgress } from './lesson-session.ts';

const nameOf = (game: string): string => `lesson.${game}`;

/** The progress in the lesson of a game, on this device. */
export function loadProgress(game: string): LessonProgress {
  const kept = readStored(nameOf(game)) ?? '';
  return { step: /^\d{1,4}$/.test(kept) ? Number(kept) : 0 };
}

export const saveProgress = (game: string, { step }: LessonProgress): void => writeStored(nameOf(game), String(step));

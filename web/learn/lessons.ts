import type { Catalogue } from '../texts/catalogue.ts';
import type { Lesson } from './lesson.ts';

/** A lesson and what it says. */
export interface Course {
  readonly lesson: Lesson;
  readonly texts: Catalogue<string>;
}

/** The games that have a guided first game, each loaded when somebody begins it. */
export const LESSONS: Readonly<Record<string, () => Promise<Course>>> = {
  duel: async () => (await import('./lessons/duel/course.ts')).DUEL_COURSE,
  starship: async () => (await import('./lessons/starship/course.ts')).STARSHIP_COURSE,
  starfarers: async () => (await import('./lessons/starfarers/course.ts')).STARFARERS_COURSE,
  startrek: async () => (await import('./lessons/startrek/course.ts')).STARTREK_COURSE,
};

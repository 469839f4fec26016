import type { Excerpt } from '../../../almanac/kit.ts';
import { findKit } from '../../../games/index.ts';
import type { Lesson, LessonCourse } from '../../../games/lesson.ts';

/** A lesson cut down to the steps to try. */
function excerptLesson(lesson: Lesson, { steps }: Excerpt): Lesson {
  const chosen = lesson.chapters.flatMap((chapter) => chapter.steps.filter(({ say }) => steps.includes(say)));
  const [chapter] = lesson.chapters;
  if (chapter === undefined || chosen.length !== steps.length)
    throw new Error(`the lesson lacks some of these steps: ${steps.join(', ')}`);
  return { ...lesson, chapters: [{ ...chapter, steps: chosen }] };
}

/** A short lesson, and the panels it needs. */
export interface TryPosition {
  readonly course: LessonCourse;
  readonly panels: readonly string[];
}

/** The position to try at an entry; null if there is none. */
export async function loadTryPosition(game: string, entry: string): Promise<TryPosition | null> {
  const kit = findKit(game);
  const [almanac, course] = await Promise.all([kit?.almanac?.(), kit?.lesson?.()]);
  const wanted = almanac?.positions?.[entry];
  if (wanted === undefined || course === undefined) return null;
  return { course: { ...course, lesson: excerptLesson(course.lesson, wanted) }, panels: wanted.panels ?? [] };
}

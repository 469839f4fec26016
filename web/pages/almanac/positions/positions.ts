import type { Excerpt } from '../../../almanac/kit.ts';
import { findKit } from '../../../games/index.ts';
import type { Course, Lesson } from '../../../games/lesson.ts';

/** A lesson as short as what is to be tried. */
function excerpt(lesson: Lesson, { steps }: Excerpt): Lesson {
  const chosen = lesson.chapters.flatMap((chapter) => chapter.steps.filter(({ say }) => steps.includes(say)));
  const [chapter] = lesson.chapters;
  if (chapter === undefined || chosen.length !== steps.length) throw new Error(`no such steps: ${steps.join(', ')}`);
  return { ...lesson, chapters: [{ ...chapter, steps: chosen }] };
}

/** A small lesson, and the panels it is done with. */
export interface Position {
  readonly course: Course;
  readonly panels: readonly string[];
}

/** What can be tried at an entry, null where nothing can. */
export async function loadPosition(game: string, entry: string): Promise<Position | null> {
  const kit = findKit(game);
  const [almanac, course] = await Promise.all([kit?.almanac?.(), kit?.lesson?.()]);
  const wanted = almanac?.positions?.[entry];
  if (wanted === undefined || course === undefined) return null;
  return { course: { ...course, lesson: excerpt(course.lesson, wanted) }, panels: wanted.panels ?? [] };
}

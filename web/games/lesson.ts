import type { Seat } from '@orrery/kernel';
import type { Sitter } from '../session/session.ts';
import type { TextCatalogue } from '../texts/catalogue.ts';

/**
 * What a step points at: a place on the board, or a part of the table by the name of its panel or of a part of the
 * frame.
 */
export type LessonPointer = { readonly place: string } | { readonly part: string };

/** One explanation at one moment of the lesson's game. */
export interface LessonStep<K extends string = string> {
  /** Number of log entries after which it is shown. */
  readonly at: number;
  readonly say: K;
  readonly point?: LessonPointer;
  /** The rule behind it, for further reading. */
  readonly rule?: string;
}

export interface Chapter<K extends string = string> {
  /** Its part of the URL. */
  readonly key: string;
  readonly title: K;
  readonly steps: readonly LessonStep<K>[];
}

/**
 * A guided game: the log of a game that was played, and explanations along the way. Before each move of the learner's
 * seat, the last step waits until the learner makes the same move. The log is an ordinary one, so the engine checks
 * every lesson.
 */
export interface Lesson<K extends string = string> {
  readonly game: string;
  /** The edition of the rules by which it was played. */
  readonly edition: number;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  /** The log of the game, as text. */
  readonly log: string;
  readonly chapters: readonly Chapter<K>[];
}

/** A lesson and its texts. */
export interface LessonCourse {
  readonly lesson: Lesson;
  readonly texts: TextCatalogue<string>;
}

/** A step with its chapter and its number among all steps. */
export interface NumberedStep {
  readonly step: LessonStep;
  readonly chapter: Chapter;
  readonly number: number;
}

export const numberedSteps = ({ chapters }: Lesson): readonly NumberedStep[] =>
  chapters
    .flatMap((chapter) => chapter.steps.map((step) => ({ step, chapter })))
    .map((line, number) => ({ ...line, number }));

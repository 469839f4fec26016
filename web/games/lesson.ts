import type { Seat } from '@orrery/kernel';
import type { Sitter } from '../session/session.ts';
import type { Catalogue } from '../texts/catalogue.ts';

/** What a step points at: a place on the board, or a part of the table by the name of its panel or of the frame. */
export type Pointer = { readonly place: string } | { readonly part: string };

/** One thing that is said, at one moment of the lesson's game. */
export interface LessonStep<K extends string = string> {
  /** After so many entries of the log. */
  readonly at: number;
  readonly say: K;
  readonly point?: Pointer;
  /** The rule behind it, for those who want to read it. */
  readonly rule?: string;
}

export interface Chapter<K extends string = string> {
  /** Its part of the address. */
  readonly key: string;
  readonly title: K;
  readonly steps: readonly LessonStep<K>[];
}

/**
 * A guided game: one that was played once, and what is said along the way. Whenever the learner moved in it, the last
 * step before waits until the learner does the same. The log is an ordinary one, so the engine checks every lesson.
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

/** A lesson and what it says. */
export interface Course {
  readonly lesson: Lesson;
  readonly texts: Catalogue<string>;
}

/** A step with its chapter, and its number among all. */
export interface Lined {
  readonly step: LessonStep;
  readonly chapter: Chapter;
  readonly number: number;
}

/** All steps in order. */
export const linesOf = ({ chapters }: Lesson): readonly Lined[] =>
  chapters
    .flatMap((chapter) => chapter.steps.map((step) => ({ step, chapter })))
    .map((line, number) => ({ ...line, number }));

import type { Language } from './entry.ts';

/** What an edition calls a thing, then the words for it that belong to other editions or to none. */
type Term = readonly [own: string, ...foreign: RegExp[]];

/** The terms of an edition, by thing and language; a language is missing where its term does not differ from others. */
export type TermTable = Readonly<Record<string, Readonly<Partial<Record<Language, Term>>>>>;

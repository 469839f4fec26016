import type { Language } from '@orrery/kernel';

/** What an edition calls a thing, then the words for it that belong to other editions or to none. */
type GlossaryTerm = readonly [own: string, ...foreign: RegExp[]];

/** The terms of an edition, by thing and language; a language is missing where its term does not differ. */
export type Glossary = Readonly<Record<string, Readonly<Partial<Record<Language, GlossaryTerm>>>>>;

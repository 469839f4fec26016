import type { Message } from '@orrery/kernel';
import { argumentsOf } from '@orrery/words';
import { expect, test } from 'vitest';
import { COMPLETE_LANGUAGES, formatterFor, type Language, messageKeys } from './format.ts';

type Catalogue = Readonly<Record<string, string>>;

/** The messages of a package and its catalogues. */
interface CatalogueSuiteInput {
  readonly catalogues: Readonly<Record<Language, Catalogue>>;
  /** Every message, in all its forms. */
  readonly everything: readonly Message[];
  readonly seats: number;
  /** Texts that are used elsewhere. */
  readonly lent?: readonly string[];
}

/** Checks the catalogues of a package against one another and against its messages. */
export function cataloguesSuite({ catalogues, everything, seats, lent = [] }: CatalogueSuiteInput): void {
  const keys = Object.keys(catalogues.en);
  const spoken = formatterFor(catalogues);
  const readers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  const named = (catalogue: Catalogue) => Object.entries(catalogue).map(([key, text]) => [key, ...argumentsOf(text)]);

  test.each(COMPLETE_LANGUAGES)('%s has the same arguments in every text as English', (language) => {
    expect(named(catalogues[language])).toEqual(named(catalogues.en));
  });

  test.each(COMPLETE_LANGUAGES)('every message can be formatted in %s, for every reader', (language) => {
    const different = new Map(everything.map((words) => [JSON.stringify(words), words]));
    for (const words of different.values()) {
      for (const reader of readers) {
        const said = spoken(words, language, reader);
        expect(said).toMatch(/^\P{Cc}*\S$/u);
        expect(said).not.toMatch(/[{}]|undefined/);
      }
    }
  });

  test('every text of the catalogue is used', () => {
    const said = new Set([...everything.flatMap(messageKeys), ...lent]);
    expect(keys.filter((key) => !said.has(key))).toEqual([]);
  });
}

type LoadTexts = (language: Language) => Promise<Catalogue>;

/** Checks a game's own texts against the shared texts they replace. */
export function ownTextsSuite(
  own: Readonly<Partial<Record<Language, Catalogue>>>,
  loadShared: LoadTexts,
  loadTexts: LoadTexts,
): void {
  test.each(COMPLETE_LANGUAGES)(
    'a game’s own text in %s replaces a shared text with the same arguments',
    async (language) => {
      const both = await loadShared(language);
      const said = await loadTexts(language);
      expect(Object.keys(said)).toEqual(Object.keys(both));
      for (const [key, text] of Object.entries(own[language] ?? {})) {
        expect(said[key], key).toBe(text);
        expect(text, key).not.toBe(both[key]);
        expect(argumentsOf(text), key).toEqual(argumentsOf(both[key] ?? ''));
      }
    },
  );
}

/** The questions, refusals and options of a game, with its texts. */
interface VocabularySuiteInput {
  readonly catalogue: Catalogue;
  readonly vocabulary: { readonly moves: readonly { readonly kind: string }[]; readonly refusals: readonly string[] };
  readonly frames: Readonly<Record<string, { readonly awaits?: unknown; readonly resolve?: unknown }>>;
  /** The kinds of questions in the package's samples. */
  readonly asked: readonly string[];
  readonly options: Readonly<Record<string, { readonly of: readonly unknown[] }>>;
  readonly names: Readonly<Record<string, { readonly values: readonly Message[] }>>;
  readonly spoken: (words: Message, language: Language) => string;
}

/** Checks the texts of a game against its vocabulary, its frames and its options. */
export function vocabularySuite({
  catalogue,
  vocabulary,
  frames,
  asked,
  options,
  names,
  spoken,
}: VocabularySuiteInput): void {
  const missing = (kind: string, of: readonly string[]) => of.filter((each) => !(`${kind}.${each}` in catalogue));

  test('every move, every refusal and every question has a text', () => {
    const asking = Object.entries(frames).flatMap(([kind, { awaits, resolve }]) =>
      awaits !== undefined && resolve === undefined && kind !== 'over' ? [kind] : [],
    );
    const moves = vocabulary.moves.map(({ kind }) => kind);
    expect(missing('move', moves)).toEqual([]);
    expect(missing('refusal', vocabulary.refusals)).toEqual([]);
    expect(missing('question', asking)).toEqual([]);
    expect(new Set(asked)).toEqual(new Set(asking));
  });

  test('every option and each of its values has a name, and every option has a help text', () => {
    for (const [name, { of }] of Object.entries(options)) {
      const values = names[name]?.values ?? [];
      expect(values).toHaveLength(of.length);
      expect(new Set(values.map((value) => spoken(value, 'en'))).size).toBe(of.length);
    }
  });
}

/** Sentences end with punctuation, labels do not. */
export function endingsSuite(
  { sentences, labels }: { readonly sentences: readonly Message[]; readonly labels: readonly Message[] },
  spoken: (words: Message, language: Language) => string,
): void {
  test.each(COMPLETE_LANGUAGES)('in %s sentences end with punctuation, labels without a full stop', (language) => {
    for (const words of sentences) expect(spoken(words, language)).toMatch(/[.!?]$/);
    for (const words of labels) expect(spoken(words, language)).not.toMatch(/\.$/);
  });
}

import { colourName, type Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { catalogue, makeTranslate } from '../texts/catalogue.ts';
import type { Sitter } from './session.ts';
import { coloursAt, lonePerson } from './sitters.ts';
import texts from './texts/all.ts';

const SESSION_TEXTS = catalogue(texts);

const isKnown = (code: string): code is keyof typeof texts.en => Object.hasOwn(texts.en, code);

/** A problem in the reader's language; one without a translation keeps its original text. */
export function problemText({ code, params, text, detail }: Problem, language: Language): string {
  if (!isKnown(code)) return text;
  const speak = makeTranslate(SESSION_TEXTS, language);
  if (detail === undefined) return speak(code, params);
  const { by } = params;
  const who = typeof by === 'number' ? colourName(by, language) : speak('log.chance');
  return speak(code, { ...params, who, why: problemText(detail, language) });
}

/** Names in lists and headings: the one person without a name is “You”, as at the table. */
export function labelsFor(sitters: readonly Sitter[], language: Language): readonly string[] {
  const lone = lonePerson(sitters);
  return withNames(sitters, language).map(({ name }, seat) =>
    seat === lone && sitters[seat]?.name === '' ? makeTranslate(SESSION_TEXTS, language)('you') : name,
  );
}

/** Names as sentences use them. */
export function withNames(sitters: readonly Sitter[], language: Language): readonly Sitter[] {
  const colours = coloursAt(sitters);
  return sitters.map((sitter, seat) =>
    sitter.name === '' ? { ...sitter, name: colourName(colours[seat] ?? seat, language) } : sitter,
  );
}

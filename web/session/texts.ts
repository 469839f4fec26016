import { colourName, coloursOf, type Language } from '@orrery/catalog';
import type { Problem } from '@orrery/kernel';
import { catalogue, speaker } from '../texts/catalogue.ts';
import type { Sitter } from './session.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const SESSION_TEXTS = catalogue(en, de, nl);

const isKnown = (code: string): code is keyof typeof en => Object.hasOwn(en, code);

/** What is wrong, in the reader's language; what nobody has translated stays as its finder put it. */
export function sayProblem({ code, params, text, detail }: Problem, language: Language): string {
  if (!isKnown(code)) return text;
  const speak = speaker(SESSION_TEXTS, language);
  if (detail === undefined) return speak(code, params);
  const { by } = params;
  const who = typeof by === 'number' ? colourName(by, language) : speak('log.chance');
  return speak(code, { ...params, who, why: sayProblem(detail, language) });
}

/** The colours of those who sit at a table, by seat. */
export const coloursAt = (sitters: readonly Pick<Sitter, 'colour'>[]): readonly number[] =>
  coloursOf(sitters.map(({ colour }) => colour));

/** Everybody with a name. */
export function named(sitters: readonly Sitter[], language: Language): readonly Sitter[] {
  const colours = coloursAt(sitters);
  return sitters.map((sitter, seat) =>
    sitter.name === '' ? { ...sitter, name: colourName(colours[seat] ?? seat, language) } : sitter,
  );
}

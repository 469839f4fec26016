import { colourName, coloursOf, type Language } from '@orrery/catalog';
import type { Problem, Seat } from '@orrery/kernel';
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

/** The one person among bots, who is called “you”; null where there is none or where there are several. */
export function lonePerson(sitters: readonly Pick<Sitter, 'kind'>[]): Seat | null {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 && sitters.length > 1 ? (people[0] ?? null) : null;
}

/** What everybody is called in lists and headings: the one person without a name is “You”, as at the table. */
export function labelsFor(sitters: readonly Sitter[], language: Language): readonly string[] {
  const lone = lonePerson(sitters);
  return named(sitters, language).map(({ name }, seat) =>
    seat === lone && sitters[seat]?.name === '' ? speaker(SESSION_TEXTS, language)('you') : name,
  );
}

/** Everybody with a name, as sentences use it. */
export function named(sitters: readonly Sitter[], language: Language): readonly Sitter[] {
  const colours = coloursAt(sitters);
  return sitters.map((sitter, seat) =>
    sitter.name === '' ? { ...sitter, name: colourName(colours[seat] ?? seat, language) } : sitter,
  );
}

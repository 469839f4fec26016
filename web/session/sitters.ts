import { assignColours } from '@orrery/catalog';
import type { Seat } from '@orrery/kernel';
import type { Sitter } from './session.ts';

/** The colours of the sitters, by seat. */
export const coloursAt = (sitters: readonly Pick<Sitter, 'colour'>[]): readonly number[] =>
  assignColours(sitters.map(({ colour }) => colour));

/** The one person among bots, who is addressed as “you”; null where there is none or several. */
export function lonePerson(sitters: readonly Pick<Sitter, 'kind'>[]): Seat | null {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 && sitters.length > 1 ? (people[0] ?? null) : null;
}

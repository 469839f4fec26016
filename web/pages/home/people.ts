import type { Kept } from '../../session/library.ts';

/** What a seat is called while its sitter has no name, as in games that came from a file. */
export type Nameless = (seat: number) => string;

/** What everybody at a table is called, by seat. */
export const namesOf = ({ sitters }: Kept, nameless: Nameless): readonly string[] =>
  sitters.map(({ name }, seat) => name || nameless(seat));

/** Whether the game waits for somebody on this device. */
export const waitsForPerson = ({ waitsFor, sitters }: Kept): boolean =>
  waitsFor.some((seat) => sitters[seat]?.kind === 'person');

/** Who won: those on the first place. */
export const winners = (kept: Kept, nameless: Nameless): readonly string[] =>
  namesOf(kept, nameless).filter((_, seat) => kept.places?.[seat] === 1);

/** Everybody at the table but the one person who plays here; all of them where several do. */
export function company(kept: Kept, nameless: Nameless): readonly string[] {
  const isAlone = kept.sitters.filter(({ kind }) => kind === 'person').length === 1;
  return namesOf(kept, nameless).filter((_, seat) => !isAlone || kept.sitters[seat]?.kind === 'bot');
}

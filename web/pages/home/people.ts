import type { GameSummary } from '../../session/library.ts';

/** The name of a seat whose sitter has none, as in imported games. */
export type NameForSeat = (seat: number) => string;

/** The names of all sitters, by seat. */
export const namesOf = ({ sitters }: GameSummary, nameless: NameForSeat): readonly string[] =>
  sitters.map(({ name }, seat) => name || nameless(seat));

/** Whether the game waits for a person on this device. */
export const waitsForPerson = ({ waitsFor, sitters }: GameSummary): boolean =>
  waitsFor.some((seat) => sitters[seat]?.kind === 'person');

/** The winners: those on the first place. */
export const winners = (kept: GameSummary, nameless: NameForSeat): readonly string[] =>
  namesOf(kept, nameless).filter((_, seat) => kept.places?.[seat] === 1);

/** All sitters except the one person who plays here; all of them where several do. */
export function otherNames(kept: GameSummary, nameless: NameForSeat): readonly string[] {
  const isAlone = kept.sitters.filter(({ kind }) => kind === 'person').length === 1;
  return namesOf(kept, nameless).filter((_, seat) => !isAlone || kept.sitters[seat]?.kind === 'bot');
}

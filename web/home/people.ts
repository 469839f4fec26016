import type { Kept } from '../session/library.ts';

/** Whether the game waits for somebody on this device. */
export const waitsForPerson = ({ waitsFor, sitters }: Kept): boolean =>
  waitsFor.some((seat) => sitters[seat]?.kind === 'person');

/** Who won: those on the first place. */
export const winners = ({ places, sitters }: Kept): readonly string[] =>
  sitters.filter((_, seat) => places?.[seat] === 1).map(({ name }) => name);

/** Everybody at the table but the one person who plays here; all of them where several do. */
export function company({ sitters }: Kept): readonly string[] {
  const people = sitters.filter(({ kind }) => kind === 'person');
  return (people.length === 1 ? sitters.filter(({ kind }) => kind === 'bot') : sitters).map(({ name }) => name);
}

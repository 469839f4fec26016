import type { Kept } from '../../session/library.ts';
import type { Reader } from '../../session/reel.ts';
import type { Sitter } from '../../session/session.ts';

/**
 * From where a game may be looked at. Over: from everywhere, and with open cards. While it runs: as everybody sees it,
 * and from the chair of the one person who plays here. Where several people share the device nobody may see a hand,
 * since it is not known who is looking.
 */
export function readersOf(sitters: readonly Sitter[], isOver: boolean): readonly Reader[] {
  const chairs = sitters.map((_, seat) => seat);
  if (isOver) return ['everything', ...chairs, null];
  const people = chairs.filter((seat) => sitters[seat]?.kind === 'person');
  return people.length === 1 ? [...people, null] : [null];
}

/** Who looks first: whoever sat there alone, else everybody's cards are open, if they may be. */
export function firstReader({ sitters, places }: Pick<Kept, 'sitters' | 'places'>): Reader {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length === 1 && people[0] !== undefined) return people[0];
  return places === null ? null : 'everything';
}

import type { GameSummary } from '../../session/library.ts';
import type { Sitter } from '../../session/session.ts';
import type { Viewer } from '../../session/timeline.ts';

/**
 * The permitted viewers of a game. Finished: every seat, and open cards. Running: a spectator's view, and the seat of
 * the one person who plays here. Where several people share the device no hand may be shown, because it is unknown who
 * is looking.
 */
export function viewersOf(sitters: readonly Sitter[], isOver: boolean): readonly Viewer[] {
  const chairs = sitters.map((_, seat) => seat);
  if (isOver) return ['everything', ...chairs, null];
  const people = chairs.filter((seat) => sitters[seat]?.kind === 'person');
  return people.length === 1 ? [...people, null] : [null];
}

/** The initial viewer: the only person of the game, else open cards, if permitted. */
export function defaultViewer({ sitters, places }: Pick<GameSummary, 'sitters' | 'places'>): Viewer {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length === 1 && people[0] !== undefined) return people[0];
  return places === null ? null : 'everything';
}

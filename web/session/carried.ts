import { type Edition, findEdition, presentEdition } from '@orrery/catalog';
import { bad, good, type Result } from '@orrery/kernel';

/** Nobody has an engine for that game. */
export const unknownGame = (game: string): Result<never> =>
  bad('library.game', { game }, `nobody here can play ${JSON.stringify(game)}`);

/** The edition that a log names; why not, where nobody carries it any more. */
export function carriedEdition(game: string, number: number): Result<Edition> {
  const edition = findEdition(game, number);
  if (edition !== null) return good(edition);
  if (presentEdition(game) === null) return unknownGame(game);
  return bad('library.edition', { game, edition: number }, `edition ${number} of ${game} is not known here`);
}

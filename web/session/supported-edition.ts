import { findEdition, presentEdition, type RulesEdition } from '@orrery/catalog';
import { errResult, okResult, type Result } from '@orrery/kernel';

/** There is no engine for that game. */
export const unknownGame = (game: string): Result<never> =>
  errResult('library.game', { game }, `nobody here can play ${JSON.stringify(game)}`);

/** The edition that a log names; a problem if it is not supported any more. */
export function supportedEdition(game: string, number: number): Result<RulesEdition> {
  const edition = findEdition(game, number);
  if (edition !== null) return okResult(edition);
  if (presentEdition(game) === null) return unknownGame(game);
  return errResult('library.edition', { game, edition: number }, `edition ${number} of ${game} is not known here`);
}

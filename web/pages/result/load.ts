import { findEdition, type Language } from '@orrery/catalog';
import { errResult, type Message, okResult, type Result } from '@orrery/kernel';
import { formatMessage } from '@orrery/words';
import { gameReportFor } from '../../games/editions.ts';
import { keptDice } from '../../session/kept-dice.ts';
import type { GameSummary } from '../../session/library.ts';
import { loadLog } from '../../session/open-game.ts';
import { lonePerson } from '../../session/sitters.ts';
import { labelsFor, withNames } from '../../session/texts.ts';
import { findGameAnywhere } from '../online/play/import-game.ts';
import { type GameReview, reviewGame } from './game-review.ts';
import type { ResultView } from './result-view.ts';

/** A saved game as the result page needs it. */
export type FoundResult =
  | { readonly is: 'lost' }
  | { readonly is: 'at-table' } // it is being played on the server
  | { readonly is: 'running'; readonly kept: GameSummary }
  | { readonly is: 'plain'; readonly kept: GameSummary } // its game has no report
  | { readonly is: 'told'; readonly kept: GameSummary; readonly look: ResultView };

/** Finds a game and reviews it. */
export async function findResult(id: string, language: Language): Promise<Result<FoundResult>> {
  const found = await findGameAnywhere(id);
  if (!found.ok) return found;
  if (found.value.is !== 'found') return okResult({ is: found.value.is });
  const { kept } = found.value;
  if (kept.places === null) return okResult({ is: 'running', kept });
  const gameReport = await gameReportFor(kept.game, kept.edition);
  if (!gameReport.ok) return gameReport;
  if (gameReport.value === null) return okResult({ is: 'plain', kept });
  const retrospect = await gameReport.value.use(async (game, gameMessages, report): Promise<Result<GameReview>> => {
    const log = await loadLog(game, id);
    const witnessed = kept.table === null ? null : (keptDice(kept.table) ?? 'unseen');
    return log.ok ? reviewGame(game, gameMessages, report, log.value, witnessed) : log;
  });
  if (!retrospect.ok) return retrospect;
  const texts = await textsOf(kept.game, kept.edition, language);
  if (texts === null) return errResult('library.game', { game: kept.game }, `${kept.game} has no words`);
  return okResult({ is: 'told', kept, look: resultViewOf(kept, retrospect.value, language, texts) });
}

async function textsOf(game: string, edition: number, language: Language): Promise<Record<string, string> | null> {
  const voice = findEdition(game, edition)?.voice;
  return (await voice?.texts(language)) ?? null;
}

function resultViewOf(
  kept: GameSummary,
  retrospect: GameReview,
  language: Language,
  texts: Record<string, string>,
): ResultView {
  const nobody = { language, texts, names: [], reader: null, onError: 'show' } as const;
  const names = withNames(kept.sitters, language).map(({ name }) => name);
  const speech = { ...nobody, names, reader: lonePerson(kept.sitters) };
  const { id, game, forfeited, places } = kept;
  // Seats that gave up have the place that the table gave them.
  const settled = { ...retrospect, tally: { ...retrospect.tally, places } };
  const labels = labelsFor(kept.sitters, language);
  return {
    id,
    game,
    language,
    review: settled,
    names: labels,
    forfeited,
    formatMessage: (words: Message) => formatMessage(words, speech),
  };
}

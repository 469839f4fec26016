import { findEdition, type Language } from '@orrery/catalog';
import { bad, good, type Result, type Words } from '@orrery/kernel';
import { say } from '@orrery/words';
import { chronicleFor } from '../../games/editions.ts';
import { keptDice } from '../../session/kept-dice.ts';
import type { Kept } from '../../session/library.ts';
import { loadLog } from '../../session/open-game.ts';
import { labelsFor, lonePerson, named } from '../../session/texts.ts';
import { openLibrary } from '../../session/use-library.ts';
import type { Look } from './look.ts';
import { lookBack, type Retrospect } from './retrospect.ts';

/** A kept game as the page after it needs it. */
export type Found =
  | { readonly is: 'lost' }
  | { readonly is: 'running'; readonly kept: Kept }
  | { readonly is: 'plain'; readonly kept: Kept } // nobody has written a chronicle for its game
  | { readonly is: 'told'; readonly kept: Kept; readonly look: Look };

/** Finds a game and looks back at it. */
export async function findResult(id: string, language: Language): Promise<Result<Found>> {
  const kept = await (await openLibrary()).find(id);
  if (kept === null) return good({ is: 'lost' });
  if (kept.places === null) return good({ is: 'running', kept });
  const chronicled = await chronicleFor(kept.game, kept.edition);
  if (!chronicled.ok) return chronicled;
  if (chronicled.value === null) return good({ is: 'plain', kept });
  const retrospect = await chronicled.value.use(async (game, wording, chronicle): Promise<Result<Retrospect>> => {
    const log = await loadLog(game, id);
    const sight = kept.table === null ? null : (keptDice(kept.table) ?? 'unseen');
    return log.ok ? lookBack(game, wording, chronicle, log.value, sight) : log;
  });
  if (!retrospect.ok) return retrospect;
  const texts = await textsOf(kept.game, kept.edition, language);
  if (texts === null) return bad('library.game', { game: kept.game }, `${kept.game} has no words`);
  return good({ is: 'told', kept, look: lookOf(kept, retrospect.value, language, texts) });
}

async function textsOf(game: string, edition: number, language: Language): Promise<Record<string, string> | null> {
  const voice = findEdition(game, edition)?.voice;
  return (await voice?.texts(language)) ?? null;
}

function lookOf(kept: Kept, retrospect: Retrospect, language: Language, texts: Record<string, string>): Look {
  const nobody = { language, texts, names: [], reader: null, faults: 'show' } as const;
  const names = named(kept.sitters, language).map(({ name }) => name);
  const speech = { ...nobody, names, reader: lonePerson(kept.sitters) };
  const { id, game, forfeited, places } = kept;
  // Whoever gave up stands where the table has put it.
  const settled = { ...retrospect, tally: { ...retrospect.tally, places } };
  const labels = labelsFor(kept.sitters, language);
  return {
    id,
    game,
    language,
    retrospect: settled,
    names: labels,
    forfeited,
    say: (words: Words) => say(words, speech),
  };
}

import type { Edition, Entry } from '@orrery/catalog';
import { bad, good, quote, type Result } from '@orrery/kernel';
import { instead } from './nearest.ts';
import { type Narrated, plainly } from './story/narrator.ts';

/** Something in a game's data that is not taken from a source as it stands. */
export interface Mark {
  readonly subject: string; // what: a set-up, a deck, a price
  readonly mark: string; // how: reconstructed, estimated, chosen
  readonly note: string; // from what, in a sentence
}

/** An edition that may bring somebody to tell its games. */
export interface ShelvedEdition extends Edition {
  narrated?(): Promise<Narrated>;
}

/** A game of the catalog, with what the command line can also make use of where it is there. */
export interface Shelved extends Entry {
  readonly editions: readonly ShelvedEdition[];
  readonly provenance?: readonly Mark[];
}

/** The game somebody named. */
export function findShelved(games: readonly Shelved[], id: string): Result<Shelved> {
  const found = games.find((game) => game.id === id);
  if (found !== undefined) return good(found);
  const known = games.map((game) => game.id);
  return bad('cli.game', { id }, `there is no game ${quote(id)}${instead(id, known, 'games are')}`);
}

/** The engine somebody asked for: of the newest edition, or of the one that a log was played on. */
export function findEdition(games: readonly Shelved[], id: string, edition: number | 'newest'): Result<ShelvedEdition> {
  const game = findShelved(games, id);
  if (!game.ok) return game;
  const { editions } = game.value;
  if (editions.length === 0) {
    const ready = games.filter((each) => each.editions.length > 0).map((each) => each.id);
    const now = ready.length === 0 ? 'no game can be played yet' : `to be played now: ${ready.join(', ')}`;
    return bad('cli.coming', { id }, `${id} is still to come; ${now}`);
  }
  const found = edition === 'newest' ? editions.at(-1) : editions.find((each) => each.edition === edition);
  if (found !== undefined) return good(found);
  const known = editions.map((each) => each.edition).join(', ');
  return bad('cli.edition', { id, edition }, `${id} has no edition ${edition}; editions are: ${known}`);
}

/** An engine with whoever tells its games. */
export const loadNarrated = async (edition: ShelvedEdition): Promise<Narrated> =>
  (await edition.narrated?.()) ?? plainly(await edition.load());

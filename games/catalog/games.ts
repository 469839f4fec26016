import type { GameEntry, RulesEdition } from '@orrery/common/entry';
import { localizedText } from '@orrery/common/texts';
import { eraseGame } from '@orrery/kernel';
import { type CatalogEntry, catalogEntry } from './entry.ts';
import * as shelf from './listed-games.ts';
import texts from './texts/all.ts';

/** The listed games, in order. */
const LISTED_GAMES: readonly GameEntry[] = Object.values(shelf).sort((a, b) => a.listPosition - b.listPosition);

/** Games that can be played but are not listed: Comet shows how a game is written. */
const HIDDEN_GAMES: readonly GameEntry[] = [
  {
    id: 'comet',
    listPosition: 0,
    name: localizedText(texts, 'comet.name'),
    summary: localizedText(texts, 'comet.summary'),
    rules: localizedText(texts, 'comet.rules'),
    year: 2026,
    seats: [2, 4],
    minutes: { about: 10, provenance: 'estimate' },
    state: 'complete',
    present: { edition: 1, load: async () => eraseGame((await import('@orrery/kernel/example')).comet) },
  },
];

/** The games offered to players. */
export const GAMES: readonly CatalogEntry[] = LISTED_GAMES.map(catalogEntry);

/** All games: what the bench measures and what a log may name. */
export const ALL_GAMES: readonly CatalogEntry[] = [...GAMES, ...HIDDEN_GAMES.map(catalogEntry)];

/** The game with that id, or null: ids come from user input. */
export function findGame(id: string): CatalogEntry | null {
  return ALL_GAMES.find((game) => game.id === id) ?? null;
}

/** That edition of a game, or null where it does not exist: logs come from user input. */
export function findEdition(game: string, edition: number): RulesEdition | null {
  return findGame(game)?.editions.find((each) => each.edition === edition) ?? null;
}

/** The edition of new games, or null where there is no engine. */
export function presentEdition(game: string): RulesEdition | null {
  return findGame(game)?.editions.at(-1) ?? null;
}

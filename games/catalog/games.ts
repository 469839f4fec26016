import type { Edition, GameEntry } from '@orrery/common/entry';
import { hold } from '@orrery/kernel';
import { type Entry, listed } from './entry.ts';
import * as shelf from './shelf.ts';

/** The games on the shelf, in the order in which they stand there. */
const SHELF: readonly GameEntry[] = Object.values(shelf).sort((a, b) => a.place - b.place);

/** Games that can be played but do not stand on the shelf: Comet shows how a game is written. */
const BEHIND_THE_SHELF: readonly GameEntry[] = [
  {
    id: 'comet',
    place: 0,
    name: { en: 'Comet', de: 'Komet', nl: 'Komeet' },
    summary: {
      en: 'Gather goods, trade them and build beacons before the comet comes.',
      de: 'Sammle Waren, tausche sie und baue Leuchtfeuer, bevor der Komet kommt.',
      nl: 'Verzamel goederen, ruil ze en bouw bakens voordat de komeet komt.',
    },
    rules: {
      en: 'Comet, the worked example of this house',
      de: 'Komet, dem Musterspiel dieses Hauses',
      nl: 'Komeet, het voorbeeldspel van dit huis',
    },
    year: 2026,
    seats: [2, 4],
    minutes: { about: 10, provenance: 'estimate' },
    state: 'complete',
    present: { edition: 1, load: async () => hold((await import('@orrery/kernel/example')).comet) },
  },
];

/** What can be chosen from. */
export const GAMES: readonly Entry[] = SHELF.map(listed);

/** Every game there is: what the laboratory measures and what a log may name. */
export const EVERY_GAME: readonly Entry[] = [...GAMES, ...BEHIND_THE_SHELF.map(listed)];

/** The game of that id, or null: ids come from people. */
export function findGame(id: string): Entry | null {
  return EVERY_GAME.find((game) => game.id === id) ?? null;
}

/** That edition of a game, or null where nobody carries it: logs come from people. */
export function findEdition(game: string, edition: number): Edition | null {
  return findGame(game)?.editions.find((each) => each.edition === edition) ?? null;
}

/** The edition that new games are played by, or null where there is no engine. */
export function presentEdition(game: string): Edition | null {
  return findGame(game)?.editions.at(-1) ?? null;
}

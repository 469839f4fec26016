import { hold } from '@orrery/kernel';
import { DUEL } from './duel.ts';
import type { Edition, Entry } from './entry.ts';
import { editionsOf } from './frozen.ts';
import { STARFARERS } from './starfarers.ts';
import { STARSHIP } from './starship.ts';
import { STARTREK } from './startrek.ts';

/** The games on the shelf, in the order in which they stand there. */
export const GAMES: readonly Entry[] = [
  {
    id: 'startrek',
    name: { en: 'Nineteen Worlds', de: 'Neunzehn Welten', nl: 'Negentien Werelden' },
    summary: {
      en: 'Settle the points between nineteen worlds, fly supply routes, call in the crew.',
      de: 'Besiedle die Punkte zwischen neunzehn Welten, fliege Routen, rufe die Crew zu Hilfe.',
      nl: 'Bevolk de punten tussen negentien werelden, vlieg routes, roep de bemanning te hulp.',
    },
    rules: { en: 'Star Trek Catan', de: 'Star Trek Catan', nl: 'Star Trek Catan' },
    year: 2012,
    seats: [3, 4],
    minutes: { about: 75, provenance: 'estimate' },
    state: 'complete',
    editions: editionsOf('startrek', STARTREK),
  },
  {
    id: 'starship',
    name: { en: 'Four Sectors', de: 'Vier Sektoren', nl: 'Vier Sectoren' },
    summary: {
      en: 'Fly your ship through four sectors: trade, build it up, meet pirates.',
      de: 'Fliege mit deinem Schiff durch vier Sektoren: handle, baue es aus, triff auf Piraten.',
      nl: 'Vlieg met je schip door vier sectoren: handel, bouw het uit, ontmoet piraten.',
    },
    rules: {
      en: 'Starship Catan (Sternenschiff Catan)',
      de: 'Sternenschiff Catan',
      nl: 'Sternenschiff Catan (Starship Catan)',
    },
    year: 2001,
    seats: [2, 2],
    minutes: { about: 60, provenance: 'estimate' },
    state: 'complete',
    editions: editionsOf('starship', STARSHIP),
  },
  {
    id: 'duel',
    name: { en: 'Two Captains', de: 'Zwei Kapitäne', nl: 'Twee Kapiteins' },
    summary: {
      en: 'The same ships in a sharper contest, learnt in five missions or played at once.',
      de: 'Dieselben Schiffe, ein schärferer Wettstreit: in fünf Missionen gelernt oder gleich gespielt.',
      nl: 'Dezelfde schepen, een scherpere strijd: geleerd in vijf missies of meteen gespeeld.',
    },
    rules: {
      en: 'Catan Starfarers Duel (Sternenfahrer – Das Duell)',
      de: 'Catan Sternenfahrer – Das Duell',
      nl: 'Catan Starfarers Duel (Sternenfahrer – Das Duell)',
    },
    year: 2023,
    seats: [2, 2],
    minutes: { about: 60, provenance: 'estimate' },
    state: 'complete',
    editions: editionsOf('duel', DUEL),
  },
  {
    id: 'starfarers',
    name: { en: 'Far Systems', de: 'Ferne Systeme', nl: 'Verre Stelsels' },
    summary: {
      en: 'Leave home, find new systems, make friends of the peoples who live there.',
      de: 'Brich auf, entdecke neue Systeme und gewinne die Völker dort zu Freunden.',
      nl: 'Verlaat je thuis, ontdek nieuwe stelsels en sluit vriendschap met de volken daar.',
    },
    rules: {
      en: 'Catan Starfarers (Sternenfahrer) and its extension for 5–6 players',
      de: 'Catan Sternenfahrer und der Erweiterung für 5–6 Personen',
      nl: 'Catan Starfarers (Sternenfahrer) en de uitbreiding voor 5–6 spelers',
    },
    year: 2019,
    seats: [3, 6],
    minutes: { about: 120, provenance: 'estimate' },
    state: 'complete',
    editions: editionsOf('starfarers', STARFARERS),
  },
];

/** Games that can be played but do not stand on the shelf: Comet shows how a game is written. */
const BEHIND_THE_SHELF: readonly Entry[] = [
  {
    id: 'comet',
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
    editions: [{ edition: 1, load: async () => hold((await import('@orrery/kernel/example')).comet) }],
  },
];

/** Every game there is: what the laboratory measures and what a log may name. */
export const EVERY_GAME: readonly Entry[] = [...GAMES, ...BEHIND_THE_SHELF];

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

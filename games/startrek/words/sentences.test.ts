import { COMPLETE_LANGUAGES } from '@orrery/common/testing';
import { type Message, type Refusal, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { startrek } from '../game.ts';
import { drawnBoard, LAYOUT_BOUNDS } from '../layout.ts';
import { BEGINNER_SETUP } from '../layouts.ts';
import type { Move } from '../moves.ts';
import type { Frame } from '../state.ts';
import { format } from '../testing/format.ts';
import { EVENT_SAMPLES, sampleTable } from '../testing/message-samples.ts';
import { position, type SeatHas } from '../testing/position.ts';
import { EDGE_COUNT, HEX_COUNT, VERTEX_COUNT } from '../topology.ts';
import { gameMessages, laneLabel, planetLabel, pointLabel } from './index.ts';

const MISSING: Message = { key: 'missing', values: {} };
const three = (say: (language: (typeof COMPLETE_LANGUAGES)[number]) => string): string[] => COMPLETE_LANGUAGES.map(say);
const told = (event: Event | undefined, reader: number | null = null): string[] =>
  three((language) => {
    const words = event === undefined ? null : gameMessages.event(event, { seat: null, table: sampleTable });
    return words === null ? '' : format(words, language, reader);
  });
const label = (move: Move): string[] => three((language) => format(gameMessages.move(move, sampleTable), language, 0));
const refused = (refusal: Omit<Refusal, 'rule'>): string[] =>
  three((language) => format(gameMessages.refusal({ ...refusal, rule: '' }), language, 0));

test('the player who acts is addressed, the others read a name', () => {
  const [ship] = EVENT_SAMPLES.ship;
  expect(told(ship, 0)).toEqual([
    'You build a ship between tritanium 10 and food 6.',
    'Du baust ein Raumschiff zwischen Tritanium 10 und Nahrung 6.',
    'Je bouwt een ruimteschip tussen tritanium 10 en voedsel 6.',
  ]);
  expect(told(ship)).toEqual([
    'Anna builds a ship between tritanium 10 and food 6.',
    'Anna baut ein Raumschiff zwischen Tritanium 10 und Nahrung 6.',
    'Anna bouwt een ruimteschip tussen tritanium 10 en voedsel 6.',
  ]);
});

test('only the two players involved are told what was stolen', () => {
  const [known, shared] = EVENT_SAMPLES.stole;
  expect(told(known, 1)).toEqual([
    'Anna steals 1 water from you.',
    'Anna raubt dir 1 Wasser.',
    'Anna rooft 1 water van jou.',
  ]);
  expect(told(shared, 2)).toEqual([
    'Anna steals 1 card from Ben.',
    'Anna raubt Ben 1 Karte.',
    'Anna rooft 1 kaart van Ben.',
  ]);
});

test('lists, amounts and names are combined correctly', () => {
  expect(told(EVENT_SAMPLES.offered[1], 1)).toEqual([
    'Anna offers you 1 tritanium and 2 food for 1 dilithium.',
    'Anna bietet dir 1 Tritanium und 2 Nahrung für 1 Dilithium.',
    'Anna biedt jou 1 tritanium en 2 voedsel voor 1 dilithium.',
  ]);
  expect(told(EVENT_SAMPLES.seven[1], 2)).toEqual([
    'Over 7 cards: Anna and you must discard half.',
    'Mehr als 7 Karten, also die Hälfte abgeben: Anna und du.',
    'Meer dan 7 kaarten, dus de helft afleggen: Anna en jij.',
  ]);
  expect(told(EVENT_SAMPLES.monopoly[0])).toEqual([
    'Anna plays Monopoly on water and gets 2 from Ben and 1 from Cleo.',
    'Anna spielt „Monopol“ auf Wasser und bekommt 2 von Ben und 1 von Cleo.',
    'Anna speelt “Monopolie” op water en krijgt er 2 van Ben en 1 van Cleo.',
  ]);
});

test('a victory names the cards that won it', () => {
  expect(told(EVENT_SAMPLES.won[1], 0)).toEqual([
    'You win with 10 points, 2 of them from victory point cards!',
    'Du gewinnst mit 10 Punkten, 2 davon aus Siegpunktkarten!',
    'Je wint met 10 punten, waarvan 2 uit overwinningspuntenkaarten!',
  ]);
});

test('moves name the place, the cards and the seat they concern', () => {
  expect(label({ kind: 'station', vertex: 1 })).toEqual([
    'Build a station on the border beside water 2, top, at the 2:1 post for oxygen',
    'Kleine Raumstation bauen an der Grenze bei Wasser 2, oben, am Grenzposten 2:1 für Sauerstoff',
    'Ruimtestation bouwen aan de grens bij water 2, boven, bij de handelspost 2:1 voor zuurstof',
  ]);
  expect(label({ kind: 'bank', give: 4, take: 2 })).toEqual([
    'Trade 4 water for 1 food with the bank',
    'Bei der Bank 4 Wasser gegen 1 Nahrung tauschen',
    'Bij de bank 4 water voor 1 voedsel ruilen',
  ]);
  expect(label({ kind: 'steal', seat: 1 })).toEqual(['Steal from Ben', 'Ben berauben', 'Ben beroven']);
});

test('refusals contain their figures', () => {
  expect(refused({ code: 'cannot-pay', numbers: { oxygen: 2, water: 1, food: 0 } })).toEqual([
    'You still need 2 oxygen and 1 water.',
    'Dafür fehlt dir noch: 2 Sauerstoff und 1 Wasser.',
    'Daarvoor kom je nog 2 zuurstof en 1 water te kort.',
  ]);
  expect(refused({ code: 'other-support', numbers: { character: 4, held: 3 } })).toEqual([
    'You need Kirk for this; you have Sulu.',
    'Dazu brauchst du Kirk, du hast Sulu.',
    'Daarvoor heb je Kirk nodig; je hebt Sulu.',
  ]);
});

/** The question to this seat while the frame is on top. */
function asked(frame: Frame, reader: number, has: SeatHas = { hand: [9, 0, 0, 0, 0] }): string[] {
  const state = position({ frame, seats: [has, {}, {}] });
  const asking = startrek.awaiting(state.table);
  const view = viewsOf(state)[reader];
  if (asking.who !== 'seats' || view === undefined) return [];
  return three((language) => format(gameMessages.question(asking, view), language, reader));
}

test('a question tells the player asked what to do, and tells the others who is asked', () => {
  const discard: Frame = { kind: 'discard', owing: 1, done: 0 };
  expect(asked(discard, 0)).toEqual([
    'Choose 4 cards to discard.',
    'Wähle 4 Karten zum Abgeben.',
    'Kies 4 kaarten om af te leggen.',
  ]);
  expect(asked(discard, 1)).toEqual([
    'Waiting for Anna to discard.',
    'Noch beim Abgeben: Anna.',
    'Nog aan het afleggen: Anna.',
  ]);
  expect(asked({ kind: 'before' }, 2)).toEqual(['Anna is about to roll.', 'Anna würfelt gleich.', 'Anna gaat gooien.']);
});

test('a question mentions only what is possible: a card to play first, something to build', () => {
  expect(asked({ kind: 'before' }, 0)).toEqual(['Roll the dice.', 'Würfle.', 'Gooi de dobbelstenen.']);
  expect(asked({ kind: 'before' }, 0, { cards: [1, 0, 0, 0, 0] })).toEqual([
    'Roll the dice, or play a card first.',
    'Würfle oder spiele vorher eine Karte.',
    'Gooi de dobbelstenen of speel eerst een kaart.',
  ]);
  expect(asked({ kind: 'build' }, 0)).toEqual([
    'Nothing to build: end your turn.',
    'Nichts zu bauen: Beende deinen Zug.',
    'Niets te bouwen: beëindig je beurt.',
  ]);
  expect(asked({ kind: 'build' }, 0, { hand: [0, 0, 1, 1, 1] })).toEqual([
    'Build, or end your turn.',
    'Baue oder beende deinen Zug.',
    'Bouw of beëindig je beurt.',
  ]);
});

test('two equal planets are distinguished by their position', () => {
  const board = {
    ...BEGINNER_SETUP,
    planets: BEGINNER_SETUP.planets.map(() => 4),
    numbers: BEGINNER_SETUP.numbers.map(() => 8),
  };
  const { table: twins } = position({ board });
  expect(three((language) => format(planetLabel({ ...twins, cruiser: 18 }, 3), language))).toEqual([
    'water 8 (second row, far left)',
    'Wasser 8 (zweite Reihe, ganz links)',
    'water 8 (tweede rij, uiterst links)',
  ]);
  expect(new Set(BEGINNER_SETUP.planets.map((_, hex) => format(planetLabel(twins, hex), 'en'))).size).toBe(HEX_COUNT);
});

test('labels of the board describe what is there, and no two are alike', () => {
  const outcome = LAYOUT_BOUNDS.map((below, i) => (i * 7) % below);
  const drawn = position({ board: drawnBoard(outcome) }).table;
  for (const at of [sampleTable, drawn]) {
    for (const language of COMPLETE_LANGUAGES) {
      const places = (n: number, of: (i: number) => string): number =>
        new Set(Array.from({ length: n }, (_, i) => of(i))).size;
      expect(places(VERTEX_COUNT, (i) => format(pointLabel(at, i), language))).toBe(VERTEX_COUNT);
      expect(places(EDGE_COUNT, (i) => format(laneLabel(at, i), language))).toBe(EDGE_COUNT);
      expect(places(HEX_COUNT, (i) => format(planetLabel(at, i), language))).toBe(HEX_COUNT);
    }
  }
  expect(format(pointLabel(sampleTable, 24), 'en', 0)).toMatch(/^Point between .*: your station$/);
  expect(format(pointLabel(sampleTable, 8), 'de')).toMatch(/: Große Raumstation von Ben$/);
  expect(format(planetLabel(sampleTable, 3), 'nl')).toBe('dilithium 12, met de Klingonkruiser');
});

test('the board is drawn without words, and the possessions of each seat are listed below it in words', () => {
  expect(gameMessages.drawing({ seat: null, table: sampleTable })).not.toMatch(/[a-z]{3}/);
  expect(gameMessages.drawing({ seat: null, table: sampleTable })).toMatch(/D 12(.*\n)+.*\n$/);
  const lines = gameMessages.standing({ seat: null, table: sampleTable });
  expect(format(lines[0] ?? MISSING, 'en')).toMatch(
    /^Anna \(active player\): 1 point, 0 resource cards, 0 development cards, route 2, fleet 0 and \w+ \(side A\)$/,
  );
  expect(lines).toHaveLength(sampleTable.players.length + 1);
});

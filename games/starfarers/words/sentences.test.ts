import { LANGUAGES } from '@orrery/common/testing';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { EVENTS, table } from '../testing/sayings.ts';
import { spoken } from '../testing/speech.ts';
import { vertexAt } from '../topology.ts';
import { wording } from './index.ts';

const told = (event: Event | undefined, reader: number | null = null): string[] =>
  LANGUAGES.map((language) => {
    const words = event === undefined ? null : wording.event(event, { seat: null, table });
    return words === null ? '' : spoken(words, language, reader);
  });
const label = (move: Move): string[] => LANGUAGES.map((language) => spoken(wording.move(move, table), language, 0));

test('the one who did it is addressed, the others hear a name', () => {
  expect(told(EVENTS.flew[0], 0)).toEqual([
    'You fly 4 links to colony site 16/21 between carbon 5 and food with pirate base 4.',
    'Du fliegst 4 Wege weit: Bauplatz 16/21 zwischen Carbon 5 und Nahrung mit Piratenstützpunkt 4.',
    'Je vliegt 4 wegen ver: bouwplaats 16/21 tussen carbon 5 en voedsel met piratenbasis 4.',
  ]);
  expect(told(EVENTS.jumped[0])[0]).toBe('Anna jumps to docking point of the Merchants.');
});

test('the reader is told the number of a card, the others its question', () => {
  const [known, open] = EVENTS.met;
  expect(told(known, 1)[0]).toMatch(/^You read card 7 to Anna and Dirk: A merchant hails/);
  expect(told(open, 2)[0]).toMatch(/^Ben reads to Anna: A merchant hails/);
});

test('a story tells how an encounter went', () => {
  expect(told(EVENTS.outcome[0], 0)[0]).toBe(
    'You: He talks until everybody pays to be rid of him, and tells it everywhere.',
  );
});

test('moves name the place, the cards and the seat they are about', () => {
  expect(label({ kind: 'fly', ship: 0, vertex: vertexAt('10:24') })).toEqual([
    'Fly ship 1 to point 15/26',
    'Mit Schiff 1 fliegen: Punkt 15/26',
    'Met schip 1 vliegen: punt 15/26',
  ]);
  expect(label({ kind: 'ask', seat: 1, resource: 3 })[0]).toBe('Ask Ben for 1 food');
});

test('refusals carry their figures', () => {
  const refusal = { code: 'too-few-pods', rule: '', numbers: { have: 1, stations: 3, docks: 5 } };
  expect(spoken(wording.refusal(refusal), 'en')).toBe('There are 3 of 5 stations, and you have 1 freight pod.');
});

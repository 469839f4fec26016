import { COMPLETE_LANGUAGES } from '@orrery/common/testing';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Table } from '../state.ts';
import { format } from '../testing/format.ts';
import { EVENT_SAMPLES, sampleTable } from '../testing/message-samples.ts';
import { position } from '../testing/position.ts';
import { VERTEX_COUNT, vertexAt } from '../topology.ts';
import { gameMessages, pointLabel } from './index.ts';

const told = (event: Event | undefined, reader: number | null = null): string[] =>
  COMPLETE_LANGUAGES.map((language) => {
    const words = event === undefined ? null : gameMessages.event(event, { seat: null, table: sampleTable });
    return words === null ? '' : format(words, language, reader);
  });
const label = (move: Move): string[] =>
  COMPLETE_LANGUAGES.map((language) => format(gameMessages.move(move, sampleTable), language, 0));

test('the player who acts is addressed, the others read a name', () => {
  expect(told(EVENT_SAMPLES.flew[0], 0)).toEqual([
    'You fly 4 spaces to Bayer (carbon 5 and food with pirate base 4).',
    'Du fliegst 4 Felder weit, Ziel: Bayer (Carbon 5 und Nahrung mit Piratenstützpunkt 4).',
    'Je vliegt 4 vakjes naar Bayer (carbon 5 en voedsel met piratenbasis 4).',
  ]);
  expect(told(EVENT_SAMPLES.jumped[0])[0]).toBe('Anna jumps to the docking point of the Merchants.');
});

test('a flight that ends between the systems names the system it leads towards', () => {
  const [from, to] = [vertexAt('10:26'), vertexAt('10:24')];
  expect(told({ kind: 'flew', seat: 0, ship: 0, from, to, links: 2 }, 0)).toEqual([
    'You fly 2 spaces towards Bayer.',
    'Du fliegst 2 Felder weit Richtung Bayer.',
    'Je vliegt 2 vakjes richting Bayer.',
  ]);
  expect(told({ kind: 'flew', seat: 0, ship: 0, from: to, to: from, links: 2 })[0]).toBe(
    'Anna flies 2 spaces towards Beta.',
  );
  expect(told({ kind: 'returned', seat: 0, ship: 0, to })[0]).toMatch(/ goes to a point near \w+\.$/);
});

test('the player a card is read to is addressed', () => {
  expect(told(EVENT_SAMPLES.met[1], 0)[1]).toMatch(/^Ben liest dir vor: Ein Händler/);
});

test('every point has its own name', () => {
  for (const language of COMPLETE_LANGUAGES) {
    const names = Array.from({ length: VERTEX_COUNT }, (_, vertex) =>
      format(pointLabel(sampleTable, vertex), language),
    );
    expect(new Set(names).size).toBe(VERTEX_COUNT);
  }
});

test('ending a step leads to the flight, to the next turn, or to the other pilot', () => {
  const ends = (at: Table): string => format(gameMessages.move({ kind: 'done' }, at), 'en', 0);
  const ships = [{ ships: [['colony', '10:26']] }] as const;
  expect(ends(position({ phase: 'main', seats: ships }).table)).toBe('On to the flight');
  expect(ends(position({ phase: 'main' }).table)).toBe('Done');
  expect(ends(position({ phase: 'flight', seats: ships }).table)).toBe('End turn');
});

test('the reader is told the number of a card, the others only its question', () => {
  const [known, open] = EVENT_SAMPLES.met;
  expect(told(known, 1)[0]).toMatch(/^You read card 7 to Anna and Dirk: A merchant hails/);
  expect(told(open, 2)[0]).toMatch(/^Ben reads to Anna: A merchant hails/);
});

test('a story tells how an encounter ended', () => {
  expect(told(EVENT_SAMPLES.outcome[0], 0)[0]).toBe(
    'You: He won’t stop talking until everybody pays to be rid of him, and he spreads bad stories.',
  );
});

test('moves name the place, the cards and the seat they concern', () => {
  expect(label({ kind: 'fly', ship: 0, vertex: vertexAt('10:24') })).toEqual([
    'Fly ship 1 to point 15/26 near Beta',
    'Mit Schiff 1 fliegen: Raumpunkt 15/26 bei Beta',
    'Met schip 1 naar ruimtepunt 15/26 bij Beta vliegen',
  ]);
  expect(label({ kind: 'ask', seat: 1, resource: 3 })[0]).toBe('Ask Ben for 1 food');
});

test('refusals contain their figures', () => {
  const refusal = { code: 'too-few-pods', rule: '', numbers: { have: 1, stations: 3, docks: 5 } };
  expect(format(gameMessages.refusal(refusal), 'en')).toBe(
    '3 of 5 docks are taken: to dock you need more than 3 freight pods, and you have 1.',
  );
});

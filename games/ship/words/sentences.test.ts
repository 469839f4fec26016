import { COMPLETE_LANGUAGES } from '@orrery/common/testing';
import { gameMessages as duelWording } from '@orrery/duel/words';
import type { Message } from '@orrery/kernel';
import { gameMessages as starshipWording } from '@orrery/starship/words';
import { expect, test } from 'vitest';
import { format } from '../testing/format.ts';
import { afterSetUp, cardOf, meetCard, position } from '../testing/position.ts';

const three = (words: Message | null, reader: number | null = null): string[] =>
  COMPLETE_LANGUAGES.map((language) => (words === null ? '' : format(words, language, reader)));

const t = position('starship', { at: 'flight', seats: [{ stock: { astro: 9 } }] });
meetCard(t, 'Rigel X');
const view = { seat: null, table: t.table } as const;

test('an event addresses the player who acted as “you”, and names them to others', () => {
  const flies = starshipWording.event({ kind: 'flies', seat: 0, sector: 1, speed: 5 }, view);
  expect(three(flies, 0)).toEqual([
    'You fly to sector 2 at speed 5.',
    'Du fliegst mit Geschwindigkeit 5 in Sektor 2.',
    'Je vliegt met snelheid 5 naar sector 2.',
  ]);
  expect(three(flies, 1)[0]).toBe('Anna flies to sector 2 at speed 5.');
});

test('a pirate is announced with its demand, and also with its strength to players who see it', () => {
  const pirate = { kind: 'pirate', seat: 0, sector: 0, demand: 3 } as const;
  expect(three(starshipWording.event({ ...pirate, card: null }, view))[0]).toBe('A pirate demands 3 astro from Anna.');
  const seen = starshipWording.event({ ...pirate, card: cardOf(t, 'B-PI-2') }, view);
  expect(three(seen)[1]).toBe('Ein Pirat der Stärke 2 fordert von Anna 3 Astro.');
});

test('the end of a flight is reported with the reason', () => {
  const landed = starshipWording.event({ kind: 'landed', seat: 0, why: 'actions' }, view);
  expect(three(landed, 0)).toEqual([
    'Your flight is over: no actions left.',
    'Dein Flug ist zu Ende: Alle Aktionen sind verbraucht.',
    'Je vlucht is voorbij: de acties zijn op.',
  ]);
});

test('moves contain place and price', () => {
  expect(three(starshipWording.move({ kind: 'buy', goods: 0, n: 2 }, t.table))).toEqual([
    'Buy 2 ore for 6 astro (Rigel X)',
    '2 Erz für 6 Astro kaufen (Rigel X)',
    '2 erts kopen voor 6 astro (Rigel X)',
  ]);
  expect(three(duelWording.move({ kind: 'task', task: 12 }, t.table))[0]).toBe(
    'Fulfil order 13 on Perseus: 2 ore and 1 knowledge for 1 medal and 7 astro',
  );
});

test('a card of a flight is announced with its number', () => {
  const revealed = { kind: 'revealed', seat: 0, sector: 0, card: cardOf(t, 'Rigel X') } as const;
  expect(three(starshipWording.event(revealed, view))).toEqual([
    'Card 1: Rigel X (ore at 3).',
    'Karte 1: Rigel X (Erz für 3).',
    'Kaart 1: Rigel X (erts voor 3).',
  ]);
});

/** The question to a flyer at this card, with this much speed left. */
function askedAt(id: string, left: number): string[] {
  const flying = position('starship', { at: 'flight' });
  meetCard(flying, id);
  flying.table.speed = flying.table.flown + left;
  const asked = flying.game.awaiting(flying.table);
  if (asked.who !== 'seats') throw new Error('nobody is asked');
  return three(starshipWording.question(asked, { seat: null, table: flying.table }), 0);
}

test('in flight the question names the card, and mentions an action or a further card only if there is one', () => {
  expect(askedAt('Heka II', 2)).toEqual([
    'Take an action here (Heka II), fly on or stop: 2 cards and 2 actions left.',
    'Aktion hier (Heka II), weiterfliegen oder Flug beenden: noch 2 Karten und 2 Aktionen.',
    'Actie hier (Heka II), verder vliegen of stoppen: nog 2 kaarten en 2 acties.',
  ]);
  const lost = t.kit.variant.cards.find(({ kind }) => kind === 'empty')?.id ?? '';
  expect(askedAt(lost, 1)[0]).toBe('Fly on or stop: 1 card and 2 actions left.');
  expect(askedAt('Rigel X', 0)[0]).toBe('Take an action here (Rigel X) or end the flight: last card, 2 actions left.');
});

test('a forced purchase names the seller, and giving up a centre names its level', () => {
  const losing = position('starship', { seats: [{ centres: ['trade'], centres2: ['storage'] }, {}] });
  expect(three(starshipWording.move({ kind: 'force', resource: 0 }, losing.table), 0)).toEqual([
    'Buy 1 ore from Ben for 2 astro',
    'Ben für 2 Astro 1 Erz abkaufen',
    '1 erts van Ben kopen voor 2 astro',
  ]);
  const giveUp = (centre: number) => three(starshipWording.move({ kind: 'give-up', centre }, losing.table))[0];
  expect([giveUp(0), giveUp(3)]).toEqual(['Give up the Logistics centre II', 'Give up the Trade centre I']);
});

test('the two games use different names for three of the centres', () => {
  const choose = { kind: 'choose', centres: 0b111 } as const;
  expect(three(starshipWording.move(choose, t.table))[1]).toBe(
    'Beginnen mit: Logistikzentrum, Verwaltungszentrum und Nachrichtenzentrum',
  );
  expect(three(duelWording.move(choose, t.table))[1]).toBe(
    'Beginnen mit: Lagerzentrum, Kommandozentrum und Sensorzentrum',
  );
});

test('refusals contain their figures', () => {
  const refusal = { code: 'no-room', rule: '', numbers: { goods: 4, n: 2, room: 1 } };
  expect(three(starshipWording.refusal(refusal))[0]).toBe('Room left for trade goods: 1, not 2.');
  const full = { ...refusal, numbers: { ...refusal.numbers, room: 0 } };
  expect(three(starshipWording.refusal(full))[0]).toBe('You have no room for trade goods.');
});

test('the table is drawn with stacks, reserve, flight row and both ships', () => {
  expect(starshipWording.drawing(view)).toBe(
    [
      '[1: 9] [2: 10] [3: 10] [4: 10]   (I:7 II:7 III:7 IV:7)',
      '1> Rigel X O3+',
      '0: O0 F0 N0 C0 G0 K0 | >2 x1 | [ct] | ...... | C1',
      '1: O0 F0 N0 C0 G2 K1 | >2 x1 | [ct] | ...... | F1',
      '',
    ].join('\n'),
  );
  expect(starshipWording.drawing({ seat: null, table: { ...afterSetUp('starship').table, sizes: [0, 0, 0, 0] } })).toBe(
    '',
  );
});

test('a chapter begins with the opening of the centres and every eighth turn', () => {
  expect(starshipWording.isChapter({ kind: 'unsealed', centres: [1, 1] })).toBe(true);
  expect([1, 2, 9].map((turn) => starshipWording.isChapter({ kind: 'turn', seat: 0, turn }))).toEqual([
    true,
    false,
    true,
  ]);
});

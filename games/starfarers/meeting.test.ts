import { NONE } from '@orrery/common';
import { fastRng, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { strength } from './encounter.ts';
import { familyAt, familyOf } from './encounters.ts';
import { starfarers } from './game.ts';
import type { Whole } from './state.ts';
import { drawn, meeting } from './testing/meeting.ts';
import { asked, chance, codes, handOfSeat, play, player, position, question, settle } from './testing/position.ts';
import { vertexAt } from './topology.ts';

const NO = 'answer 0 with 0,0,0,0,0';
const YES = 'answer 1 with 0,0,0,0,0';
/** Own shake of 5 against 1, and the reverse. */
const [WIN, LOSE] = [
  [4, 8],
  [8, 4],
] as const;

test('SF-ENC-01 · the left neighbour reads; the others know what is asked and nothing more', () => {
  const { state, told } = drawn(7);
  expect(told.open[0]).toEqual({ kind: 'met', reader: 1, seats: 1, family: 0, card: null });
  expect(told.secret[0]).toMatchObject({ card: 6 });
  expect([state.hands[1]?.card, state.hands[0]?.card, state.table.card]).toEqual([6, NONE, NONE]);
});

test('SF-ENC-01 · who does not read imagines any card of the pile that looks alike', () => {
  const state = meeting(7);
  state.table.deck[0] = 0b1111_1111;
  const into = starfarers.setup(state.table.options, 4);
  const view = viewsOf(state)[0];
  const seen = new Set<number>();
  for (let seed = 0; seed < 60 && view !== undefined; seed++) {
    starfarers.imagine(view, { ...starfarers.memory.blank(view), reserve: [0, 0, 0, 0, 0] }, fastRng(seed), into);
    seen.add(into.hands[1]?.card ?? NONE);
  }
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('SF-ENC-02 · a gift is paid with cards of choice; only what is in hand can be given, nothing always', () => {
  const state = meeting(3, { seats: [{ ships: [['colony', '17:25']], hand: [1, 0, 0, 1, 0] }, {}, {}] });
  expect(codes(state, 0, 'answer 2 with 2,0,0,0,0')).toEqual(['not-held']);
  expect(codes(state, 0, 'answer 3 with 1,1,1,0,0')).toEqual(['not-held']);
  expect(codes(state, 0, 'answer 1 with 1,0,0,1,0')).toEqual(['no-such-answer']);
  expect(codes(state, 0, NO)).toEqual([]);
  play(state, 0, 'answer 2 with 1,0,0,1,0');
  expect(player(state, 0).cards).toBe(0);
});

test('SF-ENC-02 · a question of yes and no takes no number', () => {
  const state = meeting(19);
  expect(codes(state, 0, 'answer 2 with 1,1,0,0,0')).toEqual(['no-such-answer']);
  expect(familyAt(familyOf(18)).answers).toBe('yes-no');
});

test('SF-ENC-03 · then the card is read out, carried out and laid aside, and ships fly', () => {
  const state = meeting(3);
  const told = play(state, 0, 'answer 2 with 1,1,0,0,0');
  expect(told.open.map(({ kind }) => kind)).toEqual([
    'answered',
    'read',
    'outcome',
    'paid',
    'fame',
    'filed',
    'reshuffled',
  ]);
  expect(told.reveals).toBe(0b1111);
  expect([question(state), state.table.reader, state.hands[1]?.card]).toEqual(['flight', NONE, NONE]);
});

test('SF-ENC-04 · fights are the balls and the cannons of both, and the player of the encounter wins ties', () => {
  const state = meeting(22);
  play(state, 0, YES);
  const told = chance(state, 3, 2).open;
  expect(told[0]).toMatchObject({ kind: 'contest', seat: 0, rival: 2, own: 6, other: 6, shakes: [3, 2] });
  expect(handOfSeat(state, 0)).toEqual([2, 2, 2, 2, 4]);
});

test('SF-ENC-04 · shakes in an encounter do not change the speed of the turn', () => {
  const state = meeting(22);
  play(state, 0, YES);
  chance(state, ...WIN);
  expect(state.table.shake).toBe(9);
});

const LEARNED = { hand: [1, 0, 0, 0, 0], fitted: [2, 2, 0], friends: ['upgrades-1', 'cannons'], docked: [0, 2] };

const OWN = { ships: [['colony', '17:25'] as const], fitted: [0, 2, 0] };

test.each([
  ['races', 4],
  ['plain', 4],
  ['learned', 7],
] as const)(
  'SF-ENC-05 · SF-OPT-RIVALS · who shakes for a pirate counts cannons alone, cards too when learned (%s)',
  (rivals, other) => {
    const state = meeting(23, { seats: [OWN, {}, {}, LEARNED], options: { rivals } });
    play(state, 0, YES);
    expect(chance(state, 0, 6).open[0]).toMatchObject({ rival: 3, own: 5, other });
  },
);

test.each([
  ['races', 1],
  ['plain', 0],
  ['learned', 1],
] as const)(
  'SF-ENC-05 · SF-OPT-RIVALS · in a race and in flight the rival’s Scientists count (%s)',
  (rivals, cards) => {
    const state = meeting(23, { seats: [OWN, {}, {}, LEARNED], options: { rivals } });
    for (const stat of ['speed', 'boosters'] as const) expect(strength(state.table, 3, stat, 'rival')).toBe(2 + cards);
  },
);

test('SF-ENC-05 · the rival gains and loses nothing', () => {
  const state = meeting(16);
  const before = JSON.stringify(player(state, 3));
  play(state, 0, NO);
  chance(state, ...LOSE);
  play(state, 0, 'drop pod');
  expect(JSON.stringify(player(state, 3))).toBe(before);
});

test('SF-ENC-06 · a ship of choice may not fly in this turn', () => {
  const ships = [
    ['colony', '17:25'],
    ['trade', '4:24'],
  ] as const;
  const state = meeting(5, { seats: [{ ships }, {}, {}] });
  play(state, 0, NO);
  expect(codes(state, 0, 'ground 2')).toEqual(['not-to-ground']);
  play(state, 0, 'ground 1');
  expect(codes(state, 0, 'fly 1 to 4:22')).toContain('ship-grounded');
  expect(codes(state, 0, 'fly 0 to 17:23')).toEqual([]);
});

const GIFT = 'answer 3 with 1,1,1,0,0';

test('SF-ENC-07 · a free trade ship comes on an own spaceport site and may fly at once', () => {
  const state = meeting(29);
  play(state, 0, GIFT);
  expect(codes(state, 0, 'launch colony 2:26')).toEqual(['trade-ship-only']);
  play(state, 0, 'launch trade 2:26');
  expect([player(state, 0).waiting, codes(state, 0, 'fly 1 to 2:24')]).toEqual([0, []]);
});

test('SF-ENC-07 · without a site it waits, and comes as soon as it can', () => {
  const ships = [
    ['colony', '2:26'],
    ['colony', '2:28'],
  ] as const;
  const state = meeting(29, { seats: [{ ports: ['1:27'], ships, hand: [1, 1, 1, 0, 0] }, {}, {}] });
  play(state, 0, GIFT);
  expect([question(state), player(state, 0).waiting]).toEqual(['flight', 1]);
  play(state, 0, 'fly 0 to 2:24');
  expect(question(state)).toBe('launch');
  play(state, 0, 'launch trade 2:26');
  expect(question(state)).toBe('flight');
});

test('SF-ENC-08 · SF-OPT-JUMP · a jump goes wherever the ship may end and is its whole move, or not', () => {
  for (const [jump, after] of [
    ['replaces', ['ship-flown']],
    ['extra', []],
  ] as const) {
    const state = meeting(30, { options: { jump } });
    play(state, 0, GIFT);
    expect(codes(state, 0, 'jump 0 to 22:14')).toEqual(['docking-point']);
    play(state, 0, 'jump 0 to 13:13');
    expect(state.table.ships[0]).toBe(vertexAt('13:13') * 2);
    expect(codes(state, 0, 'fly 0 to 11:13').filter((code) => code === 'ship-flown')).toEqual(after);
  }
});

test('SF-ENC-08 · a jump explores what it comes to, and need not be made', () => {
  const state = meeting(30);
  play(state, 0, GIFT);
  play(state, 0, 'jump 0 to 13:21');
  expect(question(state)).toBe('explore');
  const other = meeting(30);
  play(other, 0, GIFT);
  play(other, 0, 'pass');
  expect(question(other)).toBe('flight');
});

test('SF-ENC-09 · an upgrade comes if there is room and stock, and one that goes is of the owner’s choice', () => {
  const full = meeting(2, {
    seats: [{ ships: [['colony', '17:25']], hand: [1, 1, 1, 0, 0], fitted: [6, 5, 5] }, {}, {}],
  });
  play(full, 0, GIFT);
  expect(codes(full, 0, 'fit booster')).toEqual(['cannot-fit']);
  play(full, 0, 'fit cannon');
  expect(player(full, 0).fitted).toEqual([6, 6, 5]);
  const bare = meeting(28, { seats: [{ ships: [['colony', '17:25']] }, {}, {}] });
  play(bare, 0, NO);
  expect(question(bare)).toBe('flight');
  const lost = meeting(28, { seats: [{ ships: [['colony', '17:25']], fitted: [1, 0, 0] }, {}, {}] });
  play(lost, 0, NO);
  expect(codes(lost, 0, 'drop pod')).toEqual(['not-fitted']);
});

test('SF-ENC-10 · half medals do not fall below none, points follow every second one, and none comes from an empty stock', () => {
  const poor = meeting(1, { seats: [{ ships: [['colony', '17:25']], fame: 1 }, {}, {}] });
  play(poor, 0, NO);
  expect([player(poor, 0).fame, player(poor, 0).points]).toEqual([0, 0]);
  const rich = meeting(3, { seats: [{ ships: [['colony', '17:25']], fame: 3, hand: [2, 0, 0, 0, 0] }, {}, {}] });
  play(rich, 0, 'answer 2 with 2,0,0,0,0');
  expect([player(rich, 0).fame, player(rich, 0).points]).toEqual([4, 2]);
  const out = meeting(12);
  out.table.fame = 0;
  play(out, 0, NO);
  expect(player(out, 0).fame).toBe(6);
});

test('SF-ENC-11 · card 32 honours all with the most freight pods, and nobody when there are none', () => {
  const pods = (n: number) => ({ fitted: [0, 0, n] });
  const state = meeting(32, { seats: [{ ships: [['colony', '17:25']], ...pods(2) }, pods(2), pods(1)] });
  expect(state.table.players.map(({ fame }) => fame)).toEqual([1, 1, 0]);
  expect(question(state)).toBe('meet');
  const none = meeting(32, { seats: [{ ships: [['colony', '17:25']] }, {}, {}] });
  expect(none.table.players.map(({ fame }) => fame)).toEqual([0, 0, 0]);
});

/** Counts the cards in the pile. */
const pile = ({ table }: Whole): number =>
  table.deck.reduce((n, word) => n + word.toString(2).replaceAll('0', '').length, 0);

test('SF-ENC-12 · when the pile is empty all cards are shuffled; until then a card does not come again', () => {
  const state = meeting(3);
  play(state, 0, NO);
  expect(pile(state)).toBe(32);
  const more = meeting(3);
  more.table.deck[1] = 1;
  play(more, 0, NO);
  expect([pile(more), more.table.deck]).toEqual([1, [0, 1]]);
});

test('a card of each giver’s choice is seen by two alone', () => {
  const state = meeting(1);
  play(state, 0, NO);
  expect([question(state), asked(state)]).toEqual(['give', 0b0010]);
  const told = play(state, 1, 'give fuel');
  expect([told.open[0], told.reveals]).toEqual([{ kind: 'gave', seat: 1, to: 0, resource: null }, 1]);
});

test('the right neighbour is the one before in turn order, and with three the second to the right is the left one', () => {
  const rival = (card: number, seats: number): number => {
    const state = meeting(card, {
      seats: [{ ships: [['colony', '17:25']] }, ...Array.from({ length: seats - 1 }, () => ({}))],
    });
    play(state, 0, YES);
    const [event] = chance(state, ...WIN).open;
    return event?.kind === 'contest' ? event.rival : NONE;
  };
  expect([rival(23, 4), rival(22, 4), rival(24, 4), rival(22, 3)]).toEqual([3, 2, 1, 1]);
});

test('with a ship the player who shook a black ball meets somebody before flying', () => {
  const state = position({ seats: [{ ships: [['colony', '17:25']] }, {}, {}] });
  play(state, 0, 'done');
  chance(state, 9);
  settle(state);
  expect(question(state)).toBe('answer');
});

test('who swaps with a pirate takes other kinds than the one put down', () => {
  const state = meeting(12);
  play(state, 0, 'answer 1 with 0,1,0,0,0');
  expect(codes(state, 0, 'take fuel')).toEqual(['other-kind']);
  play(state, 0, 'take ore');
  play(state, 0, 'take goods');
  expect([question(state), state.table.swapped]).toEqual(['fate', [1, 0, 0, 0, 1]]);
});

test('SF-ENC-07 · a free trade ship that waits comes when a spaceport gives it a site', () => {
  const state = position({ seats: [{ colonies: ['1:27'], hand: [0, 0, 3, 2, 0], waiting: 1 }, {}, {}] });
  play(state, 0, 'spaceport 1:27');
  expect(question(state)).toBe('launch');
});

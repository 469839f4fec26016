import { NONE } from '@orrery/common';
import { fastRng, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { encounterFamily, familyAt } from './encounters.ts';
import { starfarers } from './game.ts';
import type { StarfarersState } from './state.ts';
import { drawEncounter, drawnEncounter } from './testing/encounter.ts';
import {
  asked,
  chance,
  codes,
  handOfSeat,
  play,
  playerAt,
  position,
  question,
  resolveChance,
} from './testing/position.ts';

const NO = 'answer 0 with 0,0,0,0,0';
const YES = 'answer 1 with 0,0,0,0,0';
/** An own shake of 5 against 1, and the reverse. */
const [WIN, LOSE] = [
  [4, 8],
  [8, 4],
] as const;

test('SF-ENC-01 · the left neighbour reads the card; the others know only the question', () => {
  const { state, told } = drawEncounter(7);
  expect(told.open[0]).toEqual({ kind: 'met', reader: 1, seats: 1, family: 0, card: null });
  expect(told.secret[0]).toMatchObject({ card: 6 });
  expect([state.hands[1]?.card, state.hands[0]?.card, state.table.card]).toEqual([6, NONE, NONE]);
});

test('SF-ENC-01 · a player who does not read imagines any card of the pile with the same front', () => {
  const state = drawnEncounter(7);
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

test('SF-ENC-02 · a gift is paid with cards of choice; only cards in hand can be given, and giving nothing is always allowed', () => {
  const state = drawnEncounter(3, { seats: [{ ships: [['colony', '17:25']], hand: [1, 0, 0, 1, 0] }, {}, {}] });
  expect(codes(state, 0, 'answer 2 with 2,0,0,0,0')).toEqual(['not-held']);
  expect(codes(state, 0, 'answer 3 with 1,1,1,0,0')).toEqual(['not-held']);
  expect(codes(state, 0, 'answer 1 with 1,0,0,1,0')).toEqual(['no-such-answer']);
  expect(codes(state, 0, NO)).toEqual([]);
  play(state, 0, 'answer 2 with 1,0,0,1,0');
  expect(playerAt(state, 0).cards).toBe(0);
});

test('SF-ENC-02 · a yes-no question takes no number', () => {
  const state = drawnEncounter(19);
  expect(codes(state, 0, 'answer 2 with 1,1,0,0,0')).toEqual(['no-such-answer']);
  expect(familyAt(encounterFamily(18)).answers).toBe('yes-no');
});

test('SF-ENC-03 · the card is then read out, resolved and put away, and the flight begins', () => {
  const state = drawnEncounter(3);
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
  expect([state.table.family, state.table.card]).toEqual([NONE, NONE]);
});

test('SF-ENC-03 · a second encounter from a card happens only once', () => {
  const state = drawnEncounter(25);
  play(state, 0, NO);
  expect([question(state), state.table.reader]).toEqual(['meet', 1]);
  state.table.deck.splice(0, 2, 0b100, 0);
  chance(state, 0);
  play(state, 0, NO);
  expect(question(state)).toBe('flight');
});

test('SF-ENC-04 · fights compare balls plus cannons, and the player with the encounter wins ties', () => {
  const state = drawnEncounter(22);
  play(state, 0, YES);
  const told = chance(state, 3, 2).open;
  expect(told[0]).toMatchObject({ kind: 'contest', seat: 0, rival: 2, own: 6, other: 6, shakes: [3, 2] });
  expect(handOfSeat(state, 0)).toEqual([2, 2, 2, 2, 4]);
});

test('SF-ENC-04 · shakes in an encounter do not change the speed of the turn', () => {
  const state = drawnEncounter(22);
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
  'SF-ENC-05 · SF-OPT-RIVALS · the rival who shakes for a pirate counts only cannons, plus cards with the option “learned” (%s)',
  (rivals, other) => {
    const state = drawnEncounter(23, { seats: [OWN, {}, {}, LEARNED], options: { rivals } });
    play(state, 0, YES);
    expect(chance(state, 0, 6).open[0]).toMatchObject({ rival: 3, own: 5, other });
  },
);

test.each([
  ['races', 1],
  ['plain', 0],
  ['learned', 1],
] as const)(
  'SF-ENC-05 · SF-OPT-RIVALS · the rival’s Scientists in a race and an escape count according to the option (%s)',
  (rivals, cards) => {
    const at = { seats: [OWN, {}, {}, LEARNED], options: { rivals } };
    const race = drawnEncounter(21, at);
    play(race, 0, YES);
    expect(chance(race, 0, 6).open[0]).toMatchObject({ kind: 'contest', rival: 3, own: 3, other: 4 + cards });
    const flight = drawnEncounter(16, at);
    const fled = play(flight, 0, YES).open.find(({ kind }) => kind === 'contest');
    expect(fled).toMatchObject({ rival: 3, own: 0, other: 2 + cards });
  },
);

test('SF-ENC-05 · the rival neither gains nor loses anything', () => {
  const state = drawnEncounter(16);
  const before = JSON.stringify(playerAt(state, 3));
  play(state, 0, NO);
  chance(state, ...LOSE);
  play(state, 0, 'drop pod');
  expect(JSON.stringify(playerAt(state, 3))).toBe(before);
});

const GIFT = 'answer 3 with 1,1,1,0,0';

test('SF-ENC-09 · an upgrade is gained if there is room and stock, and its owner chooses which one is lost', () => {
  const full = drawnEncounter(2, {
    seats: [{ ships: [['colony', '17:25']], hand: [1, 1, 1, 0, 0], fitted: [6, 5, 5] }, {}, {}],
  });
  play(full, 0, GIFT);
  expect(codes(full, 0, 'fit booster')).toEqual(['cannot-fit']);
  play(full, 0, 'fit cannon');
  expect(playerAt(full, 0).fitted).toEqual([6, 6, 5]);
  const bare = drawnEncounter(28, { seats: [{ ships: [['colony', '17:25']] }, {}, {}] });
  play(bare, 0, NO);
  expect(question(bare)).toBe('flight');
  const lost = drawnEncounter(28, { seats: [{ ships: [['colony', '17:25']], fitted: [1, 0, 0] }, {}, {}] });
  play(lost, 0, NO);
  expect(codes(lost, 0, 'drop pod')).toEqual(['not-fitted']);
});

test('SF-ENC-10 · half medals never fall below zero, every second one is a point, and an empty stock gives none', () => {
  const poor = drawnEncounter(1, { seats: [{ ships: [['colony', '17:25']], fame: 1 }, {}, {}] });
  play(poor, 0, NO);
  expect([playerAt(poor, 0).fame, playerAt(poor, 0).points]).toEqual([0, 0]);
  const rich = drawnEncounter(3, { seats: [{ ships: [['colony', '17:25']], fame: 3, hand: [2, 0, 0, 0, 0] }, {}, {}] });
  play(rich, 0, 'answer 2 with 2,0,0,0,0');
  expect([playerAt(rich, 0).fame, playerAt(rich, 0).points]).toEqual([4, 2]);
  const out = drawnEncounter(12);
  out.table.fame = 0;
  expect(play(out, 0, NO).open.map(({ kind }) => kind)).not.toContain('fame');
  expect(playerAt(out, 0).fame).toBe(6);
});

test('SF-ENC-11 · card 32 rewards all players tied for the most freight pods, and nobody if there are none', () => {
  const pods = (n: number) => ({ fitted: [0, 0, n] });
  const state = drawnEncounter(32, { seats: [{ ships: [['colony', '17:25']], ...pods(2) }, pods(2), pods(1)] });
  expect(state.table.players.map(({ fame }) => fame)).toEqual([1, 1, 0]);
  expect(question(state)).toBe('meet');
  const none = drawnEncounter(32, { seats: [{ ships: [['colony', '17:25']] }, {}, {}] });
  expect(none.table.players.map(({ fame }) => fame)).toEqual([0, 0, 0]);
});

/** Counts the cards in the pile. */
const pile = ({ table }: StarfarersState): number =>
  table.deck.reduce((n, word) => n + word.toString(2).replaceAll('0', '').length, 0);

test('SF-ENC-12 · when the pile is empty all cards are shuffled; until then no card is repeated', () => {
  const state = drawnEncounter(3);
  play(state, 0, NO);
  expect(pile(state)).toBe(32);
  const more = drawnEncounter(3);
  more.table.deck[1] = 1;
  play(more, 0, NO);
  expect([pile(more), more.table.deck]).toEqual([1, [0, 1]]);
});

test('SF-ENC-02 · each giver chooses a card, which only the two players see', () => {
  const state = drawnEncounter(1);
  play(state, 0, NO);
  expect([question(state), asked(state)]).toEqual(['give', 0b0010]);
  const told = play(state, 1, 'give fuel');
  expect([told.open[0], told.reveals]).toEqual([{ kind: 'gave', seat: 1, to: 0, resource: null }, 1]);
});

test('SF-ENC-04 · the right neighbour is the previous player in turn order, and with three players the second to the right is the left neighbour', () => {
  const rival = (card: number, seats: number): number => {
    const state = drawnEncounter(card, {
      seats: [{ ships: [['colony', '17:25']] }, ...Array.from({ length: seats - 1 }, () => ({}))],
    });
    play(state, 0, YES);
    const [event] = chance(state, ...WIN).open;
    return event?.kind === 'contest' ? event.rival : NONE;
  };
  expect([rival(23, 4), rival(22, 4), rival(24, 4), rival(22, 3)]).toEqual([3, 2, 1, 1]);
});

test('SF-ENC-01 · SF-FLIGHT-03 · a player who shakes a black ball has an encounter before flying, read by the left neighbour', () => {
  const state = position({ seats: [{}, { ships: [['colony', '17:25']] }, {}], active: 1 });
  play(state, 1, 'done');
  chance(state, 9);
  expect([question(state), state.table.reader]).toEqual(['meet', 2]);
  resolveChance(state);
  expect([question(state), asked(state)]).toEqual(['answer', 0b010]);
});

test('SF-ENC-02 · a player who swaps with a pirate must take other kinds than the card put down', () => {
  const state = drawnEncounter(12);
  play(state, 0, 'answer 1 with 0,1,0,0,0');
  expect(codes(state, 0, 'take fuel')).toEqual(['other-kind']);
  play(state, 0, 'take ore');
  play(state, 0, 'take goods');
  expect([question(state), state.table.swapped]).toEqual(['fate', [1, 0, 0, 0, 1]]);
});

test('SF-ENC-02 · a yes-no question takes no other answer, whatever cards are put down', () => {
  expect(codes(drawnEncounter(9), 0, 'answer 2 with 1,1,0,0,0')).toEqual(['no-such-answer']);
});

test('SF-ENC-03 · the cards given go to the player who met the merchant; players can give only cards they hold', () => {
  const state = drawnEncounter(1);
  play(state, 0, NO);
  expect(codes(state, 1, 'give goods')).toEqual(['not-held']);
  for (const [seat, what] of [
    [1, 'fuel'],
    [2, 'ore'],
    [3, 'ore'],
  ] as const)
    play(state, seat, `give ${what}`);
  expect([handOfSeat(state, 0), handOfSeat(state, 1)]).toEqual([
    [4, 3, 2, 2, 2],
    [1, 0, 0, 0, 0],
  ]);
});

test('SF-ENC-09 · a free upgrade comes from the stock, and a lost one returns there', () => {
  const state = drawnEncounter(2);
  const [boosters = 0] = state.table.upgrades;
  play(state, 0, GIFT);
  play(state, 0, 'fit booster');
  expect([state.table.upgrades[0], state.table.laidOut]).toEqual([boosters - 1, [0, 0, 0]]);
});

const kindsOf = (events: readonly { readonly kind: string }[]): string[] => events.map(({ kind }) => kind);
const SAILOR = { ships: [['colony', '17:25'] as const], hand: [1, 1, 1, 0, 0] };

test('SF-ENC-03 · a box without a story is passed without an event', () => {
  const state = drawnEncounter(16);
  expect(kindsOf(play(state, 0, NO).open)).toEqual(['answered', 'read']);
});

test('SF-ENC-04 · SF-FRIEND-UPGRADES · the player’s own Scientists count in every contest', () => {
  const learned = { ...OWN, friends: ['upgrades-1', 'cannons'], docked: [0, 2] };
  const state = drawnEncounter(23, { seats: [learned, {}, {}, {}] });
  play(state, 0, YES);
  expect(chance(state, 0, 0).open[0]).toMatchObject({ kind: 'contest', own: 3 + 2 + 3, other: 3 });
});

test('SF-ENC-09 · an upgrade missing from the stock is not gained, the last one is, and a full mothership gets none', () => {
  const state = drawnEncounter(2);
  state.table.upgrades.splice(0, 3, 0, 1, 9);
  play(state, 0, GIFT);
  expect([codes(state, 0, 'fit booster'), codes(state, 0, 'fit cannon')]).toEqual([['cannot-fit'], []]);
  const full = drawnEncounter(2, { seats: [{ ...SAILOR, fitted: [6, 6, 5] }, {}, {}] });
  play(full, 0, GIFT);
  expect(question(full)).toBe('flight');
});

test('SF-ENC-03 · cards missing from the supply cannot be taken', () => {
  const goods = drawnEncounter(4, { supply: [5, 5, 5, 5, 0] });
  expect(kindsOf(play(goods, 0, NO).open)).not.toContain('gained');
  const ore = drawnEncounter(2, { seats: [{ ...SAILOR, hand: [1, 0, 0, 0, 0] }, {}, {}], supply: [0, 0, 0, 0, 0] });
  play(ore, 0, 'answer 1 with 1,0,0,0,0');
  expect(question(ore)).toBe('pick');
  play(ore, 0, 'take ore');
  expect([question(ore), handOfSeat(ore, 0)]).toEqual(['flight', [1, 0, 0, 0, 0]]);
});

test('SF-ENC-02 · SF-ENC-03 · a gift goes to the supply, or is returned in full', () => {
  const paid = drawnEncounter(3);
  const before = [...paid.table.supply];
  play(paid, 0, 'answer 1 with 0,1,0,0,0');
  expect([paid.table.stake, paid.table.supply]).toEqual([[0, 0, 0, 0, 0], before.map((n, i) => (i === 1 ? n + 1 : n))]);
  const back = drawnEncounter(4);
  play(back, 0, GIFT);
  expect([back.table.stake, handOfSeat(back, 0)]).toEqual([
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
  ]);
});

/** A shake of 3. */
const THREE_BALLS = 0;

test('SF-ENC-03 · a discovered swap costs exactly the cards gained by it', () => {
  const state = drawnEncounter(12);
  play(state, 0, 'answer 1 with 0,1,0,0,0');
  play(state, 0, 'take ore');
  play(state, 0, 'take goods');
  chance(state, THREE_BALLS);
  expect([handOfSeat(state, 0), playerAt(state, 0).fame]).toEqual([[2, 1, 2, 2, 2], 5]);
});

test('SF-ENC-02 · SF-ENC-03 · a swap brings no cards of kinds missing from the supply, and only one if it has only one', () => {
  const none = drawnEncounter(12, { supply: [0, 9, 0, 0, 0] });
  play(none, 0, 'answer 1 with 0,1,0,0,0');
  expect(question(none)).toBe('fate');
  expect(kindsOf(chance(none, THREE_BALLS).open)).not.toContain('forfeited');
  const one = drawnEncounter(12, { supply: [0, 9, 1, 0, 0] });
  play(one, 0, 'answer 1 with 0,1,0,0,0');
  play(one, 0, 'take carbon');
  expect(chance(one, THREE_BALLS).open).toContainEqual({ kind: 'forfeited', seat: 0, cards: [0, 0, 1, 0, 0] });
});

test('SF-ENC-12 · cards are not shuffled while some are left', () => {
  const state = drawnEncounter(3);
  state.table.deck[1] = 1;
  expect(kindsOf(play(state, 0, NO).open)).not.toContain('reshuffled');
});

test('SF-ENC-02 · a gift may consist of a single kind', () => {
  const state = drawnEncounter(3, { seats: [{ ...SAILOR, hand: [3, 0, 0, 0, 0] }, {}, {}] });
  play(state, 0, 'answer 3 with 3,0,0,0,0');
  expect([question(state), handOfSeat(state, 0)]).toEqual(['flight', [0, 0, 0, 0, 1]]);
});

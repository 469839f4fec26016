import { expect, test } from 'vitest';
import { startrek } from './game.ts';
import { legalMoves } from './testing/legal.ts';
import { asked, codes, handOfSeat, play, position, question, why } from './testing/position.ts';

const OFF = { support: 'off' } as const;
const hands = (...all: number[][]) => all.map((hand) => ({ hand }));
const T = '1,0,0,0,0';
const D = '0,1,0,0,0';

test('ST-TRADE-01 · only the active player makes offers, after the roll, and others only answer', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  expect(codes(state, 1, `offer ${D} for ${T} to 0`)).toEqual(['not-asked']);
  expect(codes(state, 0, `offer ${T} for ${D} to 0,1`)).toEqual(['no-opponent']);
  expect(codes(state, 0, `offer ${D} for ${T} to 1`)).toEqual(['not-held']);
  const before = position({ frame: { kind: 'before' }, seats: hands([1, 0, 0, 0, 0]), options: OFF });
  expect(codes(before, 0, `offer ${T} for ${D} to 1`)).toEqual(['not-now.before']);
});

test('ST-TRADE-02 · several players may answer, and the active player chooses', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  expect([asked(state), question(state)]).toEqual([0b110, 'offer']);
  play(state, 2, 'accept');
  play(state, 1, 'accept');
  expect(asked(state)).toBe(0b001);
  play(state, 0, 'deal 1');
  expect([handOfSeat(state, 0), handOfSeat(state, 1)]).toEqual([
    [0, 1, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
});

test('ST-TRADE-02 · the books’ example: 1 dilithium wanted for water; 3 water asked, then 1 tritanium and 1 water', () => {
  const state = position({ seats: hands([2, 0, 0, 0, 3], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer 0,0,0,0,1 for ${D} to 1,2`);
  play(state, 1, `counter ${D} for 0,0,0,0,3`);
  play(state, 2, `counter ${D} for 1,0,0,0,1`);
  play(state, 0, 'deal 2');
  expect([handOfSeat(state, 0), handOfSeat(state, 2)]).toEqual([
    [1, 1, 0, 0, 2],
    [1, 0, 0, 0, 1],
  ]);
});

test('ST-TRADE-02 · a counter-offer that the active player cannot pay cannot be concluded', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 1, `counter ${D} for 2,0,0,0,0`);
  expect(codes(state, 0, 'deal 1')).toEqual(['not-held']);
  expect(codes(state, 0, 'deal 2')).toEqual(['no-agreement']);
});

test('ST-TRADE-02 · an offer can be withdrawn at any time, and ends when all decline', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], []), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  expect(codes(state, 1, 'withdraw')).toEqual(['no-proposal']);
  expect(codes(state, 0, 'accept')).toContain('own-offer');
  play(state, 0, 'withdraw');
  expect(question(state)).toBe('main');
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, 'decline');
  expect(codes(state, 1, 'decline')).toEqual(['same-answer']);
  play(state, 2, 'decline');
  expect(question(state)).toBe('main');
});

test('ST-TRADE-02 · the others may propose at any time during trading, and nobody waits for them', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0]), options: OFF });
  expect(startrek.awaiting(state.table)).toMatchObject({ question: 'main', must: 0b001, may: 0b110 });
  play(state, 1, `propose ${D} for ${T}`);
  play(state, 2, `propose 0,0,1,0,0 for ${T}`);
  expect([asked(state), question(state)]).toEqual([0b001, 'main']);
  expect(legalMoves(state, 0, 'deal')).toEqual(['deal 1', 'deal 2']);
  play(state, 0, 'deal 2');
  expect([handOfSeat(state, 0), handOfSeat(state, 2)]).toEqual([
    [0, 0, 1, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
  expect(state.table.proposals.map(({ seat }) => seat)).toEqual([1]);
  expect(why(state, 0, 'deal 1')).toMatchObject([{ code: 'not-held', numbers: { tritanium: 1 } }]);
});

test('ST-TRADE-01 · a player whose turn it is not can only propose, and only to the active player', () => {
  const rich = [4, 4, 4, 4, 4];
  const state = position({ seats: hands(rich, rich, rich), options: OFF });
  for (const text of ['end', 'buy', 'bank water for food', `offer ${T} for ${D} to 2`, 'close', 'deal 2']) {
    expect(codes(state, 1, text)).toEqual(['not-asked']);
  }
  expect(codes(state, 0, `propose ${T} for ${D}`)).toContain('own-offer');
  play(state, 1, `propose ${T} for ${D}`);
  expect(legalMoves(state, 2, 'deal')).toEqual([]);
  const strict = position({ seats: hands(rich, rich), options: { ...OFF, phases: 'strict' } });
  play(strict, 0, 'build');
  expect(codes(strict, 1, `propose ${T} for ${D}`)).toEqual(['not-asked']);
  const before = position({ frame: { kind: 'before' }, seats: hands(rich, rich), options: OFF });
  expect(codes(before, 1, `propose ${T} for ${D}`)).toEqual(['not-asked']);
});

test('ST-TRADE-03 · ST-TRADE-04 · a proposal cannot be a gift, open or disguised, and needs cards in hand', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  expect(codes(state, 1, `propose ${D} for 0,0,0,0,0`)).toEqual(['gift']);
  expect(codes(state, 1, `propose ${D} for 0,1,0,0,0`)).toEqual(['both-sides']);
  expect(codes(state, 1, `propose ${T} for ${D}`)).toEqual(['not-held']);
  expect(codes(state, 0, `offer ${T} for 1,1,0,0,0 to 1`)).toEqual(['both-sides']);
  expect(why(state, 0, `offer 3,0,0,0,0 for ${D} to 1`)).toMatchObject([
    { code: 'not-held', numbers: { tritanium: 2 } },
  ]);
});

test('ST-TRADE-02 · each player has one pending proposal: a new one replaces it, and so does an offer', () => {
  const state = position({ seats: hands([2, 0, 0, 0, 0], [0, 2, 0, 0, 0]), options: OFF });
  play(state, 1, `propose ${D} for 2,0,0,0,0`);
  play(state, 1, `propose ${D} for ${T}`);
  expect(state.table.proposals).toEqual([{ seat: 1, give: [0, 1, 0, 0, 0], take: [1, 0, 0, 0, 0] }]);
  play(state, 0, `offer ${T} for 0,2,0,0,0 to 1`);
  expect([state.table.proposals, asked(state)]).toEqual([[], 0b010]);
  expect(codes(state, 0, 'deal 1')).toEqual(['no-agreement']);
  play(state, 1, `counter ${D} for ${T}`);
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 0)).toEqual([1, 1, 0, 0, 0]);
});

test('ST-TRADE-02 · a counter-offer can be changed again and again, and the offer accepted after all', () => {
  const state = position({ seats: hands([3, 0, 0, 0, 0], [0, 1, 0, 0, 0], []), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, `counter ${D} for 3,0,0,0,0`);
  play(state, 1, `counter ${D} for 2,0,0,0,0`);
  expect(state.table.proposals).toHaveLength(1);
  play(state, 0, 'dismiss 1');
  expect(asked(state)).toBe(0b110);
  play(state, 1, 'accept');
  play(state, 1, 'decline');
  play(state, 1, 'accept');
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 0)).toEqual([2, 1, 0, 0, 0]);
});

test('ST-TRADE-02 · a proposal can be declined or withdrawn; a counter-offer outlasts the offer it answered', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  expect(codes(state, 0, 'dismiss 1')).toEqual(['no-proposal']);
  play(state, 1, `propose ${D} for ${T}`);
  play(state, 0, 'dismiss 1');
  expect(state.table.refused).toMatchObject([{ seat: 1, by: 0b001, give: [0, 1, 0, 0, 0] }]);
  expect(codes(state, 1, 'withdraw')).toEqual(['no-proposal']);
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 1, `counter ${D} for 2,0,0,0,0`);
  play(state, 0, 'withdraw');
  expect(legalMoves(state, 0, 'dismiss')).toEqual(['dismiss 1']);
  play(state, 1, 'withdraw');
  expect(legalMoves(state, 0, 'dismiss')).toEqual([]);
});

test('ST-TRADE-02 · proposals end with the trade phase and with the turn', () => {
  const seats = hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]);
  const strict = position({ seats, options: { ...OFF, phases: 'strict' } });
  play(strict, 1, `propose ${D} for ${T}`);
  play(strict, 0, 'build');
  expect(strict.table.proposals).toEqual([]);
  const joined = position({ seats, options: OFF });
  play(joined, 1, `propose ${D} for ${T}`);
  play(joined, 0, 'dismiss 1');
  play(joined, 1, `propose ${D} for 2,0,0,0,0`);
  play(joined, 0, 'end');
  expect([joined.table.proposals, joined.table.refused]).toEqual([[], []]);
});

test('ST-TRADE-02 · a proposal ends when its author loses cards, even if it could still be paid', () => {
  const seats = [
    { hand: [1, 0, 0, 0, 0], cards: [0, 0, 0, 1, 0] },
    { hand: [0, 2, 1, 0, 0] },
    { hand: [0, 1, 0, 0, 0] },
  ];
  const state = position({ seats, options: OFF });
  play(state, 1, `propose 0,0,1,0,0 for ${T}`);
  play(state, 2, 'propose 0,1,0,0,0 for 0,0,0,0,1');
  play(state, 0, 'monopoly dilithium');
  expect(state.table.proposals).toEqual([]);
});

test('ST-TRADE-02 · a player without the cards cannot accept, and nobody can answer for another', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], []), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1`);
  expect(why(state, 1, 'accept')).toMatchObject([{ code: 'not-held', numbers: { dilithium: 1 } }]);
  expect(startrek.awaiting(state.table)).toMatchObject({ veiled: true });
});

test('ST-TRADE-03 · no gifts: giving 1 dilithium for nothing is refused', () => {
  const state = position({ seats: hands([0, 2, 0, 0, 0]), options: OFF });
  expect(codes(state, 0, 'offer 0,1,0,0,0 for 0,0,0,0,0 to 1')).toEqual(['gift']);
  expect(codes(state, 0, 'offer 0,0,0,0,0 for 0,1,0,0,0 to 1')).toEqual(['gift']);
});

test('ST-TRADE-04 · no disguised gifts: 2 dilithium for 1 dilithium is refused, for 1 tritanium accepted', () => {
  const state = position({ seats: hands([0, 2, 0, 0, 0], [1, 1, 0, 0, 0]), options: OFF });
  expect(codes(state, 0, 'offer 0,2,0,0,0 for 0,1,0,0,0 to 1')).toEqual(['both-sides']);
  play(state, 0, 'offer 0,2,0,0,0 for 1,0,0,0,0 to 1');
  expect(codes(state, 1, 'counter 0,1,0,0,0 for 0,1,0,0,0')).toEqual(['both-sides']);
  play(state, 1, 'accept');
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 0)).toEqual([1, 0, 0, 0, 0]);
});

test('ST-TRADE-04 · uneven and mixed trades are fine: 1 tritanium and 1 water for 1 dilithium', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 1], [0, 1, 0, 0, 0]), options: OFF });
  expect(codes(state, 0, `offer 1,0,0,0,1 for ${D} to 1`)).toEqual([]);
});

test('ST-TRADE-05 · an offer can contain only resource cards', () => {
  expect(startrek.notation.parse('offer sfi for 0,1,0,0,0 to 1')).toBeNull();
  expect(startrek.notation.parse('offer 1,0,0,0,0,1 for 0,1,0,0,0 to 1')).toBeNull();
  expect(startrek.notation.parse('offer 1,0,0,0,0 for kirk to 1')).toBeNull();
});

test('ST-TRADE-05 · an offer names a number of each resource, at most as many as there are in the box', () => {
  const parsed = (give: string) => startrek.notation.parse(`offer ${give} for 0,1,0,0,0 to 1`);
  expect(parsed('19,0,0,0,0')).toMatchObject({ give: [19, 0, 0, 0, 0] });
  for (const give of ['20,0,0,0,0', '1,0,0,0', '1e0,0,0,0,0', '-1,0,0,0,0', '0.5,0,0,0,0', 'x'])
    expect(parsed(give)).toBeNull();
});

test('ST-TIP-04 · a trade in another player’s turn brings cards too', () => {
  const state = position({ seats: hands([1, 0, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1`);
  play(state, 1, 'accept');
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 1)).toEqual([1, 0, 0, 0, 0]);
});

/** Seat 1 is on turn: seat 0 must not be mistaken for nobody. */
const inSecondTurn = () =>
  position({ seats: hands([0, 2, 0, 0, 0], [2, 0, 0, 0, 0], [0, 1, 0, 0, 0]), active: 1, options: OFF });

test('ST-TRADE-01 · an offer needs at least one recipient, even if it is only the first seat', () => {
  const state = inSecondTurn();
  expect(codes(state, 1, `offer ${T} for ${D} to nobody`)).toEqual(['no-opponent']);
  expect(codes(state, 1, `offer ${T} for ${D} to 0`)).toEqual([]);
  play(state, 1, `offer ${T} for ${D} to 0`);
  expect(asked(state)).toBe(0b001);
  expect(codes(state, 1, 'deal 0')).toEqual(['no-agreement']);
  play(state, 0, 'accept');
  play(state, 1, 'deal 0');
  expect([handOfSeat(state, 0), question(state)]).toEqual([[1, 1, 0, 0, 0], 'main']);
});

test('ST-TRADE-02 · the players asked have to answer, the others may speak, and a declined offer cannot be concluded', () => {
  const state = inSecondTurn();
  play(state, 1, `offer ${T} for ${D} to 0,2`);
  expect(startrek.awaiting(state.table)).toMatchObject({ question: 'offer', must: 0b101, may: 0b010 });
  play(state, 2, 'decline');
  expect(startrek.awaiting(state.table)).toMatchObject({ must: 0b001, may: 0b110 });
  expect(codes(state, 1, 'deal 0')).toEqual(['no-agreement']);
});

test('ST-TRADE-02 · the first seat proposes, withdraws and is declined like any other', () => {
  const state = inSecondTurn();
  play(state, 0, `propose ${D} for ${T}`);
  play(state, 0, 'withdraw');
  expect(state.table.proposals).toEqual([]);
  play(state, 0, `propose ${D} for ${T}`);
  play(state, 2, `propose ${D} for 2,0,0,0,0`);
  expect(legalMoves(state, 1, 'deal')).toEqual(['deal 0', 'deal 2']);
  play(state, 1, 'dismiss 0');
  expect(state.table.proposals.map(({ seat }) => seat)).toEqual([2]);
  play(state, 1, 'dismiss 2');
  expect(state.table.refused.map(({ seat, by }) => [seat, by])).toEqual([
    [0, 0b010],
    [2, 0b010],
  ]);
});

test('ST-TRADE-02 · a deal settles the offer, and the players who declined are recorded', () => {
  const state = position({ seats: hands([2, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 1, 0, 0, 0]), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, 'decline');
  play(state, 2, 'accept');
  play(state, 0, 'deal 2');
  expect([question(state), asked(state)]).toEqual(['main', 0b001]);
  expect(state.table.refused).toEqual([{ seat: 0, give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], by: 0b010 }]);
});

test('ST-TRADE-02 · a new answer replaces the previous one: acceptance a counter-offer, and a counter-offer acceptance', () => {
  const state = position({ seats: hands([3, 0, 0, 0, 0], [0, 2, 0, 0, 0], []), options: OFF });
  play(state, 0, `offer ${T} for ${D} to 1,2`);
  play(state, 1, 'accept');
  play(state, 1, `counter ${D} for 2,0,0,0,0`);
  expect([state.table.stack.at(-1), state.table.proposals.length]).toMatchObject([{ yes: 0 }, 1]);
  play(state, 1, 'accept');
  expect([state.table.stack.at(-1), state.table.proposals]).toMatchObject([{ yes: 0b010 }, []]);
  play(state, 0, 'deal 1');
  expect(handOfSeat(state, 0)).toEqual([2, 1, 0, 0, 0]);
});

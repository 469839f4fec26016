import { expect, test } from 'vitest';
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
  rollDice,
} from './testing/position.ts';

const NO = 'answer 0 with 0,0,0,0,0';
const YES = 'answer 1 with 0,0,0,0,0';
const ship = (at: string) => ({ ships: [['colony', at] as const] });
const FIVE = [{}, {}, {}, {}, {}];

test('SF56-TURN-01 · SF56-TURN-02 · pilot 1 rolls for all and draws by points, then pilot 2 draws', () => {
  const state = position({
    seats: [{ colonies: ['1:27'] }, { colonies: ['-2:26'] }, {}, { fame: 16 }, {}],
    phase: 'before',
  });
  rollDice(state, 4);
  expect([handOfSeat(state, 0)[1], handOfSeat(state, 1)[1]]).toEqual([1, 1]);
  const drawn = [chance(state, 0, 0), chance(state, 0)].flatMap(({ open }) => open);
  expect(drawn.map((event) => (event.kind === 'drew' ? [event.seat, event.n] : []))).toEqual([
    [0, 2],
    [3, 1],
  ]);
});

test('SF-SEVEN-03 · on a 7 only pilot 1 robs, and pilot 2 draws like the others', () => {
  const state = position({ seats: [{}, { hand: [1, 0, 0, 0, 0] }, {}, {}, {}], phase: 'before' });
  rollDice(state, 7);
  resolveChance(state);
  expect(state.table.players.map(({ cards }) => cards)).toEqual([3, 1, 1, 3, 1]);
});

test('SF56-TURN-03 · pilot 2 then builds and trades with the supply, but never with players', () => {
  const state = position({ seats: [{}, { hand: [1, 0, 0, 0, 0] }, {}, { hand: [3, 0, 2, 0, 0] }, {}] });
  play(state, 0, 'done');
  expect([question(state), asked(state)]).toEqual(['main', 0b01000]);
  expect(codes(state, 3, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 1')).toEqual(['second-pilot']);
  for (const text of ['propose 1,0,0,0,0 for 0,1,0,0,0', 'close', 'reopen']) {
    expect(codes(state, 3, text), text).toContain('second-pilot');
  }
  play(state, 3, 'supply ore for food');
  play(state, 3, 'upgrade cannon');
  play(state, 3, 'done');
  expect(state.table.active).toBe(1);
});

test('SF56-TURN-03 · while pilot 1 trades, pilot 2 is a partner like any other', () => {
  const state = position({ seats: [{ hand: [1, 0, 0, 0, 0] }, {}, {}, { hand: [0, 1, 0, 0, 0] }, {}] });
  play(state, 0, 'offer 1,0,0,0,0 for 0,1,0,0,0 to 3');
  play(state, 3, 'accept');
  play(state, 0, 'deal 3');
  expect(handOfSeat(state, 3)).toEqual([1, 0, 0, 0, 0]);
});

/** Both pilots have finished building. */
function departed(seats: readonly object[]): StarfarersState {
  const state = position({ seats });
  play(state, 0, 'done');
  play(state, 3, 'done');
  return state;
}

test('SF56-TURN-04 · if neither pilot has a ship there is no shake', () => {
  const state = departed([{}, ship('17:25'), {}, {}, {}]);
  expect([question(state), state.table.active, state.table.second]).toEqual(['before', 1, 4]);
});

test('SF56-TURN-04 · pilot 1 shakes for both, even without ships; each pilot adds their own boosters', () => {
  const state = departed([{}, {}, {}, { ...ship('17:25'), fitted: [1, 0, 0] }, {}]);
  expect(chance(state, 4).open[0]).toEqual({ kind: 'shaken', seat: 0, shake: 4 });
  expect([question(state), asked(state), codes(state, 3, 'fly 0 to 17:19')]).toEqual(['flight', 0b01000, []]);
});

test('SF56-TURN-04 · pilot 1 flies all ships before pilot 2', () => {
  const state = departed([ship('17:25'), {}, {}, ship('4:24'), {}]);
  chance(state, 4);
  expect(asked(state)).toBe(0b00001);
  play(state, 0, 'done');
  expect([asked(state), playerAt(state, 0).flown]).toEqual([0b01000, 0]);
  expect(codes(state, 3, 'fly 0 to 4:22')).toEqual([]);
});

test.each([
  [5, [0, 3], [1, 4], [2, 0]],
  [6, [0, 3], [1, 4], [2, 5]],
])('SF56-TURN-05 · with %i players both pilots change to the next seat on the left', (n, ...turns) => {
  const state = position({ seats: Array.from({ length: n }, () => ({})) });
  const seen = turns.map(() => {
    const { active, second } = state.table;
    while (state.table.active === active) {
      if (question(state) === 'before') play(state, active, 'roll');
      else if (question(state) === 'main') play(state, state.table.pilot, 'done');
      else resolveChance(state);
    }
    return [active, second];
  });
  expect(seen).toEqual(turns);
});

test('SF56-TURN-06 · pilot 2 uses friendship cards in their own steps', () => {
  const seats = [{}, {}, {}, { friends: ['fame-1'], docked: [0, 0, 0, 1], hand: [0, 0, 0, 0, 1] }, {}];
  const state = position({ seats });
  expect(codes(state, 3, 'fame')).toEqual(['not-asked']);
  play(state, 0, 'done');
  play(state, 3, 'fame');
  expect(playerAt(state, 3).fame).toBe(1);
});

test('SF56-ENC-01 · a black ball affects both pilots, except one without ships', () => {
  const both = departed([ship('17:25'), {}, {}, ship('4:24'), {}]);
  chance(both, 9);
  expect([both.table.stack.at(-1), both.table.reader]).toEqual([{ kind: 'meet', seats: [0, 3] }, 1]);
  const one = departed([{}, {}, {}, ship('4:24'), {}]);
  chance(one, 9);
  expect([one.table.stack.at(-1), one.table.reader]).toEqual([{ kind: 'meet', seats: [3] }, 1]);
});

const PILOTS = [
  { ...ship('17:25'), hand: [2, 0, 0, 0, 0], fitted: [1, 1, 0] },
  {},
  { fitted: [0, 0, 0] },
  { ...ship('4:24'), hand: [0, 2, 0, 0, 0], fitted: [0, 1, 0] },
  { fitted: [2, 0, 0] },
];

test('SF56-ENC-02 · there is one card, read by the left neighbour of pilot 1; both pilots answer before anything is read', () => {
  const state = drawnEncounter(3, { seats: PILOTS }, [0, 3]);
  expect([state.table.reader, asked(state)]).toEqual([1, 0b00001]);
  expect(play(state, 0, NO).open.map(({ kind }) => kind)).toEqual(['answered']);
  expect(asked(state)).toBe(0b01000);
  const told = play(state, 3, 'answer 2 with 0,2,0,0,0').open;
  expect(told.flatMap((event) => (event.kind === 'outcome' ? [event.seat] : []))).toEqual([0, 3]);
  expect([playerAt(state, 0).fame, playerAt(state, 3).fame]).toEqual([0, 1]);
});

test('SF56-ENC-02 · a gift is set aside until the card is read', () => {
  const state = drawnEncounter(4, { seats: PILOTS }, [0, 3]);
  play(state, 0, 'answer 1 with 1,0,0,0,0');
  expect([state.table.stake, playerAt(state, 0).cards]).toEqual([[1, 0, 0, 0, 0], 1]);
});

test('SF56-ENC-02 · both pilots in turn are asked the second question of a false merchant', () => {
  const state = drawnEncounter(7, { seats: PILOTS }, [0, 3]);
  play(state, 0, NO);
  expect(play(state, 3, 'answer 1 with 0,1,0,0,0').open.at(-1)).toMatchObject({ kind: 'unmasked' });
  expect([asked(state), state.table.card]).toEqual([1, -1]);
  play(state, 0, YES);
  play(state, 3, NO);
  expect(question(state)).toBe('contest');
});

test('SF56-ENC-03 · SF56-ENC-05 · card 16 as in the book: pilot 1 cannot flee and loses, pilot 2 fights and wins', () => {
  const state = drawnEncounter(16, { seats: PILOTS }, [0, 3]);
  play(state, 0, YES);
  const fled = play(state, 3, NO).open;
  expect(fled.find(({ kind }) => kind === 'contest')).toMatchObject({ seat: 0, rival: 4, own: 1, other: 2 });
  expect(chance(state, 8, 4).open[0]).toMatchObject({ kind: 'contest', seat: 0, rival: 4 });
  play(state, 0, 'drop booster');
  expect(chance(state, 4, 8).open[0]).toMatchObject({ kind: 'contest', seat: 3, rival: 2, own: 6, other: 1 });
  play(state, 3, 'fit cannon');
  expect([playerAt(state, 0).fitted, playerAt(state, 3).fitted, playerAt(state, 3).fame]).toEqual([
    [0, 1, 0],
    [0, 2, 0],
    1,
  ]);
  expect([question(state), asked(state)]).toEqual(['flight', 1]);
});

test('SF56-ENC-04 · with five players one pilot can be the rival of the other, and shakes for each role', () => {
  const state = drawnEncounter(22, { seats: PILOTS }, [0, 3]);
  play(state, 0, YES);
  play(state, 3, YES);
  expect(chance(state, 4, 8).open[0]).toMatchObject({ seat: 0, rival: 3 });
  expect(chance(state, 4, 8).open[0]).toMatchObject({ seat: 3, rival: 1 });
});

test('SF56-ENC-02 · only the pilot whose answer requires it draws again', () => {
  const state = drawnEncounter(25, { seats: PILOTS }, [0, 3]);
  play(state, 0, NO);
  play(state, 3, YES);
  chance(state, 8, 4);
  settleGround(state);
  expect(state.table.stack.at(-1)).toEqual({ kind: 'meet', seats: [0] });
});
const settleGround = (state: StarfarersState): void => {
  if (question(state) === 'ground') play(state, 3, 'ground 0');
};

test('SF56-END-01 · both pilots count as active; pilot 2 wins in a step of pilot 1, unless pilot 1 has enough as well', () => {
  const giver = { fame: 29, hand: [1, 0, 0, 0, 0] };
  const donor = (points: number) =>
    position({ seats: [{ friends: ['donation'], docked: [0, 0, 0, 0, 1], fame: points }, {}, {}, giver, {}] });
  const state = donor(0);
  play(state, 0, 'ask 3 for ore');
  expect(play(state, 3, 'donate').open.at(-1)).toMatchObject({ kind: 'won', seat: 3, points: 15 });
  const both = donor(25);
  play(both, 0, 'ask 3 for ore');
  expect(play(both, 3, 'donate').open.at(-1)).toMatchObject({ kind: 'won', seat: 0 });
});

test('SF56-END-01 · if pilot 1 has enough first, the game ends before pilot 2 acts', () => {
  const seats = [{ colonies: ['1:27'], hand: [0, 0, 3, 2, 0], tokens: 13 }, {}, {}, {}, {}];
  const state = position({ seats });
  play(state, 0, 'spaceport 1:27');
  expect(question(state)).toBe('over');
});

test('SF56-FOUND-01 · with five players the second pilot is the third player to the left', () => {
  expect(position({ seats: FIVE }).table.second).toBe(3);
});

test('SF56-ENC-02 · each pilot pays the gift they put down', () => {
  const state = drawnEncounter(3, { seats: PILOTS }, [0, 3]);
  play(state, 0, 'answer 2 with 2,0,0,0,0');
  const told = play(state, 3, 'answer 1 with 0,1,0,0,0').open;
  expect(told.filter(({ kind }) => kind === 'paid')).toEqual([
    { kind: 'paid', seat: 0, cards: [2, 0, 0, 0, 0] },
    { kind: 'paid', seat: 3, cards: [0, 1, 0, 0, 0] },
  ]);
});

test('SF56-ENC-02 · after wear and tear both pilots have another encounter', () => {
  const { state, told } = drawEncounter(31, { seats: PILOTS }, [0, 3]);
  expect(told.open[0]).toMatchObject({ kind: 'met', seats: 0b01001 });
  expect([state.table.stack.at(-1), state.table.reader]).toEqual([{ kind: 'meet', seats: [0, 3] }, 1]);
});

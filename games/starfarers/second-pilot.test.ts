import { expect, test } from 'vitest';
import type { StarfarersState } from './state.ts';
import { drawEncounter, drawnEncounter } from './testing/encounter.ts';
import {
  asked,
  BLACK_SHAKE,
  chance,
  codes,
  play,
  playerAt,
  position,
  question,
  SPEED_FIVE_SHAKE,
} from './testing/position.ts';

const NO = 'answer 0 with 0,0,0,0,0';
const YES = 'answer 1 with 0,0,0,0,0';
const SECOND = 0b01000;
const ship = (at: string) => ({ ships: [['colony', at] as const] });
const TARGET = { friends: ['targeted-encounter'], docked: [0, 0, 0, 0, 1] };

/** Five at a table: seat 0 is pilot 1 and seat 3 pilot 2; both have finished building, and pilot 1 has shaken. */
function shaken(
  first: object,
  second: object,
  shake: number,
  others: readonly object[] = [{}, {}, {}],
): StarfarersState {
  const [one = {}, two = {}, four = {}] = others;
  const state = position({ seats: [first, one, two, second, four] });
  play(state, 0, 'done');
  play(state, 3, 'done');
  chance(state, shake);
  return state;
}

test('SF-FRIEND-TARGET · an encounter requested by pilot 2 is read by the left neighbour of pilot 2, and affects only pilot 2', () => {
  const state = shaken(ship('17:25'), { ...ship('4:24'), ...TARGET }, SPEED_FIVE_SHAKE);
  expect([question(state), asked(state)]).toEqual(['target', SECOND]);
  play(state, 3, 'seek');
  expect([state.table.stack.at(-1), state.table.reader]).toEqual([{ kind: 'meet', seats: [3] }, 4]);
});

test('SF-FRIEND-TARGET · SF56-ENC-02 · with a black ball the left neighbour of pilot 1 reads, no matter who holds the card', () => {
  const both = shaken(ship('17:25'), { ...ship('4:24'), ...TARGET }, BLACK_SHAKE);
  play(both, 3, 'seek');
  expect([both.table.stack.at(-1), both.table.reader]).toEqual([{ kind: 'meet', seats: [0, 3] }, 1]);
  const first = shaken(ship('17:25'), { ...ship('4:24'), ...TARGET }, BLACK_SHAKE);
  play(first, 3, 'avoid');
  expect([first.table.stack.at(-1), first.table.reader]).toEqual([{ kind: 'meet', seats: [0] }, 1]);
  const none = shaken({}, { ...ship('4:24'), ...TARGET }, BLACK_SHAKE);
  play(none, 3, 'avoid');
  expect([question(none), asked(none)]).toEqual(['flight', SECOND]);
});

test('SF-FRIEND-TARGET · only a pilot with a ship is asked', () => {
  const shipless = shaken(ship('17:25'), TARGET, SPEED_FIVE_SHAKE);
  expect([question(shipless), asked(shipless)]).toEqual(['flight', 1]);
  const idle = shaken(ship('17:25'), {}, SPEED_FIVE_SHAKE, [{ ...ship('4:24'), ...TARGET }]);
  expect([question(idle), asked(idle)]).toEqual(['flight', 1]);
});

const JUMPER = { ...ship('17:25'), friends: ['space-jump-1'], docked: [0, 0, 0, 0, 1], fitted: [3, 0, 0] };

test('SF-FRIEND-JUMP · a black ball shaken by pilot 1 also prevents the jump of pilot 2', () => {
  const flying = (shake: number) => position({ seats: [{}, {}, {}, JUMPER, {}], phase: 'flight', pilot: 3, shake });
  expect(codes(flying(BLACK_SHAKE), 3, 'jump 0 to 13:13')).toEqual(['black-ball']);
  expect(codes(flying(SPEED_FIVE_SHAKE), 3, 'jump 0 to 13:13')).toEqual([]);
});

test('SF-FRIEND-JUMP · black balls in an encounter do not prevent a jump: pilot 2 can jump after a requested encounter', () => {
  const hand = { hand: [2, 0, 0, 0, 0], fitted: [3, 0, 0] };
  const has = { ...JUMPER, ...hand, friends: ['space-jump-1', 'targeted-encounter'], docked: [0, 0, 0, 0, 2] };
  const state = drawnEncounter(22, { seats: [{}, {}, {}, has, {}], pilot: 3, shake: SPEED_FIVE_SHAKE }, [3]);
  play(state, 3, YES);
  chance(state, BLACK_SHAKE, 8);
  expect([question(state), codes(state, 3, 'jump 0 to 13:13')]).toEqual(['flight', []]);
});

test('SF56-TURN-03 · SF-ENC-07 · a waiting free trade ship of pilot 2 is placed when pilot 2 begins to build', () => {
  const state = position({ seats: [{}, {}, {}, { ports: ['1:27'], waiting: 1 }, {}] });
  expect(question(state)).toBe('main');
  play(state, 0, 'done');
  expect([question(state), asked(state)]).toEqual(['launch', SECOND]);
});

test('SF56-TURN-04 · pilot 2 cannot use the boosters of pilot 1', () => {
  const state = shaken({ ...ship('17:25'), fitted: [2, 0, 0] }, ship('4:24'), SPEED_FIVE_SHAKE);
  expect(codes(state, 0, 'fly 0 to 17:19')).toEqual([]);
  play(state, 0, 'done');
  expect(codes(state, 3, 'fly 0 to 4:14')).toContain('too-far');
});

test('SF56-TURN-04 · SF-SPEC-01 · pilot 2 wins a token beside a ship when their own flight begins', () => {
  const seats = [ship('17:25'), {}, {}, { ...ship('11:21'), fitted: [0, 4, 0] }, {}];
  const state = position({ seats, explored: { 13: [5, 4, 'pirates-4'] } });
  play(state, 0, 'done');
  play(state, 3, 'done');
  chance(state, SPEED_FIVE_SHAKE);
  expect([question(state), playerAt(state, 3).tokens]).toEqual(['flight', 0]);
  play(state, 0, 'done');
  expect(chance(state, 0).open[0]).toMatchObject({ kind: 'cleared', seat: 3 });
});

test('SF56-TURN-06 · neither pilot can use a card in a step of the other', () => {
  const cards = { friends: ['donation', 'conversion'], docked: [0, 0, 0, 0, 2], ...ship('17:25') };
  const state = position({ seats: [{ ...ship('4:24') }, {}, {}, cards, {}] });
  expect(codes(state, 3, 'ask 1 for ore')).toEqual(['not-asked']);
  play(state, 0, 'done');
  expect([codes(state, 3, 'ask 1 for ore'), codes(state, 3, 'convert 0')]).toEqual([[], []]);
  const first = position({ seats: [cards, {}, {}, ship('4:24'), {}] });
  play(first, 0, 'done');
  expect(codes(first, 0, 'convert 0')).toEqual(['not-asked']);
});

test('SF56-TURN-06 · a card that works once a turn works only once for pilot 2 in a joint turn', () => {
  const cards = { friends: ['donation'], docked: [0, 0, 0, 0, 1], ...ship('17:25') };
  const state = position({ seats: [{}, {}, {}, cards, {}] });
  play(state, 0, 'done');
  play(state, 3, 'ask 1 for ore');
  play(state, 1, 'keep');
  play(state, 3, 'done');
  chance(state, SPEED_FIVE_SHAKE);
  expect([question(state), codes(state, 3, 'ask 1 for ore')]).toEqual(['flight', ['used-up']]);
});

/** Both pilots have a ship and an encounter. */
const PILOTS = [
  { ...ship('17:25'), hand: [2, 0, 0, 0, 0], fitted: [1, 1, 0] },
  { hand: [1, 0, 0, 0, 0] },
  { hand: [1, 0, 0, 0, 0] },
  { ...ship('4:24'), hand: [0, 2, 0, 0, 0], fitted: [0, 1, 0] },
  { hand: [1, 0, 0, 0, 0] },
];

test('SF56-ENC-02 · only pilot 2 draws again, and the same neighbour reads', () => {
  const state = drawnEncounter(27, { seats: PILOTS }, [0, 3]);
  play(state, 0, YES);
  play(state, 3, NO);
  chance(state, 4, 8);
  play(state, 0, 'pass');
  expect([state.table.stack.at(-1), state.table.reader]).toEqual([{ kind: 'meet', seats: [3] }, 1]);
});

test('SF56-ENC-03 · cards that pilot 2 takes from everybody are taken from the left of pilot 2 on, including pilot 1', () => {
  const state = drawnEncounter(15, { seats: PILOTS }, [3]);
  play(state, 3, 'answer 1 with 0,1,0,0,0');
  chance(state, 8);
  const from: number[] = [];
  while (question(state) === 'rob') {
    for (const event of chance(state, 0).open) if (event.kind === 'stole') from.push(event.from);
  }
  expect([from, playerAt(state, 3).cards]).toEqual([[4, 0, 1, 2], 5]);
});

test('SF56-ENC-02 · a grounded ship of pilot 2 grounds no ship of pilot 1', () => {
  const state = drawnEncounter(5, { seats: PILOTS }, [3]);
  play(state, 3, NO);
  expect(asked(state)).toBe(SECOND);
  play(state, 3, 'ground 0');
  expect(codes(state, 0, 'fly 0 to 17:23')).toEqual([]);
  expect([playerAt(state, 0).stuck, playerAt(state, 3).stuck]).toEqual([0, 1]);
});

test('SF-ENC-11 · wear and tear starts with pilot 1, even if only pilot 2 has the encounter', () => {
  const worn = { fitted: [6, 3, 0] };
  const state = drawnEncounter(31, { seats: [{}, worn, {}, { ...ship('4:24'), ...worn }, {}] }, [3]);
  expect([question(state), asked(state)]).toEqual(['drop', 0b00010]);
  play(state, 1, 'drop booster');
  expect(asked(state)).toBe(SECOND);
  play(state, 3, 'drop booster');
  expect([state.table.stack.at(-1), state.table.reader]).toEqual([{ kind: 'meet', seats: [3] }, 1]);
});

test('SF56-END-01 · pilot 2 can win by building in their own step', () => {
  const builder = { colonies: ['1:27'], hand: [0, 0, 3, 2, 0], tokens: 13 };
  const state = position({ seats: [{}, {}, {}, builder, {}] });
  play(state, 0, 'done');
  expect(play(state, 3, 'spaceport 1:27').open.at(-1)).toEqual({ kind: 'won', seat: 3, points: 15 });
});

test('SF-END-01 · SF56-END-01 · a player who is not a pilot does not win, but does on becoming pilot 2', () => {
  const asker = { friends: ['donation'], docked: [0, 0, 0, 0, 1] };
  const giver = { fame: 29, hand: [1, 0, 0, 0, 0] };
  const state = position({ seats: [asker, {}, {}, {}, giver] });
  play(state, 0, 'ask 4 for ore');
  play(state, 4, 'donate');
  expect([question(state), playerAt(state, 4).points]).toEqual(['main', 15]);
  play(state, 0, 'done');
  expect(play(state, 3, 'done').open.at(-1)).toEqual({ kind: 'won', seat: 4, points: 15 });
});

test('SF56-END-01 · if both pilots have enough when their turn begins, pilot 1 wins', () => {
  const state = position({ seats: [{}, { tokens: 15 }, {}, {}, { tokens: 16 }] });
  play(state, 0, 'done');
  expect(play(state, 3, 'done').open.at(-1)).toMatchObject({ kind: 'won', seat: 1 });
});

test('SF56-ENC-01 · SF56-ENC-02 · an encounter of pilot 2 alone is reported for pilot 2 only', () => {
  const { told } = drawEncounter(31, { seats: PILOTS }, [3]);
  expect(told.open[0]).toMatchObject({ kind: 'met', seats: 0b01000 });
  expect(told.open.find(({ kind }) => kind === 'outcome')).toMatchObject({ seat: 3 });
});

test('SF56-ENC-02 · when both pilots swap, each loses only what their own swap brought', () => {
  const state = drawnEncounter(12, { seats: PILOTS }, [0, 3]);
  play(state, 0, 'answer 1 with 1,0,0,0,0');
  play(state, 3, 'answer 1 with 0,1,0,0,0');
  play(state, 0, 'take goods');
  play(state, 0, 'take goods');
  chance(state, 8);
  play(state, 3, 'take food');
  play(state, 3, 'take food');
  expect(chance(state, 0).open).toContainEqual({ kind: 'forfeited', seat: 3, cards: [0, 0, 0, 2, 0] });
});

test('SF56-TURN-04 · SF-ENC-07 · a free trade ship of pilot 2 can use a site that pilot 1 leaves', () => {
  const waiting = { ports: ['1:27'], ...ship('2:28'), waiting: 1 };
  const state = shaken(ship('2:26'), waiting, SPEED_FIVE_SHAKE);
  expect([state.table.pilot, asked(state)]).toEqual([0, 1]);
  play(state, 0, 'fly 0 to 2:24');
  play(state, 0, 'done');
  expect([question(state), asked(state)]).toEqual(['launch', SECOND]);
});

test('SF56-TURN-04 · the shake is again a step of pilot 1, no matter who built last', () => {
  expect(shaken(ship('17:25'), ship('4:24'), BLACK_SHAKE).table.pilot).toBe(0);
});

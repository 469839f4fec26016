import { expect, test } from 'vitest';
import { starfarers } from './game.ts';
import { countPoints } from './testing/count.ts';
import { chance, play, playerAt, position, question, resolveChance, rollDice } from './testing/position.ts';

test('SF-VP-01 · points: colony 1, spaceport 2, marker 2, token 1, two half medals 1', () => {
  const has = { colonies: ['1:27'], ports: ['-2:26'], docked: [0, 0, 1], tokens: 2, fame: 3 };
  const { table } = position({ seats: [has, {}, {}] });
  const [own] = table.players;
  expect(own === undefined ? 0 : countPoints(table, 0, own)).toBe(1 + 2 + 2 + 2 + 1);
});

test('SF-END-01 · 15 points in the player’s own turn win at once, whatever their source', () => {
  const state = position({ seats: [{ colonies: ['1:27'], tokens: 13, hand: [0, 0, 3, 2, 0] }, {}, { tokens: 3 }] });
  const told = play(state, 0, 'spaceport 1:27').open;
  expect(told.at(-1)).toEqual({ kind: 'won', seat: 0, points: 15 });
  expect(starfarers.awaiting(state.table)).toEqual({ who: 'over', places: [1, 3, 2] });
});

test('SF-END-01 · a player with 15 points in another player’s turn wins when their own turn begins', () => {
  const state = position({ seats: [{}, { tokens: 15 }, {}] });
  expect(play(state, 0, 'done').open.at(-1)).toMatchObject({ kind: 'won', seat: 1 });
});

test('SF-OPT-TARGET · another target can be chosen', () => {
  const state = position({
    seats: [{ colonies: ['1:27'], tokens: 8, hand: [0, 0, 3, 2, 0] }, {}, {}],
    options: { target: 10 },
  });
  play(state, 0, 'spaceport 1:27');
  expect(question(state)).toBe('over');
});

test('SF-OPT-DICE · the 36 dice cards are all drawn before one is repeated', () => {
  const state = position({ phase: 'before', options: { dice: 'deck', target: 18 } });
  const seen = new Set<string>();
  for (let i = 0; i < 36; i++) {
    play(state, state.table.active, 'roll');
    starfarers.resolve(state, [0], null);
    seen.add(state.table.dice.join());
    while (question(state) !== 'before') {
      if (question(state) === 'main') play(state, state.table.pilot, 'done');
      else if (question(state) === 'steal') play(state, state.table.active, firstVictim(state));
      else if (question(state) === 'discard') discardAll(state);
      else resolveChance(state);
    }
  }
  expect(seen.size).toBe(36);
});
const firstVictim = (state: ReturnType<typeof position>): string =>
  `steal ${state.table.players.findIndex(({ cards }, seat) => cards > 0 && seat !== state.table.active)}`;
function discardAll(state: ReturnType<typeof position>): void {
  const asked = starfarers.awaiting(state.table);
  if (asked.who !== 'seats') return;
  const seat = 31 - Math.clz32(asked.must);
  const left = [...(state.hands[seat]?.resources ?? [])];
  let owed = playerAt(state, seat).cards >> 1;
  const chosen = left.map((n) => {
    const taken = Math.min(n, owed);
    owed -= taken;
    return taken;
  });
  play(state, seat, `discard ${chosen.join(',')}`);
}

test('SF-END-01 · if nothing is founded or won for sixty rounds the game is over, ranked by points', () => {
  const state = position({ seats: [{}, { tokens: 3 }, {}] });
  state.table.quiet = 60 * 3 - 1;
  play(state, 0, 'done');
  expect(starfarers.awaiting(state.table)).toEqual({ who: 'over', places: [2, 1, 2] });
});

test('SF-TURN-01 · a turn goes from the roll to trade to flight', () => {
  const state = position({ seats: [{ ships: [['colony', '17:25']] }, {}, {}], phase: 'before' });
  rollDice(state, 2);
  resolveChance(state);
  play(state, 0, 'done');
  resolveChance(state);
  expect(question(state)).toBe('flight');
});

test('SF-END-01 · anything founded or won restarts the count of quiet rounds', () => {
  const quiet = (state: ReturnType<typeof position>, ...moves: string[]): number => {
    state.table.quiet = 9;
    for (const move of moves) play(state, 0, move);
    resolveChance(state);
    return state.table.quiet;
  };
  const explored = { 13: [5, 4, 'pirates-4'] };
  const flight = (has: object) => position({ seats: [has, {}, {}], phase: 'flight', shake: 4, explored });
  expect(quiet(position({ seats: [{ colonies: ['1:27'], hand: [0, 0, 3, 2, 0] }, {}, {}] }), 'spaceport 1:27')).toBe(0);
  expect(quiet(flight({ ships: [['colony', '11:19']] }), 'found 0')).toBe(0);
  expect(quiet(flight({ ships: [['trade', '23:13']], fitted: [0, 0, 1] }), 'fly 0 to 22:14')).toBe(0);
  expect(quiet(flight({ ships: [['colony', '13:23']], fitted: [0, 4, 0] }), 'fly 0 to 11:21')).toBe(0);
  expect(quiet(flight({ ships: [['colony', '17:25']] }), 'fly 0 to 17:23')).toBe(9);
});

test('SF-OPT-DICE · each card of the dice deck is one of the results of two dice', () => {
  const state = position({ phase: 'before', options: { dice: 'deck' } });
  const drawn = (card: number): string => {
    state.table.stack.push({ kind: 'dice' });
    chance(state, card);
    return state.table.dice.join('+');
  };
  expect([drawn(35), drawn(34), drawn(0), drawn(0), drawn(17), drawn(5)]).toEqual([
    '6+6',
    '6+5',
    '1+1',
    '1+2',
    '4+2',
    '2+2',
  ]);
  expect(drawn(29)).toBe('6+4');
  state.table.stack.push({ kind: 'dice' });
  expect(starfarers.awaiting(state.table)).toMatchObject({ kind: 'dice-card', of: [29] });
  state.table.stack.pop();
  for (let left = 29; left > 0; left--) {
    state.table.stack.push({ kind: 'dice' });
    starfarers.resolve(state, [left - 1], null);
  }
  expect([[...state.table.diceDeck], drawn(18)]).toEqual([[2 ** 18 - 1, 2 ** 18 - 1], '4+1']);
});

test('SF-PROD-01 · SF-OPT-DICE · two dice are rolled, or one of 36 cards is drawn', () => {
  const due = (dice: 'true' | 'deck') => {
    const state = position({ phase: 'before', options: { dice } });
    play(state, 0, 'roll');
    return starfarers.awaiting(state.table);
  };
  expect(due('true')).toMatchObject({ kind: 'dice', of: [6, 6] });
  expect(due('deck')).toMatchObject({ kind: 'dice-card', of: [36] });
});

test('SF-END-01 · the game can be won in the very first turn', () => {
  const state = position({ seats: [{ colonies: ['1:27'], tokens: 13, hand: [0, 0, 3, 2, 0] }, {}, {}] });
  state.table.turn = 1;
  play(state, 0, 'spaceport 1:27');
  expect(question(state)).toBe('over');
});

test('SF-END-01 · the winner is ranked first, even if another player has more points', () => {
  const builder = { colonies: ['1:27'], tokens: 13, hand: [0, 0, 3, 2, 0] };
  const state = position({ seats: [builder, { tokens: 17 }, { tokens: 2 }] });
  play(state, 0, 'spaceport 1:27');
  expect(starfarers.awaiting(state.table)).toEqual({ who: 'over', places: [1, 2, 3] });
});

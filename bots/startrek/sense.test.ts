import { fastRng, MoveList, standardOptions, viewsOf } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import type { Hand, Move, Table } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import { BOT_PERSONAS, type Persona } from '../personas.ts';
import { startrekHeuristics } from './heuristics.ts';

const options = { ...standardOptions(startrek.options), setup: 'beginners', start: 'first', support: 'off' } as const;

/** Seat 1 lacks one oxygen for a base and has food to spare; hands as given, the rest in the bank. */
function table(...hands: readonly (readonly number[])[]) {
  const state = startrek.setup(options, 3);
  for (const [seat, cards] of hands.entries()) {
    const [hand, player] = [state.hands[seat], state.table.players[seat]];
    if (hand === undefined || player === undefined) throw new Error(`no seat ${seat}`);
    for (const [kind, n] of cards.entries()) {
      state.table.bank[kind] = (state.table.bank[kind] ?? 0) + (hand.resources[kind] ?? 0) - n;
      hand.resources[kind] = n;
    }
    player.cards = cards.reduce((a, b) => a + b, 0);
  }
  return state;
}

const ALMOST_A_BASE = [0, 0, 3, 1, 3];
const OXYGEN_OFFERED = {
  kind: 'offer',
  give: [0, 0, 0, 1, 0],
  take: [0, 0, 1, 0, 0],
  to: 0b110,
  yes: 0,
  no: 0,
} as const;

/** The answer of a greedy seat 1 to seat 0, which has this many points. */
function answer(points: number, persona?: Persona): string {
  const state = table([0, 0, 0, 1, 0], ALMOST_A_BASE, []);
  const offerer = state.table.players[0];
  const view = viewsOf(state)[1];
  if (offerer === undefined || view === undefined) throw new Error('no such seat');
  offerer.points = points;
  state.table.stack.push(OXYGEN_OFFERED);
  const context = new BotContext(startrek, startrekHeuristics(persona), options, view);
  return new GreedyBot(context, 3, fastRng(1)).choose(view).kind;
}

test('a good deal is taken from somebody harmless, and from nobody who is about to win', () => {
  expect(answer(3)).toBe('accept');
  expect(answer(8)).toBe('decline');
  expect(answer(9)).toBe('decline');
});

test('a bot offers what it can spare for what it lacks', () => {
  const state = table(ALMOST_A_BASE, [], []);
  state.table.stack.push({ kind: 'trade' });
  const [view] = viewsOf(state);
  if (view === undefined) throw new Error('no view');
  const out = new MoveList<Move>(0);
  startrekHeuristics().propose(view, startrek.memory.blank(view), out);
  const best = new GreedyBot(new BotContext(startrek, startrekHeuristics(), options, view), 3, fastRng(1)).choose(view);
  expect(out.toArray()).toContainEqual({ kind: 'offer', give: [0, 0, 1, 0, 0], take: [0, 0, 0, 1, 0], to: 0b110 });
  expect(best).toEqual({ kind: 'offer', give: [0, 0, 1, 0, 0], take: [0, 0, 0, 1, 0], to: 0b110 });
});

/** Seat 0 is on turn and known to hold an oxygen, which seat 1 lacks. */
function beside(...refused: Table['refused']) {
  const state = table([0, 0, 0, 1, 0], ALMOST_A_BASE, []);
  state.table.stack.push({ kind: 'trade' });
  state.table.refused = refused;
  const view = viewsOf(state)[1];
  if (view === undefined) throw new Error('no view');
  const memory = startrek.memory.blank(view);
  memory.least[0]?.splice(3, 1, 1);
  return { state, said: () => startrekHeuristics().volunteer?.(view, memory) };
}
const FOOD_FOR_OXYGEN = { give: [0, 0, 1, 0, 0], take: [0, 0, 0, 1, 0] } as const;
const WATER_FOR_OXYGEN = { give: [0, 0, 0, 0, 1], take: [0, 0, 0, 1, 0] } as const;

test('a bot proposes to the player on turn what it can spare for what that one is known to hold', () => {
  const { state, said } = beside();
  expect(said()).toEqual({ kind: 'propose', ...FOOD_FOR_OXYGEN });
  expect(startrek.refuse({ seat: 1, table: state.table, hand: state.hands[1] as Hand }, said() as Move)).toEqual([]);
});

test('it does not propose what was turned down, nor too often, nor to those who want no proposals', () => {
  expect(beside({ seat: 1, by: 1, ...FOOD_FOR_OXYGEN }).said()).not.toMatchObject(FOOD_FOR_OXYGEN);
  const twice = [FOOD_FOR_OXYGEN, WATER_FOR_OXYGEN].map((terms) => ({ seat: 1, by: 1, ...terms }));
  expect(beside(...twice).said()).toBeNull();
  const { state, said } = beside();
  state.table.closed = 1;
  expect(said()).toBeNull();
});

test('however many offers are allowed, a bot makes three a turn, and none twice to the same', () => {
  const offers = (made: number, refused: Table['refused'], closed: number): readonly Move[] => {
    const state = table(ALMOST_A_BASE, [], []);
    state.table.stack.push({ kind: 'trade' });
    Object.assign(state.table, { offers: made, refused, closed });
    const [view] = viewsOf(state);
    const out = new MoveList<Move>(0);
    if (view !== undefined) startrekHeuristics().propose(view, startrek.memory.blank(view), out);
    return out.toArray();
  };
  expect(offers(2, [], 0)).toContainEqual({ kind: 'offer', ...FOOD_FOR_OXYGEN, to: 0b110 });
  expect(offers(2, [{ seat: 0, by: 0b010, ...FOOD_FOR_OXYGEN }], 0)).toContainEqual({
    kind: 'offer',
    ...FOOD_FOR_OXYGEN,
    to: 0b100,
  });
  expect(offers(2, [], 0b110)).toEqual([]);
  expect(offers(3, [], 0)).toEqual([]);
});

test('a proposal is judged like an offer: taken where it pays, and answered where it does not', () => {
  const answered = (points: number): Move => {
    const state = table(ALMOST_A_BASE, [0, 0, 0, 1, 0], []);
    state.table.stack.push({ kind: 'build' }, { kind: 'trade' });
    state.table.proposals = [{ seat: 1, give: [0, 0, 0, 1, 0], take: [0, 0, 1, 0, 0] }];
    const [view, proposer] = [viewsOf(state)[0], state.table.players[1]];
    if (view === undefined || proposer === undefined) throw new Error('no such seat');
    proposer.points = points;
    state.table.offers = 3;
    return new GreedyBot(new BotContext(startrek, startrekHeuristics(), options, view), 3, fastRng(1)).choose(view);
  };
  expect(answered(3)).toEqual({ kind: 'deal', seat: 1 });
  expect(answered(9)).toEqual({ kind: 'dismiss', seat: 1 });
});

test('judging an offer leaves the table as it was', () => {
  const state = table(ALMOST_A_BASE, [], []);
  state.table.stack.push({ kind: 'trade' });
  const before = JSON.stringify(state);
  const [view] = viewsOf(state);
  if (view === undefined) throw new Error('no view');
  startrekHeuristics().propose(view, startrek.memory.blank(view), new MoveList<Move>(0));
  expect(JSON.stringify(state)).toBe(before);
});

test('those who trade gladly propose more than those who do not', () => {
  const proposals = (persona: Persona): number => {
    const state = table([2, 1, 2, 1, 1], [], []);
    state.table.stack.push({ kind: 'trade' });
    const [view] = viewsOf(state);
    const out = new MoveList<Move>(0);
    if (view !== undefined) startrekHeuristics(persona).propose(view, startrek.memory.blank(view), out);
    return out.n;
  };
  const [keen, shy] = [
    BOT_PERSONAS.find(({ name }) => name === 'Altair'),
    BOT_PERSONAS.find(({ name }) => name === 'Mira'),
  ];
  if (keen === undefined || shy === undefined) throw new Error('nobody of that name');
  expect(proposals(keen)).toBeGreaterThan(proposals(shy));
});

test('everybody of the crew has a name and a character of their own', () => {
  expect(new Set(BOT_PERSONAS.map(({ name }) => name)).size).toBe(BOT_PERSONAS.length);
  expect(new Set(BOT_PERSONAS.map(({ keen, strict, envious }) => `${keen} ${strict} ${envious}`)).size).toBe(
    BOT_PERSONAS.length,
  );
});

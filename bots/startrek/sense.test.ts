import { fastRng, MoveList, standardOptions, viewsOf } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import type { Hand, Memory, Move, Table } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import { BOT_LEVELS } from '../levels.ts';
import { BOT_PERSONAS, type Persona } from '../personas.ts';
import { seatBot } from '../roster.ts';
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
const FOOD_FOR_OXYGEN = { give: [0, 0, 1, 0, 0], take: [0, 0, 0, 1, 0] } as const;
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

test('a good deal is accepted from a harmless player, and refused from one about to win', () => {
  expect(answer(3)).toBe('accept');
  expect(answer(8)).toBe('decline');
  expect(answer(9)).toBe('decline');
});

const TWO_OXYGEN = [0, 0, 0, 2, 0];

/** Seat 0 may trade and has these cards; it remembers what the others hold. */
function onTurn(own: readonly number[], ...others: readonly (readonly number[])[]) {
  const state = table(own, ...others);
  state.table.stack.push({ kind: 'trade' });
  const [view] = viewsOf(state);
  if (view === undefined) throw new Error('no view');
  return {
    state,
    view,
    remember: (memory: Memory) => {
      for (const [i, cards] of others.entries()) memory.least.splice(i + 1, 1, [...cards]);
    },
  };
}

function offersOf({ view, remember }: ReturnType<typeof onTurn>, persona?: Persona): readonly Move[] {
  const [memory, out] = [startrek.memory.blank(view), new MoveList<Move>(0)];
  remember(memory);
  startrekHeuristics(persona).propose(view, memory, out);
  return out.toArray();
}

test('a bot offers what it can spare for what it lacks, to players who hold it', () => {
  const trading = onTurn(ALMOST_A_BASE, TWO_OXYGEN, TWO_OXYGEN);
  const context = new BotContext(startrek, startrekHeuristics(), options, trading.view);
  trading.remember(context.memory);
  expect(offersOf(trading)).toContainEqual({ kind: 'offer', ...FOOD_FOR_OXYGEN, to: 0b110 });
  expect(new GreedyBot(context, 3, fastRng(1)).choose(trading.view)).toMatchObject({
    kind: 'offer',
    take: [0, 0, 0, 1, 0],
  });
  expect(offersOf(onTurn(ALMOST_A_BASE, TWO_OXYGEN, [1, 0, 0, 0, 0]))).toContainEqual({
    kind: 'offer',
    ...FOOD_FOR_OXYGEN,
    to: 0b010,
  });
  expect(offersOf(onTurn(ALMOST_A_BASE, [], []))).toEqual([]);
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
const WATER_FOR_OXYGEN = { give: [0, 0, 0, 0, 1], take: [0, 0, 0, 1, 0] } as const;

test('a bot proposes to the player on turn what it can spare for what that player is known to hold', () => {
  const { state, said } = beside();
  expect(said()).toEqual({ kind: 'propose', ...FOOD_FOR_OXYGEN });
  expect(startrek.refuse({ seat: 1, table: state.table, hand: state.hands[1] as Hand }, said() as Move)).toEqual([]);
});

test('a bot proposes nothing refused before, nothing too often, and nothing to players who want no proposals', () => {
  expect(beside({ seat: 1, by: 1, ...FOOD_FOR_OXYGEN }).said()).not.toMatchObject(FOOD_FOR_OXYGEN);
  const twice = [FOOD_FOR_OXYGEN, WATER_FOR_OXYGEN].map((terms) => ({ seat: 1, by: 1, ...terms }));
  expect(beside(...twice).said()).toBeNull();
  const { state, said } = beside();
  state.table.closed = 1;
  expect(said()).toBeNull();
});

test('however many offers are allowed, a bot makes three a turn, and none twice to the same player', () => {
  const offers = (made: number, refused: Table['refused'], closed: number): readonly Move[] => {
    const trading = onTurn(ALMOST_A_BASE, TWO_OXYGEN, TWO_OXYGEN);
    Object.assign(trading.state.table, { offers: made, refused, closed });
    return offersOf(trading);
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

test('a proposal is judged like an offer: accepted if it pays, answered if not', () => {
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
  const trading = onTurn(ALMOST_A_BASE, TWO_OXYGEN, TWO_OXYGEN);
  const before = JSON.stringify(trading.state);
  expect(offersOf(trading).length).toBeGreaterThan(0);
  expect(JSON.stringify(trading.state)).toBe(before);
});

test('those who trade gladly propose more than those who do not', () => {
  const proposals = (persona: Persona): number =>
    offersOf(onTurn([2, 1, 2, 1, 1], [0, 3, 0, 3, 0], [3, 0, 0, 0, 3]), persona).length;
  const [keen, shy] = [
    BOT_PERSONAS.find(({ name }) => name === 'Altair'),
    BOT_PERSONAS.find(({ name }) => name === 'Mira'),
  ];
  if (keen === undefined || shy === undefined) throw new Error('nobody of that name');
  expect(proposals(keen)).toBeGreaterThan(proposals(shy));
});

test('every persona has a name and a character of its own', () => {
  expect(new Set(BOT_PERSONAS.map(({ name }) => name)).size).toBe(BOT_PERSONAS.length);
  expect(new Set(BOT_PERSONAS.map(({ keen, strict, envious }) => `${keen} ${strict} ${envious}`)).size).toBe(
    BOT_PERSONAS.length,
  );
});

/** The view of seat 1, which holds these cards and is asked by seat 0, who is known to hold those. */
function asked(own: readonly number[], theirs: readonly number[]) {
  const state = table(theirs, own, []);
  state.table.stack.push({ kind: 'trade' }, OXYGEN_OFFERED);
  const view = viewsOf(state)[1];
  if (view === undefined) throw new Error('no view');
  const memory = startrek.memory.blank(view);
  memory.least.splice(0, 1, [...theirs]);
  return { view, memory };
}

test('a counter-offer never names the terms of the offer itself', () => {
  const { view, memory } = asked(ALMOST_A_BASE, [0, 0, 0, 2, 2]);
  const out = new MoveList<Move>(0);
  startrekHeuristics(BOT_PERSONAS[1]).propose(view, memory, out);
  expect(out.toArray()).not.toContainEqual({ kind: 'counter', ...FOOD_FOR_OXYGEN });
});

test('an accepted offer is not withdrawn, at any level', () => {
  const trading = onTurn(ALMOST_A_BASE, TWO_OXYGEN, TWO_OXYGEN);
  trading.state.table.stack.push({ kind: 'offer', ...FOOD_FOR_OXYGEN, to: 0b110, yes: 0b010, no: 0b100 });
  for (const level of [BOT_LEVELS.cadet, BOT_LEVELS.captain, { ...BOT_LEVELS.admiral, iterations: 200 }]) {
    const bot = seatBot(startrek, startrekHeuristics(), level, { options, view: trading.view, seats: 3, seed: 1 });
    expect(bot.choose(trading.view, { iterations: 200 })).toEqual({ kind: 'deal', seat: 1 });
  }
});

import { type Bundle, zeros } from '@orrery/common';
import { fastRng, MoveList, type SeatView, standardOptions, viewsOf } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import {
  type Hand,
  type Memory,
  type Move,
  NEIGHBOURS,
  PLANETS_PER_SYSTEM,
  RESOURCE_KINDS,
  SITE_VERTEX,
  SYSTEM_CENTRES,
  type Table,
} from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import { BOT_PERSONAS, type Persona } from '../personas.ts';
import { contestWinChance } from './encounter-value.ts';
import { starfarersHeuristics } from './heuristics.ts';

const options = { ...standardOptions(starfarers.options), setup: 'beginner', founding: 'figure' } as const;
const SEATS = 3;
type State = ReturnType<typeof starfarers.setup>;

/** The beginners' table in the first turn of seat 0, with the given hands. */
function table(...hands: readonly Bundle[]): State {
  const state = starfarers.setup(options, SEATS);
  state.table.stack.splice(0, state.table.stack.length, { kind: 'next' });
  state.table.turn = 1;
  for (const [seat, cards] of hands.entries()) {
    const [hand, player] = [state.hands[seat], state.table.players[seat]];
    if (hand === undefined || player === undefined) throw new Error(`no seat ${seat}`);
    for (const [kind, n] of cards.entries()) {
      state.table.supply[kind] = (state.table.supply[kind] ?? 0) - n;
      hand.resources[kind] = n;
    }
    player.cards = cards.reduce((a, b) => a + b, 0);
  }
  return state;
}

const viewOf = (state: State, seat: number) => {
  const view = viewsOf(state)[seat];
  if (view === undefined) throw new Error(`no seat ${seat}`);
  return view;
};
const playerAt = ({ players }: Table, seat: number) => {
  const player = players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
};

/** The move of a greedy bot on that seat; it remembers all hands, so it imagines the real state. */
function choice(state: State, seat: number, persona?: Persona): Move {
  const view = viewOf(state, seat);
  const context = new BotContext(starfarers, starfarersHeuristics(persona), options, view);
  for (const [q, { resources }] of state.hands.entries()) {
    for (const [kind, n] of resources.entries()) context.memory.least[q]?.splice(kind, 1, n);
  }
  return new GreedyBot(context, SEATS, fastRng(1)).choose(view);
}

const NOTHING = zeros(RESOURCE_KINDS);
const FOOD_LACKING = [1, 1, 2, 0, 0]; // for a colony ship
const FOOD_OFFERED = {
  kind: 'offer',
  give: [0, 0, 0, 1, 0],
  take: [0, 0, 1, 0, 0],
  to: 0b110,
  yes: 0,
  no: 0,
} as const;

test('a good deal is accepted from a harmless player, and refused from one about to win', () => {
  const answerTo = (points: number): string => {
    const state = table([0, 0, 0, 1, 0], FOOD_LACKING, NOTHING);
    playerAt(state.table, 0).points = points;
    state.table.stack.push(FOOD_OFFERED);
    return choice(state, 1).kind;
  };
  expect(answerTo(4)).toBe('accept');
  expect(answerTo(14)).toBe('decline');
});

const TWO_FOOD = [0, 0, 0, 2, 0];

/** The memory of seat 0, which knows what the others hold. */
function memoryOfHands(view: SeatView<Table, Hand>, ...others: readonly (readonly number[])[]): Memory {
  const memory = starfarers.memory.blank(view);
  for (const [i, cards] of others.entries()) memory.least.splice(i + 1, 1, [...cards]);
  return memory;
}

test('a bot offers what it can spare for what it lacks, and leaves the table as it was', () => {
  const state = table(FOOD_LACKING, TWO_FOOD, TWO_FOOD);
  state.table.stack.push({ kind: 'main' });
  const before = JSON.stringify(state);
  const out = new MoveList<Move>(0);
  const view = viewOf(state, 0);
  starfarersHeuristics().propose(view, memoryOfHands(view, TWO_FOOD, TWO_FOOD), out);
  expect(out.toArray()).toContainEqual({ kind: 'offer', give: [0, 0, 1, 0, 0], take: [0, 0, 0, 1, 0], to: 0b110 });
  expect(JSON.stringify(state)).toBe(before);
});

test('those who trade gladly propose more than those who do not', () => {
  const proposals = (name: string): number => {
    const state = table([2, 1, 2, 0, 1], TWO_FOOD, [0, 2, 0, 0, 2]);
    state.table.stack.push({ kind: 'main' });
    const view = viewOf(state, 0);
    const out = new MoveList<Move>(0);
    const persona = BOT_PERSONAS.find((each) => each.name === name);
    starfarersHeuristics(persona).propose(view, memoryOfHands(view, TWO_FOOD, [0, 2, 0, 0, 2]), out);
    return out.n;
  };
  expect(proposals('Altair')).toBeGreaterThan(proposals('Mira'));
});

test('a trade ship beside an outpost that it can dock at docks, and takes a card', () => {
  const state = table(NOTHING, NOTHING, NOTHING);
  const slot = state.table.derived.outposts[0] ?? 0;
  const dock = SYSTEM_CENTRES[slot] ?? 0;
  const beside = NEIGHBOURS[dock * PLANETS_PER_SYSTEM] ?? 0;
  state.table.ships[0] = beside * 2 + 1;
  state.table.shake = 0;
  playerAt(state.table, 0).fitted[2] = 1;
  state.table.stack.push({ kind: 'flight' });
  expect(choice(state, 0)).toEqual({ kind: 'fly', ship: 0, vertex: dock });
});

test('a colony ship on a site founds a colony', () => {
  const state = table(NOTHING, NOTHING, NOTHING);
  const site = state.table.planets.findIndex((planet) => planet >= 0);
  for (let planet = site; planet < site + PLANETS_PER_SYSTEM; planet++) state.table.discs[planet] = 1 << 6;
  state.table.ships[0] = (SITE_VERTEX[site] ?? 0) * 2;
  state.table.shake = 0;
  state.table.stack.push({ kind: 'flight' });
  expect(choice(state, 0)).toEqual({ kind: 'found', ship: 0 });
});

test('an answer does not depend on the card that the reader holds', () => {
  const answers = [0, 1, 2, 3].map((card) => {
    const state = table([1, 1, 1, 1, 1], NOTHING, NOTHING);
    state.table.reader = 1;
    state.table.family = 0;
    const reader: Hand | undefined = state.hands[1];
    if (reader !== undefined) reader.card = card;
    state.table.stack.push({ kind: 'answer', seats: [0], choices: [], gifts: [] });
    return choice(state, 0);
  });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('a slow ship does not help, a fast one does', () => {
  const answer = (boosters: number): Move => {
    const state = table(NOTHING, NOTHING, NOTHING);
    playerAt(state.table, 0).fitted.splice(0, 3, boosters, 1, 1);
    for (const rival of [1, 2]) playerAt(state.table, rival).fitted[0] = 3;
    state.table.reader = 1;
    state.table.family = 5; // a distress call
    state.table.stack.push({ kind: 'answer', seats: [0], choices: [], gifts: [] });
    return choice(state, 0);
  };
  expect(answer(0)).toMatchObject({ choice: 0 });
  expect(answer(6)).toMatchObject({ choice: 1 });
});

test('a contest is won as often as both shakes decide, and a tie is enough', () => {
  expect(contestWinChance(-12)).toBe(1);
  expect(contestWinChance(5)).toBe(0);
  expect(contestWinChance(0)).toBeCloseTo(0.61, 10);
});

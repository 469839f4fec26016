import { duel } from '@orrery/duel';
import {
  fastRng,
  type Kinded,
  MoveList,
  randomAskedSeat,
  seededChance,
  standardOptions,
  viewsOf,
} from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { starfarers } from '@orrery/starfarers';
import { starship } from '@orrery/starship';
import { startrek } from '@orrery/startrek';
import { expect, test } from 'vitest';
import * as cometLearning from '../comet/learning.ts';
import * as shipLearning from '../ship/learning.ts';
import * as starfarersLearning from '../starfarers/learning.ts';
import * as startrekLearning from '../startrek/learning.ts';
import { BatchEnvironment } from './batch.ts';
import { discardId, discardIdCount } from './discards.ts';
import { type EncodedGame, NO_ACTION, type VectorLayout } from './learnable.ts';

const COMET = { game: comet, ...cometLearning };
const STARFARERS = { game: starfarers, ...starfarersLearning };
const STARSHIP = { game: starship, ...shipLearning };
const DUEL = { game: duel, ...shipLearning };
const STARTREK = { game: startrek, ...startrekLearning };

/** Plays random moves among those with an id, and passes every question to `look`. */
function walk<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, actions }: EncodedGame<T, H, B, M, E, O, K>,
  seats: number,
  seed: number,
  look: (view: ReturnType<typeof viewsOf<T, H, B>>[number], moves: readonly M[], kind: string) => void,
): void {
  const state = game.setup(standardOptions(game.options), seats);
  const views = viewsOf(state);
  const rng = fastRng(seed);
  const chance = seededChance(seed);
  const list = new MoveList<M>(actions.menu);
  for (let steps = 0; steps < 1500; steps++) {
    const asked = game.awaiting(state.table);
    if (asked.who === 'over') return;
    if (asked.who === 'chance') {
      game.resolve(state, chance(asked, 0), null);
      continue;
    }
    const view = views[randomAskedSeat(asked, rng)];
    if (view === undefined) throw new Error('nobody is asked');
    game.moves(view, list);
    look(view, list.toArray(), asked.question);
    const choosable = list.toArray().filter((move) => actions.idOf(view, move) !== NO_ACTION);
    const quiet = choosable.filter(({ kind }) => kind !== 'offer' && kind !== 'counter');
    const from = quiet.length > 0 && rng(4) > 0 ? quiet : choosable;
    const move = from[rng(from.length)];
    if (move === undefined) throw new Error(`no action for ${asked.question}`);
    game.play(state, view.seat, move, null);
  }
}

/** The part of a layout that an index belongs to. */
function kindAt(parts: VectorLayout, place: number): string | null {
  let from = 0;
  for (const [name, length] of parts) {
    if (place < from + length) return name;
    from += length;
  }
  return null;
}

const check = <T, H, B, M extends Kinded, E extends Kinded, O, K>(learnable: EncodedGame<T, H, B, M, E, O, K>) => {
  const { actions, game } = learnable;
  const used = new Set<string>();
  for (const [seats, seed] of [
    [game.seats[0], 1],
    [game.seats[1], 2],
    [game.seats[1], 3],
  ] as const) {
    walk(learnable, seats, seed, (view, moves) => {
      const ids = moves.map((move) => actions.idOf(view, move));
      const known = ids.filter((id) => id !== NO_ACTION);
      expect(known.length).toBeGreaterThan(0);
      expect(new Set(known).size).toBe(known.length);
      for (const [i, id] of ids.entries()) {
        const { kind = '' } = moves[i] ?? {};
        used.add(kind);
        if (id === NO_ACTION) expect(kind).toBe('discard');
        else expect(kindAt(actions.parts, id)).toBe(kind);
      }
    });
  }
  return used;
};

test.each([
  ['comet', () => check(COMET), 9],
  ['startrek', () => check(STARTREK), 20],
  ['starfarers', () => check(STARFARERS), 20],
  ['starship', () => check(STARSHIP), 20],
  ['duel', () => check(DUEL), 20],
] as const)('in %s every legal move has an id of its own, within its range', (_, checked, kinds) => {
  expect(checked().size).toBeGreaterThan(kinds);
});

/** All offers that can have an id. */
const TERMS = [
  [1, 1],
  [2, 1],
  [1, 2],
].flatMap(([gives = 1, takes = 1]) =>
  Array.from({ length: 25 }, (_, i) => ({
    give: Array.from({ length: 5 }, (__, kind) => (kind === Math.floor(i / 5) ? gives : 0)),
    take: Array.from({ length: 5 }, (__, kind) => (kind === i % 5 ? takes : 0)),
  })),
);

test('the menu of offers is exact: an id is listed exactly when the rules allow it', () => {
  let seen = 0;
  walk(STARTREK, 4, 5, (view, moves, question) => {
    const kind = question === 'offer' ? 'counter' : 'offer';
    const listed = new Set(moves.filter((move) => move.kind === kind).map((move) => STARTREK.actions.idOf(view, move)));
    const to = 0b1111 & ~(1 << view.seat);
    for (const terms of TERMS) {
      const move = kind === 'offer' ? ({ kind, ...terms, to } as const) : ({ kind, ...terms } as const);
      const isLegal = startrek.refuse(view, move).length === 0;
      expect(listed.has(STARTREK.actions.idOf(view, move))).toBe(isLegal);
      if (isLegal) seen++;
    }
  });
  expect(seen).toBeGreaterThan(100);
});

test('discards that break up at most one kind have an id each', () => {
  const ids = new Map<number, string>();
  const hand = [3, 2, 0, 4];
  for (let a = 0; a <= 3; a++) {
    for (let b = 0; b <= 2; b++) {
      const d = 4 - a - b;
      if (d < 0) continue;
      const id = discardId(hand, [a, b, 0, d]);
      const broken = [a % 3 !== 0, b % 2 !== 0, d % 4 !== 0].filter(Boolean).length;
      expect(id === NO_ACTION).toBe(broken > 1);
      if (id === NO_ACTION) continue;
      expect(id).toBeLessThan(discardIdCount(4));
      expect(ids.has(id)).toBe(false);
      ids.set(id, `${a} ${b} ${d}`);
    }
  }
  expect(ids.size).toBeGreaterThan(3);
});

/**
 * Checks every question of a game. The last value is always 1, which holds only if every part has its declared length.
 */
function fills<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  learnable: EncodedGame<T, H, B, M, E, O, K>,
  seats: number,
): void {
  const { observation } = learnable;
  expect(observation.parts.reduce((sum, [, length]) => sum + length, 0)).toBe(observation.size);
  const row = new Float32Array(observation.size + 2);
  walk(learnable, seats, 4, (view) => {
    row.fill(Number.NaN);
    observation.write(view, row, 1);
    expect([row[0], row.at(-2), row.at(-1)]).toEqual([Number.NaN, 1, Number.NaN]);
    for (const value of row.subarray(1, -1)) if (!(value >= 0 && value <= 3)) throw new Error(`${value} in a row`);
  });
}

test.each([
  ['comet', 3, () => fills(COMET, 3)],
  ['startrek', 3, () => fills(STARTREK, 3)],
  ['startrek', 4, () => fills(STARTREK, 4)],
  ['starfarers', 3, () => fills(STARFARERS, 3)],
  ['starfarers', 6, () => fills(STARFARERS, 6)],
  ['starship', 2, () => fills(STARSHIP, 2)],
  ['duel', 2, () => fills(DUEL, 2)],
] as const)('an observation of %s with %i seats fills its places and no others', (_, __, looked) => {
  looked();
});

test('seats are counted from the observer: equivalent seats observe the same', () => {
  const state = comet.setup(standardOptions(comet.options), 3);
  state.table.beacons.splice(0, 3, 2, 0, 1);
  state.table.sizes.splice(0, 3, 3, 4, 5);
  const turned = comet.setup(standardOptions(comet.options), 3);
  turned.table.beacons.splice(0, 3, 1, 2, 0);
  turned.table.sizes.splice(0, 3, 5, 3, 4);
  turned.table.turn = (state.table.turn + 1) % 3;
  const [a, b] = [new Float32Array(COMET.observation.size), new Float32Array(COMET.observation.size)];
  const [first] = viewsOf(state);
  const second = viewsOf(turned)[1];
  if (first === undefined || second === undefined) throw new Error('no seats');
  COMET.observation.write(first, a, 0);
  COMET.observation.write(second, b, 0);
  expect([...a]).toEqual([...b]);
});

const batch = (games: number, seed: number, maxSteps = 500) =>
  new BatchEnvironment(COMET, { games, seats: 3, options: standardOptions(comet.options), seed, maxSteps });

/** Plays the k-th legal action, with k from a generator per game, and returns the results. */
function run(games: number, seed: number, steps: number) {
  const env = batch(games, seed);
  const rngs = Array.from({ length: games }, (_, i) => fastRng(100 + i));
  const actions = new Int32Array(games);
  const traces = Array.from({ length: games }, (): string[] => []);
  let ended = 0;
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < games; i++) {
      const mask = env.masks.subarray(i * env.actionSize, (i + 1) * env.actionSize);
      const legal = [...mask.keys()].filter((id) => mask[id] === 1);
      for (let id = 0; id < env.actionSize; id++) expect(env.moveOf(i, id) !== null).toBe(mask[id] === 1);
      actions[i] = legal[rngs[i]?.(legal.length) ?? 0] ?? NO_ACTION;
    }
    env.step(actions);
    for (let i = 0; i < games; i++) {
      const rewards = [...env.rewards.subarray(i * 3, i * 3 + 3)];
      traces[i]?.push(`${actions[i]} ${env.asked[i]} ${env.dones[i]} ${rewards}`);
      expect(rewards.reduce((sum, x) => sum + x, 0)).toBeCloseTo(0, 5);
      if (env.dones[i] === 1 && env.cuts[i] === 0) ended++;
      else expect(rewards).toEqual([0, 0, 0]);
    }
  }
  return { traces, ended };
}

test('a batch plays on after the end, rewards sum to zero, and masks are the legal actions', () => {
  const { ended } = run(3, 1, 300);
  expect(ended).toBeGreaterThan(3);
});

test('the same seed gives the same games, however many are played beside them', () => {
  const { traces } = run(2, 7, 150);
  expect(run(3, 7, 150).traces.slice(0, 2)).toEqual(traces);
  expect(run(2, 8, 150).traces).not.toEqual(traces);
});

test('a lone winner gets 1', () => {
  const env = batch(1, 1);
  const actions = new Int32Array(1);
  const rng = fastRng(2);
  for (let step = 0; step < 2000; step++) {
    const legal = [...env.masks.keys()].filter((id) => env.masks[id] === 1);
    actions[0] = legal[rng(legal.length)] ?? NO_ACTION;
    env.step(actions);
    if (env.dones[0] === 1 && Math.max(...env.rewards) === 1) {
      expect([...env.rewards].sort()).toEqual([-0.5, -0.5, 1]);
      return;
    }
  }
  throw new Error('no game had a lone winner');
});

test('an episode that takes too long is cut and rewards nobody', () => {
  const env = batch(1, 1, 3);
  const actions = new Int32Array(1);
  for (let step = 1; step <= 3; step++) {
    actions[0] = [...env.masks.keys()].find((id) => env.masks[id] === 1) ?? NO_ACTION;
    env.step(actions);
    expect(env.dones[0]).toBe(step === 3 ? 1 : 0);
  }
  expect([env.cuts[0], ...env.rewards]).toEqual([1, 0, 0, 0]);
});

test('an action outside the mask throws', () => {
  const env = batch(1, 1);
  const illegal = env.masks.indexOf(0);
  for (const action of [illegal, NO_ACTION, env.actionSize]) {
    expect(() => env.step(Int32Array.of(action))).toThrow(`action ${action} is not legal in game 0`);
  }
});

import { presentEdition } from '@orrery/catalog';
import { duel } from '@orrery/duel';
import { type Game, type Kinded, type State, viewsOf } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { starship } from '@orrery/starship';
import { startrek } from '@orrery/startrek';
import { describe, expect, test } from 'vitest';
import type { Heuristics } from './bot.ts';
import {
  keptReasons,
  lootReasons,
  MoveExplainer,
  type MoveReason,
  savingReasons,
  sparedReasons,
  waitingReasons,
} from './reasons.ts';
import { heuristicsFor } from './roster.ts';
import tuned from './starship/weights.json';
import { type GoldenMoment, goldenMoments } from './testing/golden.ts';

const GAMES = ['startrek', 'starship', 'duel', 'starfarers'] as const;
/** Every n-th decision is checked. */
const CHECK_EVERY_DECISIONS = 37;
/** Maximum number of moves checked per decision. */
const MAX_MOVES_CHECKED = 25;

/** The reasons for moves in this position, with this seed. */
function explainerAt<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  heuristics: Heuristics<T, H, M, K>,
  { view, told, options, seats }: GoldenMoment<T, H, B, M, E, O, K>,
  seed = 1,
): MoveExplainer<T, H, B, M, E, O, K> {
  const explainer = new MoveExplainer(game, heuristics, { options, view, seats, seed });
  for (const event of told) explainer.hear(event);
  return explainer;
}

describe.each(GAMES)('%s', (id) => {
  test('reasons for a move do not depend on hidden cards', async () => {
    const loaded = await heuristicsFor(id, presentEdition(id)?.edition ?? 0);
    const looked = loaded?.use((game, heuristics) => {
      let n = 0;
      let reasons = 0;
      for (const stand of goldenMoments(game)) {
        if (n++ % CHECK_EVERY_DECISIONS !== 0) continue;
        const [one, other] = [explainerAt(game, heuristics, stand, 1), explainerAt(game, heuristics, stand, 2)];
        for (const move of stand.moves.slice(0, MAX_MOVES_CHECKED)) {
          const said = one.explain(move);
          expect(other.explain(move), `${n}: ${game.notation.print(move)}`).toEqual(said);
          reasons += said.length;
        }
      }
      return reasons;
    });
    expect(looked).toBeGreaterThan(40);
  });

  test('asking for reasons changes nothing', async () => {
    const loaded = await heuristicsFor(id, presentEdition(id)?.edition ?? 0);
    loaded?.use((game, heuristics) => {
      const [stand] = goldenMoments(game);
      if (stand === undefined) throw new Error('an empty game');
      const before = JSON.stringify(stand.match.state);
      const explainer = explainerAt(game, heuristics, stand);
      for (const move of stand.moves.slice(0, MAX_MOVES_CHECKED)) explainer.explain(move);
      expect(JSON.stringify(stand.match.state)).toBe(before);
    });
  });
});

/** A state that waits for two dice, resolved for every result. */
function everyRoll<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  fresh: () => State<T, H, B>,
  look: (state: State<T, H, B>) => void,
): void {
  for (let a = 0; a < 6; a++) {
    for (let b = 0; b < 6; b++) {
      const state = fresh();
      game.resolve(state, [a, b], null);
      look(state);
    }
  }
}

const reasonWith = (reasons: readonly MoveReason[], code: string, resource?: number): MoveReason | undefined =>
  reasons.find((reason) => reason.code === code && (resource === undefined || reason.numbers.resource === resource));

test('a station in Star Trek produces on as many rolls as its reason says', async () => {
  const heuristics = (await import('./startrek/heuristics.ts')).startrekHeuristics();
  let checked = 0;
  for (const stand of goldenMoments(startrek)) {
    const { move, view, match, options, seats } = stand;
    if (move.kind !== 'station') continue;
    const reasons = explainerAt(startrek, heuristics, stand).explain(move);
    const after = startrek.setup(options, seats);
    startrek.copy(match.state, after);
    startrek.play(after, view.seat, move, null);
    // Nobody blocks a planet here: what the cruiser withholds does not change what a point yields.
    after.table.cruiser = after.table.board.planets.indexOf(5);
    const bare = startrek.setup(options, seats);
    startrek.copy(after, bare);
    bare.table.vertices[move.vertex] = 0;
    const gains = (state: typeof after) => {
      const found: number[][] = [];
      const fresh = () => {
        const copy = startrek.setup(options, seats);
        startrek.copy(state, copy);
        for (const [kind] of copy.table.bank.entries()) copy.table.bank[kind] = 19;
        copy.table.stack.push({ kind: 'dice' });
        return copy;
      };
      everyRoll(startrek, fresh, ({ hands }) => found.push([...(hands[view.seat]?.resources ?? [])]));
      return found;
    };
    const [with_, without] = [gains(after), gains(bare)];
    for (let resource = 0; resource < 5; resource++) {
      const rolls = with_.filter((hand, i) => (hand[resource] ?? 0) > (without[i]?.[resource] ?? 0)).length;
      const said = reasonWith(reasons, 'yield', resource) ?? reasonWith(reasons, 'yield.first', resource);
      expect(said?.numbers.rolls ?? 0).toBe(rolls);
    }
    checked++;
  }
  expect(checked).toBeGreaterThan(2);
});

test('a fight against a known pirate is won as often as its reason says', async () => {
  const { STARSHIP } = await import('@orrery/starship/facts');
  const { shipHeuristics: shipHeuristicsFor } = await import('./ship/heuristics.ts');
  const heuristics = shipHeuristicsFor(STARSHIP, tuned.values);
  let checked = 0;
  for (const stand of goldenMoments(starship)) {
    const { view, match, options, seats } = stand;
    const fight = stand.moves.find(({ kind }) => kind === 'fight');
    const said = fight && reasonWith(explainerAt(starship, heuristics, stand).explain(fight), 'fight');
    if (fight === undefined || said === undefined) continue;
    let won = 0;
    const fresh = () => {
      const copy = starship.setup(options, seats);
      starship.copy(match.state, copy);
      starship.play(copy, view.seat, fight, null);
      return copy;
    };
    everyRoll(starship, fresh, ({ table }) => {
      if ((table.players[view.seat]?.medals ?? 0) > (view.table.players[view.seat]?.medals ?? 0)) won++;
    });
    expect(said.numbers.n).toBe(won);
    checked++;
  }
  expect(checked).toBeGreaterThan(0);
});

test('points that a reason promises are scored', async () => {
  for (const game of [startrek, starship, duel, starfarers]) {
    const loaded = await heuristicsFor(game.id, game.edition);
    const checked = loaded?.use((known, heuristics) => {
      let n = 0;
      for (const stand of goldenMoments(known)) {
        const promised = explainerAt(known, heuristics, stand)
          .explain(stand.move)
          .find(({ code }) => code === 'points');
        if (promised === undefined) continue;
        const after = known.setup(stand.options, stand.seats);
        known.copy(stand.match.state, after);
        known.play(after, stand.view.seat, stand.move, null);
        const pointsIn = (table: unknown): number => JSON.parse(JSON.stringify(table)).players[stand.view.seat].points;
        expect(pointsIn(viewsOf(after)[stand.view.seat]?.table) - pointsIn(stand.view.table)).toBeGreaterThanOrEqual(
          promised.numbers.points ?? 0,
        );
        if (++n > 6) break;
      }
      return n;
    });
    expect(checked).toBeGreaterThan(3);
  }
});

const GOALS = [{ what: 3, price: [2, 1], weight: 1 }];

test('a reason names the purchase that a hand comes closer to, and what is still missing', () => {
  expect(savingReasons([0, 0], [1, 0], GOALS)).toMatchObject([{ code: 'near', numbers: { what: 3, lacking: 2 } }]);
  expect(savingReasons([1, 1], [2, 1], GOALS)).toMatchObject([{ code: 'pays', numbers: { what: 3 } }]);
  expect(savingReasons([2, 1], [3, 1], GOALS)).toEqual([]);
});

test('a loss is explained by what can still be paid', () => {
  expect(keptReasons([2, 1], GOALS)).toMatchObject([{ code: 'keeps', numbers: { what: 3 } }]);
});

test('a reason names no goal that can be paid already; of distant goals the closest', () => {
  expect(waitingReasons([2, 0], GOALS)).toMatchObject([{ code: 'saving', numbers: { what: 3, lacking: 1 } }]);
  expect(waitingReasons([2, 1], GOALS)).toEqual([]);
  const far = { what: 4, price: [3, 3], weight: 1 };
  expect(waitingReasons([0, 0], [far, ...GOALS])).toMatchObject([{ code: 'saving', numbers: { what: 3, lacking: 3 } }]);
  expect(waitingReasons([2, 0], [far, ...GOALS])).toHaveLength(1);
});

test('a reason against a trade names what would then be missing', () => {
  expect(sparedReasons([2, 1], [1, 2], GOALS)).toMatchObject([{ code: 'spared', numbers: { what: 3, lacking: 1 } }]);
  expect(sparedReasons([2, 1], [2, 1], GOALS)).toEqual([]);
  expect(sparedReasons([2, 0], [2, 1], GOALS)).toEqual([]);
});

test('a robbed player is chosen as the leader or as the one with the most cards, and the reason says which', () => {
  const players = [
    { cards: 9, points: 9 },
    { cards: 2, points: 5 },
    { cards: 4, points: 3 },
    { cards: 3, points: 4 },
    { cards: 0, points: 1 },
  ];
  const codes = [1, 2, 3, 4].map((seat) => lootReasons(players, 0, seat)[0]?.code);
  expect(codes).toEqual(['loot.leader', 'loot.most', 'loot', undefined]);
});

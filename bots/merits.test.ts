import { presentEdition } from '@orrery/catalog';
import { duel } from '@orrery/duel';
import { type Game, type Kinded, type State, viewsOf } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { starship } from '@orrery/starship';
import { startrek } from '@orrery/startrek';
import { describe, expect, test } from 'vitest';
import type { Sense } from './bot.ts';
import { Counsel, keptMerits, lootMerits, type Merit, savingMerits, sparedMerits, waitingMerits } from './merits.ts';
import { mindOf } from './roster.ts';
import tuned from './starship/weights.json';
import { type Stand, stands } from './testing/golden.ts';

const GAMES = ['startrek', 'starship', 'duel', 'starfarers'] as const;
/** Of so many decisions one is looked at. */
const STRIDE = 37;
/** Moves of a decision that are looked at. */
const FEW = 25;

/** What speaks for moves, as whoever stands there would be told with this seed. */
function counselAt<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sense: Sense<T, H, M, K>,
  { view, told, options, seats }: Stand<T, H, B, M, E, O, K>,
  seed = 1,
): Counsel<T, H, B, M, E, O, K> {
  const counsel = new Counsel(game, sense, { options, view, seats, seed });
  for (const event of told) counsel.hear(event);
  return counsel;
}

describe.each(GAMES)('%s', (id) => {
  test('what speaks for a move is the same whatever is hidden', async () => {
    const minded = await mindOf(id, presentEdition(id)?.edition ?? 0);
    const looked = minded?.use((game, sense) => {
      let n = 0;
      let merits = 0;
      for (const stand of stands(game)) {
        if (n++ % STRIDE !== 0) continue;
        const [one, other] = [counselAt(game, sense, stand, 1), counselAt(game, sense, stand, 2)];
        for (const move of stand.moves.slice(0, FEW)) {
          const said = one.on(move);
          expect(other.on(move), `${n}: ${game.notation.print(move)}`).toEqual(said);
          merits += said.length;
        }
      }
      return merits;
    });
    expect(looked).toBeGreaterThan(40);
  });

  test('nothing is changed by asking what speaks for a move', async () => {
    const minded = await mindOf(id, presentEdition(id)?.edition ?? 0);
    minded?.use((game, sense) => {
      const [stand] = stands(game);
      if (stand === undefined) throw new Error('an empty game');
      const before = JSON.stringify(stand.match.state);
      const counsel = counselAt(game, sense, stand);
      for (const move of stand.moves.slice(0, FEW)) counsel.on(move);
      expect(JSON.stringify(stand.match.state)).toBe(before);
    });
  });
});

/** A state that waits for two dice, resolved in every way they can fall. */
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

const meritOf = (merits: readonly Merit[], code: string, resource?: number): Merit | undefined =>
  merits.find((merit) => merit.code === code && (resource === undefined || merit.numbers.resource === resource));

test('a station in Star Trek yields on as many rolls as is said', async () => {
  const sense = (await import('./startrek/sense.ts')).startrekSense();
  let checked = 0;
  for (const stand of stands(startrek)) {
    const { move, view, match, options, seats } = stand;
    if (move.kind !== 'station') continue;
    const merits = counselAt(startrek, sense, stand).on(move);
    const after = startrek.setup(options, seats);
    startrek.copy(match.state, after);
    startrek.play(after, view.seat, move, null);
    // Nobody blocks a planet here: what the cruiser keeps back does not change what a point yields.
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
      const said = meritOf(merits, 'yield', resource) ?? meritOf(merits, 'yield.first', resource);
      expect(said?.numbers.rolls ?? 0).toBe(rolls);
    }
    checked++;
  }
  expect(checked).toBeGreaterThan(2);
});

test('a fight against a pirate that can only be one is won in as many cases as is said', async () => {
  const { STARSHIP } = await import('@orrery/starship/facts');
  const { shipSense } = await import('./ship/sense.ts');
  const sense = shipSense(STARSHIP, tuned.values);
  let checked = 0;
  for (const stand of stands(starship)) {
    const { view, match, options, seats } = stand;
    const fight = stand.moves.find(({ kind }) => kind === 'fight');
    const said = fight && meritOf(counselAt(starship, sense, stand).on(fight), 'fight');
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

test('points that are promised are points that come', async () => {
  for (const game of [startrek, starship, duel, starfarers]) {
    const minded = await mindOf(game.id, game.edition);
    const checked = minded?.use((known, sense) => {
      let n = 0;
      for (const stand of stands(known)) {
        const promised = counselAt(known, sense, stand)
          .on(stand.move)
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

test('what a hand comes nearer to is said with what is lacking', () => {
  expect(savingMerits([0, 0], [1, 0], GOALS)).toMatchObject([{ code: 'near', numbers: { what: 3, lacking: 2 } }]);
  expect(savingMerits([1, 1], [2, 1], GOALS)).toMatchObject([{ code: 'pays', numbers: { what: 3 } }]);
  expect(savingMerits([2, 1], [3, 1], GOALS)).toEqual([]);
});

test('what is left after a loss is said by what it still pays for', () => {
  expect(keptMerits([2, 1], GOALS)).toMatchObject([{ code: 'keeps', numbers: { what: 3 } }]);
});

test('nobody waits for what can be paid; of what is far off, for what lacks least', () => {
  expect(waitingMerits([2, 0], GOALS)).toMatchObject([{ code: 'saving', numbers: { what: 3, lacking: 1 } }]);
  expect(waitingMerits([2, 1], GOALS)).toEqual([]);
  const far = { what: 4, price: [3, 3], weight: 1 };
  expect(waitingMerits([0, 0], [far, ...GOALS])).toMatchObject([{ code: 'saving', numbers: { what: 3, lacking: 3 } }]);
  expect(waitingMerits([2, 0], [far, ...GOALS])).toHaveLength(1);
});

test('what speaks against a trade is what would then be lacking', () => {
  expect(sparedMerits([2, 1], [1, 2], GOALS)).toMatchObject([{ code: 'spared', numbers: { what: 3, lacking: 1 } }]);
  expect(sparedMerits([2, 1], [2, 1], GOALS)).toEqual([]);
  expect(sparedMerits([2, 0], [2, 1], GOALS)).toEqual([]);
});

test('whoever is robbed is told apart by leading, or by holding most', () => {
  const players = [
    { cards: 9, points: 9 },
    { cards: 2, points: 5 },
    { cards: 4, points: 3 },
    { cards: 3, points: 4 },
    { cards: 0, points: 1 },
  ];
  const codes = [1, 2, 3, 4].map((seat) => lootMerits(players, 0, seat)[0]?.code);
  expect(codes).toEqual(['loot.leader', 'loot.most', 'loot', undefined]);
});

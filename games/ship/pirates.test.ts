import { expect, test } from 'vitest';
import { ONE_RESOURCE, type Spoils } from './cards.ts';
import { COMBAT_DIE, HOLD_CAPACITY, RESOURCE_KINDS } from './data.ts';
import { resolveFight } from './fight.ts';
import { shipKitOf } from './kit.ts';
import { playerOf } from './state.ts';
import {
  BOTH_GAMES,
  cardOf,
  chance,
  codes,
  legalMoves,
  meetCard,
  pirateOf,
  placeInSector,
  play,
  position,
  question,
  rollFight,
  type SeatHas,
  stockByName,
  type TestGame,
} from './testing/position.ts';

/** A flight that meets a pirate and fights; the rolls decide. */
function fought(
  id: 'starship' | 'duel',
  has: SeatHas,
  [strength, group]: readonly [number, number],
  rolls: readonly [number, number],
): TestGame {
  const t = position(id, { at: 'flight', seats: [has] });
  meetCard(t, pirateOf(t, strength, group));
  play(t, 0, 'fight');
  rollFight(t, ...rolls);
  return t;
}

test.each(BOTH_GAMES)(
  'SS-PIR-01, DU-PIR-01 · only the opponent sees a pirate until the flying player has decided, in %s',
  (id) => {
    const t = position(id, { at: 'flight' });
    const card = cardOf(t, pirateOf(t, 2));
    const told = meetCard(t, pirateOf(t, 2));
    expect(told.open).toEqual([{ kind: 'pirate', seat: 0, sector: 0, demand: 3, card: null }]);
    expect(told.secret).toEqual([{ kind: 'pirate', seat: 0, sector: 0, demand: 3, card }]);
    expect(t.table.stack.at(-1)).toEqual({ kind: 'pirate', demand: 3, isPeeked: false });
    expect(t.state.hands.map(({ pirate }) => pirate)).toEqual([-1, card]);
    expect(t.table.row).toEqual([]);
    const paid = play(t, 0, 'pay');
    expect(paid.reveals).toBe(0b11);
    expect(t.table.row).toEqual([card]);
    expect(t.state.hands.map(({ pirate }) => pirate)).toEqual([-1, -1]);
  },
);

test.each(BOTH_GAMES)(
  'SS-PIR-02, DU-PIR-03, DU-PIR-05, SS-PIR-10 · a player who pays flies on; paying is not an action, and the card stays, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stock: { astro: 9 } }] });
    meetCard(t, pirateOf(t, 2));
    expect(legalMoves(t, 0)).toEqual(['pay', 'fight']);
    expect(codes(t, 0, 'stop')).toEqual(['not-now.pirate']);
    play(t, 0, 'pay');
    expect([stockByName(t, 0, 'astro'), question(t), t.table.acts, t.table.turned]).toEqual([6, 'flight', 0, 0]);
    expect(legalMoves(t, 0)).toEqual(['next', 'stop']);
  },
);

test('DU-PIR-02 · in the Duel every pirate demands 3; in the 2001 game those of reserve II to IV demand 5', () => {
  const demands = BOTH_GAMES.map((id) => {
    const { kit } = position(id);
    return [
      ...new Set(
        kit.variant.cards.flatMap((card) => (card.kind === 'pirate' ? [`${card.group > 1}:${card.demand}`] : [])),
      ),
    ];
  });
  expect(demands).toEqual([
    ['false:3', 'true:5'],
    ['false:3', 'true:3'],
  ]);
});

test.each(BOTH_GAMES)('SS-PIR-03, DU-PIR-04 · a player who cannot pay must fight, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ stock: { astro: 2 } }] });
  meetCard(t, pirateOf(t, 2));
  expect(legalMoves(t, 0)).toEqual(['fight']);
  expect(codes(t, 0, 'pay')).toEqual(['short-of-astro']);
});

test.each(BOTH_GAMES)(
  'SS-PIR-04, DU-FGT-01, DU-FGT-02, SS-EX-04, T-05 · cannons 1, 2 and 1 and a roll of 3 make 7, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ cannons: 2, cannons2: 1 }] });
    meetCard(t, pirateOf(t, 2));
    play(t, 0, 'fight');
    const told = rollFight(t, 3, 1);
    expect(told.open[0]).toMatchObject({ kind: 'fought', own: 3, cannons: 4, other: 1, strength: 2, isWon: true });
  },
);

test.each(BOTH_GAMES)('SS-PIR-05, DU-FGT-03, T-06 · an equal sum wins, in %s', (id) => {
  expect(question(fought(id, { cannons: 2 }, [2, 0], [2, 2]))).toBe('reward');
  expect(question(fought(id, { cannons: 2 }, [2, 0], [2, 3]))).toBe('build');
  expect(question(fought(id, { cannons: 2, cannons2: 1 }, [2, 0], [3, 1]))).toBe('reward');
});

test.each(BOTH_GAMES)(
  'SS-PIR-06, DU-LOS-02 · losing to weak pirates ends only the flight, losing to stronger ones costs a part of the ship, in %s',
  (id) => {
    const weak = fought(id, { cannons: 1, centres: ['trade'] }, [3, 0], [1, 4]);
    expect(playerOf(weak.table, 0)).toMatchObject({ boosters: 2, cannons: 1, centres: 0b1000 });
    const cannon = fought(id, { cannons: 1, centres: ['trade'] }, [4, 2], [1, 4]);
    expect(playerOf(cannon.table, 0)).toMatchObject({ boosters: 2, cannons: 0, centres: 0b1000 });
    const { kit } = weak;
    const losses = kit.variant.cards.flatMap((card) =>
      card.kind === 'pirate' ? [`${card.strength} ${card.loss}`] : [],
    );
    const second = id === 'starship' ? '5 centre' : '5 booster';
    const first = ['2 nothing', '3 nothing', '2 nothing', '3 nothing', '4 nothing'];
    expect(losses).toEqual([...first, '4 cannon', second, '5 centre', '6 centre', '6 centre', '7 centre']);
  },
);

test.each(BOTH_GAMES)(
  'SS-PIR-07, DU-LOS-03 · the loser gives up a cannon I first; with only cannons II, one becomes a cannon I; without cannons nothing is lost, in %s',
  (id) => {
    const after = ([cannons, cannons2]: readonly number[]): number[] => {
      const t = fought(id, { cannons: cannons ?? 0, cannons2: cannons2 ?? 0 }, [4, 2], [1, 4]);
      return [playerOf(t.table, 0).cannons, playerOf(t.table, 0).cannons2];
    };
    expect(
      [
        [1, 1],
        [0, 2],
        [0, 1],
        [0, 0],
      ].map(after),
    ).toEqual([
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
  },
);

test('DU-LOS-03 · the same applies to boosters, which are lost only in the Duel', () => {
  const after = ([boosters, boosters2]: readonly number[]): number[] => {
    const t = fought('duel', { cannons: 0, boosters: boosters ?? 0, boosters2: boosters2 ?? 0 }, [5, 2], [1, 4]);
    return [playerOf(t.table, 0).boosters, playerOf(t.table, 0).boosters2];
  };
  expect(
    [
      [2, 1],
      [0, 2],
      [0, 0],
    ].map(after),
  ).toEqual([
    [1, 1],
    [1, 1],
    [0, 0],
  ]);
});

test.each(BOTH_GAMES)(
  'SS-PIR-08, DU-LOS-04, DU-LOS-05, DU-LOS-06 · the loser chooses a centre; a centre II returns to the supply and leaves its level I, in %s',
  (id) => {
    const t = fought(id, { cannons: 0, centres: ['command', 'trade'], centres2: ['trade'] }, [6, 3], [1, 4]);
    expect(question(t)).toBe('lose');
    expect(legalMoves(t, 0)).toEqual(['give-up command', 'give-up trade']);
    expect(codes(t, 0, 'give-up sensor')).toEqual(['no-centre']);
    const before = playerOf(t.table, 0).points;
    play(t, 0, 'give-up trade');
    expect(question(t)).toBe('build');
    expect(playerOf(t.table, 0)).toMatchObject({ centres: 0b1010, centres2: 0, points: before - 1 });
    const other = fought(id, { cannons: 0, centres: ['command', 'trade'] }, [6, 3], [1, 4]);
    play(other, 0, 'give-up command');
    expect(playerOf(other.table, 0).centres).toBe(0b1000);
  },
);

test.each(BOTH_GAMES)(
  'SS-PIR-08, DU-LOS-04, DU-LOS-07 · a single centre is lost without a question, and a player without centres loses none, in %s',
  (id) => {
    const lone = fought(id, { cannons: 0, centres: ['command'] }, [6, 3], [1, 4]);
    expect([question(lone), playerOf(lone.table, 0).centres]).toEqual(['build', 0]);
    const none = fought(id, { cannons: 0, centres: [] }, [6, 3], [1, 4]);
    expect(question(none)).toBe('build');
  },
);

test.each(BOTH_GAMES)(
  'SS-PROD-05, DU-PROD-06 · a player who loses the storage centre immediately loses what no longer fits, in %s',
  (id) => {
    const t = position(id, {
      at: 'flight',
      seats: [{ cannons: 0, stock: { ore: 4, food: 3 }, centres: ['storage'], centres2: ['storage'] }],
    });
    meetCard(t, pirateOf(t, 6, 3));
    play(t, 0, 'fight');
    const told = rollFight(t, 1, 4);
    expect(told.open).toContainEqual({
      kind: 'lost-centre',
      seat: 0,
      centre: 0,
      level: 2,
      spilt: [1, 0, 0, 0, 0, 0, 0],
    });
    expect(playerOf(t.table, 0).stock.slice(0, 3)).toEqual([3, 0, 3]);
  },
);

test.each(BOTH_GAMES)(
  'SS-PIR-09, DU-WIN-01, DU-WIN-02, DU-WIN-04 · a beaten pirate brings a resource of choice and a medal, and the flight goes on, in %s',
  (id) => {
    const t = fought(id, { cannons: 3 }, [2, 0], [4, 1]);
    expect(legalMoves(t, 0)).toHaveLength(
      RESOURCE_KINDS - (t.kit.variant.outfit.goods < (HOLD_CAPACITY[0] ?? 0) ? 0 : 1),
    );
    play(t, 0, 'take carbon');
    chance(t, 0);
    expect(playerOf(t.table, 0)).toMatchObject({ medals: 1, trophies: 0b1 });
    expect([stockByName(t, 0, 'carbon'), question(t)]).toEqual([1, 'flight']);
    expect(legalMoves(t, 0)).toEqual(['next', 'stop']);
    const second = fought(id, { cannons: 3 }, [3, 0], [4, 1]);
    expect(playerOf(second.table, 0).trophies).toBe(0b10);
  },
);

test.each(BOTH_GAMES)(
  'SS-PIR-09, DU-WIN-01 · the reward of a beaten pirate is on its card: resources of choice, astro, or both, in %s',
  (id) => {
    const paid = (spoils: Spoils, bank: 'endless' | 'counted' = 'endless'): readonly unknown[] => {
      const seats = [{ cannons: 3, stock: { astro: 1 } }, { stock: { astro: 85 } }];
      const t = position(id, { at: 'flight', options: { bank }, seats });
      const kit = shipKitOf({
        ...t.kit.variant,
        cards: t.kit.variant.cards.map((card) => (card.kind === 'pirate' ? { ...card, spoils } : card)),
      });
      const card = cardOf(t, pirateOf(t, 2));
      t.table.row.push(card);
      resolveFight(t.table, kit, card, { own: 4, other: 1 }, null);
      const frame = t.table.stack.findLast(({ kind }) => kind === 'reward');
      return [stockByName(t, 0, 'astro'), frame?.kind === 'reward' ? frame.left : 0, playerOf(t.table, 0).medals];
    };
    expect([ONE_RESOURCE, { resources: 0, astro: 4 }, { resources: 2, astro: 3 }].map((each) => paid(each))).toEqual([
      [1, 1, 1],
      [5, 0, 1],
      [4, 2, 1],
    ]);
    expect(paid({ resources: 0, astro: 4 }, 'counted')).toEqual([3, 0, 1]);
    const { cards } = position(id).kit.variant;
    for (const card of cards) if (card.kind === 'pirate') expect(card.spoils).toEqual(ONE_RESOURCE);
  },
);

test.each(BOTH_GAMES)(
  'SS-FLY-05, DU-FLT-10 · a pirate on the last card of the speed is resolved, then the flight is over, in %s',
  (id) => {
    const paid = position(id, { at: 'flight', speed: 1 });
    meetCard(paid, pirateOf(paid, 2));
    play(paid, 0, 'pay');
    expect(question(paid)).toBe('build');
    const won = position(id, { at: 'flight', speed: 1, seats: [{ cannons: 3 }] });
    meetCard(won, pirateOf(won, 2));
    play(won, 0, 'fight');
    rollFight(won, 4, 1);
    play(won, 0, 'take ore');
    chance(won, 0);
    expect([question(won), won.table.row.length]).toEqual(['build', 1]);
  },
);

/** Combinations out of 36 in which the player wins with this margin of cannons over strength. */
const ODDS: readonly (readonly [margin: number, ways: number])[] = [
  [-4, 0],
  [-3, 1],
  [-2, 5],
  [-1, 13],
  [0, 23],
  [1, 31],
  [2, 35],
  [3, 36],
];

test.each(ODDS)(
  'SS-PIR-04, DU-FGT-02 · with a margin of %i a fight is won in %i of 36 cases, as played by the engine',
  (margin, ways) => {
    let won = 0;
    for (const [own] of COMBAT_DIE.entries()) {
      for (const [other] of COMBAT_DIE.entries()) {
        const strength = margin < 0 ? 4 : 2;
        const cannons = strength + margin;
        const t = position('starship', {
          at: 'flight',
          seats: [{ cannons: cannons % 2, cannons2: Math.floor(cannons / 2) }],
        });
        meetCard(t, pirateOf(t, strength, strength === 4 ? 1 : 0));
        play(t, 0, 'fight');
        const told = chance(t, own, other);
        if (told.open.some((event) => event.kind === 'fought' && event.isWon)) won++;
      }
    }
    expect(won).toBe(ways);
  },
);

test.each(BOTH_GAMES)(
  'SS-PROD-05, SS-PROD-06, DU-PROD-08 · knowledge needs no storage centre, and is kept when the centre is lost, in %s',
  (id) => {
    const stock = { ore: 2, goods: 3, knowledge: 4, astro: 9 };
    const t = fought(id, { cannons: 0, stock, centres: ['storage'] }, [6, 3], [1, 4]);
    expect(playerOf(t.table, 0).stock).toEqual([2, 0, 0, 0, 2, 4, 9]);
  },
);

test.each(BOTH_GAMES)('SS-PIR-04, DU-FGT-01, DU-FGT-02 · both players roll the combat die, in %s', (id) => {
  const t = position(id, { at: 'flight' });
  meetCard(t, pirateOf(t, 2));
  play(t, 0, 'fight');
  expect(t.game.awaiting(t.table)).toMatchObject({ who: 'chance', kind: 'fight', of: [6, 6] });
});

test.each(BOTH_GAMES)(
  'SS-PIR-01, SS-MOD-03, DU-PIR-01 · only those who may know it are told which pirate it is, in %s',
  (id) => {
    const seers = (centres: readonly 'sensor'[]): number[] => {
      const t = position(id, { at: 'sector', seats: [{ centres }] });
      const card = cardOf(t, pirateOf(t, 2));
      placeInSector(t, card);
      play(t, 0, 'fly 0');
      const told: number[] = [];
      const tell = { all: () => {}, to: (seats: number) => void told.push(seats), reveals: () => {} };
      const at = t.state.box.sectors[0]?.indexOf(card) ?? 0;
      const next = { kind: 'next' } as const;
      if (centres.length === 0) {
        play(t, 0, 'next');
        t.game.resolve(t.state, [at], tell);
      } else {
        chance(t, at, 0);
        play(t, 0, 'arrange 01/');
        t.game.play(t.state, 0, next, tell);
      }
      return told;
    };
    expect([seers([]), seers(['sensor'])]).toEqual([[0b10], [0b11]]);
  },
);

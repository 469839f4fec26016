import { expect, test } from 'vitest';
import { playerOf } from './state.ts';
import { BOTH_GAMES, chance, meetCard, pirateOf, play, position, question, rollFight } from './testing/position.ts';
import { MAX_QUIET_TURNS } from './turn.ts';

const FRIENDS = ['rigel', 'mintaka'] as const;

test.each(BOTH_GAMES)(
  'SS-SPC-01, DU-FRI-02, DU-FRI-03, DU-FRI-04 · Friend of the Peoples goes to the player with the most friendship points, from three on, and to nobody in a tie, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ stations: FRIENDS }, {}] });
    meetCard(t, 'Saiph VI');
    const told = play(t, 0, 'station');
    expect(told.open.at(-1)).toEqual({ kind: 'friend', seat: 0, n: 3 });
    expect([t.table.friend, playerOf(t.table, 0).points]).toEqual([0, 2]);
    const tied = position(id, { at: 'flight', seats: [{ friendship: 2 }, { friendship: 3, points: 2 }] });
    tied.table.friend = 1;
    meetCard(tied, 'Saiph VI');
    play(tied, 0, 'station');
    expect([tied.table.friend, playerOf(tied.table, 1).points]).toEqual([-1, 1]);
  },
);

test.each(BOTH_GAMES)('SS-SPC-02, DU-HER-01 · Hero of the Peoples follows the same rule with medals, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ medals: 2, cannons: 3 }, { medals: 2 }] });
  meetCard(t, pirateOf(t, 2));
  play(t, 0, 'fight');
  const told = rollFight(t, 4, 1);
  expect(told.open).toContainEqual({ kind: 'hero', seat: 0, n: 3 });
  expect([t.table.hero, playerOf(t.table, 0).points]).toEqual([0, 2]);
});

test.each(BOTH_GAMES)(
  'SS-END-01, DU-END-01, DU-GEN-04 · with 10 points the active player wins at once, even in flight, in %s',
  (id) => {
    const t = position(id, { at: 'flight', seats: [{ points: 9 }] });
    meetCard(t, 'Heka II');
    const told = play(t, 0, 'colony');
    expect(told.open.at(-1)).toEqual({ kind: 'won', seat: 0, points: 10 });
    expect(t.game.awaiting(t.table)).toEqual({ who: 'over', places: [1, 2] });
  },
);

test.each(BOTH_GAMES)('SS-END-01, DU-END-01 · a player who begins a turn with enough points has won, in %s', (id) => {
  const t = position(id, { seats: [{}, { points: 10 }] });
  play(t, 0, 'end');
  expect(t.game.awaiting(t.table)).toEqual({ who: 'over', places: [2, 1] });
});

test.each(BOTH_GAMES)('SS-OPT-TARGET, DU-OPT-TARGET · another target can be chosen, in %s', (id) => {
  const t = position(id, { at: 'flight', options: { target: 12 }, seats: [{ points: 10 }] });
  meetCard(t, 'Heka II');
  play(t, 0, 'colony');
  expect(question(t)).toBe('refill');
});

test.each(BOTH_GAMES)(
  'SS-END-02, DU-END-02 · if nobody builds or scores for a very long time, the player with more points wins, in %s',
  (id) => {
    const t = position(id, { seats: [{ points: 3 }, { points: 4 }] });
    t.table.quiet = MAX_QUIET_TURNS - 1;
    play(t, 0, 'end');
    expect(t.game.awaiting(t.table)).toEqual({ who: 'over', places: [2, 1] });
    const tied = position(id, { seats: [{ points: 4 }, { points: 4 }] });
    tied.table.quiet = MAX_QUIET_TURNS - 2;
    play(tied, 0, 'end');
    expect(question(tied)).toBe('die');
    chance(tied, 0);
    play(tied, 1, 'fly 0');
    play(tied, 1, 'stop');
    play(tied, 1, 'end');
    expect(tied.game.awaiting(tied.table)).toEqual({ who: 'over', places: [1, 1] });
  },
);

test.each(BOTH_GAMES)(
  'SS-END-02, DU-END-02 · anything built, founded, fulfilled or beaten restarts the count, in %s',
  (id) => {
    const rich = { ore: 2, carbon: 2, food: 2, goods: 2, fuel: 2, astro: 9 };
    const t = position(id, { seats: [{ stock: rich, centres2: ['storage'] }] });
    t.table.quiet = 7;
    play(t, 0, 'centre trade');
    expect(t.table.quiet).toBe(0);
    t.table.quiet = 7;
    play(t, 0, 'booster');
    expect(t.table.quiet).toBe(0);
    const flying = (): ReturnType<typeof position> => {
      const flight = position(id, { at: 'flight', seats: [{ stock: rich, cannons: 3 }] });
      flight.table.quiet = 7;
      return flight;
    };
    const station = flying();
    meetCard(station, 'Rigel X');
    play(station, 0, 'station');
    const colony = flying();
    meetCard(colony, 'Heka II');
    play(colony, 0, 'colony');
    const pirate = flying();
    meetCard(pirate, pirateOf(pirate, 2));
    play(pirate, 0, 'fight');
    rollFight(pirate, 4, 1);
    expect([station, colony, pirate].map(({ table }) => table.quiet)).toEqual([0, 0, 0]);
  },
);

test.each(BOTH_GAMES)(
  'SS-SPC-01, SS-SPC-02, DU-FRI-03, DU-HER-01 · the second seat can take special cards too, and keeps them, in %s',
  (id) => {
    const t = position(id, {
      at: 'flight',
      active: 1,
      seats: [
        { friendship: 1, medals: 1 },
        { friendship: 3, medals: 2, cannons: 3 },
      ],
    });
    meetCard(t, 'Saiph VI');
    play(t, 1, 'station');
    expect([t.table.friend, playerOf(t.table, 1).points]).toEqual([1, 2]);
    chance(t, 0);
    meetCard(t, pirateOf(t, 2));
    play(t, 1, 'fight');
    const told = rollFight(t, 4, 1);
    expect(told.open).toContainEqual({ kind: 'hero', seat: 1, n: 3 });
    expect([t.table.hero, playerOf(t.table, 1).points]).toEqual([1, 3]);
    play(t, 1, 'take ore');
    chance(t, 0);
    meetCard(t, pirateOf(t, 3));
    play(t, 1, 'fight');
    expect(rollFight(t, 4, 1).open.some(({ kind }) => kind === 'hero')).toBe(false);
  },
);

test.each(BOTH_GAMES)('SS-PIR-08, DU-LOS-05 · a lost centre II costs its point, in %s', (id) => {
  const t = position(id, { at: 'flight', seats: [{ cannons: 0, centres2: ['trade'] }] });
  meetCard(t, pirateOf(t, 6, 3));
  play(t, 0, 'fight');
  rollFight(t, 1, 4);
  expect(playerOf(t.table, 0).points).toBe(1);
  expect(question(t)).toBe('build');
  play(t, 0, 'end');
  chance(t, 0);
  expect(question(t)).toBe('sector');
});

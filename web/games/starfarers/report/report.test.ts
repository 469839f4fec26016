import { replay } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';
import { type Event, type Hand, RESOURCES, type Table } from '@orrery/starfarers/facts';
import { expect, test } from 'vitest';
import { type GameTally, sumWhere, tallyGame } from '../../tally.ts';
import { goldenLogs } from '../table/testing/golden.ts';
import { starfarersReport } from './report.tsx';

interface Golden {
  readonly name: string;
  readonly tally: GameTally;
  readonly table: Table;
  readonly hands: readonly Hand[];
  readonly events: readonly Event[];
}

const games = goldenLogs(4).map((log): Golden => {
  const told = tallyGame(starfarers, starfarersReport, log);
  const played = replay(starfarers, { ...log, checks: [] }, undefined, { history: true });
  if (!told.ok || !played.ok) throw new Error(`${log.header.id} cannot be replayed`);
  const { state, steps } = played.value;
  const events = steps.flatMap((step) => step.told.map(({ event }) => event));
  return { name: log.header.id, tally: told.value, table: state.table, hands: state.hands, events };
});

test('there are games to read, with three to six seats', () => {
  expect(games.length).toBeGreaterThan(10);
  expect(new Set(games.map(({ tally: { seats } }) => seats)).size).toBeGreaterThan(1);
});

test.each(games)(
  'what came to each hand less what left it is what it holds: $name',
  ({ tally: told, hands, table }) => {
    // Cards staked on an answer that is still being resolved lie on the table.
    if (table.stake.some((n) => n > 0)) return;
    for (const [seat, { resources }] of hands.entries()) {
      const left = RESOURCES.map((_, good) => {
        const of = (each: { seat: number; good: number }) => each.seat === seat && each.good === good;
        return sumWhere(told.incomes, of) - sumWhere(told.expenses, of);
      });
      expect(left).toEqual(resources);
    }
  },
);

test.each(games)('the sources of points add up to the points: $name', ({ tally: told }) => {
  expect(told.scores.map((parts) => parts.reduce((n, { points }) => n + points, 0))).toEqual(told.points);
});

test.each(games)('the planets account for every produced card: $name', ({ tally: told }) => {
  const [planets] = starfarersReport.countGroups ?? [];
  const keys = (planets?.rows ?? []).map(({ key }) => key);
  const counted = sumWhere(told.counts, ({ key }) => keys.includes(key));
  expect(counted).toBe(sumWhere(told.incomes, ({ way }) => way === 'production'));
});

test.each(games)('every shake of a flight is counted once: $name', ({ tally: told, events }) => {
  const shakes = sumWhere(told.counts, ({ key }) => key.startsWith('shake-'));
  expect(shakes).toBe(events.filter(({ kind }) => kind === 'shaken').length);
});

test('contests are recorded with their odds', () => {
  const trials = games.flatMap(({ tally: told }) => told.contests);
  expect(trials.length).toBeGreaterThan(20);
  for (const { wins, of } of trials) expect(wins >= 0 && wins <= of).toBe(true);
});

test('the report names everything it counts, and these games contain nearly all of it', () => {
  const names = (all: readonly { readonly key: string }[]) => all.map(({ key }) => key);
  const booked = names((starfarersReport.countGroups ?? []).flatMap(({ rows }) => rows));
  const counted = new Set(games.flatMap(({ tally: told }) => told.counts.map(({ key }) => key)));
  for (const key of counted)
    expect([...names(starfarersReport.luck), ...names(starfarersReport.dealings), ...booked]).toContain(key);
  for (const { tally: told } of games) {
    for (const { way } of told.incomes) expect(names(starfarersReport.incomes)).toContain(way);
    for (const { way } of told.expenses) expect(names(starfarersReport.expenses)).toContain(way);
    for (const { key } of told.awards) expect(names(starfarersReport.awards)).toContain(key);
  }
  expect(counted.size).toBeGreaterThan(30);
});

import { replay } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import { type Event, type Hand, RESOURCES, type Table } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { goldenLogs } from '../../../pages/result/testing/golden.ts';
import { type GameTally, sumWhere, tallyGame } from '../../tally.ts';
import { startrekReport } from './report.tsx';

interface Golden {
  readonly name: string;
  readonly tally: GameTally;
  readonly table: Table;
  readonly hands: readonly Hand[];
  readonly events: readonly Event[];
}

// All golden games, of all set-ups and variants.
const games = goldenLogs(1).map((log): Golden => {
  const told = tallyGame(startrek, startrekReport, log);
  const played = replay(startrek, { ...log, checks: [] }, undefined, { history: true });
  if (!told.ok || !played.ok) throw new Error(`${log.header.id} cannot be replayed`);
  const { state, steps } = played.value;
  const events = steps.flatMap((step) => step.told.map(({ event }) => event));
  return { name: log.header.id, tally: told.value, table: state.table, hands: state.hands, events };
});

test('there are recorded games', () => {
  expect(games.length).toBe(40);
});

test.each(games)('gains minus losses are what each hand holds: $name', ({ tally, hands }) => {
  for (const [seat, { resources }] of hands.entries()) {
    const left = RESOURCES.map((_, good) => {
      const of = (each: { seat: number; good: number }) => each.seat === seat && each.good === good;
      return sumWhere(tally.incomes, of) - sumWhere(tally.expenses, of);
    });
    expect(left).toEqual(resources);
  }
});

test.each(games)('every roll is counted, and nothing else: $name', ({ tally, events }) => {
  const rolled = events.filter(({ kind }) => kind === 'rolled').length;
  expect(tally.rolls.reduce((n, each) => n + each, 0)).toBe(rolled);
  const eights = events.filter((event) => event.kind === 'rolled' && event.sum === 8).length;
  expect(tally.rolls[6]).toBe(eights);
});

test.each(games)('the sources of points add up to the points: $name', ({ tally, table }) => {
  expect(tally.points).toEqual(table.players.map(({ points }) => points));
  expect(tally.scores.map((parts) => parts.reduce((n, { points }) => n + points, 0))).toEqual(tally.points);
});

test.each(games)('turns follow each other around the table: $name', ({ tally, table }) => {
  expect(tally.turns.length).toBe(table.turn);
  const seats = table.players.length;
  for (const [i, { seat }] of tally.turns.entries()) expect(seat).toBe((table.starter + i) % seats);
});

test('everything that the report names occurs in these games, and nothing that it does not name', () => {
  const keys = (of: (tally: GameTally) => readonly string[]) =>
    [...new Set(games.flatMap(({ tally }) => of(tally)))].sort();
  const names = (named: readonly { readonly key: string }[]) => named.map(({ key }) => key).sort();
  expect(keys(({ incomes }) => incomes.map(({ way }) => way))).toEqual(names(startrekReport.incomes));
  expect(keys(({ expenses }) => expenses.map(({ way }) => way))).toEqual(names(startrekReport.expenses));
  expect(keys(({ counts }) => counts.map(({ key }) => key))).toEqual(
    names([...startrekReport.luck, ...startrekReport.dealings]),
  );
  expect(keys(({ awards }) => awards.map(({ key }) => key))).toEqual(names(startrekReport.awards));
  expect(keys(({ scores }) => scores.flat().flatMap(({ key, n }) => (n > 0 ? [key] : [])))).toEqual(
    names(startrekReport.scores),
  );
});

test('every robbery is counted for both hands', () => {
  for (const { tally } of games) {
    const of = (key: string) => sumWhere(tally.counts, (count) => count.key === key);
    expect(of('robbed')).toBe(of('victim'));
    expect(sumWhere(tally.incomes, ({ way }) => way === 'steal')).toBe(of('robbed'));
    expect(of('discarded')).toBe(sumWhere(tally.expenses, ({ way }) => way === 'seven'));
  }
});

test('the last holder of a distinction has its points', () => {
  for (const { tally, table } of games) {
    const holder = (key: string) => tally.awards.findLast((award) => award.key === key)?.seat ?? -1;
    expect(holder('route')).toBe(table.routeHolder);
    expect(holder('fleet')).toBe(table.fleetHolder);
  }
});

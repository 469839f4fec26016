import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { type Game, parseLog, replay } from '@orrery/kernel';
import { ASTRO, type Event, type Hand, playerOf, STOCKS, shipKitOf, type Table } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { expect, test } from 'vitest';
import type { GameReport } from '../../game-report.ts';
import { type GameTally, sumWhere, tallyGame } from '../../tally.ts';
import { makeReport } from './report.tsx';

const starshipChronicle = makeReport(shipKitOf(STARSHIP));
const duelChronicle = makeReport(shipKitOf(DUEL));

const FILES = {
  starship: import.meta.glob<string>('../../../../games/starship/golden/*.log', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  duel: import.meta.glob<string>('../../../../games/duel/golden/*.log', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

interface Golden {
  readonly name: string;
  readonly report: GameReport<Table, Hand, Event>;
  readonly tally: GameTally;
  readonly table: Table;
}

/** The first game of every file, parsed and tallied. */
function golden<B, M extends { readonly kind: string }, O, K>(
  game: Game<Table, Hand, B, M, Event, O, K>,
  report: GameReport<Table, Hand, Event>,
  files: Readonly<Record<string, string>>,
): readonly Golden[] {
  return Object.entries(files).map(([file, text]) => {
    const [first = ''] = text.split(/^(?=orrery log )/m).filter((log) => log !== '');
    const log = parseLog(game, first);
    if (!log.ok) throw new Error(log.problem.text);
    const told = tallyGame(game, report, log.value);
    const played = replay(game, { ...log.value, checks: [] });
    if (!told.ok || !played.ok) throw new Error(`${file} cannot be replayed`);
    return { name: file, report, tally: told.value, table: played.value.state.table };
  });
}

/** Where players agree who begins and with which crest, no event says what the ships start with. */
const isStartTold = ({ tally: told }: Golden): boolean => told.incomes.some(({ way }) => way === 'start');

const games = [...golden(starship, starshipChronicle, FILES.starship), ...golden(duel, duelChronicle, FILES.duel)];

test('there are recorded games of both games', () => {
  expect(games.length).toBeGreaterThan(10);
});

test.each(games.filter(isStartTold))('gains minus losses are what a ship holds: $name', ({ tally: told, table }) => {
  for (const seat of [0, 1]) {
    const left = STOCKS.map((_, good) => {
      const of = (each: { seat: number; good: number }) => each.seat === seat && each.good === good;
      return sumWhere(told.incomes, of) - sumWhere(told.expenses, of);
    });
    expect(left).toEqual(playerOf(table, seat).stock);
  }
});

test.each(games)('the sources of points add up to the points: $name', ({ tally: told }) => {
  expect(told.scores.map((parts) => parts.reduce((n, { points }) => n + points, 0))).toEqual(told.points);
});

test.each(games)('trade earnings by good equal the astro they brought: $name', ({ tally: told }) => {
  const profit = sumWhere(told.counts, ({ key }) => key.startsWith('profit-'));
  const astro = ({ way, good }: { way: string; good: number }) => way === 'trade' && STOCKS[good] === 'astro';
  expect(profit).toBe(sumWhere(told.incomes, astro) - sumWhere(told.expenses, astro));
});

test.each(games)(
  'trade earnings by route equal what the routes brought minus what pirates took: $name',
  ({ tally: told }) => {
    const of = (start: string) => sumWhere(told.counts, ({ key }) => key.startsWith(start));
    const toll = sumWhere(told.expenses, ({ way }) => way === 'pirate');
    expect(of('route-')).toBe(of('profit-') - toll);
    expect(of('route-pirates') + toll).toBe(0);
  },
);

test('money is reported at the start of each turn and at the end', () => {
  for (const { tally: told, table } of games) {
    const [money = []] = told.curves;
    expect(money).toHaveLength(told.turns.length + 1);
    expect(money.at(-1)).toEqual([0, 1].map((seat) => playerOf(table, seat).stock[ASTRO]));
  }
});

test('every fight is reported with its odds and its result', () => {
  const trials = games.flatMap(({ tally: told }) => told.contests);
  expect(trials.length).toBeGreaterThan(50);
  for (const { wins, of } of trials) expect(wins >= 0 && wins <= of).toBe(true);
  const won = games.reduce((n, { tally: told }) => n + sumWhere(told.counts, ({ key }) => key === 'won'), 0);
  expect(trials.filter(({ isWon }) => isWon)).toHaveLength(won);
});

test('nothing is counted that the report does not name', () => {
  for (const { report, tally: told } of games) {
    const names = (named: readonly { readonly key: string }[]) => named.map(({ key }) => key);
    for (const { way } of told.incomes) expect(names(report.incomes)).toContain(way);
    for (const { way } of told.expenses) expect(names(report.expenses)).toContain(way);
    const booked = (report.countGroups ?? []).flatMap(({ rows }) => rows);
    for (const { key } of told.counts) expect(names([...report.luck, ...report.dealings, ...booked])).toContain(key);
  }
});

import {
  type Course,
  courseOf,
  type RoleShare,
  roleShares,
  type Standing,
  standings,
  type Verdict,
} from '@orrery/bots/arena';
import { counted, duration, grouped, measured, percent } from '../format.ts';
import type { Paint } from '../paint.ts';
import { table } from '../table.ts';
import type { Contest } from './contest.ts';
import type { Plan } from './plan.ts';

/** What a contest reports: the object that `--json` prints. */
export interface ArenaSummary extends Course {
  readonly game: string;
  readonly seats: number;
  readonly seed: number;
  readonly seconds: number; // by the clock on the wall, this time
  readonly cpuSeconds: number; // of all threads together, this time, and of no program
  readonly sprt: Verdict | null;
  readonly unplayed: readonly string[]; // kinds of moves that nobody played
  readonly bots: readonly Standing[];
  readonly roles: readonly RoleShare[]; // empty where the game knows none
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** Seconds by the clock on the wall, and of CPU time. */
interface Spent {
  readonly wall: number;
  readonly cpu: number;
}

export function summaryOf(contest: Contest, vocabulary: readonly string[], { wall, cpu }: Spent): ArenaSummary {
  const { plan, field, verdict } = contest;
  const records = contest.records();
  const course = courseOf(records);
  return {
    game: plan.game,
    seats: plan.seats,
    seed: plan.seed,
    ...course,
    unplayed: vocabulary.filter((kind) => course.kinds[kind] === undefined),
    seconds: rounded(wall),
    cpuSeconds: rounded(cpu),
    sprt: verdict === null ? null : { ...verdict, ratio: rounded(verdict.ratio) },
    bots: standings(records, field),
    roles: roleShares(records),
  };
}

/** What was asked for, in a line. */
export function heading({ game, seats, entrants, seed }: Plan): string {
  return [game, `${seats} seats`, entrants.map(({ name }) => name).join(' – '), `seed ${seed}`].join(' · ');
}

const signed = (n: number): string => `${n < 0 ? '−' : '+'}${measured(Math.abs(n))}`;

const elo = ({ elo, eloLow, eloHigh }: Standing): string =>
  eloLow === null || eloHigh === null ? signed(elo) : `${signed(elo)} ±${measured((eloHigh - eloLow) / 2)}`;

/** What a stop rule found, in a sentence. */
export function judgement({ bots, sprt }: ArenaSummary, by: number): string {
  const [first, second] = bots;
  if (sprt === null || first === undefined || second === undefined) return '';
  const ratio = `ratio ${sprt.ratio.toFixed(2)} between ${sprt.low.toFixed(2)} and ${sprt.high.toFixed(2)}`;
  const seen = `after ${grouped(sprt.deals)} deals, ${ratio}`;
  if (sprt.answer === 'better') return `${first.name} is better than ${second.name} by about ${by} Elo (${seen})`;
  if (sprt.answer === 'not better') return `${first.name} is not better than ${second.name} by ${by} Elo (${seen})`;
  return `it is open whether ${first.name} is better than ${second.name} by ${by} Elo (${seen})`;
}

function length({ turns, steps, movesPerGame, tradesPerGame }: ArenaSummary): string {
  const parts = [
    ...(turns === null ? [] : [`${measured(turns)} turns`]),
    ...(steps === null ? [] : [`${grouped(steps)} steps (medians)`]),
    `${measured(movesPerGame)} moves`,
    `${measured(tradesPerGame)} trades a game`,
  ];
  return parts.join(', ');
}

/** How far it matters who begins, or who plays which side. */
function fates(roles: readonly RoleShare[], { strong }: Paint): string {
  if (roles.length === 0) return '';
  const rows = roles.map(({ role, games, winRate, low, high }) => [
    role,
    grouped(games),
    percent(winRate),
    `${percent(low)} – ${percent(high)}`,
  ]);
  const [first = '', ...lines] = table([['who', 'games', 'share', '95 %'], ...rows], [1, 2, 3]).split('\n');
  return `${strong(first)}\n${lines.join('\n')}\n`;
}

/** A contest for people. */
export function report(summary: ArenaSummary, title: string, paint: Paint): string {
  const { strong, faint } = paint;
  const { games, deals, cut, seconds, cpuSeconds, bots, roles, unplayed } = summary;
  const ended = cut === 0 ? '' : `, ${grouped(cut)} of them cut short`;
  const figures = table([
    ['games', `${grouped(games)} in ${counted(deals, 'deal', 'deals')}${ended}`],
    ['time', `${duration(seconds)}, ${duration(cpuSeconds)} of CPU time`],
    ['length', length(summary)],
    ...(unplayed.length === 0 ? [] : [['unplayed', unplayed.join(', ')]]),
  ]);
  const head = ['bot', 'games', 'wins', 'share', '95 %', 'Elo', 'points', 'trades', 'ms/move', 'longest', 'forfeits'];
  const rows = bots.map((bot) => [
    bot.name,
    grouped(bot.games),
    measured(bot.wins),
    percent(bot.winRate),
    `${percent(bot.low)} – ${percent(bot.high)}`,
    elo(bot),
    bot.points === null ? '' : bot.points.toFixed(2),
    measured(bot.tradesPerGame),
    measured(bot.msPerMove),
    measured(bot.maxMsPerMove),
    grouped(bot.forfeits),
  ]);
  const [first = '', ...lines] = table([head, ...rows], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).split('\n');
  const note = faint('Shares are per seat: a fair share is 1 divided by the number of seats. The mean Elo is 0.');
  return `${strong(title)}\n\n${figures}\n${strong(first)}\n${lines.join('\n')}\n${fates(roles, paint)}${note}\n`;
}

import { BOT_NAMES, levelOf } from '@orrery/bots';
import { bad, good, quote, type Result } from '@orrery/kernel';
import { instead } from '../nearest.ts';
import { wordsOf } from './words.ts';

/** How long a bot of ours may think about a decision. With a clock the same seed need not give the same game. */
export interface Effort {
  readonly iterations: number;
  readonly ms: number | null;
}

/** A bot of ours. */
export interface OwnEntrant {
  readonly kind: 'own';
  readonly name: string; // as it was written, and as results call it
  readonly bot: string;
  readonly effort: Effort;
}

/** Somebody else's program. */
export interface ProgramEntrant {
  readonly kind: 'program';
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

export type Entrant = OwnEntrant | ProgramEntrant;

/** What all bots of a contest may use, where their names do not say it. */
export interface Allowance {
  readonly iterations: number | null;
  readonly ms: number | null;
}

const ENDLESS = 1_000_000_000;
const MEASURE = /^([a-z]+)@(\d{1,9})(ms)?$/;

/** A bot by its name: `search`, `search@500` with so many iterations, `search@200ms` with so much time. */
export function readEntrant(word: string, allowance: Allowance): Result<OwnEntrant> {
  const measured = MEASURE.exec(word);
  const bot = measured?.[1] ?? word;
  if (!BOT_NAMES.includes(bot)) {
    return bad('cli.bot', { word }, `there is no bot ${quote(word)}${instead(bot, BOT_NAMES, 'bots are')}`);
  }
  const level = levelOf(bot);
  const own = { kind: 'own', name: word, bot } as const;
  if (level === null || level.iterations === 0) {
    if (measured === null) return good({ ...own, effort: { iterations: 0, ms: null } });
    return bad('cli.measure', { word }, `${bot} does not search, so ${quote(word)} makes no sense; name it ${bot}`);
  }
  const amount = Number(measured?.[2] ?? 0);
  if (measured !== null && amount === 0) {
    return bad('cli.measure', { word }, `${quote(word)} must give ${bot} at least 1`);
  }
  if (measured?.[3] === 'ms') return good({ ...own, effort: { iterations: ENDLESS, ms: amount } });
  if (measured !== null) return good({ ...own, effort: { iterations: amount, ms: null } });
  if (allowance.ms !== null) return good({ ...own, effort: { iterations: ENDLESS, ms: allowance.ms } });
  if (allowance.iterations !== null) return good({ ...own, effort: { iterations: allowance.iterations, ms: null } });
  return good({ ...own, effort: { iterations: level.iterations, ms: level.milliseconds } });
}

/** Who is invited: programs first, then bots of ours; the last one takes the seats that are left. */
export interface Invitation {
  readonly programs: readonly string[];
  readonly bots: string; // names, apart by commas
  readonly allowance: Allowance;
}

/** Everybody invited, once each. */
export function readEntrants({ programs, bots, allowance }: Invitation): Result<readonly Entrant[]> {
  const entrants: Entrant[] = [];
  for (const command of programs) {
    const words = wordsOf(command);
    if (!words.ok) return words;
    entrants.push({ kind: 'program', name: command, command: words.value });
  }
  for (const word of bots === '' ? [] : bots.split(',')) {
    const entrant = readEntrant(word, allowance);
    if (!entrant.ok) return entrant;
    entrants.push(entrant.value);
  }
  return good(entrants);
}

/** One entrant a seat: the last one named takes the seats that are left. */
export function filled(entrants: readonly Entrant[], seats: number): Result<readonly Entrant[]> {
  const last = entrants.at(-1);
  if (last === undefined) throw new Error('nobody was invited');
  if (entrants.length > seats) {
    return bad('cli.bots', { seats }, `${entrants.length} bots cannot sit on ${seats} seats; name at most ${seats}`);
  }
  return good([...entrants, ...new Array<Entrant>(seats - entrants.length).fill(last)]);
}

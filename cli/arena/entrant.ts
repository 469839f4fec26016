import { ALL_BOT_NAMES, botLevel } from '@orrery/bots';
import { errResult, okResult, quote, type Result } from '@orrery/kernel';
import type { PlacedText } from '../flags.ts';
import { suggestion } from '../nearest.ts';
import { splitCommand } from './split-command.ts';

/** Time limit of a built-in bot per decision. With a clock, the same seed may give different games. */
export interface ThinkingLimit {
  readonly iterations: number;
  readonly ms: number | null;
}

/** A built-in bot. */
export interface OwnEntrant {
  readonly kind: 'own';
  readonly name: string; // as written on the command line and shown in results
  readonly bot: string;
  readonly effort: ThinkingLimit;
}

/** An external program. */
export interface ProgramEntrant {
  readonly kind: 'program';
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

export type Entrant = OwnEntrant | ProgramEntrant;

/** Default limits for all bots of a contest, where their names do not set them. */
export interface DefaultLimits {
  readonly iterations: number | null;
  readonly ms: number | null;
}

const UNLIMITED_ITERATIONS = 1_000_000_000;
const BOT_LIMIT_PATTERN = /^([a-z]+)@(\d{1,9})(ms)?$/;

/** A bot by its name: `search`, `search@500` with this many iterations, `search@200ms` with this much time. */
export function readEntrant(word: string, allowance: DefaultLimits): Result<OwnEntrant> {
  const measured = BOT_LIMIT_PATTERN.exec(word);
  const bot = measured?.[1] ?? word;
  if (!ALL_BOT_NAMES.includes(bot)) {
    return errResult(
      'cli.bot',
      { word },
      `there is no bot ${quote(word)}${suggestion(bot, ALL_BOT_NAMES, 'bots are')}`,
    );
  }
  const level = botLevel(bot);
  const own = { kind: 'own', name: word, bot } as const;
  if (level === null || level.iterations === 0) {
    if (measured === null) return okResult({ ...own, effort: { iterations: 0, ms: null } });
    return errResult(
      'cli.measure',
      { word },
      `${bot} does not search, so ${quote(word)} makes no sense; name it ${bot}`,
    );
  }
  const amount = Number(measured?.[2] ?? 0);
  if (measured !== null && amount === 0) {
    return errResult('cli.measure', { word }, `${quote(word)} must give ${bot} at least 1`);
  }
  if (measured?.[3] === 'ms') return okResult({ ...own, effort: { iterations: UNLIMITED_ITERATIONS, ms: amount } });
  if (measured !== null) return okResult({ ...own, effort: { iterations: amount, ms: null } });
  if (allowance.ms !== null)
    return okResult({ ...own, effort: { iterations: UNLIMITED_ITERATIONS, ms: allowance.ms } });
  if (allowance.iterations !== null)
    return okResult({ ...own, effort: { iterations: allowance.iterations, ms: null } });
  return okResult({ ...own, effort: { iterations: level.iterations, ms: level.milliseconds } });
}

/** A command, with the label under which results show it: `mine=python3 bot.py`. */
const LABELLED_COMMAND = /^([\w.-]{1,40})=(.+)$/s;

/** A program by its command, under its label or under the command itself. */
function readProgram(given: string): Result<ProgramEntrant> {
  const [, label, command = given] = LABELLED_COMMAND.exec(given) ?? [];
  const words = splitCommand(command);
  return words.ok ? okResult({ kind: 'program', name: label ?? command, command: words.value }) : words;
}

/** The invited players as they were given; the last one takes the remaining seats. */
export interface EntrantFlags {
  readonly programs: readonly PlacedText[];
  readonly bots: readonly PlacedText[]; // each with names separated by commas
  readonly allowance: DefaultLimits;
}

/** Every invited player, in the order typed. */
export function readEntrants({ programs, bots, allowance }: EntrantFlags): Result<readonly Entrant[]> {
  const given = [
    ...programs.map(({ text, place }) => ({ place, read: () => readProgram(text) })),
    ...bots.flatMap(({ text, place }) =>
      text.split(',').map((word) => ({ place, read: () => readEntrant(word, allowance) })),
    ),
  ];
  const entrants: Entrant[] = [];
  for (const { read } of given.toSorted((a, b) => a.place - b.place)) {
    const entrant: Result<Entrant> = read();
    if (!entrant.ok) return entrant;
    const { name } = entrant.value;
    const same = entrants.find((each) => each.name === name);
    if (same !== undefined && JSON.stringify(same) !== JSON.stringify(entrant.value)) {
      return errResult(
        'cli.label',
        { name },
        `two different bots are called ${quote(name)}; give them different names`,
      );
    }
    entrants.push(entrant.value);
  }
  return okResult(entrants);
}

/** One entrant per seat: the last one named takes the remaining seats. */
export function fillSeats(entrants: readonly Entrant[], seats: number): Result<readonly Entrant[]> {
  const last = entrants.at(-1);
  if (last === undefined) throw new Error('no entrants were given');
  if (entrants.length > seats) {
    return errResult(
      'cli.bots',
      { seats },
      `${entrants.length} bots cannot sit on ${seats} seats; name at most ${seats}`,
    );
  }
  return okResult([...entrants, ...new Array<Entrant>(seats - entrants.length).fill(last)]);
}

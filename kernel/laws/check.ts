import type { Kinded } from '../contract.ts';
import { effective } from '../log.ts';
import { parseLog } from '../log-text.ts';
import { okResult, type Result } from '../problem.ts';
import { conservationLaw } from './conservation.ts';
import { coverageLaw } from './coverage.ts';
import { endsLaw } from './ends.ts';
import { indistinguishableLaw } from './indistinguishable.ts';
import type { Law, RuntimeLaw, StaticLaw } from './law.ts';
import { listingLaw } from './listing.ts';
import { PropertyRun } from './property-run.ts';
import { recordLaw } from './record.ts';
import { goldenLaw, rulesLaw } from './static-laws.ts';
import type { LawSubject } from './subject.ts';
import { twinLaw } from './twin.ts';
import { LawBroken } from './violation.ts';

/** The nine laws, in order. */
export const LAWS: readonly Law[] = [
  endsLaw,
  listingLaw,
  indistinguishableLaw,
  twinLaw,
  recordLaw,
  conservationLaw,
  coverageLaw,
  rulesLaw,
  goldenLaw,
];

/** How thoroughly the laws are checked. */
export interface LawRunOptions {
  /** Random games for each deal; by default the subject's own number. Law 7 plays no more than it needs. */
  readonly games?: number;
  /** The seed of the first game; each further game has the next one. */
  readonly seed?: number;
  /** Progress of a law: games played out of all. */
  onProgress?(law: Law, played: number, all: number): void;
}

/** The result of a law. */
export interface LawResult {
  readonly law: Law;
  /** absent: the subject has nothing yet that the law could check. */
  readonly outcome: 'holds' | 'broken' | 'absent';
  readonly broken: LawBroken | null;
  /** Why the law is absent, '' otherwise. */
  readonly why: string;
  readonly games: number;
  readonly steps: number;
}

const FIRST_SEED = 1;

/**
 * A law that must reach something gets up to this many times the subject's games, and no new game after this many
 * steps.
 */
const MAX_SEARCH_FACTOR = 30;
const MAX_SEARCH_STEPS = 600_000;

function checkRuntimeLaw<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  law: RuntimeLaw,
  subject: LawSubject<T, H, B, M, E, O, K>,
  { games, seed = FIRST_SEED, onProgress }: LawRunOptions,
): LawResult {
  const trial = new PropertyRun(law, subject);
  const { setups } = subject;
  const isSearch = games === undefined && trial.isComplete !== null;
  const rounds = games ?? subject.games * (isSearch ? MAX_SEARCH_FACTOR : 1);
  const most = rounds * setups.length;
  let played = 0;
  let steps = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      for (const deal of setups) {
        if (round > 0 && (trial.isComplete === true || (isSearch && steps >= MAX_SEARCH_STEPS))) break;
        steps += trial.playRandom(deal, seed + played);
        played++;
        onProgress?.(law, played, most);
      }
    }
    trial.finish({ games: played, steps });
    return { law, outcome: 'holds', broken: null, why: '', games: played, steps };
  } catch (error) {
    if (!(error instanceof LawBroken)) throw error;
    return { law, outcome: 'broken', broken: error, why: '', games: played, steps };
  }
}

function checkStaticLaw<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  law: StaticLaw,
  subject: LawSubject<T, H, B, M, E, O, K>,
): LawResult {
  const none = { law, broken: null, games: 0, steps: 0 };
  try {
    const why = law.read(subject);
    return why === null ? { ...none, outcome: 'holds', why: '' } : { ...none, outcome: 'absent', why };
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const { number, name } = law;
    const broken = new LawBroken({ law: number, name, game: subject.game.id, what, found: null });
    return { ...none, outcome: 'broken', broken, why: '' };
  }
}

/** Checks one law. */
export const checkLaw = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  law: Law,
  subject: LawSubject<T, H, B, M, E, O, K>,
  run: LawRunOptions = {},
): LawResult => ('open' in law ? checkRuntimeLaw(law, subject, run) : checkStaticLaw(law, subject));

/** Checks all laws, one after the other, and continues when one is broken. */
export const checkLaws = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: LawSubject<T, H, B, M, E, O, K>,
  run: LawRunOptions = {},
): LawResult[] => LAWS.map((law) => checkLaw(law, subject, run));

/** Replays a log from a failure message: how it breaks the law, or null when it does not. */
export function checkLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  law: RuntimeLaw,
  subject: LawSubject<T, H, B, M, E, O, K>,
  text: string,
): Result<LawBroken | null> {
  const log = parseLog(subject.game, text);
  if (!log.ok) return log;
  const { options, seats } = log.value.header;
  try {
    new PropertyRun(law, subject).replayLog({ options, seats }, effective(log.value.entries));
    return okResult(null);
  } catch (error) {
    if (error instanceof LawBroken) return okResult(error);
    throw error;
  }
}

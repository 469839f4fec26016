import type { Kinded } from '../contract.ts';
import { effective } from '../log.ts';
import { parseLog } from '../logtext.ts';
import { good, type Result } from '../problem.ts';
import { conservation } from './conservation.ts';
import { coverage } from './coverage.ts';
import { ends } from './ends.ts';
import { indistinguishable } from './indistinguishable.ts';
import type { Law, WalkedLaw, WrittenLaw } from './law.ts';
import { listing } from './listing.ts';
import { record } from './record.ts';
import type { Subject } from './subject.ts';
import { Trial } from './trial.ts';
import { twin } from './twin.ts';
import { LawBroken } from './violation.ts';
import { golden, rules } from './written.ts';

/** The nine laws, in order. */
export const LAWS: readonly Law[] = [
  ends,
  listing,
  indistinguishable,
  twin,
  record,
  conservation,
  coverage,
  rules,
  golden,
];

/** How thoroughly the laws are checked. */
export interface Run {
  /** Random games for each deal; the subject's own number unless told. Law 7 plays no more than it needs. */
  readonly games?: number;
  /** The seed of the first game; each further game has the next one. */
  readonly seed?: number;
  /** Hears how far a law has come: games played of all. */
  onProgress?(law: Law, played: number, all: number): void;
}

/** What came of a law. */
export interface Verdict {
  readonly law: Law;
  /** absent: the subject has nothing yet for the law to look at. */
  readonly outcome: 'holds' | 'broken' | 'absent';
  readonly broken: LawBroken | null;
  /** Why the law is absent, '' otherwise. */
  readonly why: string;
  readonly games: number;
  readonly steps: number;
}

const FIRST_SEED = 1;

/** A law that waits for something gets up to so many times the subject's games, and no new one after so many steps. */
const SEARCH_FACTOR = 30;
const SEARCH_STEPS = 600_000;

function walked<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  law: WalkedLaw,
  subject: Subject<T, H, B, M, E, O, K>,
  { games, seed = FIRST_SEED, onProgress }: Run,
): Verdict {
  const trial = new Trial(law, subject);
  const { deals } = subject;
  const isSearch = games === undefined && trial.isComplete !== null;
  const rounds = games ?? subject.games * (isSearch ? SEARCH_FACTOR : 1);
  const most = rounds * deals.length;
  let played = 0;
  let steps = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      for (const deal of deals) {
        if (round > 0 && (trial.isComplete === true || (isSearch && steps >= SEARCH_STEPS))) break;
        steps += trial.stroll(deal, seed + played);
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

function read<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  law: WrittenLaw,
  subject: Subject<T, H, B, M, E, O, K>,
): Verdict {
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
  subject: Subject<T, H, B, M, E, O, K>,
  run: Run = {},
): Verdict => ('open' in law ? walked(law, subject, run) : read(law, subject));

/** Checks all laws, one after the other, and goes on when one is broken. */
export const checkLaws = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: Subject<T, H, B, M, E, O, K>,
  run: Run = {},
): Verdict[] => LAWS.map((law) => checkLaw(law, subject, run));

/** Goes through a log again, as a failure message holds it: how it breaks the law, or null when it does not. */
export function checkLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  law: WalkedLaw,
  subject: Subject<T, H, B, M, E, O, K>,
  text: string,
): Result<LawBroken | null> {
  const log = parseLog(subject.game, text);
  if (!log.ok) return log;
  const { options, seats } = log.value.header;
  try {
    new Trial(law, subject).retrace({ options, seats }, effective(log.value.entries));
    return good(null);
  } catch (error) {
    if (error instanceof LawBroken) return good(error);
    throw error;
  }
}

// Reports the results of planted faults: a line for each game, then the survivors, file by file.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../repo.mjs';

/** @typedef {import('./mutate.mjs').Mutant} Mutant */
/** @typedef {import('./trial.mjs').Outcome} Outcome */
/** @typedef {import('./packages.mjs').Group} Group */
/** @typedef {Mutant & {outcome: Outcome, reason: string | null}} Judged */
/** @typedef {{file: string, fault: string, reason: string}} Excuse a fault declared equivalent, or a pattern for several */
/** @typedef {{game: string, all: number, killed: number, others: number, survived: number, unreached: number, equivalent: number, share: number}} Score */

/** The share of faults, without equivalent ones, that rule tests should catch. */
const BAR = 0.9;

/**
 * Whether a game reaches the required share.
 * @param {Score} score
 */
export const holdsBar = ({ share }) => share >= BAR;

/**
 * The faults that change nothing: `games/PACKAGE/testing/equivalent-mutants.json` lists them by file, with the reason.
 * Two stars in a fault stand for any text.
 * @param {string} repo
 * @param {readonly string[]} packages
 * @returns {Excuse[]}
 */
export function excusesOf(repo, packages) {
  return packages.flatMap((room) => {
    const place = path.join(repo, 'games', room, 'testing', 'equivalent-mutants.json');
    /** @type {Record<string, Record<string, string>>} */
    const listed = existsSync(place) ? readJson(place) : {};
    return Object.entries(listed).flatMap(([file, faults]) =>
      Object.entries(faults).map(([fault, reason]) => ({ file: `games/${room}/${file}`, fault, reason })),
    );
  });
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {Excuse} excuse */
function matcherOf({ file, fault }) {
  const pattern = new RegExp(`^${escaped(`${file} ${fault}`).replaceAll('\\*\\*', '.*')}$`, 's');
  return (/** @type {string} */ key) => pattern.test(key);
}

/**
 * @param {readonly Mutant[]} mutants
 * @param {readonly Outcome[]} outcomes
 * @param {readonly Excuse[]} excuses
 * @returns {{judged: Judged[], stale: string[]}}
 */
export function judge(mutants, outcomes, excuses) {
  const byKey = new Map(mutants.map((mutant) => [mutant.key, mutant]));
  const matchers = excuses.map((excuse) => ({ excuse, isMatch: matcherOf(excuse) }));
  const judged = outcomes.flatMap((outcome) => {
    const mutant = byKey.get(outcome.key);
    if (mutant === undefined) return [];
    const isCaught = outcome.fate === 'rule';
    const found = isCaught ? undefined : matchers.find(({ isMatch }) => isMatch(outcome.key));
    return [{ ...mutant, outcome, reason: found?.excuse.reason ?? null }];
  });
  const tried = new Map(judged.map((each) => [each.key, each]));
  const stale = matchers.flatMap(({ excuse, isMatch }) => {
    const named = mutants.filter(({ key }) => isMatch(key));
    if (named.length === 0) return [`${excuse.file} ${excuse.fault}: there is no such fault any more`];
    const isCaught = named.every(({ key }) => tried.get(key)?.outcome.fate === 'rule');
    return isCaught ? [`${excuse.file} ${excuse.fault}: a test catches it, so it does change something`] : [];
  });
  return { judged, stale };
}

/**
 * @param {Group['games'][number]} game
 * @param {readonly Judged[]} judged
 * @returns {Score}
 */
export function scoreOf({ game, packages }, judged) {
  const own = judged.filter(({ file }) => packages.some((room) => file.startsWith(`games/${room}/`)));
  const count = (/** @type {(each: Judged) => boolean} */ is) => own.filter(is).length;
  const equivalent = count(({ reason }) => reason !== null);
  const killed = count(({ outcome }) => outcome.fate === 'rule');
  const fated = (/** @type {Outcome['fate']} */ fate) =>
    count(({ outcome, reason }) => outcome.fate === fate && reason === null);
  return {
    game,
    all: own.length,
    killed,
    others: fated('other'),
    survived: fated('survived'),
    unreached: fated('unreached'),
    equivalent,
    share: own.length === equivalent ? 1 : killed / (own.length - equivalent),
  };
}

/** @param {number} share */
const percent = (share) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

/** @param {Score} score */
export function scoreLine({ game, all, killed, others, survived, unreached, equivalent, share }) {
  return (
    `${game}: ${percent(share)} caught by tests that name a rule ` +
    `(${all} faults: ${killed} caught so, ${others} by other tests only, ${survived} by none, ${unreached} reached by no test, ` +
    `${equivalent} that change nothing)`
  );
}

/**
 * @param {readonly Judged[]} judged
 * @returns {string[]}
 */
export function survivorLines(judged) {
  const rest = judged.filter(({ outcome, reason }) => outcome.fate !== 'rule' && reason === null);
  const sorted = rest.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  /** @type {string[]} */
  const lines = [];
  let file = '';
  for (const each of sorted) {
    if (each.file !== file) lines.push('', each.file);
    file = each.file;
    const how = { rule: '', other: ' [other tests only]', survived: '', unreached: ' [no test reaches it]' }[
      each.outcome.fate
    ];
    lines.push(`  ${each.line} ${each.key.slice(file.length + 1)}${how}`);
  }
  return lines;
}

/**
 * A stable sample of the faults: those whose keys have the smallest hashes.
 * @param {readonly Mutant[]} mutants
 * @param {number} n
 * @returns {Mutant[]}
 */
export function sampleOf(mutants, n) {
  const digest = (/** @type {Mutant} */ { key }) => createHash('sha256').update(key).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, by: digest(mutant) }))
    .sort((a, b) => (a.by < b.by ? -1 : 1))
    .slice(0, n)
    .map(({ mutant }) => mutant);
}

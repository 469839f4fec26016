import { describe, expect, test } from 'vitest';
import { total } from '../draws.ts';
import { replay } from '../log.ts';
import { parseLog } from '../log-text.ts';
import { checkLaw, checkLog, LAWS, type LawResult } from './check.ts';
import { conservationLaw } from './conservation.ts';
import { coverageLaw } from './coverage.ts';
import type { PlantedFault } from './testing/fault.ts';
import { endsFaults } from './testing/faults/ends.ts';
import { indistinguishableFaults } from './testing/faults/indistinguishable.ts';
import { listingFaults } from './testing/faults/listing.ts';
import { recordFaults } from './testing/faults/record.ts';
import { stateFaults } from './testing/faults/state.ts';
import { wordFaults } from './testing/faults/words.ts';
import { soundSubject } from './testing/sound.ts';
import type { DuskSubject } from './testing/subject.ts';
import type { LawBroken } from './violation.ts';

const FAULTS: readonly PlantedFault[] = [
  ...endsFaults,
  ...listingFaults,
  ...indistinguishableFaults,
  ...stateFaults,
  ...recordFaults,
  ...wordFaults,
];

/** A fault shows within a few games; only coverage needs more. */
const brokenBy = (subject: DuskSubject): LawResult[] =>
  LAWS.map((law) => checkLaw(law, subject, { games: law === coverageLaw ? 12 : 4 })).filter(
    ({ broken }) => broken !== null,
  );

/** The message before its figures, which may differ between runs where chance is involved. */
const gist = (broken: LawBroken | null): string | undefined => broken?.breach.what.split(':')[0];

/** The log in a failure can be parsed, replays, and leads to the same failure. */
function expectToReplay({ law, broken }: LawResult, subject: DuskSubject): void {
  const found = broken?.breach.found ?? null;
  if (broken === null || found === null || !('open' in law)) return;
  expect(broken.message).toContain(`seed ${found.seed}`);
  expect(broken.message).toContain(found.log);
  if (law.number === 5) return; // the fault may be that a log cannot be parsed again
  const log = parseLog(subject.game, found.log);
  const isThrown = gist(broken)?.startsWith('threw');
  if (!isThrown) expect(log.ok && replay(subject.game, log.value).ok).toBe(true);
  if (gist(broken)?.startsWith('the game has not ended')) return;
  const again = checkLog(law, subject, found.log);
  expect(again.ok && gist(again.value)).toBe(gist(broken));
}

describe('every law can fail', () => {
  test.each(FAULTS.map((fault) => [fault.name, fault] as const))('%s', (_, { subject, breaks, says }) => {
    const broken = brokenBy(subject);
    expect(broken.map(({ law }) => law.number)).toEqual([...breaks].sort());
    const caught = broken.find(({ law }) => law.number === breaks[0]);
    expect(caught?.broken?.message).toContain(says);
    for (const verdict of broken) expectToReplay(verdict, subject);
  });
});

test('a failure is shrunk to the shortest log that shows it', () => {
  const subject = stateFaults.find(({ name }) => name === 'a card that is shown gets lost')?.subject;
  const broken = subject === undefined ? null : checkLaw(conservationLaw, subject).broken;
  const entries = broken?.breach.found?.log.split('\n').filter((line) => /^\d/.test(line)) ?? [];
  // Six cards are dealt, the die is rolled and, unless seat 0 shows a card, seat 0 has its turn first.
  expect(entries.length).toBeLessThanOrEqual(10);
  expect(entries.at(-1)).toMatch(/: show \d$/);
});

describe('law 7 plays until everything has occurred', () => {
  const { games, setups } = soundSubject;
  /** Dusk with a reckoning that must occur: one after which the seats have this many points together. */
  const waitingFor = (points: number): DuskSubject => ({
    ...soundSubject,
    cards: ['reckoning'],
    cardsIn: (event) => (event.kind === 'uncovered' && total(event.points) === points ? ['reckoning'] : []),
  });

  test('each setup is played once, and no more when nothing is missing', () => {
    expect(checkLaw(coverageLaw, soundSubject)).toMatchObject({ outcome: 'holds', games: setups.length });
  });

  test('something that only a late seed reaches is found', () => {
    const verdict = checkLaw(coverageLaw, waitingFor(15));
    expect(verdict.outcome).toBe('holds');
    expect(verdict.games).toBeGreaterThan(games * setups.length);
  });

  test('something that cannot occur is reported with the number of games played', () => {
    const { broken, games: played, steps } = checkLaw(coverageLaw, waitingFor(1_000));
    expect(played).toBe(30 * games * setups.length);
    expect(broken?.breach.what).toBe(`never occurred in ${played} games of ${steps} steps together: card reckoning`);
  });

  test('a requested number of games is the maximum', () => {
    const { broken } = checkLaw(coverageLaw, waitingFor(1_000), { games: 2 });
    expect(broken?.breach.what).toContain(`in ${2 * setups.length} games`);
  });
});

test('each law is meant to catch some fault', () => {
  expect(new Set(FAULTS.map(({ breaks }) => breaks[0]))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
});

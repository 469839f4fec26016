import { describe, test } from 'vitest';
import type { Kinded } from '../contract.ts';
import { checkLaw, LAWS } from './check.ts';
import type { LawSubject } from './subject.ts';

/** Timeout of a law on a slow machine; `games` of the subject decides how long it takes on a usual one. */
const LAW_TIMEOUT_MS = 120_000;

/** All nine laws as tests of one game. */
export function registerLaws<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: LawSubject<T, H, B, M, E, O, K>,
): void {
  describe(`laws of ${subject.game.id}`, () => {
    for (const law of LAWS) {
      test(`law ${law.number}: ${law.name}`, { timeout: LAW_TIMEOUT_MS }, ({ skip }) => {
        const { outcome, broken, why } = checkLaw(law, subject);
        if (broken !== null) throw broken;
        if (outcome === 'absent') skip(why);
      });
    }
  });
}

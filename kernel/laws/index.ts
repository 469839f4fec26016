/** The laws that every game keeps: a game registers with one call and gets all nine as tests. */

export { withCallCounts } from './call-counts.ts';
export { checkLaw, checkLaws, LAWS } from './check.ts';
export { difference } from './plain.ts';
export { registerLaws } from './register.ts';
export { coverageOf } from './register-of-rules.ts';
export { type LawSubject, setupsCovering } from './subject.ts';

/** The laws that every game keeps: a game registers with one call and gets all nine as tests. */
export { checkLaw, checkLaws, LAWS } from './check.ts';
export { counted } from './counted.ts';
export { difference } from './plain.ts';
export { registerLaws } from './register.ts';
export { coverageOf } from './register-of-rules.ts';
export { dealsCovering, type Subject } from './subject.ts';

/**
 * The contract between games and everything else, and the code that plays, records and replays any game that implements
 * it.
 */
export * from './awaiting.ts';
export * from './chance.ts';
export * from './contract.ts';
export * from './copy.ts';
export * from './definition.ts';
export * from './draws.ts';
export * from './entry.ts';
export * from './event-recorder.ts';
export * from './events.ts';
export * from './fields.ts';
export * from './game-messages.ts';
export * from './hash.ts';
export * from './header.ts';
export * from './languages.ts';
export * from './log.ts';
export * from './log-text.ts';
export * from './match.ts';
export * from './message.ts';
export * from './moves.ts';
export * from './options.ts';
export * from './playout.ts';
export * from './problem.ts';
export * from './requests.ts';
export * from './rng.ts';
export * from './seats.ts';
export * from './sha256.ts';
export * from './verify-log.ts';

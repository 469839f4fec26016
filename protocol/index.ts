/**
 * The messages between the programs that run games and those that play them: bots written in any language, and pages.
 */
export * from './added-time.ts';
export * from './days-off.ts';
export * from './json-diff.ts';
export * from './live.ts';
export * from './lobby.ts';
export * from './mail-paces.ts';
export * from './messages.ts';
export * from './pairing.ts';
export * from './review.ts';
export * from './strengths.ts';
export * from './table.ts';
export * from './webhook-formats.ts';

/** What the tests of several games share. */
export * from './almanac.ts';
export * from './catalogues.ts';
export { figuresSuite } from './figures.ts';
export * from './golden.ts';
export * from './heard.ts';
export * from './referee.ts';
export * from './speech.ts';

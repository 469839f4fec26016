/** Code shared by the tests of several games. */
export * from './almanac.ts';
export * from './catalogues.ts';
export * from './change.ts';
export { allFigures, amountsIn, figuresSuite } from './figures.ts';
export * from './format.ts';
export * from './golden.ts';
export * from './heard.ts';
export * from './referee.ts';

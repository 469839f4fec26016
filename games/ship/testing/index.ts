/** What the tests of the ship games share. */
export { figuresOf, priceOf, STOCK_NAMES, unlisted } from './almanac.ts';
export { goldenOf } from './brisk.ts';
export { shipSubject } from './subject.ts';

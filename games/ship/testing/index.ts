/** Code shared by the tests of the ship games. */
export { figuresOf, STOCK_NAMES, totalPrice, unlistedCards } from './almanac.ts';
export { goldenShipGame } from './golden.ts';
export { shipSubject } from './subject.ts';

/** What several games share: hex boards, bundles of resources, lists of moves, bargaining. */
export * from './bargain/index.ts';
export * from './bits.ts';
export * from './bundle.ts';
export { copyCounts } from './copy.ts';
export { discardEvents, discarding, discardMoves, owed } from './discarding.ts';
export { addDue, duesOf, payLoneClaimant, payOut } from './dues.ts';
export * from './hands.ts';
export * from './hexes.ts';
export { moveCards } from './holders.ts';
export * from './imagining.ts';
export * from './listing.ts';
export * from './offers.ts';
export { payable } from './payable.ts';
export type { Origin, Rulings } from './provenance.ts';
export type { TermTable } from './terms.ts';
export {
  discardQuestion,
  isEverybodyElse,
  lackWords,
  markOf,
  offerQuestion,
  optionWordsOf,
  resourceWords,
  rulingsMark,
  seatNames,
} from './words.ts';

/** Code shared by several games: hex boards, bundles of resources, lists of moves, bargaining. */
export * from './bargain/index.ts';
export * from './bits.ts';
export * from './bundle.ts';
export { addClaim, newClaims, payClaims, payLoneClaimant } from './claims.ts';
export { copyInto } from './copy.ts';
export { discardAction, discardCount, discardEvents, discardMoves } from './discarding.ts';
export * from './hands.ts';
export * from './hexes.ts';
export { moveCards } from './holders.ts';
export * from './imagining.ts';
export * from './listing.ts';
export * from './offers.ts';
export { payable } from './payable.ts';
export type { ProvenanceEntry, RulingCounts } from './provenance.ts';
export * from './reference.ts';
export type { Glossary } from './terms.ts';
export {
  discardQuestion,
  isEverybodyElse,
  lackMessages,
  offerQuestion,
  optionMessages,
  provenanceNote,
  resourceMessages,
  rulingsNote,
  seatNameMessages,
} from './words.ts';

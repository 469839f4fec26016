export { codecOf, readerOfCards } from './notation.ts';
export { offering } from './offer.ts';
export { accepting, countering, dealing, declining, withdrawing } from './replies.ts';
export { type CounterMove, missingOf, type OfferFrame, type OfferMove, termsWith } from './table.ts';

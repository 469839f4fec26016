import type { Seat } from '@orrery/kernel';
import { OfferNote, offeringSeat } from '../../../common/trade/offer-note.tsx';
import type { StarfarersPart, StarfarersTableApi } from '../types.ts';

/** The seat whose offer waits for the viewer; null while other terms are put together in the dialogue. */
export const offeringSeatHere = (play: StarfarersTableApi): Seat | null =>
  play.dialogue === 'trade' ? null : offeringSeat(play);

/** An offer beside the plate of its seat, where it blocks nothing. */
export const StarfarersOfferNote: StarfarersPart = ({ play }) => (
  <OfferNote play={play} counter={() => play.openDialogue('trade')} />
);

import { below, type Declared, type MoveOf, move, setOf } from '@orrery/kernel';
import { type Bounds, bundles } from '../bundle.ts';

/** The moves of bargaining, to be declared with the others of a game. */
export function bargainMoves({ kinds, each, seats }: Bounds & { readonly seats: number }) {
  const side = bundles({ kinds, each, any: (rng) => (rng(3) === 0 ? 1 + rng(2) : 0) });
  const everybody = Array.from({ length: seats }, (_, seat) => String(seat));
  return {
    offer: move('offer {give} for {take} to {to}', { give: side, take: side, to: setOf(everybody, ',', 'nobody') }),
    accept: move('accept'),
    decline: move('decline'),
    counter: move('counter {give} for {take}', { give: side, take: side }),
    propose: move('propose {give} for {take}', { give: side, take: side }),
    withdraw: move('withdraw'),
    deal: move('deal {seat}', { seat: below(seats) }),
    dismiss: move('dismiss {seat}', { seat: below(seats) }),
    close: move('close'), // no more offers this turn
    reopen: move('reopen'),
  };
}

export type BargainMoves = Declared<ReturnType<typeof bargainMoves>>;
type BargainMove = MoveOf<BargainMoves>;
export type OfferMove = Extract<BargainMove, { kind: 'offer' }>;
export type CounterMove = Extract<BargainMove, { kind: 'counter' }>;
export type ProposeMove = Extract<BargainMove, { kind: 'propose' }>;

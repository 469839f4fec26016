import { type Bundle, covers } from '@orrery/common';
import { declareMoves, event, listed, type Seat, total, who } from '@orrery/kernel';
import { hasShip, holds, missing, rested } from '../actions/gates.ts';
import { hasLane } from '../board.ts';
import { ruleOfEffect } from '../characters.ts';
import { COST } from '../data.ts';
import { SUBSTITUTE } from '../framevalues.ts';
import { act } from '../state.ts';
import { pay } from '../supply.ts';
import { words } from '../words/say.ts';
import { amounts, by } from '../words/things.ts';
import type { SupportCard } from './card.ts';
import { printSubstitution, substitutedPrices, substitutions, substitutionWords } from './substitution.ts';
import { paid } from './transfers.ts';

const moves = declareMoves({
  substitute: listed(substitutions(COST.ship), (by) => printSubstitution('substitute', by)),
});

const events = {
  substituted: event<{ seat: Seat; paid: Bundle }>({ seat: 0, paid: [1, 0, 0, 0, 1] }),
};

const RULE = ruleOfEffect('ship-substitute');
const priceOf = substitutedPrices(COST.ship);

/** One ship, with another card in place of its dilithium or its tritanium. */
const substitute = act(moves.substitute, {
  frames: ['build', 'main'],
  gates: [
    holds('ship-substitute'),
    rested,
    hasShip(RULE),
    { code: 'no-lane', rule: 'ST-SHIP-01', ok: ({ table, seat }) => hasLane(table, seat) },
  ],
  needs: [
    {
      code: 'cannot-pay',
      rule: RULE,
      ok: ({ hand }, move) => covers(hand.resources, priceOf(move)),
      numbers: ({ hand }, move) => missing(hand, priceOf(move)),
    },
  ],
  play(state, seat, move, tell) {
    const paid = priceOf(move);
    pay(state, seat, paid);
    state.table.stack.push(SUBSTITUTE);
    tell?.all({ kind: 'substituted', seat, paid });
  },
});

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [substitute],
  answers: [],
  least: total(COST.ship),
  transfers: { substituted: ({ seat, paid: price }) => paid(seat, price) },
  sayings: {
    moves: {
      substitute: (move) => words('move.substitute', { ...by('ship-substitute'), ...substitutionWords(move) }),
    },
    events: {
      substituted: ({ seat, paid }) =>
        words('event.substituted', { ...by('ship-substitute'), seat: who(seat), paid: amounts(paid) }),
    },
  },
};

import { type Bundle, covers } from '@orrery/common';
import { declareMoves, defineEvent, listedMoves, type Seat, seatRef, total } from '@orrery/kernel';
import { hasShipGate, holdsSupportCard, missingResources, supportReadyGate } from '../actions/gates.ts';
import { hasLane } from '../board.ts';
import { ruleOfEffect } from '../characters.ts';
import { COST } from '../data.ts';
import { SUBSTITUTE_FRAME } from '../frame-constants.ts';
import { defineAction } from '../state.ts';
import { payBank } from '../supply.ts';
import { message } from '../words/message.ts';
import { amounts, byCharacter } from '../words/names.ts';
import type { SupportCardDefinition } from './card.ts';
import { printSubstitution, substitutedPrices, substitutionMessages, substitutions } from './substitution.ts';
import { paidToBank } from './transfers.ts';

const moves = declareMoves({
  substitute: listedMoves(substitutions(COST.ship), (by) => printSubstitution('substitute', by)),
});

const events = {
  substituted: defineEvent<{ seat: Seat; paid: Bundle }>({ seat: 0, paid: [1, 0, 0, 0, 1] }),
};

const RULE = ruleOfEffect('ship-substitute');
const substitutePrice = substitutedPrices(COST.ship);

/** One ship, with another card in place of its dilithium or its tritanium. */
const substitute = defineAction(moves.substitute, {
  frames: ['build', 'main'],
  gates: [
    holdsSupportCard('ship-substitute'),
    supportReadyGate,
    hasShipGate(RULE),
    { code: 'no-lane', rule: 'ST-SHIP-01', ok: ({ table, seat }) => hasLane(table, seat) },
  ],
  needs: [
    {
      code: 'cannot-pay',
      rule: RULE,
      ok: ({ hand }, move) => covers(hand.resources, substitutePrice(move)),
      numbers: ({ hand }, move) => missingResources(hand, substitutePrice(move)),
    },
  ],
  play(state, seat, move, tell) {
    const paid = substitutePrice(move);
    payBank(state, seat, paid);
    state.table.stack.push(SUBSTITUTE_FRAME);
    tell?.all({ kind: 'substituted', seat, paid });
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [substitute],
  answers: [],
  least: total(COST.ship),
  transfers: { substituted: ({ seat, paid: price }) => paidToBank(seat, price) },
  sayings: {
    moves: {
      substitute: (move) =>
        message('move.substitute', { ...byCharacter('ship-substitute'), ...substitutionMessages(move) }),
    },
    events: {
      substituted: ({ seat, paid }) =>
        message('event.substituted', { ...byCharacter('ship-substitute'), seat: seatRef(seat), paid: amounts(paid) }),
    },
  },
};

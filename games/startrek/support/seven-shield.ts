import { NONE } from '@orrery/common';
import { declareMoves, defineEvent, defineMove, onlySeat, type Seat, seatRef, withExtraValue } from '@orrery/kernel';
import { bankStock } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { HAND_LIMIT } from '../data.ts';
import { resourceField } from '../fields.ts';
import { countFrame, decideFrame } from '../frame-constants.ts';
import { defineAction, playerOf, type View } from '../state.ts';
import { takeOneFromBank } from '../supply.ts';
import { message } from '../words/message.ts';
import { amount, byCharacter } from '../words/names.ts';
import type { SupportCardDefinition } from './card.ts';
import { drawnFromBank } from './transfers.ts';

const moves = declareMoves({
  shield: defineMove('shield {resource}', { resource: withExtraValue(resourceField, NONE, '') }), // NONE: against discarding
});

const events = {
  shielded: defineEvent<{ seat: Seat; resource: number }>(
    { seat: 0, resource: 4 },
    { seat: 0, resource: NONE }, // from discarding
  ),
};

const RULE = ruleOfEffect('seven-shield');
const isOverHandLimit = ({ table, seat }: View): boolean => playerOf(table, seat).cards > HAND_LIMIT;

/**
 * ST-CARD-KIRK: with more than seven cards nothing is discarded, with fewer one is taken. Either way its holder
 * discards nothing: hands count as they were when the 7 was rolled (ST-SEVEN-02).
 */
const shield = defineAction(moves.shield, {
  frames: ['shield'],
  needs: [
    {
      code: 'shield-hand',
      rule: RULE,
      ok: (at, { resource }) => isOverHandLimit(at) === (resource === NONE),
      numbers: ({ table, seat }) => ({ cards: playerOf(table, seat).cards, safe: HAND_LIMIT }),
    },
    {
      code: 'bank-out',
      rule: RULE,
      ok: ({ table }, { resource }) => resource === NONE || bankStock(table, resource) > 0,
    },
  ],
  play(state, seat, { resource }, tell) {
    const { stack } = state.table;
    stack.pop();
    if (resource !== NONE) takeOneFromBank(state, seat, resource);
    stack.push(countFrame(onlySeat(seat)), decideFrame(seat));
    tell?.all({ kind: 'shielded', seat, resource });
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [],
  answers: [shield],
  least: 0,
  transfers: { shielded: ({ seat, resource }) => drawnFromBank(seat, resource) },
  sayings: {
    moves: {
      shield({ resource: kind }) {
        if (kind === NONE) return message('move.shield.hand', byCharacter('seven-shield'));
        return message('move.shield', { ...byCharacter('seven-shield'), card: amount(kind, 1) });
      },
    },
    events: {
      shielded({ seat, resource: kind }) {
        const values = { ...byCharacter('seven-shield'), seat: seatRef(seat) };
        if (kind === NONE) return message('event.shielded.hand', values);
        return message('event.shielded', { ...values, card: amount(kind, 1) });
      },
    },
  },
};

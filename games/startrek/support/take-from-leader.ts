import { type Bundle, itemAt, moveCards } from '@orrery/common';
import { declareMoves, defineEvent, defineMove, onlySeat, type Seat, seatRef, topFrame } from '@orrery/kernel';
import { holdsSupportCard, supportReadyGate } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import type { Secret } from '../events.ts';
import { resourceField, seatField } from '../fields.ts';
import { decideFrame, inspectFrame } from '../frame-constants.ts';
import { defineAction, handOf, playerOf } from '../state.ts';
import { message } from '../words/message.ts';
import { amount, amounts, byCharacter } from '../words/names.ts';
import type { SupportCardDefinition } from './card.ts';
import { handedOver } from './transfers.ts';

const moves = declareMoves({
  inspect: defineMove('inspect {seat}', { seat: seatField }),
  take: defineMove('take {resource}', { resource: resourceField }),
});

const events = {
  inspected: defineEvent<{ seat: Seat; from: Seat; cards: Secret<Bundle> }>(
    { seat: 0, from: 1, cards: [1, 0, 2, 0, 0] },
    { seat: 0, from: 1, cards: null },
  ),
  took: defineEvent<{ seat: Seat; from: Seat; resource: Secret<number> }>(
    { seat: 0, from: 1, resource: 4 },
    { seat: 0, from: 1, resource: null },
  ),
};

const RULE = ruleOfEffect('take-from-leader');
const { all: INSPECT_MOVES } = moves.inspect;

/** EC-37: an opponent with more public points shows all resource cards. */
const inspect = defineAction(moves.inspect, {
  frames: ['trade', 'build', 'main'],
  gates: [holdsSupportCard('take-from-leader'), supportReadyGate],
  needs: [
    {
      code: 'not-ahead',
      rule: RULE,
      ok: ({ table, seat: me }, { seat }) => (table.players[seat]?.points ?? 0) > playerOf(table, me).points,
      numbers: ({ table, seat: me }, { seat }) => ({
        points: table.players[seat]?.points ?? 0,
        own: playerOf(table, me).points,
      }),
    },
    { code: 'no-cards', rule: RULE, ok: ({ table }, { seat }) => (table.players[seat]?.cards ?? 0) > 0 },
  ],
  candidates({ table }, out) {
    for (let q = 0; q < table.players.length; q++) out.add(itemAt(INSPECT_MOVES, q));
  },
  play(state, seat, { seat: from }, tell) {
    const cards = [...handOf(state, from).resources];
    handOf(state, seat).shown = cards;
    state.table.stack.push(decideFrame(seat), inspectFrame(from));
    tell?.to(onlySeat(seat), { kind: 'inspected', seat, from, cards }, { kind: 'inspected', seat, from, cards: null });
    tell?.reveals(onlySeat(seat));
  },
});

/** One of the cards seen changes hands; only the two know which. */
const take = defineAction(moves.take, {
  frames: ['inspect'],
  needs: [{ code: 'not-shown', rule: RULE, ok: ({ hand }, { resource }) => (hand.shown?.[resource] ?? 0) > 0 }],
  play(state, seat, { resource }, tell) {
    const frame = topFrame(state.table);
    state.table.stack.pop();
    if (frame.kind !== 'inspect') return;
    const { from } = frame;
    handOf(state, seat).shown = null;
    moveCards(state, from, seat, resource, 1);
    tell?.to(
      onlySeat(seat) | onlySeat(from),
      { kind: 'took', seat, from, resource },
      { kind: 'took', seat, from, resource: null },
    );
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [inspect],
  answers: [take],
  least: 0,
  transfers: { took: ({ seat, from, resource }) => handedOver(from, seat, resource) },
  sayings: {
    moves: {
      inspect: ({ seat: from }) => message('move.inspect', { ...byCharacter('take-from-leader'), from: seatRef(from) }),
      take: ({ resource: kind }) => message('move.take', { card: amount(kind, 1) }),
    },
    events: {
      inspected({ seat, from, cards }) {
        const values = { ...byCharacter('take-from-leader'), seat: seatRef(seat), from: seatRef(from) };
        if (cards === null) return message('event.inspected', values);
        return message('event.inspected.known', { ...values, cards: amounts(cards) });
      },
      took({ seat, from, resource: kind }) {
        const values = { seat: seatRef(seat), from: seatRef(from) };
        if (kind === null) return message('event.took', values);
        return message('event.took.known', { ...values, card: amount(kind, 1) });
      },
    },
  },
};

import { itemAt, moveCards } from '@orrery/common';
import {
  allSeats,
  countSeats,
  declareMoves,
  defineEvent,
  defineMove,
  hasSeat,
  onlySeat,
  type Seat,
  type SeatSet,
  seatRef,
  topFrame,
} from '@orrery/kernel';
import { holdsSupportCard, supportReadyGate } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { RESOURCE_KINDS } from '../data.ts';
import type { Secret } from '../events.ts';
import { resourceField, seatField } from '../fields.ts';
import { decideFrame, repayFrame } from '../frame-constants.ts';
import { defineAction, handOf, playerOf, type Table } from '../state.ts';
import { message } from '../words/message.ts';
import { amount, byCharacter, resource as resourceName } from '../words/names.ts';
import type { SupportCardDefinition } from './card.ts';
import { handedOver } from './transfers.ts';

const moves = declareMoves({
  demand: defineMove('demand {resource} from {from}', { resource: resourceField, from: seatField }),
  repay: defineMove('repay {resource}', { resource: resourceField }),
});

const events = {
  demanded: defineEvent<{ seat: Seat; from: Seat; resource: number; got: number }>(
    { seat: 0, from: 1, resource: 4, got: 1 },
    { seat: 0, from: 1, resource: 4, got: 0 },
  ),
  repaid: defineEvent<{ seat: Seat; to: Seat; resource: Secret<number> }>(
    { seat: 0, to: 1, resource: 4 },
    { seat: 0, to: 1, resource: null },
  ),
};

const RULE = ruleOfEffect('forced-trade');
const { all: DEMAND_MOVES } = moves.demand;
const { all: REPAY_MOVES } = moves.repay;
/** Opponents who can be asked with one card. */
const MAX_OPPONENTS_ASKED = 2;

interface DemandState {
  readonly asked: SeatSet;
  readonly got: number;
  readonly resource: number | null; // null: nothing named yet
}
const NO_DEMAND: DemandState = { asked: 0, got: 0, resource: null };

function currentDemand(table: Table): DemandState {
  const frame = topFrame(table);
  return frame.kind === 'demand' ? frame : NO_DEMAND;
}

/** Opponents who hold anything and have not been asked yet. */
function askableOpponents(table: Table, seat: Seat, asked: SeatSet): SeatSet {
  let set = 0;
  for (let q = 0; q < table.players.length; q++) {
    if (q !== seat && !hasSeat(asked, q) && playerOf(table, q).cards > 0) set |= onlySeat(q);
  }
  return set;
}

/** EC-32: without a card received it does not count as a use, but there is no second attempt this turn. */
export function closeDemand(table: Table, seat: Seat, got: number): void {
  if (got > 0) table.stack.push(decideFrame(seat));
  else playerOf(table, seat).ready = table.turn + 1;
}

/** Names one resource and asks one opponent after the other: those who have it give one. Having none is also shown. */
const demand = defineAction(moves.demand, {
  frames: ['trade', 'main', 'demand'],
  gates: [holdsSupportCard('forced-trade'), supportReadyGate],
  needs: [
    {
      code: 'other-resource',
      rule: RULE,
      ok: ({ table }, { resource }) => (currentDemand(table).resource ?? resource) === resource,
    },
    {
      code: 'cannot-ask',
      rule: RULE,
      ok: ({ table, seat }, { from }) => hasSeat(askableOpponents(table, seat, currentDemand(table).asked), from),
    },
  ],
  exact: true,
  candidates({ table, seat }, out) {
    const { resource, asked } = currentDemand(table);
    const seats = askableOpponents(table, seat, asked);
    for (let i = 0; i < DEMAND_MOVES.length; i++) {
      const move = itemAt(DEMAND_MOVES, i);
      if (hasSeat(seats, move.from) && (resource ?? move.resource) === move.resource) out.add(move);
    }
  },
  play(state, seat, { resource, from }, tell) {
    const { table } = state;
    const before = currentDemand(table);
    if (before.resource !== null) table.stack.pop();
    const found = Math.min(1, handOf(state, from).resources[resource] ?? 0);
    const asked = before.asked | onlySeat(from);
    const got = before.got + found;
    if (countSeats(asked) < MAX_OPPONENTS_ASKED && askableOpponents(table, seat, asked) !== 0) {
      table.stack.push({ kind: 'demand', resource, asked, got });
    } else closeDemand(table, seat, got);
    if (found > 0) {
      moveCards(state, from, seat, resource, 1);
      table.stack.push(repayFrame(from));
    }
    tell?.all({ kind: 'demanded', seat, from, resource, got: found });
    tell?.reveals(allSeats(table.players.length));
  },
});

/** EC-33: any card in return, also the same one. Only the two see which. */
const repay = defineAction(moves.repay, {
  frames: ['repay'],
  needs: [{ code: 'not-held', rule: RULE, ok: ({ hand }, { resource }) => (hand.resources[resource] ?? 0) > 0 }],
  exact: true,
  candidates({ hand }, out) {
    for (let resource = 0; resource < RESOURCE_KINDS; resource++) {
      if ((hand.resources[resource] ?? 0) > 0) out.add(itemAt(REPAY_MOVES, resource));
    }
  },
  play(state, seat, { resource }, tell) {
    const frame = topFrame(state.table);
    state.table.stack.pop();
    if (frame.kind !== 'repay') return;
    const { to } = frame;
    moveCards(state, seat, to, resource, 1);
    tell?.to(
      onlySeat(seat) | onlySeat(to),
      { kind: 'repaid', seat, to, resource },
      { kind: 'repaid', seat, to, resource: null },
    );
    tell?.reveals(onlySeat(to));
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [demand],
  answers: [repay],
  least: 0,
  transfers: {
    demanded: ({ seat, from, resource, got }) => (got > 0 ? handedOver(from, seat, resource) : []),
    repaid: ({ seat, to, resource }) => handedOver(seat, to, resource),
  },
  sayings: {
    moves: {
      demand: ({ from, resource: kind }) =>
        message('move.demand', { ...byCharacter('forced-trade'), from: seatRef(from), resource: resourceName(kind) }),
      repay: ({ resource: kind }) => message('move.repay', { card: amount(kind, 1) }),
    },
    events: {
      demanded({ seat, from, resource: kind, got }) {
        const values = {
          ...byCharacter('forced-trade'),
          seat: seatRef(seat),
          from: seatRef(from),
          resource: resourceName(kind),
        };
        return message(got > 0 ? 'event.demanded' : 'event.demanded.none', values);
      },
      repaid({ seat, to, resource: kind }) {
        const values = { seat: seatRef(seat), to: seatRef(to) };
        if (kind === null) return message('event.repaid', values);
        return message('event.repaid.known', { ...values, card: amount(kind, 1) });
      },
    },
  },
};

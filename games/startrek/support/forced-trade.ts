import { moveCards, some } from '@orrery/common';
import {
  allSeats,
  count,
  declareMoves,
  event,
  has,
  move,
  only,
  type Seat,
  type SeatSet,
  top,
  who,
} from '@orrery/kernel';
import { holds, rested } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { KINDS } from '../data.ts';
import type { Secret } from '../events.ts';
import { resource, seat } from '../fields.ts';
import { decide, repay as repayFrame } from '../framevalues.ts';
import { act, handOf, playerOf, type Table } from '../state.ts';
import { words } from '../words/say.ts';
import { amount, by, resource as resourceName } from '../words/things.ts';
import type { SupportCard } from './card.ts';
import { handed } from './transfers.ts';

const moves = declareMoves({
  demand: move('demand {resource} from {from}', { resource, from: seat }),
  repay: move('repay {resource}', { resource }),
});

const events = {
  demanded: event<{ seat: Seat; from: Seat; resource: number; got: number }>(
    { seat: 0, from: 1, resource: 4, got: 1 },
    { seat: 0, from: 1, resource: 4, got: 0 },
  ),
  repaid: event<{ seat: Seat; to: Seat; resource: Secret<number> }>(
    { seat: 0, to: 1, resource: 4 },
    { seat: 0, to: 1, resource: null },
  ),
};

const RULE = ruleOfEffect('forced-trade');
const { all: DEMAND } = moves.demand;
const { all: REPAY } = moves.repay;
/** Opponents who can be asked with one card. */
const MOST = 2;

interface Demanding {
  readonly asked: SeatSet;
  readonly got: number;
  readonly resource: number | null; // null: nothing named yet
}
const NOTHING: Demanding = { asked: 0, got: 0, resource: null };

function demanding(table: Table): Demanding {
  const frame = top(table);
  return frame.kind === 'demand' ? frame : NOTHING;
}

/** Opponents who hold anything and were not asked yet. */
function askable(table: Table, seat: Seat, asked: SeatSet): SeatSet {
  let set = 0;
  for (let q = 0; q < table.players.length; q++) {
    if (q !== seat && !has(asked, q) && playerOf(table, q).cards > 0) set |= only(q);
  }
  return set;
}

/** EC-32: without a card received it was no real use, but there is no second attempt this turn. */
export function closeDemand(table: Table, seat: Seat, got: number): void {
  if (got > 0) table.stack.push(decide(seat));
  else playerOf(table, seat).ready = table.turn + 1;
}

/** One resource, one opponent after the other: whoever has it gives one. That somebody has none is shown as well. */
const demand = act(moves.demand, {
  frames: ['trade', 'main', 'demand'],
  gates: [holds('forced-trade'), rested],
  needs: [
    {
      code: 'other-resource',
      rule: RULE,
      ok: ({ table }, { resource }) => (demanding(table).resource ?? resource) === resource,
    },
    {
      code: 'cannot-ask',
      rule: RULE,
      ok: ({ table, seat }, { from }) => has(askable(table, seat, demanding(table).asked), from),
    },
  ],
  exact: true,
  candidates({ table, seat }, out) {
    const { resource, asked } = demanding(table);
    const seats = askable(table, seat, asked);
    for (let i = 0; i < DEMAND.length; i++) {
      const move = some(DEMAND, i);
      if (has(seats, move.from) && (resource ?? move.resource) === move.resource) out.add(move);
    }
  },
  play(state, seat, { resource, from }, tell) {
    const { table } = state;
    const before = demanding(table);
    if (before.resource !== null) table.stack.pop();
    const found = Math.min(1, handOf(state, from).resources[resource] ?? 0);
    const asked = before.asked | only(from);
    const got = before.got + found;
    if (count(asked) < MOST && askable(table, seat, asked) !== 0) {
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

/** EC-33: any card in return, also the very same. Only the two see which. */
const repay = act(moves.repay, {
  frames: ['repay'],
  needs: [{ code: 'not-held', rule: RULE, ok: ({ hand }, { resource }) => (hand.resources[resource] ?? 0) > 0 }],
  exact: true,
  candidates({ hand }, out) {
    for (let resource = 0; resource < KINDS; resource++) {
      if ((hand.resources[resource] ?? 0) > 0) out.add(some(REPAY, resource));
    }
  },
  play(state, seat, { resource }, tell) {
    const frame = top(state.table);
    state.table.stack.pop();
    if (frame.kind !== 'repay') return;
    const { to } = frame;
    moveCards(state, seat, to, resource, 1);
    tell?.to(
      only(seat) | only(to),
      { kind: 'repaid', seat, to, resource },
      { kind: 'repaid', seat, to, resource: null },
    );
    tell?.reveals(only(to));
  },
});

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [demand],
  answers: [repay],
  least: 0,
  transfers: {
    demanded: ({ seat, from, resource, got }) => (got > 0 ? handed(from, seat, resource) : []),
    repaid: ({ seat, to, resource }) => handed(seat, to, resource),
  },
  sayings: {
    moves: {
      demand: ({ from, resource: kind }) =>
        words('move.demand', { ...by('forced-trade'), from: who(from), resource: resourceName(kind) }),
      repay: ({ resource: kind }) => words('move.repay', { card: amount(kind, 1) }),
    },
    events: {
      demanded({ seat, from, resource: kind, got }) {
        const values = { ...by('forced-trade'), seat: who(seat), from: who(from), resource: resourceName(kind) };
        return words(got > 0 ? 'event.demanded' : 'event.demanded.none', values);
      },
      repaid({ seat, to, resource: kind }) {
        const values = { seat: who(seat), to: who(to) };
        if (kind === null) return words('event.repaid', values);
        return words('event.repaid.known', { ...values, card: amount(kind, 1) });
      },
    },
  },
};

import { type Bundle, moveCards, some } from '@orrery/common';
import { declareMoves, event, move, only, type Seat, top, who } from '@orrery/kernel';
import { holds, rested } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import type { Secret } from '../events.ts';
import { resource, seat } from '../fields.ts';
import { decide, inspect as inspectFrame } from '../framevalues.ts';
import { act, handOf, playerOf } from '../state.ts';
import { words } from '../words/say.ts';
import { amount, amounts, by } from '../words/things.ts';
import type { SupportCard } from './card.ts';
import { handed } from './transfers.ts';

const moves = declareMoves({
  inspect: move('inspect {seat}', { seat }),
  take: move('take {resource}', { resource }),
});

const events = {
  inspected: event<{ seat: Seat; from: Seat; cards: Secret<Bundle> }>(
    { seat: 0, from: 1, cards: [1, 0, 2, 0, 0] },
    { seat: 0, from: 1, cards: null },
  ),
  took: event<{ seat: Seat; from: Seat; resource: Secret<number> }>(
    { seat: 0, from: 1, resource: 4 },
    { seat: 0, from: 1, resource: null },
  ),
};

const RULE = ruleOfEffect('take-from-leader');
const { all: INSPECT } = moves.inspect;

/** EC-37: an opponent who is openly ahead shows all resource cards. */
const inspect = act(moves.inspect, {
  frames: ['trade', 'build', 'main'],
  gates: [holds('take-from-leader'), rested],
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
    for (let q = 0; q < table.players.length; q++) out.add(some(INSPECT, q));
  },
  play(state, seat, { seat: from }, tell) {
    const cards = [...handOf(state, from).resources];
    handOf(state, seat).shown = cards;
    state.table.stack.push(decide(seat), inspectFrame(from));
    tell?.to(only(seat), { kind: 'inspected', seat, from, cards }, { kind: 'inspected', seat, from, cards: null });
    tell?.reveals(only(seat));
  },
});

/** One of the cards seen changes hands; only the two know which. */
const take = act(moves.take, {
  frames: ['inspect'],
  needs: [{ code: 'not-shown', rule: RULE, ok: ({ hand }, { resource }) => (hand.shown?.[resource] ?? 0) > 0 }],
  play(state, seat, { resource }, tell) {
    const frame = top(state.table);
    state.table.stack.pop();
    if (frame.kind !== 'inspect') return;
    const { from } = frame;
    handOf(state, seat).shown = null;
    moveCards(state, from, seat, resource, 1);
    tell?.to(
      only(seat) | only(from),
      { kind: 'took', seat, from, resource },
      { kind: 'took', seat, from, resource: null },
    );
  },
});

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [inspect],
  answers: [take],
  least: 0,
  transfers: { took: ({ seat, from, resource }) => handed(from, seat, resource) },
  sayings: {
    moves: {
      inspect: ({ seat: from }) => words('move.inspect', { ...by('take-from-leader'), from: who(from) }),
      take: ({ resource: kind }) => words('move.take', { card: amount(kind, 1) }),
    },
    events: {
      inspected({ seat, from, cards }) {
        const values = { ...by('take-from-leader'), seat: who(seat), from: who(from) };
        if (cards === null) return words('event.inspected', values);
        return words('event.inspected.known', { ...values, cards: amounts(cards) });
      },
      took({ seat, from, resource: kind }) {
        const values = { seat: who(seat), from: who(from) };
        if (kind === null) return words('event.took', values);
        return words('event.took.known', { ...values, card: amount(kind, 1) });
      },
    },
  },
};

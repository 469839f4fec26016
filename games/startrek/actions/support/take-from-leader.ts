import { some } from '@orrery/common';
import { only, top } from '@orrery/kernel';
import { ruleOfEffect } from '../../characters.ts';
import { decide, inspect as inspectFrame } from '../../framevalues.ts';
import { MOVES } from '../../moves.ts';
import { act, handOf, playerOf } from '../../state.ts';
import { hand } from '../../supply.ts';
import { holds, rested } from '../gates.ts';

const RULE = ruleOfEffect('take-from-leader');
const { all: INSPECT } = MOVES.inspect;

/** EC-37: an opponent who is openly ahead shows all resource cards. */
export const inspect = act(MOVES.inspect, {
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
export const take = act(MOVES.take, {
  frames: ['inspect'],
  needs: [{ code: 'not-shown', rule: RULE, ok: ({ hand }, { resource }) => (hand.shown?.[resource] ?? 0) > 0 }],
  play(state, seat, { resource }, tell) {
    const frame = top(state.table);
    state.table.stack.pop();
    if (frame.kind !== 'inspect') return;
    const { from } = frame;
    handOf(state, seat).shown = null;
    hand(state, from, seat, resource, 1);
    tell?.to(
      only(seat) | only(from),
      { kind: 'took', seat, from, resource },
      { kind: 'took', seat, from, resource: null },
    );
  },
});

import { add, type Bundle, covers, NONE, some, substituted } from '@orrery/common';
import { only } from '@orrery/kernel';
import { ruleOfEffect } from '../../characters.ts';
import { COST, DEVELOPMENTS, KINDS, VICTORY } from '../../data.ts';
import { decide, JUDGE, LOOK } from '../../framevalues.ts';
import { CHOOSE_MOVES, KEEP_MOVES, type KeepMove, type SubstituteMove } from '../../moves.ts';
import { type Act, handOf, playerOf } from '../../state.ts';
import { pay } from '../../supply.ts';
import { deckLeft } from '../buy.ts';
import { holds, missing, rested } from '../gates.ts';

const RULE = ruleOfEffect('development-choice');
const PRICES: readonly Bundle[] = Array.from({ length: KINDS * KINDS }, (_, i) =>
  substituted(COST.development, Math.floor(i / KINDS), i % KINDS),
);
const priceOf = ({ without, by }: SubstituteMove): Bundle =>
  without === NONE ? COST.development : some(PRICES, without * KINDS + by);

/** A development card, one of its price cards replaced at will, chosen among the top three. */
export const choose: Act<SubstituteMove<'choose'>> = {
  kind: 'choose',
  frames: ['build', 'main'],
  listing: 'all',
  gates: [holds('development-choice'), rested, deckLeft],
  needs: [
    {
      code: 'cannot-pay',
      rule: RULE,
      ok: ({ hand }, move) => covers(hand.resources, priceOf(move)),
      numbers: ({ hand }, move) => missing(hand, priceOf(move)),
    },
  ],
  candidates(_, out) {
    for (let i = 0; i < CHOOSE_MOVES.length; i++) out.add(some(CHOOSE_MOVES, i));
  },
  any: (_, rng) => some(CHOOSE_MOVES, rng(CHOOSE_MOVES.length)),
  play(state, seat, move, tell) {
    const paid = priceOf(move);
    pay(state, seat, paid);
    state.table.bought++;
    state.table.quiet = 0;
    state.table.stack.push(decide(seat), LOOK);
    tell?.all({ kind: 'bought', seat, paid });
  },
};

/** EC-38: the card kept is fresh; the others go back among the rest. */
export const keep: Act<KeepMove> = {
  kind: 'keep',
  frames: ['keep'],
  listing: 'all',
  gates: [],
  needs: [{ code: 'not-shown', rule: RULE, ok: ({ hand }, { card }) => (hand.shown?.[card] ?? 0) > 0 }],
  candidates(_, out) {
    for (let card = 0; card < DEVELOPMENTS.length; card++) out.add(some(KEEP_MOVES, card));
  },
  any: (_, rng) => some(KEEP_MOVES, rng(DEVELOPMENTS.length)),
  play(state, seat, { card }, tell) {
    const { table, box } = state;
    const hand = handOf(state, seat);
    const returned = (hand.shown ?? []).map((n, kind) => n - (kind === card ? 1 : 0));
    for (const [kind, n] of returned.entries()) {
      add(box.deck, kind, n);
      table.deck += n;
    }
    hand.shown = null;
    add(hand.developments, card, 1);
    add(hand.fresh, card, 1);
    playerOf(table, seat).developments++;
    table.stack.pop();
    tell?.to(only(seat), { kind: 'kept', seat, card, returned }, { kind: 'kept', seat, card: null, returned: null });
    if (card === VICTORY) table.stack.push(JUDGE);
  },
};

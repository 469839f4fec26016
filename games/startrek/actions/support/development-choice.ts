import { add, type Bundle, covers, NONE, some, substituted } from '@orrery/common';
import { only } from '@orrery/kernel';
import { ruleOfEffect } from '../../characters.ts';
import { COST, KINDS, VICTORY } from '../../data.ts';
import { decide, JUDGE, LOOK } from '../../framevalues.ts';
import { MOVES, type Substitution } from '../../moves.ts';
import { act, handOf, playerOf } from '../../state.ts';
import { pay } from '../../supply.ts';
import { deckLeft } from '../buy.ts';
import { holds, missing, rested } from '../gates.ts';

const RULE = ruleOfEffect('development-choice');
const PRICES: readonly Bundle[] = Array.from({ length: KINDS * KINDS }, (_, i) =>
  substituted(COST.development, Math.floor(i / KINDS), i % KINDS),
);
const priceOf = ({ without, by }: Substitution): Bundle =>
  without === NONE ? COST.development : some(PRICES, without * KINDS + by);

/** A development card, one of its price cards replaced at will, chosen among the top three. */
export const choose = act(MOVES.choose, {
  frames: ['build', 'main'],
  gates: [holds('development-choice'), rested, deckLeft],
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
    state.table.bought++;
    state.table.quiet = 0;
    state.table.stack.push(decide(seat), LOOK);
    tell?.all({ kind: 'bought', seat, paid });
  },
});

/** EC-38: the card kept is fresh; the others go back among the rest. */
export const keep = act(MOVES.keep, {
  frames: ['keep'],
  needs: [{ code: 'not-shown', rule: RULE, ok: ({ hand }, { card }) => (hand.shown?.[card] ?? 0) > 0 }],
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
});

import { add, type Bundle, covers, NONE } from '@orrery/common';
import { declareMoves, event, listed, move, oneOf, only, type Seat, total, who } from '@orrery/kernel';
import { deckLeft } from '../actions/buy.ts';
import { holds, missing, rested } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { COST, DEVELOPMENTS, VICTORY } from '../data.ts';
import type { Secret } from '../events.ts';
import { decide, JUDGE, LOOK } from '../framevalues.ts';
import { act, handOf, playerOf } from '../state.ts';
import { pay } from '../supply.ts';
import { words } from '../words/say.ts';
import { by, development, developments } from '../words/things.ts';
import type { SupportCard } from './card.ts';
import { AS_PRINTED, printSubstitution, substitutedPrices, substitutions, substitutionWords } from './substitution.ts';

const moves = declareMoves({
  choose: listed([AS_PRINTED, ...substitutions(COST.development)], (by) => printSubstitution('choose', by)),
  keep: move('keep {card}', { card: oneOf(DEVELOPMENTS) }),
});

const events = {
  looked: event<{ seat: Seat; cards: Secret<Bundle> }>({ seat: 0, cards: [2, 1, 1, 1, 1] }, { seat: 0, cards: null }),
  kept: event<{ seat: Seat; card: Secret<number>; returned: Secret<Bundle> }>(
    { seat: 0, card: 2, returned: [2, 0, 0, 0, 0] },
    { seat: 0, card: null, returned: null },
  ),
};

const RULE = ruleOfEffect('development-choice');
const priceOf = substitutedPrices(COST.development);

/** A development card, one of its price cards replaced at will, chosen among the top three. */
const choose = act(moves.choose, {
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
const keep = act(moves.keep, {
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

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [choose],
  answers: [keep],
  least: total(COST.development),
  transfers: {},
  sayings: {
    moves: {
      choose(move) {
        if (move.without === NONE) return words('move.choose', by('development-choice'));
        return words('move.choose.other', { ...by('development-choice'), ...substitutionWords(move) });
      },
      keep: ({ card }) => words('move.keep', { card: development(card) }),
    },
    events: {
      looked({ seat, cards }) {
        const values = { ...by('development-choice'), seat: who(seat) };
        if (cards === null) return words('event.looked', values);
        return words('event.looked.known', { ...values, cards: developments(cards) });
      },
      kept({ seat, card }) {
        if (card === null) return words('event.kept', { seat: who(seat) });
        return words('event.kept.known', { seat: who(seat), card: development(card) });
      },
    },
  },
};

import { addCards, type Bundle, covers, NONE } from '@orrery/common';
import {
  declareMoves,
  defineEvent,
  defineMove,
  listedMoves,
  nameField,
  onlySeat,
  type Seat,
  seatRef,
  total,
} from '@orrery/kernel';
import { deckNotEmpty } from '../actions/buy.ts';
import { holdsSupportCard, missingResources, supportReadyGate } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { COST, DEVELOPMENTS, VICTORY_CARD } from '../data.ts';
import type { Secret } from '../events.ts';
import { decideFrame, JUDGE_FRAME, LOOK_FRAME } from '../frame-constants.ts';
import { defineAction, handOf, playerOf } from '../state.ts';
import { payBank } from '../supply.ts';
import { message } from '../words/message.ts';
import { byCharacter, developmentMessage, developmentMessages } from '../words/names.ts';
import type { SupportCardDefinition } from './card.ts';
import {
  AS_PRINTED,
  printSubstitution,
  substitutedPrices,
  substitutionMessages,
  substitutions,
} from './substitution.ts';

const moves = declareMoves({
  choose: listedMoves([AS_PRINTED, ...substitutions(COST.development)], (by) => printSubstitution('choose', by)),
  keep: defineMove('keep {card}', { card: nameField(DEVELOPMENTS) }),
});

const events = {
  looked: defineEvent<{ seat: Seat; cards: Secret<Bundle> }>(
    { seat: 0, cards: [2, 1, 1, 1, 1] },
    { seat: 0, cards: null },
  ),
  kept: defineEvent<{ seat: Seat; card: Secret<number>; returned: Secret<Bundle> }>(
    { seat: 0, card: 2, returned: [2, 0, 0, 0, 0] },
    { seat: 0, card: null, returned: null },
  ),
};

const RULE = ruleOfEffect('development-choice');
const choicePrice = substitutedPrices(COST.development);

/** A development card chosen among the top three; one card of its price can be replaced by any other. */
const choose = defineAction(moves.choose, {
  frames: ['build', 'main'],
  gates: [holdsSupportCard('development-choice'), supportReadyGate, deckNotEmpty],
  needs: [
    {
      code: 'cannot-pay',
      rule: RULE,
      ok: ({ hand }, move) => covers(hand.resources, choicePrice(move)),
      numbers: ({ hand }, move) => missingResources(hand, choicePrice(move)),
    },
  ],
  play(state, seat, move, tell) {
    const paid = choicePrice(move);
    payBank(state, seat, paid);
    state.table.bought++;
    state.table.quiet = 0;
    state.table.stack.push(decideFrame(seat), LOOK_FRAME);
    tell?.all({ kind: 'bought', seat, paid });
  },
});

/** EC-38: the card kept is fresh; the others go back into the deck. */
const keep = defineAction(moves.keep, {
  frames: ['keep'],
  needs: [{ code: 'not-shown', rule: RULE, ok: ({ hand }, { card }) => (hand.shown?.[card] ?? 0) > 0 }],
  play(state, seat, { card }, tell) {
    const { table, box } = state;
    const hand = handOf(state, seat);
    const returned = (hand.shown ?? []).map((n, kind) => n - (kind === card ? 1 : 0));
    for (const [kind, n] of returned.entries()) {
      addCards(box.deck, kind, n);
      table.deck += n;
    }
    hand.shown = null;
    addCards(hand.developments, card, 1);
    addCards(hand.fresh, card, 1);
    playerOf(table, seat).developments++;
    table.stack.pop();
    tell?.to(
      onlySeat(seat),
      { kind: 'kept', seat, card, returned },
      { kind: 'kept', seat, card: null, returned: null },
    );
    if (card === VICTORY_CARD) table.stack.push(JUDGE_FRAME);
  },
});

export const CARD: SupportCardDefinition<typeof moves, typeof events> = {
  moves,
  events,
  begins: [choose],
  answers: [keep],
  least: total(COST.development),
  transfers: {},
  sayings: {
    moves: {
      choose(move) {
        if (move.without === NONE) return message('move.choose', byCharacter('development-choice'));
        return message('move.choose.other', { ...byCharacter('development-choice'), ...substitutionMessages(move) });
      },
      keep: ({ card }) => message('move.keep', { card: developmentMessage(card) }),
    },
    events: {
      looked({ seat, cards }) {
        const values = { ...byCharacter('development-choice'), seat: seatRef(seat) };
        if (cards === null) return message('event.looked', values);
        return message('event.looked.known', { ...values, cards: developmentMessages(cards) });
      },
      kept({ seat, card }) {
        if (card === null) return message('event.kept', { seat: seatRef(seat) });
        return message('event.kept.known', { seat: seatRef(seat), card: developmentMessage(card) });
      },
    },
  },
};

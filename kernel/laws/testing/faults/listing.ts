import { duskDefinition } from '../dusk.ts';
import { draw, give, peek, show } from '../dusk-actions.ts';
import { MOVES } from '../dusk-moves.ts';
import { itemAt } from '../dusk-state.ts';
import { type PlantedFault, withAction, withGame } from '../fault.ts';
import { soundSubject } from '../sound.ts';

const NO_NUMBERS = {};

/** Faults that law 2 must catch. */
export const listingFaults: readonly PlantedFault[] = [
  {
    name: 'a legal move is not listed',
    subject: withAction(show, {
      candidates({ table, hand }, out) {
        for (const move of MOVES.show.all.slice(table.round - 1)) if (itemAt(hand.cards, move.card) > 0) out.add(move);
      },
    }),
    breaks: [2],
    says: 'may play show 0, but moves does not list it',
  },
  {
    name: 'an exact action lists what its needs refuse',
    subject: withAction(show, {
      candidates(_, out) {
        for (const move of MOVES.show.all) out.add(move);
      },
    }),
    breaks: [2],
    says: 'but refuse says not-held (DU-02)',
  },
  {
    name: 'a listed move is refused',
    subject: withGame((game) => ({
      refuse: (view, move) =>
        move.kind === 'pass' && view.table.round === 2
          ? [{ code: 'self', rule: 'DU-01', numbers: NO_NUMBERS }]
          : game.refuse(view, move),
    })),
    breaks: [2],
    says: 'moves lists pass',
  },
  {
    name: 'moves are listed for a seat that is not asked',
    subject: withGame((game) => ({
      refuse: (view, move) => (move.kind === 'pass' ? [] : game.refuse(view, move)),
      moves(view, out) {
        game.moves(view, out);
        if (out.n === 0) out.add(MOVES.pass.make({}));
      },
    })),
    breaks: [2],
    says: 'is not asked, but moves lists some',
  },
  {
    name: 'a move is listed twice',
    subject: withAction(draw, {
      candidates(view, out) {
        draw.candidates(view, out);
        draw.candidates(view, out);
      },
    }),
    breaks: [2],
    says: 'moves lists draw twice',
  },
  {
    name: 'a menu shows more than was asked for',
    subject: withAction(give, {
      candidates(_, out) {
        for (const move of MOVES.give.all) out.add(move);
      },
    }),
    breaks: [2],
    says: 'asked for a menu of 0 and got',
  },
  {
    name: 'a menu crowds out moves of closed kinds',
    subject: withGame((game) => ({
      moves(view, out) {
        game.moves(view, out);
        if (out.menu > 0 && out.n > 1) out.n--;
      },
    })),
    breaks: [2],
    says: 'with a menu than without',
  },
  {
    name: 'an open-ended move is accepted that loses cards',
    subject: withAction(give, { needs: give.needs.filter(({ code }) => code !== 'not-held') }),
    breaks: [2, 3],
    says: 'the count is wrong',
  },
  {
    name: 'listing moves writes to the view',
    subject: withAction(draw, {
      candidates(view, out) {
        view.table.stake += 0;
        draw.candidates(view, out);
      },
    }),
    breaks: [2, 3],
    says: 'Cannot assign to read only property',
  },
  {
    name: 'a refused move changes the state',
    subject: withGame((game) => ({
      refuse(view, move) {
        const refusals = game.refuse(view, move);
        if (refusals.length > 0 && move.kind === 'bid') view.hand.bid = move.card;
        return refusals;
      },
    })),
    breaks: [2, 5, 7],
    says: 'Cannot assign to read only property',
  },
  {
    name: 'a refusal is given whose code nobody knows',
    subject: withGame((game) => ({
      refuse: (view, move) =>
        game.refuse(view, move).map((refusal) => ({ ...refusal, code: refusal.code.replace('self', 'myself') })),
    })),
    breaks: [2, 7],
    says: 'myself (DU-03)',
  },
  {
    name: 'a refusal cites a rule that is not in the register',
    subject: {
      ...withAction(peek, { gates: peek.gates.map((gate) => ({ ...gate, rule: 'DU-99' })) }),
      rules: soundSubject.rules ?? { register: '', tests: {} },
    },
    breaks: [2],
    says: 'peeked (DU-99) for peek',
  },
  {
    name: 'a figure of a refusal is no number',
    subject: withAction(show, {
      needs: show.needs.map((need) => ({ ...need, numbers: () => ({ have: Number.NaN }) })),
    }),
    breaks: [2],
    says: 'has a figure that is no number',
  },
  {
    name: 'any throws moves of another kind',
    subject: withAction(draw, { any: duskDefinition.actions[1]?.any ?? draw.any }),
    breaks: [2, 7],
    says: 'any of kind draw gave pass',
  },
];

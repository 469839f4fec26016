import { covers, itemAt, type TradeTerms } from '@orrery/common';
import { hasSeat, type MoveList, type SeatView, topFrame, withoutSeat } from '@orrery/kernel';
import { NO_STOCK } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { defineAction, type Hand, opponentOf, playerOf, type Table, type TableGate } from '../state.ts';
import {
  canBothTrade,
  executeTrade,
  fitsInHold,
  includesTerms,
  MIRRORED_TERMS,
  menuStart,
  notOwnBarterGate,
  refuseProposal,
  termsNeeds,
} from './barter.ts';
import { missingStock, ownPlayer } from './gates.ts';

type BarterRules = ShipKit['rules'];

const PLAIN_COUNTERS = MIRRORED_TERMS.map((terms) => MOVES.counter.make(terms));
const PLAIN_PROPOSALS = MIRRORED_TERMS.map((terms) => MOVES.propose.make(terms));

/** The terms in a menu for proposals to the player on turn. */
const termsCandidates =
  <M extends TradeTerms>(menu: readonly M[]) =>
  ({ table, seat }: SeatView<Table, Hand>, out: MoveList<M>): void => {
    const until = out.n + out.menu;
    const from = menuStart(table);
    for (let i = 0; i < menu.length && out.n < until; i++) {
      const move = itemAt(menu, (from + i) % menu.length);
      if (canBothTrade(table, seat, move)) out.add(move);
    }
  };

const proposalNeeds = (rules: BarterRules) => [
  ...termsNeeds(rules, ({ give }) => give),
  {
    code: 'refused-before',
    rule: rules.offers,
    ok: ({ table }: { readonly table: Table }, terms: TradeTerms) => !includesTerms(table.dismissed, terms),
  },
];

function setProposal(table: Table, seat: number, { give, take }: TradeTerms): void {
  table.closed = withoutSeat(table.closed, seat);
  table.proposal = { give, take };
}

/** A counter-offer; it can be replaced any number of times. */
const counter = ({ rules }: ShipKit) =>
  defineAction(MOVES.counter, {
    frames: ['offer'],
    listing: 'menu',
    gates: [notOwnBarterGate(rules)],
    needs: proposalNeeds(rules),
    candidates: termsCandidates(PLAIN_COUNTERS),
    play({ table }, seat, { give, take }, tell) {
      setProposal(table, seat, { give, take });
      tell?.all({ kind: 'countered', seat, give, take });
    },
  });

/** The other player can propose whenever the player on turn could offer. */
const proposeAction = ({ rules }: ShipKit) =>
  defineAction(MOVES.propose, {
    frames: ['build'],
    listing: 'menu',
    gates: [
      notOwnBarterGate(rules),
      { code: 'takes-none', rule: rules.offers, ok: ({ table }) => !hasSeat(table.closed, table.active) },
    ],
    needs: proposalNeeds(rules),
    candidates: termsCandidates(PLAIN_PROPOSALS),
    play({ table }, seat, { give, take }, tell) {
      setProposal(table, seat, { give, take });
      tell?.all({ kind: 'proposed', seat, to: table.active, give, take });
    },
  });

/** The player on turn withdraws the offer, the other a proposal. */
const withdraw = ({ rules }: ShipKit) =>
  defineAction(MOVES.withdraw, {
    frames: ['build', 'offer'],
    gates: [
      {
        code: 'no-proposal',
        rule: rules.barter,
        ok: ({ table, seat }) => (seat === table.active ? topFrame(table).kind === 'offer' : table.proposal !== null),
      },
    ],
    play({ table }, seat, _, tell) {
      if (seat === table.active) table.stack.pop();
      else table.proposal = null;
      tell?.all({ kind: 'withdrawn', seat });
    },
  });

const onTurnGate = ({ barter }: BarterRules): TableGate => ({
  code: 'not-on-turn',
  rule: barter,
  ok: ({ table, seat }) => table.active === seat,
});
const isProposedGate = ({ barter }: BarterRules): TableGate => ({
  code: 'no-proposal',
  rule: barter,
  ok: ({ table }) => table.proposal !== null,
});

/** What the player on turn would give and get. */
const proposedTerms = ({ proposal }: Table): TradeTerms => ({
  give: proposal?.take ?? NO_STOCK,
  take: proposal?.give ?? NO_STOCK,
});

/** Stocks may have changed since the proposal, so everything is checked again. */
const deal = ({ rules }: ShipKit) =>
  defineAction(MOVES.deal, {
    frames: ['build', 'offer'],
    gates: [
      onTurnGate(rules),
      isProposedGate(rules),
      {
        code: 'cannot-pay',
        rule: rules.barter,
        ok: (at) => covers(ownPlayer(at).stock, proposedTerms(at.table).give),
        numbers: (at) => missingStock(ownPlayer(at), proposedTerms(at.table).give),
      },
      {
        code: 'other-lacks',
        rule: rules.barter,
        ok: ({ table, seat }) => covers(playerOf(table, opponentOf(seat)).stock, proposedTerms(table).take),
      },
      {
        code: 'no-space',
        rule: rules.hold,
        ok: ({ table, seat }) => fitsInHold(table, seat, proposedTerms(table).take),
      },
      {
        code: 'other-no-space',
        rule: rules.hold,
        ok: ({ table, seat }) => fitsInHold(table, opponentOf(seat), proposedTerms(table).give),
      },
    ],
    play({ table }, seat, _, tell) {
      const terms = proposedTerms(table);
      if (topFrame(table).kind === 'offer') table.stack.pop();
      table.proposal = null;
      executeTrade(table, seat, terms);
      tell?.all({ kind: 'traded', seat, with: opponentOf(seat), gave: terms.give, got: terms.take });
    },
  });

const dismiss = ({ rules }: ShipKit) =>
  defineAction(MOVES.dismiss, {
    frames: ['build', 'offer'],
    gates: [onTurnGate(rules), isProposedGate(rules)],
    play({ table }, seat, _, tell) {
      refuseProposal(table);
      tell?.all({ kind: 'dismissed', seat, from: opponentOf(seat) });
    },
  });

/** SS-TRD-04: what the other player can say to the player on turn, and the replies to a proposal. */
export const proposals = { counter, propose: proposeAction, withdraw, deal, dismiss };

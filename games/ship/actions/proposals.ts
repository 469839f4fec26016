import { covers, some, type Terms } from '@orrery/common';
import { has, type MoveList, type SeatView, top, without } from '@orrery/kernel';
import { NOTHING } from '../data.ts';
import type { Kit } from '../kit.ts';
import { MOVES } from '../moves.ts';
import { act, type Hand, opponentOf, playerOf, type Table, type TableGate } from '../state.ts';
import { canBoth, exchange, fits, isAmong, MIRRORED, menuStart, notOwn, termsNeeds, turnDown } from './barter.ts';
import { mine, missing } from './gates.ts';

type Rules = Kit['rules'];

const COUNTERS = MIRRORED.map((terms) => MOVES.counter.make(terms));
const PROPOSALS = MIRRORED.map((terms) => MOVES.propose.make(terms));

/** What a menu shows of terms to the player on turn. */
const menuOf =
  <M extends Terms>(menu: readonly M[]) =>
  ({ table, seat }: SeatView<Table, Hand>, out: MoveList<M>): void => {
    const until = out.n + out.menu;
    const from = menuStart(table);
    for (let i = 0; i < menu.length && out.n < until; i++) {
      const move = some(menu, (from + i) % menu.length);
      if (canBoth(table, seat, move)) out.add(move);
    }
  };

const proposalNeeds = (rules: Rules) => [
  ...termsNeeds(rules, ({ give }) => give),
  {
    code: 'refused-before',
    rule: rules.offers,
    ok: ({ table }: { readonly table: Table }, terms: Terms) => !isAmong(table.dismissed, terms),
  },
];

function propose(table: Table, seat: number, { give, take }: Terms): void {
  table.closed = without(table.closed, seat);
  table.proposal = { give, take };
}

/** Other terms instead of those offered, and others again, as often as one likes. */
const counter = ({ rules }: Kit) =>
  act(MOVES.counter, {
    frames: ['offer'],
    listing: 'menu',
    gates: [notOwn(rules)],
    needs: proposalNeeds(rules),
    candidates: menuOf(COUNTERS),
    play({ table }, seat, { give, take }, tell) {
      propose(table, seat, { give, take });
      tell?.all({ kind: 'countered', seat, give, take });
    },
  });

/** The other player proposes whenever the one on turn could offer. */
const proposing = ({ rules }: Kit) =>
  act(MOVES.propose, {
    frames: ['build'],
    listing: 'menu',
    gates: [
      notOwn(rules),
      { code: 'takes-none', rule: rules.offers, ok: ({ table }) => !has(table.closed, table.active) },
    ],
    needs: proposalNeeds(rules),
    candidates: menuOf(PROPOSALS),
    play({ table }, seat, { give, take }, tell) {
      propose(table, seat, { give, take });
      tell?.all({ kind: 'proposed', seat, to: table.active, give, take });
    },
  });

/** The player on turn takes the offer back, the other a proposal. */
const withdraw = ({ rules }: Kit) =>
  act(MOVES.withdraw, {
    frames: ['build', 'offer'],
    gates: [
      {
        code: 'no-proposal',
        rule: rules.barter,
        ok: ({ table, seat }) => (seat === table.active ? top(table).kind === 'offer' : table.proposal !== null),
      },
    ],
    play({ table }, seat, _, tell) {
      if (seat === table.active) table.stack.pop();
      else table.proposal = null;
      tell?.all({ kind: 'withdrawn', seat });
    },
  });

const onTurn = ({ barter }: Rules): TableGate => ({
  code: 'not-on-turn',
  rule: barter,
  ok: ({ table, seat }) => table.active === seat,
});
const isProposed = ({ barter }: Rules): TableGate => ({
  code: 'no-proposal',
  rule: barter,
  ok: ({ table }) => table.proposal !== null,
});

/** What the player on turn would give and get. */
const termsOf = ({ proposal }: Table): Terms => ({
  give: proposal?.take ?? NOTHING,
  take: proposal?.give ?? NOTHING,
});

/** Stores may have changed since it was proposed, so everything is looked at again. */
const deal = ({ rules }: Kit) =>
  act(MOVES.deal, {
    frames: ['build', 'offer'],
    gates: [
      onTurn(rules),
      isProposed(rules),
      {
        code: 'cannot-pay',
        rule: rules.barter,
        ok: (at) => covers(mine(at).stock, termsOf(at.table).give),
        numbers: (at) => missing(mine(at), termsOf(at.table).give),
      },
      {
        code: 'other-lacks',
        rule: rules.barter,
        ok: ({ table, seat }) => covers(playerOf(table, opponentOf(seat)).stock, termsOf(table).take),
      },
      {
        code: 'no-space',
        rule: rules.hold,
        ok: ({ table, seat }) => fits(table, seat, termsOf(table).take),
      },
      {
        code: 'other-no-space',
        rule: rules.hold,
        ok: ({ table, seat }) => fits(table, opponentOf(seat), termsOf(table).give),
      },
    ],
    play({ table }, seat, _, tell) {
      const terms = termsOf(table);
      if (top(table).kind === 'offer') table.stack.pop();
      table.proposal = null;
      exchange(table, seat, terms);
      tell?.all({ kind: 'traded', seat, with: opponentOf(seat), gave: terms.give, got: terms.take });
    },
  });

const dismiss = ({ rules }: Kit) =>
  act(MOVES.dismiss, {
    frames: ['build', 'offer'],
    gates: [onTurn(rules), isProposed(rules)],
    play({ table }, seat, _, tell) {
      turnDown(table);
      tell?.all({ kind: 'dismissed', seat, from: opponentOf(seat) });
    },
  });

/** SS-TRD-04: what the other player can say to the one on turn, and that one to a proposal. */
export const proposals = { counter, propose: proposing, withdraw, deal, dismiss };

import { type Bundle, covers, hasOverlap, isNonEmpty, itemAt, type TradeTerms } from '@orrery/common';
import { hasSeat, onlySeat, type Seat, topFrame, withoutSeat } from '@orrery/kernel';
import { ASTRO, KNOWLEDGE, NO_STOCK, RESOURCE_KINDS, STOCKS } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { MOVES, type ShipMoveOfKind } from '../moves.ts';
import { addStock, spaceFor } from '../ship.ts';
import {
  barterOffersLeft,
  defineAction,
  type MoveNeed,
  opponentOf,
  playerOf,
  type Table,
  type TableGate,
} from '../state.ts';
import { missingStock, ownPlayer } from './gates.ts';

type BarterRules = ShipKit['rules'];
type BarterNeed = MoveNeed<ShipMoveOfKind<'offer' | 'counter' | 'propose'>>;

const singleKind = (kind: number, n: number): Bundle => NO_STOCK.map((_, i) => (i === kind ? n : 0));

/** The entries of a menu: one resource for another, for knowledge, or for a few astro. */
const PLAIN_TERMS: readonly TradeTerms[] = Array.from({ length: RESOURCE_KINDS }, (_, wanted) => {
  const gifts = [
    ...STOCKS.flatMap((_, kind) => (kind < RESOURCE_KINDS && kind !== wanted ? [singleKind(kind, 1)] : [])),
    singleKind(KNOWLEDGE, 1),
    ...[2, 3, 4].map((n) => singleKind(ASTRO, n)),
  ];
  return gifts.map((give) => ({ give, take: singleKind(wanted, 1) }));
}).flat();
const PLAIN_OFFERS = PLAIN_TERMS.map((terms) => MOVES.offer.make(terms));

/** Menus start at another entry each time, so that a short one does not always show the same. */
const MENU_ROTATION_STEP = 7;
export const menuStart = ({ turn, offers }: Table): number => (turn + offers) * MENU_ROTATION_STEP;

/** The same terms from the other player's side. */
export const MIRRORED_TERMS: readonly TradeTerms[] = PLAIN_TERMS.map(({ give, take }) => ({ give: take, take: give }));

/** Whether there is room for what a seat gets; astro always fits. */
export function fitsInHold(table: Table, seat: Seat, gains: Bundle): boolean {
  for (let kind = 0; kind <= KNOWLEDGE; kind++) {
    const n = gains[kind] ?? 0;
    if (n > 0 && n > spaceFor(playerOf(table, seat), kind)) return false;
  }
  return true;
}

const canTrade = (table: Table, seat: Seat, gives: Bundle, gets: Bundle): boolean =>
  covers(playerOf(table, seat).stock, gives) && fitsInHold(table, seat, gets);

/** Whether both have what they would give, and room for what they would get. */
export const canBothTrade = (table: Table, seat: Seat, { give, take }: TradeTerms): boolean =>
  canTrade(table, seat, give, take) && canTrade(table, opponentOf(seat), take, give);

const areEqual = (one: Bundle, two: Bundle): boolean => covers(one, two) && covers(two, one);

/** Whether these terms were already refused. */
export const includesTerms = (refused: readonly TradeTerms[], { give, take }: TradeTerms): boolean =>
  refused.some((terms) => areEqual(terms.give, give) && areEqual(terms.take, take));

const onlyResources = (bundle: Bundle): boolean => (bundle[KNOWLEDGE] ?? 0) === 0 && (bundle[ASTRO] ?? 0) === 0;

/** SS-TRD-04: the player on turn must get resources, whichever side names the terms; `gets` selects that part. */
export const termsNeeds = (rules: BarterRules, gets: (terms: TradeTerms) => Bundle): readonly BarterNeed[] => [
  { code: 'gift', rule: rules.barter, ok: (_, { give, take }) => isNonEmpty(give) && isNonEmpty(take) },
  { code: 'both-sides', rule: rules.barter, ok: (_, terms) => !hasOverlap(terms) },
  { code: 'resources-only', rule: rules.barter, ok: (_, terms) => onlyResources(gets(terms)) },
  {
    code: 'cannot-pay',
    rule: rules.barter,
    ok: (at, { give }) => covers(ownPlayer(at).stock, give),
    numbers: (at, { give }) => missingStock(ownPlayer(at), give),
  },
  {
    code: 'other-lacks',
    rule: rules.barter,
    ok: ({ table, seat }, { take }) => covers(playerOf(table, opponentOf(seat)).stock, take),
  },
  { code: 'no-space', rule: rules.hold, ok: ({ table, seat }, { take }) => fitsInHold(table, seat, take) },
  {
    code: 'other-no-space',
    rule: rules.hold,
    ok: ({ table, seat }, { give }) => fitsInHold(table, opponentOf(seat), give),
  },
];

/** The offer on the table is the other player's. */
export const notOwnBarterGate = ({ barter }: BarterRules): TableGate => ({
  code: 'own-offer',
  rule: barter,
  ok: ({ table, seat }) => table.active !== seat,
});

/** Exchanges the goods of both: the terms are from the side of `seat`. */
export function executeTrade(table: Table, seat: Seat, { give, take }: TradeTerms): void {
  for (let kind = 0; kind < give.length; kind++) {
    const gained = (take[kind] ?? 0) - (give[kind] ?? 0);
    if (gained === 0) continue;
    addStock(playerOf(table, seat), kind, gained);
    addStock(playerOf(table, opponentOf(seat)), kind, -gained);
  }
}

/** The player on turn declines the other's proposal. */
export function refuseProposal(table: Table): void {
  if (table.proposal === null) return;
  table.dismissed = [...table.dismissed, table.proposal];
  table.proposal = null;
}

/** SS-TRD-04: the player on turn asks for resources and gives resources, knowledge or astro; both stocks are open. */
export const offer = ({ rules }: ShipKit) =>
  defineAction(MOVES.offer, {
    frames: ['build'],
    listing: 'menu',
    gates: [
      {
        code: 'offers-spent',
        rule: rules.offers,
        ok: ({ table }) => barterOffersLeft(table) > 0,
        numbers: ({ table }) => ({ made: table.offers, most: table.offers + barterOffersLeft(table) }),
      },
      { code: 'all-closed', rule: rules.offers, ok: ({ table, seat }) => !hasSeat(table.closed, opponentOf(seat)) },
    ],
    needs: [
      ...termsNeeds(rules, ({ take }) => take),
      { code: 'refused-before', rule: rules.offers, ok: ({ table }, move) => !includesTerms(table.refused, move) },
    ],
    candidates({ table }, out) {
      const until = out.n + out.menu;
      const from = menuStart(table);
      for (let i = 0; i < PLAIN_OFFERS.length && out.n < until; i++) {
        const move = itemAt(PLAIN_OFFERS, (from + i) % PLAIN_OFFERS.length);
        if (canBothTrade(table, table.active, move)) out.add(move);
      }
    },
    play({ table }, seat, { give, take }, tell) {
      table.offers++;
      table.closed = withoutSeat(table.closed, seat);
      refuseProposal(table); // only one matter is pending between the two, and this replaces it
      table.stack.push({ kind: 'offer', give, take });
      tell?.all({ kind: 'offered', seat, give, take });
    },
  });

function currentTerms(table: Table): TradeTerms {
  const frame = topFrame(table);
  return frame.kind === 'offer' ? frame : { give: NO_STOCK, take: NO_STOCK };
}

/** The offer was possible when it was made, and nothing has changed since. */
export const accept = ({ rules }: ShipKit) =>
  defineAction(MOVES.accept, {
    frames: ['offer'],
    gates: [notOwnBarterGate(rules)],
    play({ table }, seat, _, tell) {
      const terms = currentTerms(table);
      const proposer = opponentOf(seat);
      table.stack.pop();
      table.proposal = null;
      executeTrade(table, proposer, terms);
      tell?.all({ kind: 'traded', seat: proposer, with: seat, gave: terms.give, got: terms.take });
    },
  });

/** A refused offer cannot be made again in the same turn. */
function refuseOffer(table: Table): void {
  const { give, take } = currentTerms(table);
  table.stack.pop();
  table.proposal = null;
  table.refused = [...table.refused, { give, take }];
}

export const decline = ({ rules }: ShipKit) =>
  defineAction(MOVES.decline, {
    frames: ['offer'],
    gates: [notOwnBarterGate(rules)],
    play({ table }, seat, _, tell) {
      refuseOffer(table);
      tell?.all({ kind: 'declined', seat });
    },
  });

/**
 * "Not this turn": nothing is offered to this seat until the turn ends; the player on turn chooses it for proposals.
 */
export const close = ({ rules }: ShipKit) =>
  defineAction(MOVES.close, {
    frames: ['build', 'offer'],
    gates: [
      { code: 'is-closed', rule: rules.offers, ok: ({ table, seat }) => !hasSeat(table.closed, seat) },
      {
        // It is an answer: possible only with an offer or a proposal to decline.
        code: 'no-proposal',
        rule: rules.barter,
        ok({ table, seat }) {
          const isOffered = topFrame(table).kind === 'offer';
          return seat === table.active ? table.proposal !== null && !isOffered : isOffered;
        },
      },
    ],
    play({ table }, seat, _, tell) {
      table.closed |= onlySeat(seat);
      if (seat === table.active) refuseProposal(table);
      else refuseOffer(table);
      tell?.all({ kind: 'closed', seat });
    },
  });

export const reopen = ({ rules }: ShipKit) =>
  defineAction(MOVES.reopen, {
    frames: ['build'],
    gates: [{ code: 'is-open', rule: rules.offers, ok: ({ table, seat }) => hasSeat(table.closed, seat) }],
    play({ table }, seat, _, tell) {
      table.closed = withoutSeat(table.closed, seat);
      tell?.all({ kind: 'reopened', seat });
    },
  });

import { type Bundle, covers, overlap, some, something, type Terms } from '@orrery/common';
import { has, only, type Seat, top, without } from '@orrery/kernel';
import { ASTRO, KNOWLEDGE, NOTHING, RESOURCES, STOCKS } from '../data.ts';
import type { Kit } from '../kit.ts';
import { type Kind, MOVES } from '../moves.ts';
import { addStock, roomFor } from '../ship.ts';
import { act, type MoveNeed, offersLeft, opponentOf, playerOf, type Table, type TableGate } from '../state.ts';
import { mine, missing } from './gates.ts';

type Rules = Kit['rules'];
type BarterNeed = MoveNeed<Kind<'offer' | 'counter' | 'propose'>>;

const amount = (kind: number, n: number): Bundle => NOTHING.map((_, i) => (i === kind ? n : 0));

/** What a menu shows: one resource for another, for knowledge, or for a few astro. */
const PLAIN: readonly Terms[] = Array.from({ length: RESOURCES }, (_, wanted) => {
  const gifts = [
    ...STOCKS.flatMap((_, kind) => (kind < RESOURCES && kind !== wanted ? [amount(kind, 1)] : [])),
    amount(KNOWLEDGE, 1),
    ...[2, 3, 4].map((n) => amount(ASTRO, n)),
  ];
  return gifts.map((give) => ({ give, take: amount(wanted, 1) }));
}).flat();
const OFFERS = PLAIN.map((terms) => MOVES.offer.make(terms));

/** Menus begin elsewhere each time, so that a short one does not always show the same. */
const STRIDE = 7;
export const menuStart = ({ turn, offers }: Table): number => (turn + offers) * STRIDE;

/** The same, as the other player would name it. */
export const MIRRORED: readonly Terms[] = PLAIN.map(({ give, take }) => ({ give: take, take: give }));

/** Whether what a seat gets fits; astro always does. */
export function fits(table: Table, seat: Seat, gains: Bundle): boolean {
  for (let kind = 0; kind <= KNOWLEDGE; kind++) {
    const n = gains[kind] ?? 0;
    if (n > 0 && n > roomFor(playerOf(table, seat), kind)) return false;
  }
  return true;
}

const canTrade = (table: Table, seat: Seat, gives: Bundle, gets: Bundle): boolean =>
  covers(playerOf(table, seat).stock, gives) && fits(table, seat, gets);

/** Whether both have what they would give, and room for what they would get. */
export const canBoth = (table: Table, seat: Seat, { give, take }: Terms): boolean =>
  canTrade(table, seat, give, take) && canTrade(table, opponentOf(seat), take, give);

const alike = (one: Bundle, two: Bundle): boolean => covers(one, two) && covers(two, one);

/** Whether these terms are among those that were refused. */
export const isAmong = (refused: readonly Terms[], { give, take }: Terms): boolean =>
  refused.some((terms) => alike(terms.give, give) && alike(terms.take, take));

const onlyResources = (bundle: Bundle): boolean => (bundle[KNOWLEDGE] ?? 0) === 0 && (bundle[ASTRO] ?? 0) === 0;

/** SS-TRD-04: what the player on turn gets are resources, whoever names the terms; `gets` picks it out of them. */
export const termsNeeds = (rules: Rules, gets: (terms: Terms) => Bundle): readonly BarterNeed[] => [
  { code: 'gift', rule: rules.barter, ok: (_, { give, take }) => something(give) && something(take) },
  { code: 'both-sides', rule: rules.barter, ok: (_, terms) => !overlap(terms) },
  { code: 'resources-only', rule: rules.barter, ok: (_, terms) => onlyResources(gets(terms)) },
  {
    code: 'cannot-pay',
    rule: rules.barter,
    ok: (at, { give }) => covers(mine(at).stock, give),
    numbers: (at, { give }) => missing(mine(at), give),
  },
  {
    code: 'other-lacks',
    rule: rules.barter,
    ok: ({ table, seat }, { take }) => covers(playerOf(table, opponentOf(seat)).stock, take),
  },
  { code: 'no-space', rule: rules.hold, ok: ({ table, seat }, { take }) => fits(table, seat, take) },
  {
    code: 'other-no-space',
    rule: rules.hold,
    ok: ({ table, seat }, { give }) => fits(table, opponentOf(seat), give),
  },
];

/** The offer on the table is the other player's. */
export const notOwn = ({ barter }: Rules): TableGate => ({
  code: 'own-offer',
  rule: barter,
  ok: ({ table, seat }) => table.active !== seat,
});

/** What both give goes from ship to ship: `seat` gives and takes these. */
export function exchange(table: Table, seat: Seat, { give, take }: Terms): void {
  for (let kind = 0; kind < give.length; kind++) {
    const gained = (take[kind] ?? 0) - (give[kind] ?? 0);
    if (gained === 0) continue;
    addStock(playerOf(table, seat), kind, gained);
    addStock(playerOf(table, opponentOf(seat)), kind, -gained);
  }
}

/** The player on turn will not have what the other proposes. */
export function turnDown(table: Table): void {
  if (table.proposal === null) return;
  table.dismissed = [...table.dismissed, table.proposal];
  table.proposal = null;
}

/** SS-TRD-04: the player on turn asks for resources and gives resources, knowledge or astro; what both have is open. */
export const offer = ({ rules }: Kit) =>
  act(MOVES.offer, {
    frames: ['build'],
    listing: 'menu',
    gates: [
      {
        code: 'offers-spent',
        rule: rules.offers,
        ok: ({ table }) => offersLeft(table) > 0,
        numbers: ({ table }) => ({ made: table.offers, most: table.offers + offersLeft(table) }),
      },
      { code: 'all-closed', rule: rules.offers, ok: ({ table, seat }) => !has(table.closed, opponentOf(seat)) },
    ],
    needs: [
      ...termsNeeds(rules, ({ take }) => take),
      { code: 'refused-before', rule: rules.offers, ok: ({ table }, move) => !isAmong(table.refused, move) },
    ],
    candidates({ table }, out) {
      const until = out.n + out.menu;
      const from = menuStart(table);
      for (let i = 0; i < OFFERS.length && out.n < until; i++) {
        const move = some(OFFERS, (from + i) % OFFERS.length);
        if (canBoth(table, table.active, move)) out.add(move);
      }
    },
    play({ table }, seat, { give, take }, tell) {
      table.offers++;
      table.closed = without(table.closed, seat);
      turnDown(table); // one matter is pending between the two, and this is it now
      table.stack.push({ kind: 'offer', give, take });
      tell?.all({ kind: 'offered', seat, give, take });
    },
  });

function termsNow(table: Table): Terms {
  const frame = top(table);
  return frame.kind === 'offer' ? frame : { give: NOTHING, take: NOTHING };
}

/** The offer was possible when it was made, and nothing has changed since. */
export const accept = ({ rules }: Kit) =>
  act(MOVES.accept, {
    frames: ['offer'],
    gates: [notOwn(rules)],
    play({ table }, seat, _, tell) {
      const terms = termsNow(table);
      const proposer = opponentOf(seat);
      table.stack.pop();
      table.proposal = null;
      exchange(table, proposer, terms);
      tell?.all({ kind: 'traded', seat: proposer, with: seat, gave: terms.give, got: terms.take });
    },
  });

/** A refused offer is not made again in the same turn. */
function refuse(table: Table): void {
  const { give, take } = termsNow(table);
  table.stack.pop();
  table.proposal = null;
  table.refused = [...table.refused, { give, take }];
}

export const decline = ({ rules }: Kit) =>
  act(MOVES.decline, {
    frames: ['offer'],
    gates: [notOwn(rules)],
    play({ table }, seat, _, tell) {
      refuse(table);
      tell?.all({ kind: 'declined', seat });
    },
  });

/** "Not this turn": until the turn ends nothing is offered to this seat; the player on turn says it of proposals. */
export const close = ({ rules }: Kit) =>
  act(MOVES.close, {
    frames: ['build', 'offer'],
    gates: [
      { code: 'is-closed', rule: rules.offers, ok: ({ table, seat }) => !has(table.closed, seat) },
      {
        // It is an answer: without an offer or a proposal there is nothing to be rid of.
        code: 'no-proposal',
        rule: rules.barter,
        ok({ table, seat }) {
          const isOffered = top(table).kind === 'offer';
          return seat === table.active ? table.proposal !== null && !isOffered : isOffered;
        },
      },
    ],
    play({ table }, seat, _, tell) {
      table.closed |= only(seat);
      if (seat === table.active) turnDown(table);
      else refuse(table);
      tell?.all({ kind: 'closed', seat });
    },
  });

export const reopen = ({ rules }: Kit) =>
  act(MOVES.reopen, {
    frames: ['build'],
    gates: [{ code: 'is-open', rule: rules.offers, ok: ({ table, seat }) => has(table.closed, seat) }],
    play({ table }, seat, _, tell) {
      table.closed = without(table.closed, seat);
      tell?.all({ kind: 'reopened', seat });
    },
  });

import { type Bundle, NONE, payable } from '@orrery/common';
import { type Kinded, total } from '@orrery/kernel';
import { bank } from './actions/bank.ts';
import { base } from './actions/base.ts';
import { buy } from './actions/buy.ts';
import { monopoly, science, sfi, utopia } from './actions/cards.ts';
import { ship } from './actions/ship.ts';
import { station } from './actions/station.ts';
import { close, deal, dismiss, offer, propose, reopen, withdraw } from './actions/trade.ts';
import { build, claim, end, roll } from './actions/turn.ts';
import { COST, MONOPOLY_CARD, SCIENCE_CARD, SFI_CARD, SPECIAL_RATE, UTOPIA_CARD } from './data.ts';
import type { Hand, StartrekAction, View } from './state.ts';
import { SUPPORT_CARDS } from './support/index.ts';

/**
 * The actions of the player on turn. They come first in the game and order matters: the index is the bit used by
 * `prefilter`.
 */
export const TURN_ACTIONS: readonly StartrekAction[] = [
  roll,
  sfi,
  utopia,
  science,
  monopoly,
  bank,
  offer,
  deal,
  dismiss,
  propose,
  withdraw,
  close,
  reopen,
  ship,
  station,
  base,
  buy,
  build,
  end,
  claim,
  ...SUPPORT_CARDS.flatMap(({ begins }) => begins),
];

const actionBits = (...actions: readonly Kinded[]): number =>
  TURN_ACTIONS.reduce((set, action, i) => (actions.some(({ kind }) => kind === action.kind) ? set | (1 << i) : set), 0);

const ALWAYS_BITS = actionBits(roll, build, end);
const CLAIM_BIT = actionBits(claim);
const SWAP_BIT = actionBits(bank);
const OFFER_BIT = actionBits(offer);
const ANSWER_BITS = actionBits(deal, dismiss, close);
const REOPEN_BIT = actionBits(reopen);
const [SFI_BIT, UTOPIA_BIT, SCIENCE_BIT, MONOPOLY_BIT] = [
  actionBits(sfi),
  actionBits(utopia),
  actionBits(science),
  actionBits(monopoly),
];

/** By character: the actions the holder can begin, and the minimum number of resource cards they need. */
const SUPPORT_ACTION_BITS = SUPPORT_CARDS.map(({ begins }) => actionBits(...begins));
const MIN_SUPPORT_CARDS = SUPPORT_CARDS.map(({ least }) => least);

function prefilterCards({ developments }: Hand): number {
  let set = 0;
  if ((developments[SFI_CARD] ?? 0) > 0) set |= SFI_BIT;
  if ((developments[UTOPIA_CARD] ?? 0) > 0) set |= UTOPIA_BIT;
  if ((developments[SCIENCE_CARD] ?? 0) > 0) set |= SCIENCE_BIT;
  if ((developments[MONOPOLY_CARD] ?? 0) > 0) set |= MONOPOLY_BIT;
  return set;
}

/** The actions each price allows. */
const PRICED_ACTION_BITS: readonly (readonly [Bundle, number])[] = [
  [COST.ship, actionBits(ship)],
  [COST.station, actionBits(station)],
  [COST.base, actionBits(base)],
  [COST.development, actionBits(buy)],
];
/** With fewer resource cards than this, nothing can be built or traded with the bank. */
const MIN_CARDS_TO_SPEND = Math.min(SPECIAL_RATE, ...PRICED_ACTION_BITS.map(([price]) => total(price)));
const builds = payable(PRICED_ACTION_BITS);

/**
 * A superset of the legal actions, read from the hand: checking twenty actions one by one takes longer than everything
 * else.
 */
export function prefilter({ table, hand, seat }: View, menu: number): number {
  const player = table.players[seat];
  if (player === undefined) return 0;
  let set = table.options.claim === 'automatic' ? ALWAYS_BITS : ALWAYS_BITS | CLAIM_BIT;
  if (player.developments > 0 && table.played === 0) set |= prefilterCards(hand);
  if (player.cards >= MIN_CARDS_TO_SPEND) set |= SWAP_BIT | builds(hand.resources);
  if (menu > 0) set |= OFFER_BIT;
  if (table.proposals.length > 0) set |= ANSWER_BITS;
  if (table.closed !== 0) set |= REOPEN_BIT;
  const { support } = player;
  if (support !== NONE && player.ready <= table.turn && player.cards >= (MIN_SUPPORT_CARDS[support] ?? 0)) {
    set |= SUPPORT_ACTION_BITS[support] ?? 0;
  }
  return set;
}

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
import { COST, MONOPOLY, SCIENCE, SFI, SPECIAL_RATE, UTOPIA } from './data.ts';
import type { Act, Hand, View } from './state.ts';
import { SUPPORT } from './support/index.ts';

/** What the player on turn can do when free to choose, each known by its place here: they stand first in the game. */
export const FREE_ACTIONS: readonly Act[] = [
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
  ...SUPPORT.flatMap(({ begins }) => begins),
];

const bits = (...actions: readonly Kinded[]): number =>
  FREE_ACTIONS.reduce((set, action, i) => (actions.some(({ kind }) => kind === action.kind) ? set | (1 << i) : set), 0);

const ALWAYS = bits(roll, build, end);
const CLAIM = bits(claim);
const SWAP = bits(bank);
const OFFER = bits(offer);
const ANSWER = bits(deal, dismiss, close);
const REOPEN = bits(reopen);
const [PLAY_SFI, PLAY_UTOPIA, PLAY_SCIENCE, PLAY_MONOPOLY] = [bits(sfi), bits(utopia), bits(science), bits(monopoly)];

/** By character: what the holder can begin, and how many resource cards it takes at least. */
const BEGUN = SUPPORT.map(({ begins }) => bits(...begins));
const LEAST_CARDS = SUPPORT.map(({ least }) => least);

function likelyCards({ developments }: Hand): number {
  let set = 0;
  if ((developments[SFI] ?? 0) > 0) set |= PLAY_SFI;
  if ((developments[UTOPIA] ?? 0) > 0) set |= PLAY_UTOPIA;
  if ((developments[SCIENCE] ?? 0) > 0) set |= PLAY_SCIENCE;
  if ((developments[MONOPOLY] ?? 0) > 0) set |= PLAY_MONOPOLY;
  return set;
}

/** What each price allows. */
const PRICES: readonly (readonly [Bundle, number])[] = [
  [COST.ship, bits(ship)],
  [COST.station, bits(station)],
  [COST.base, bits(base)],
  [COST.development, bits(buy)],
];
/** Fewer resource cards than this build nothing, and buy nothing at the bank either. */
const FEWEST = Math.min(SPECIAL_RATE, ...PRICES.map(([price]) => total(price)));
const builds = payable(PRICES);

/** What may be legal, by a look at the hand: asking twenty actions one by one takes longer than all the rest. */
export function likely({ table, hand, seat }: View, menu: number): number {
  const player = table.players[seat];
  if (player === undefined) return 0;
  let set = table.options.claim === 'automatic' ? ALWAYS : ALWAYS | CLAIM;
  if (player.developments > 0 && table.played === 0) set |= likelyCards(hand);
  if (player.cards >= FEWEST) set |= SWAP | builds(hand.resources);
  if (menu > 0) set |= OFFER;
  if (table.proposals.length > 0) set |= ANSWER;
  if (table.closed !== 0) set |= REOPEN;
  const { support } = player;
  if (support !== NONE && player.ready <= table.turn && player.cards >= (LEAST_CARDS[support] ?? 0)) {
    set |= BEGUN[support] ?? 0;
  }
  return set;
}

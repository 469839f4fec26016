import { NONE, payable } from '@orrery/common';
import { type Kinded, topFrame } from '@orrery/kernel';
import { build, spaceport, upgrade } from './actions/build.ts';
import { fly, found } from './actions/fly.ts';
import { ask, convert, fame, help } from './actions/friends.ts';
import { jump } from './actions/jump.ts';
import { supply } from './actions/supply.ts';
import { close, deal, dismiss, offer, propose, reopen, withdraw } from './actions/trade.ts';
import { done, roll } from './actions/turn.ts';
import { PORT_COST, SHIP_COST, UPGRADE_COST } from './data.ts';
import { CONVERSION_BIT, DONATION_BIT, FAME_BITS, HELPING_HAND_BIT, SPACE_JUMP_BITS } from './friendship.ts';
import type { Move } from './moves.ts';
import type { StarfarersAction, View } from './state.ts';

/** The actions of a pilot. They come first in the game and order matters: the index is the bit used by `prefilter`. */
export const TURN_ACTIONS: readonly StarfarersAction<Move>[] = [
  roll,
  build,
  spaceport,
  upgrade,
  supply,
  offer,
  deal,
  dismiss,
  propose,
  withdraw,
  close,
  reopen,
  fly,
  found,
  jump,
  fame,
  help,
  ask,
  convert,
  done,
];

const actionBits = (...actions: readonly Kinded[]): number =>
  TURN_ACTIONS.reduce((set, action, i) => (actions.some(({ kind }) => kind === action.kind) ? set | (1 << i) : set), 0);

const ALWAYS_BITS = actionBits(roll, done);
const FLIGHT_BITS = actionBits(fly, found);
const BUILD_BIT = actionBits(build);
const SPACEPORT_BIT = actionBits(spaceport);
const UPGRADE = actionBits(upgrade);
const SWAP_BIT = actionBits(supply);
const OFFER_BIT = actionBits(offer);
const ANSWER_BITS = actionBits(deal, dismiss, close);
const REOPEN_BIT = actionBits(reopen);
const [FAME_BIT, HELP_BIT, ASK_BIT, CONVERT_BIT, JUMP_BIT] = [
  actionBits(fame),
  actionBits(help),
  actionBits(ask),
  actionBits(convert),
  actionBits(jump),
];

/** What the cards in hand allow to build. */
const builds = payable([
  ...SHIP_COST.map((price) => [price, BUILD_BIT] as const),
  [PORT_COST, SPACEPORT_BIT],
  ...UPGRADE_COST.map((price) => [price, UPGRADE] as const),
]);

/** The actions that friendship cards allow. */
function prefilterFriends(friends: number): number {
  let set = 0;
  if ((friends & FAME_BITS) !== 0) set |= FAME_BIT;
  if ((friends & HELPING_HAND_BIT) !== 0) set |= HELP_BIT;
  if ((friends & DONATION_BIT) !== 0) set |= ASK_BIT;
  if ((friends & CONVERSION_BIT) !== 0) set |= CONVERT_BIT;
  if ((friends & SPACE_JUMP_BITS) !== 0) set |= JUMP_BIT;
  return set;
}

/**
 * A superset of the legal actions, read from the hand: checking all actions one by one takes longer than everything
 * else.
 */
export function prefilter({ table, hand, seat }: View, menu: number): number {
  const player = table.players[seat];
  if (player === undefined) return NONE;
  let set = player.friends === 0 ? ALWAYS_BITS : ALWAYS_BITS | prefilterFriends(player.friends);
  if (topFrame(table).kind === 'flight') return set | FLIGHT_BITS;
  if (menu > 0) set |= OFFER_BIT;
  if (table.proposals.length > 0) set |= ANSWER_BITS;
  if (table.closed !== 0) set |= REOPEN_BIT;
  return player.cards === 0 ? set : set | SWAP_BIT | builds(hand.resources);
}

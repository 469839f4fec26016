import { NONE, payable } from '@orrery/common';
import { type Kinded, top } from '@orrery/kernel';
import { build, spaceport, upgrade } from './actions/build.ts';
import { fly, found } from './actions/fly.ts';
import { ask, convert, fame, help } from './actions/friends.ts';
import { jump } from './actions/jump.ts';
import { supply } from './actions/supply.ts';
import { close, deal, dismiss, offer, propose, reopen, withdraw } from './actions/trade.ts';
import { done, roll } from './actions/turn.ts';
import { PORT_COST, SHIP_COST, UPGRADE_COST } from './data.ts';
import { CONVERSION, DONATION, FAME_FOR_SALE, HELPING_HAND, SPACE_JUMPS } from './friendship.ts';
import type { Move } from './moves.ts';
import type { Act, View } from './state.ts';

/** What a pilot can do when free to choose, each known by its place here: they stand first in the game. */
export const FREE_ACTIONS: readonly Act<Move>[] = [
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

const bits = (...actions: readonly Kinded[]): number =>
  FREE_ACTIONS.reduce((set, action, i) => (actions.some(({ kind }) => kind === action.kind) ? set | (1 << i) : set), 0);

const ALWAYS = bits(roll, done);
const FLIGHT = bits(fly, found);
const BUILD = bits(build);
const SPACEPORT = bits(spaceport);
const UPGRADE = bits(upgrade);
const SWAP = bits(supply);
const OFFER = bits(offer);
const ANSWER = bits(deal, dismiss, close);
const REOPEN = bits(reopen);
const [FAME, HELP, ASK, CONVERT, JUMP] = [bits(fame), bits(help), bits(ask), bits(convert), bits(jump)];

/** What the cards in hand allow to build. */
const builds = payable([
  ...SHIP_COST.map((price) => [price, BUILD] as const),
  [PORT_COST, SPACEPORT],
  ...UPGRADE_COST.map((price) => [price, UPGRADE] as const),
]);

/** What the cards of friends allow to begin. */
function likelyFriends(friends: number): number {
  let set = 0;
  if ((friends & FAME_FOR_SALE) !== 0) set |= FAME;
  if ((friends & HELPING_HAND) !== 0) set |= HELP;
  if ((friends & DONATION) !== 0) set |= ASK;
  if ((friends & CONVERSION) !== 0) set |= CONVERT;
  if ((friends & SPACE_JUMPS) !== 0) set |= JUMP;
  return set;
}

/** What may be legal, by a look at the hand: asking all actions one by one takes longer than all the rest. */
export function likely({ table, hand, seat }: View, menu: number): number {
  const player = table.players[seat];
  if (player === undefined) return NONE;
  let set = player.friends === 0 ? ALWAYS : ALWAYS | likelyFriends(player.friends);
  if (top(table).kind === 'flight') return set | FLIGHT;
  if (menu > 0) set |= OFFER;
  if (table.proposals.length > 0) set |= ANSWER;
  if (table.closed !== 0) set |= REOPEN;
  return player.cards === 0 ? set : set | SWAP | builds(hand.resources);
}

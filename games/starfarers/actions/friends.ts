import { add, addSet, bitCount, moveCards, NONE, some } from '@orrery/common';
import { has, list, type Seat, type SeatSet, top } from '@orrery/kernel';
import { cargoOf, linksLeft, mayStand, shipAt, vertexOf } from '../board.ts';
import { BLACK_SPEED, COLONY, FAME_COST, HELPERS, KINDS, SHIPS } from '../data.ts';
import { otherCargo } from '../flight.ts';
import { rob } from '../framevalues.ts';
import { CONVERSION, cardsOf, DONATION, FAME_FOR_SALE, HELPING_HAND } from '../friendship.ts';
import { hasCargo, offerLaunch } from '../launch.ts';
import { MOVES } from '../moves.ts';
import { hasEnd } from '../reach.ts';
import { changeFame } from '../score.ts';
import { act, playerOf, type Table, USED, type View } from '../state.ts';
import { pay } from '../supply.ts';
import { affords, held, holds, mine, notAdrift, unused } from './gates.ts';

const { all: BEFRIEND } = MOVES.befriend;
const { all: ASK } = MOVES.ask;

/** The cards that can be chosen now, one bit each. */
function choosable(table: Table): number {
  const frame = top(table);
  return frame.kind === 'befriend' ? table.friends & cardsOf(frame.people) : 0;
}

/** SF-STAT-03: one of the cards left to that people, open and good at once. */
export const befriend = act(MOVES.befriend, {
  frames: ['befriend'],
  needs: [{ code: 'no-such-friend', rule: 'SF-STAT-03', ok: ({ table }, { card }) => has(choosable(table), card) }],
  exact: true,
  candidates: ({ table }, out) => addSet(out, BEFRIEND, choosable(table)),
  play({ table }, seat, { card }, tell) {
    table.stack.pop();
    table.friends &= ~(1 << card);
    playerOf(table, seat).friends |= 1 << card;
    tell?.all({ kind: 'befriended', seat, card });
  },
});

/** A-09, SF-OPT-FAME: how often it can be used in a turn. */
const sales = (at: View): number => Math.min(held(at, FAME_FOR_SALE), at.table.options.fame === 'once' ? 1 : KINDS);
const sold = (at: View): number => bitCount((mine(at)?.used ?? 0) & (USED.fame | USED.fameAgain));

/** SF-FRIEND-FAME, A-09: half a medal for a good. */
export const fame = act(MOVES.fame, {
  frames: ['before', 'main', 'flight'],
  gates: [
    holds(FAME_FOR_SALE, 'SF-FRIEND-FAME'),
    { code: 'used-up', rule: 'SF-FRIEND-FAME', ok: (at) => sold(at) < sales(at) || sales(at) === 0 },
    affords(FAME_COST, 'SF-FRIEND-FAME'),
    { code: 'no-fame', rule: 'SF-FRIEND-FAME', ok: ({ table }) => table.fame > 0 },
    notAdrift,
  ],
  play(state, seat, _, tell) {
    const player = playerOf(state.table, seat);
    player.used |= (player.used & USED.fame) === 0 ? USED.fame : USED.fameAgain;
    pay(state, seat, FAME_COST);
    changeFame(state.table, seat, 1, tell, FAME_COST);
  },
});

/** Those with more points than a seat. */
function leaders({ players }: Table, seat: Seat): SeatSet {
  const own = players[seat]?.points ?? 0;
  return players.reduce((set, { points }, q) => (points > own ? set | (1 << q) : set), 0);
}

/** SF-FRIEND-HAND: a blind card from each of two who are ahead, whenever it is one's turn. */
export const help = act(MOVES.help, {
  frames: ['before', 'main', 'flight'],
  gates: [
    holds(HELPING_HAND, 'SF-FRIEND-HAND'),
    unused(USED.help, 'SF-FRIEND-HAND'),
    {
      code: 'too-few-leaders',
      rule: 'SF-FRIEND-HAND',
      ok: ({ table, seat }) => bitCount(leaders(table, seat)) >= HELPERS,
      numbers: ({ table, seat }) => ({ leaders: bitCount(leaders(table, seat)) }),
    },
    notAdrift,
  ],
  needs: [
    {
      code: 'no-leader',
      rule: 'SF-FRIEND-HAND',
      ok: ({ table, seat }, { from }) => (from & ~leaders(table, seat)) === 0,
    },
  ],
  play({ table }, seat, { from }, tell) {
    playerOf(table, seat).used |= USED.help;
    tell?.all({ kind: 'helped', seat, from });
    for (const helper of list(from).reverse())
      if (playerOf(table, helper).cards > 0) table.stack.push(rob(helper, seat));
  },
});

/** SF-FRIEND-DONATION, A-10: one player is asked for one card. */
export const ask = act(MOVES.ask, {
  frames: ['before', 'main', 'flight'],
  gates: [holds(DONATION, 'SF-FRIEND-DONATION'), unused(USED.donation, 'SF-FRIEND-DONATION'), notAdrift],
  needs: [
    {
      code: 'no-opponent',
      rule: 'SF-FRIEND-DONATION',
      ok: ({ table, seat: own }, { seat }) => seat !== own && seat < table.players.length,
    },
  ],
  candidates({ table }, out) {
    for (let i = 0; i < table.players.length * KINDS; i++) out.add(some(ASK, i));
  },
  play({ table }, seat, { seat: of, resource }, tell) {
    playerOf(table, seat).used |= USED.donation;
    table.stack.push({ kind: 'donation', seat, of, resource });
    tell?.all({ kind: 'asked', seat, of, resource });
  },
});

/** The resource that is asked for. */
function wanted(table: Table): number {
  const frame = top(table);
  return frame.kind === 'donation' ? frame.resource : NONE;
}

/** SF-FRIEND-DONATION, A-43: who gives is famous too; the asker takes the last half medal. */
export const donate = act(MOVES.donate, {
  frames: ['donation'],
  gates: [
    {
      code: 'not-held',
      rule: 'SF-FRIEND-DONATION',
      ok: ({ table, hand }) => (hand.resources[wanted(table)] ?? 0) > 0,
    },
  ],
  play(state, seat, _, tell) {
    const { table } = state;
    const frame = top(table);
    table.stack.pop();
    if (frame.kind !== 'donation') return;
    const { seat: to, resource } = frame;
    moveCards(state, seat, to, resource, 1);
    tell?.all({ kind: 'donated', seat, to, resource });
    changeFame(table, to, 1, tell);
    changeFame(table, seat, 1, tell);
  },
});

export const keep = act(MOVES.keep, {
  frames: ['donation'],
  play({ table }, seat, _, tell) {
    table.stack.pop();
    tell?.all({ kind: 'kept', seat });
  },
});

/** Links that a ship can be sure of: before the shake those of the slowest one. */
function sureLinks(table: Table, seat: Seat, ship: number): number {
  const left = linksLeft(table, seat, ship);
  return table.shake === NONE && left >= 0 ? left + BLACK_SPEED : left;
}

/** the new kind may stand here, or can still get to where it may. While a ship is held back, none becomes due to leave. */
function canBecome(table: Table, seat: Seat, ship: number): boolean {
  const code = shipAt(table, seat, ship);
  if (code === NONE) return true;
  const cargo = otherCargo(cargoOf(code));
  if (mayStand(table, seat, cargo, vertexOf(code))) return true;
  if (top(table).kind === 'ground') return false;
  return hasEnd(table, seat, cargo, vertexOf(code), sureLinks(table, seat, ship));
}

/**
 * SF-FRIEND-CONVERSION, A-29: a trade ship becomes a colony ship or the reverse, where it is, at any time of one's turn. What
 * else is asked can be answered first: after it the same ships can be converted.
 */
export const convert = act(MOVES.convert, {
  frames: ['before', 'main', 'flight', 'jump', 'ground'],
  gates: [holds(CONVERSION, 'SF-FRIEND-CONVERSION'), unused(USED.conversion, 'SF-FRIEND-CONVERSION'), notAdrift],
  needs: [
    {
      code: 'no-ship',
      rule: 'SF-FRIEND-CONVERSION',
      ok: ({ table, seat }, { ship }) => shipAt(table, seat, ship) !== NONE,
    },
    {
      code: 'no-piece',
      rule: 'SF-FRIEND-CONVERSION',
      ok({ table, seat }, { ship }) {
        const code = shipAt(table, seat, ship);
        return code === NONE || hasCargo(table, seat, otherCargo(cargoOf(code)));
      },
    },
    {
      code: 'cannot-stand',
      rule: 'SF-FRIEND-CONVERSION',
      ok: ({ table, seat }, { ship }) => canBecome(table, seat, ship),
    },
  ],
  play({ table }, seat, { ship }, tell) {
    const player = playerOf(table, seat);
    const code = shipAt(table, seat, ship);
    const cargo = otherCargo(cargoOf(code));
    player.used |= USED.conversion;
    add(table.ships, seat * SHIPS + ship, cargo - cargoOf(code));
    player.colonies += cargo === COLONY ? -1 : 1;
    player.stations += cargo === COLONY ? 1 : -1;
    tell?.all({ kind: 'converted', seat, ship, cargo });
    offerLaunch(table, seat);
  },
});

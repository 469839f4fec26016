import { addCards, addMovesOfSet, bitCount, itemAt, moveCards, NONE } from '@orrery/common';
import { hasSeat, type Seat, type SeatSet, seatsIn, topFrame } from '@orrery/kernel';
import { linksLeft, mayStand, shipAt, shipCargo, shipVertex } from '../board.ts';
import { BLACK_SPEED, COLONY_CARGO, FAME_COST, MAX_HELPERS, RESOURCE_KINDS, SHIPS_PER_SEAT } from '../data.ts';
import { otherCargo } from '../flight.ts';
import { robFrame } from '../frame-constants.ts';
import { CONVERSION_BIT, cardsOfPeople, DONATION_BIT, FAME_BITS, HELPING_HAND_BIT } from '../friendship.ts';
import { hasCargo, offerLaunch } from '../launch.ts';
import { MOVES } from '../moves.ts';
import { canEndElsewhere } from '../reach.ts';
import { changeFame } from '../score.ts';
import { defineAction, playerOf, type Table, USED_BITS, type View } from '../state.ts';
import { paySupply } from '../supply.ts';
import { affordsGate, cardsHeld, holdsCardGate, notAdriftGate, ownPlayer, unusedGate } from './gates.ts';

const { all: BEFRIEND_MOVES } = MOVES.befriend;
const { all: ASK_MOVES } = MOVES.ask;

/** The cards that can be chosen now, one bit each. */
function choosableCards(table: Table): number {
  const frame = topFrame(table);
  return frame.kind === 'befriend' ? table.friends & cardsOfPeople(frame.people) : 0;
}

/** SF-STAT-03: one of the cards left of that people, face up and effective at once. */
export const befriend = defineAction(MOVES.befriend, {
  frames: ['befriend'],
  needs: [
    { code: 'no-such-friend', rule: 'SF-STAT-03', ok: ({ table }, { card }) => hasSeat(choosableCards(table), card) },
  ],
  exact: true,
  candidates: ({ table }, out) => addMovesOfSet(out, BEFRIEND_MOVES, choosableCards(table)),
  play({ table }, seat, { card }, tell) {
    table.stack.pop();
    table.friends &= ~(1 << card);
    playerOf(table, seat).friends |= 1 << card;
    tell?.all({ kind: 'befriended', seat, card });
  },
});

/** A-09, SF-OPT-FAME: how often it can be used per turn. */
const maxFameSales = (at: View): number =>
  Math.min(cardsHeld(at, FAME_BITS), at.table.options.fame === 'once' ? 1 : RESOURCE_KINDS);
const fameSales = (at: View): number => bitCount((ownPlayer(at)?.used ?? 0) & (USED_BITS.fame | USED_BITS.fameAgain));

/** SF-FRIEND-FAME, A-09: half a medal for a trade good. */
export const fame = defineAction(MOVES.fame, {
  frames: ['before', 'main', 'flight'],
  gates: [
    holdsCardGate(FAME_BITS, 'SF-FRIEND-FAME'),
    { code: 'used-up', rule: 'SF-FRIEND-FAME', ok: (at) => fameSales(at) < maxFameSales(at) || maxFameSales(at) === 0 },
    affordsGate(FAME_COST, 'SF-FRIEND-FAME'),
    { code: 'no-fame', rule: 'SF-FRIEND-FAME', ok: ({ table }) => table.fame > 0 },
    notAdriftGate,
  ],
  play(state, seat, _, tell) {
    const player = playerOf(state.table, seat);
    player.used |= (player.used & USED_BITS.fame) === 0 ? USED_BITS.fame : USED_BITS.fameAgain;
    paySupply(state, seat, FAME_COST);
    changeFame(state.table, seat, 1, tell, FAME_COST);
  },
});

/** The seats with more points than a seat. */
function seatsAhead({ players }: Table, seat: Seat): SeatSet {
  const own = players[seat]?.points ?? 0;
  return players.reduce((set, { points }, q) => (points > own ? set | (1 << q) : set), 0);
}

/** SF-FRIEND-HAND: a random card from each of two players with more points, at any time of one's turn. */
export const help = defineAction(MOVES.help, {
  frames: ['before', 'main', 'flight'],
  gates: [
    holdsCardGate(HELPING_HAND_BIT, 'SF-FRIEND-HAND'),
    unusedGate(USED_BITS.help, 'SF-FRIEND-HAND'),
    {
      code: 'too-few-leaders',
      rule: 'SF-FRIEND-HAND',
      ok: ({ table, seat }) => bitCount(seatsAhead(table, seat)) >= MAX_HELPERS,
      numbers: ({ table, seat }) => ({ leaders: bitCount(seatsAhead(table, seat)) }),
    },
    notAdriftGate,
  ],
  needs: [
    {
      code: 'no-leader',
      rule: 'SF-FRIEND-HAND',
      ok: ({ table, seat }, { from }) => (from & ~seatsAhead(table, seat)) === 0,
    },
  ],
  play({ table }, seat, { from }, tell) {
    playerOf(table, seat).used |= USED_BITS.help;
    tell?.all({ kind: 'helped', seat, from });
    for (const helper of seatsIn(from).reverse())
      if (playerOf(table, helper).cards > 0) table.stack.push(robFrame(helper, seat));
  },
});

/** SF-FRIEND-DONATION, A-10: one player is asked for one card. */
export const ask = defineAction(MOVES.ask, {
  frames: ['before', 'main', 'flight'],
  gates: [
    holdsCardGate(DONATION_BIT, 'SF-FRIEND-DONATION'),
    unusedGate(USED_BITS.donation, 'SF-FRIEND-DONATION'),
    notAdriftGate,
  ],
  needs: [
    {
      code: 'no-opponent',
      rule: 'SF-FRIEND-DONATION',
      ok: ({ table, seat: own }, { seat }) => seat !== own && seat < table.players.length,
    },
  ],
  candidates({ table }, out) {
    for (let i = 0; i < table.players.length * RESOURCE_KINDS; i++) out.add(itemAt(ASK_MOVES, i));
  },
  play({ table }, seat, { seat: of, resource }, tell) {
    playerOf(table, seat).used |= USED_BITS.donation;
    table.stack.push({ kind: 'donation', seat, of, resource });
    tell?.all({ kind: 'asked', seat, of, resource });
  },
});

/** The resource that is asked for. */
function wantedResource(table: Table): number {
  const frame = topFrame(table);
  return frame.kind === 'donation' ? frame.resource : NONE;
}

/** SF-FRIEND-DONATION, A-43: the giver gains fame too; the asker takes the last half medal. */
export const donate = defineAction(MOVES.donate, {
  frames: ['donation'],
  gates: [
    {
      code: 'not-held',
      rule: 'SF-FRIEND-DONATION',
      ok: ({ table, hand }) => (hand.resources[wantedResource(table)] ?? 0) > 0,
    },
  ],
  play(state, seat, _, tell) {
    const { table } = state;
    const frame = topFrame(table);
    table.stack.pop();
    if (frame.kind !== 'donation') return;
    const { seat: to, resource } = frame;
    moveCards(state, seat, to, resource, 1);
    tell?.all({ kind: 'donated', seat, to, resource });
    changeFame(table, to, 1, tell);
    changeFame(table, seat, 1, tell);
  },
});

export const keep = defineAction(MOVES.keep, {
  frames: ['donation'],
  play({ table }, seat, _, tell) {
    table.stack.pop();
    tell?.all({ kind: 'kept', seat });
  },
});

/** The guaranteed links of a ship: before the shake, those of the slowest shake. */
function minLinks(table: Table, seat: Seat, ship: number): number {
  const left = linksLeft(table, seat, ship);
  return table.shake === NONE && left >= 0 ? left + BLACK_SPEED : left;
}

/**
 * the new type may stay here, or can still reach a place where it may. While a ship is grounded, none becomes due
 * to leave.
 */
function canBecome(table: Table, seat: Seat, ship: number): boolean {
  const code = shipAt(table, seat, ship);
  if (code === NONE) return true;
  const cargo = otherCargo(shipCargo(code));
  if (mayStand(table, seat, cargo, shipVertex(code))) return true;
  if (topFrame(table).kind === 'ground') return false;
  return canEndElsewhere(table, seat, cargo, shipVertex(code), minLinks(table, seat, ship));
}

/**
 * SF-FRIEND-CONVERSION, A-29: a trade ship becomes a colony ship or the reverse, where it is, at any time of one's
 * turn. Other open questions can be answered first: the same ships can be converted afterwards.
 */
export const convert = defineAction(MOVES.convert, {
  frames: ['before', 'main', 'flight', 'jump', 'ground'],
  gates: [
    holdsCardGate(CONVERSION_BIT, 'SF-FRIEND-CONVERSION'),
    unusedGate(USED_BITS.conversion, 'SF-FRIEND-CONVERSION'),
    notAdriftGate,
  ],
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
        return code === NONE || hasCargo(table, seat, otherCargo(shipCargo(code)));
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
    const cargo = otherCargo(shipCargo(code));
    player.used |= USED_BITS.conversion;
    addCards(table.ships, seat * SHIPS_PER_SEAT + ship, cargo - shipCargo(code));
    player.colonies += cargo === COLONY_CARGO ? -1 : 1;
    player.stations += cargo === COLONY_CARGO ? 1 : -1;
    tell?.all({ kind: 'converted', seat, ship, cargo });
    offerLaunch(table, seat);
  },
});

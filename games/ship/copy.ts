import { copyInto } from '@orrery/common';
import { copyList } from '@orrery/kernel';
import type { Box, Hand, Player, ShipGameState, Table } from './state.ts';

function copyPlayer(from: Player, into: Player): void {
  copyInto(from.stock, into.stock);
  into.crest = from.crest;
  into.colonies = from.colonies;
  into.stations = from.stations;
  into.trophies = from.trophies;
  into.tasks = from.tasks;
  into.boosters = from.boosters;
  into.boosters2 = from.boosters2;
  into.cannons = from.cannons;
  into.cannons2 = from.cannons2;
  into.colonyShips = from.colonyShips;
  into.tradeShips = from.tradeShips;
  into.centres = from.centres;
  into.centres2 = from.centres2;
  into.friendship = from.friendship;
  into.medals = from.medals;
  into.points = from.points;
}

export function copyTable(from: Table, into: Table): void {
  into.options = from.options;
  for (let seat = 0; seat < from.players.length; seat++) {
    const player = from.players[seat];
    const slot = into.players[seat];
    if (player !== undefined && slot !== undefined) copyPlayer(player, slot);
  }
  into.turn = from.turn;
  into.active = from.active;
  into.die = from.die;
  copyInto(from.sizes, into.sizes);
  copyInto(from.reserve, into.reserve);
  into.deck = from.deck;
  copyList(from.open, into.open);
  into.discarded = from.discarded;
  into.sector = from.sector;
  into.speed = from.speed;
  into.flown = from.flown;
  into.acts = from.acts;
  copyList(from.row, into.row);
  into.turned = from.turned;
  into.fresh = from.fresh;
  into.locked = from.locked;
  into.ahead = from.ahead;
  into.below = from.below;
  into.used = from.used;
  into.forced = from.forced;
  into.offers = from.offers;
  into.refused = from.refused;
  into.proposal = from.proposal;
  into.dismissed = from.dismissed;
  into.closed = from.closed;
  into.quiet = from.quiet;
  into.friend = from.friend;
  into.hero = from.hero;
  copyList(from.stack, into.stack);
}

export function copyHand(from: Hand, into: Hand): void {
  into.centres = from.centres;
  copyList(from.ahead, into.ahead);
  copyList(from.below, into.below);
  into.pirate = from.pirate;
}

function copyBox(from: Box, into: Box): void {
  for (let sector = 0; sector < from.sectors.length; sector++) {
    const stack = from.sectors[sector];
    const slot = into.sectors[sector];
    if (stack !== undefined && slot !== undefined) copyList(stack, slot);
  }
  copyList(from.reserve, into.reserve);
  copyList(from.veiled, into.veiled);
}

/** Deep where things change, shared where they do not: options, frames and refused offers are values. */
export function copy(from: ShipGameState, into: ShipGameState): void {
  copyTable(from.table, into.table);
  for (let seat = 0; seat < from.hands.length; seat++) {
    const hand = from.hands[seat];
    const slot = into.hands[seat];
    if (hand !== undefined && slot !== undefined) copyHand(hand, slot);
  }
  copyBox(from.box, into.box);
}

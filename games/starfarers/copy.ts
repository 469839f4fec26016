import { copyInto } from '@orrery/common';
import { copyList } from '@orrery/kernel';
import type { Derived, Hand, Player, StarfarersState, Table } from './state.ts';

function copyPlayer(from: Player, into: Player): void {
  into.colonies = from.colonies;
  into.stations = from.stations;
  into.shipyards = from.shipyards;
  copyInto(from.fitted, into.fitted);
  into.cards = from.cards;
  into.fame = from.fame;
  into.tokens = from.tokens;
  into.points = from.points;
  into.friends = from.friends;
  copyInto(from.docked, into.docked);
  into.waiting = from.waiting;
  into.used = from.used;
  into.stuck = from.stuck;
  into.flown = from.flown;
  into.due = from.due;
}

function copyDerived(from: Derived, into: Derived): void {
  into.open = from.open;
  copyInto(from.marks, into.marks);
  copyInto(from.outposts, into.outposts);
}

/** The board and the stocks. */
function copyPieces(from: Table, into: Table): void {
  copyInto(from.layout, into.layout);
  into.sectors = from.sectors;
  copyInto(from.planets, into.planets);
  copyInto(from.discs, into.discs);
  copyInto(from.pools, into.pools);
  copyInto(from.sites, into.sites);
  copyInto(from.ships, into.ships);
  copyInto(from.supply, into.supply);
  into.reserve = from.reserve;
  copyInto(from.upgrades, into.upgrades);
  copyInto(from.laidOut, into.laidOut);
  into.fame = from.fame;
  into.friends = from.friends;
  copyInto(from.markers, into.markers);
  copyInto(from.deck, into.deck);
  copyInto(from.diceDeck, into.diceDeck);
  copyInto(from.stake, into.stake);
  copyInto(from.swapped, into.swapped);
}

export function copyTable(from: Table, into: Table): void {
  into.options = from.options;
  for (let seat = 0; seat < from.players.length; seat++) {
    const player = from.players[seat];
    const slot = into.players[seat];
    if (player !== undefined && slot !== undefined) copyPlayer(player, slot);
  }
  copyPieces(from, into);
  into.turn = from.turn;
  into.active = from.active;
  into.second = from.second;
  into.pilot = from.pilot;
  into.starter = from.starter;
  into.dice = from.dice;
  into.shake = from.shake;
  into.flying = from.flying;
  into.spent = from.spent;
  into.from = from.from;
  into.leg = from.leg;
  into.adrift = from.adrift;
  into.reader = from.reader;
  into.family = from.family;
  into.card = from.card;
  into.again = from.again;
  into.offers = from.offers;
  into.proposals = from.proposals;
  into.refused = from.refused;
  into.closed = from.closed;
  into.quiet = from.quiet;
  into.discards = from.discards;
  copyList(from.stack, into.stack);
  copyDerived(from.derived, into.derived);
}

export function copyHand(from: Hand, into: Hand): void {
  copyInto(from.resources, into.resources);
  into.discard = from.discard;
  into.card = from.card;
}

/** Deep where things change, shared where they do not: options, frames and sealed bundles are values. */
export function copy(from: StarfarersState, into: StarfarersState): void {
  copyTable(from.table, into.table);
  for (let seat = 0; seat < from.hands.length; seat++) {
    const hand = from.hands[seat];
    const slot = into.hands[seat];
    if (hand !== undefined && slot !== undefined) copyHand(hand, slot);
  }
  copyInto(from.box.reserve, into.box.reserve);
}

import { copyCounts } from '@orrery/common';
import { copyList } from '@orrery/kernel';
import type { Derived, Hand, Player, Table, Whole } from './state.ts';

function copyPlayer(from: Player, into: Player): void {
  into.colonies = from.colonies;
  into.stations = from.stations;
  into.shipyards = from.shipyards;
  copyCounts(from.fitted, into.fitted);
  into.cards = from.cards;
  into.fame = from.fame;
  into.tokens = from.tokens;
  into.points = from.points;
  into.friends = from.friends;
  copyCounts(from.docked, into.docked);
  into.waiting = from.waiting;
  into.used = from.used;
  into.stuck = from.stuck;
  into.flown = from.flown;
  into.due = from.due;
}

function copyDerived(from: Derived, into: Derived): void {
  into.open = from.open;
  copyCounts(from.marks, into.marks);
  copyCounts(from.outposts, into.outposts);
}

/** What lies on the board and in the stocks. */
function copyPieces(from: Table, into: Table): void {
  copyCounts(from.layout, into.layout);
  into.sectors = from.sectors;
  copyCounts(from.planets, into.planets);
  copyCounts(from.discs, into.discs);
  copyCounts(from.pools, into.pools);
  copyCounts(from.sites, into.sites);
  copyCounts(from.ships, into.ships);
  copyCounts(from.supply, into.supply);
  into.reserve = from.reserve;
  copyCounts(from.upgrades, into.upgrades);
  copyCounts(from.laidOut, into.laidOut);
  into.fame = from.fame;
  into.friends = from.friends;
  copyCounts(from.markers, into.markers);
  copyCounts(from.deck, into.deck);
  copyCounts(from.diceDeck, into.diceDeck);
  copyCounts(from.stake, into.stake);
  copyCounts(from.swapped, into.swapped);
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
  copyCounts(from.resources, into.resources);
  into.discard = from.discard;
  into.card = from.card;
}

/** Deep where things change, shared where they do not: options, frames and sealed bundles are values. */
export function copy(from: Whole, into: Whole): void {
  copyTable(from.table, into.table);
  for (let seat = 0; seat < from.hands.length; seat++) {
    const hand = from.hands[seat];
    const slot = into.hands[seat];
    if (hand !== undefined && slot !== undefined) copyHand(hand, slot);
  }
  copyCounts(from.box.reserve, into.box.reserve);
}

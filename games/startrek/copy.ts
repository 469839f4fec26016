import { copyInto } from '@orrery/common';
import { copyList } from '@orrery/kernel';
import type { Box, Derived, Hand, Player, StartrekState, Table } from './state.ts';

function copyPlayer(from: Player, into: Player): void {
  into.ships = from.ships;
  into.stations = from.stations;
  into.reserve = from.reserve;
  into.bases = from.bases;
  into.cards = from.cards;
  into.developments = from.developments;
  into.fleet = from.fleet;
  into.victory = from.victory;
  into.points = from.points;
  into.route = from.route;
  into.support = from.support;
  into.side = from.side;
  into.ready = from.ready;
}

function copyDerived(from: Derived, into: Derived): void {
  copyInto(from.lanes, into.lanes);
  copyInto(from.reached, into.reached);
  copyInto(from.stations, into.stations);
  copyInto(from.open, into.open);
  copyInto(from.posts, into.posts);
  into.postAt = from.postAt;
  into.yielding = from.yielding;
}

export function copyTable(from: Table, into: Table): void {
  into.options = from.options;
  into.board = from.board;
  for (let seat = 0; seat < from.players.length; seat++) {
    const player = from.players[seat];
    const slot = into.players[seat];
    if (player !== undefined && slot !== undefined) copyPlayer(player, slot);
  }
  copyInto(from.vertices, into.vertices);
  copyInto(from.edges, into.edges);
  copyInto(from.bank, into.bank);
  into.cruiser = from.cruiser;
  into.deck = from.deck;
  copyInto(from.spent, into.spent);
  into.turn = from.turn;
  into.active = from.active;
  into.starter = from.starter;
  into.dice = from.dice;
  into.diceLeft = from.diceLeft;
  into.played = from.played;
  into.bought = from.bought;
  into.offers = from.offers;
  into.proposals = from.proposals;
  into.refused = from.refused;
  into.closed = from.closed;
  into.quiet = from.quiet;
  into.discards = from.discards;
  into.rate = from.rate;
  into.routeHolder = from.routeHolder;
  into.fleetHolder = from.fleetHolder;
  into.row = from.row;
  copyList(from.stack, into.stack);
  copyDerived(from.derived, into.derived);
}

export function copyHand(from: Hand, into: Hand): void {
  copyInto(from.resources, into.resources);
  copyInto(from.developments, into.developments);
  copyInto(from.fresh, into.fresh);
  into.discard = from.discard;
  into.shown = from.shown;
}

function copyBox(from: Box, into: Box): void {
  copyInto(from.deck, into.deck);
  copyInto(from.dice, into.dice);
}

/** Deep where things change, shared where they do not: options, board, frames and sealed bundles are values. */
export function copy(from: StartrekState, into: StartrekState): void {
  copyTable(from.table, into.table);
  for (let seat = 0; seat < from.hands.length; seat++) {
    const hand = from.hands[seat];
    const slot = into.hands[seat];
    if (hand !== undefined && slot !== undefined) copyHand(hand, slot);
  }
  copyBox(from.box, into.box);
}

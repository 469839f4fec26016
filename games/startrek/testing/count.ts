import { bitCount, NONE } from '@orrery/common';
import { total } from '@orrery/kernel';
import { CHARACTERS } from '../characters.ts';
import {
  CARDS_PER_RESOURCE,
  DEVELOPMENT_DECK,
  DEVELOPMENTS,
  PIECES_PER_SEAT,
  RESOURCES,
  SFI_CARD,
  VICTORY_CARD,
} from '../data.ts';
import { longestRoute } from '../route.ts';
import { isBase, ownerOf, type Player, type StartrekState, type Table } from '../state.ts';

function resourcesError({ table, hands }: StartrekState): string | null {
  for (const [kind, name] of RESOURCES.entries()) {
    const counts = [table.bank[kind] ?? 0, ...hands.map(({ resources }) => resources[kind] ?? 0)];
    if (counts.some((n) => n < 0)) return `less than no ${name} somewhere`;
    if (total(counts) !== CARDS_PER_RESOURCE) return `${total(counts)} ${name} instead of ${CARDS_PER_RESOURCE}`;
  }
  return null;
}

function developmentsError({ table, hands, box }: StartrekState): string | null {
  const isLooking = table.stack.at(-1)?.kind === 'keep';
  for (const [kind, name] of DEVELOPMENTS.entries()) {
    const shown = isLooking ? (hands[table.active]?.shown?.[kind] ?? 0) : 0;
    const open = table.players.reduce((n, { fleet, victory }) => {
      if (kind === SFI_CARD) return n + fleet;
      return kind === VICTORY_CARD ? n + victory : n;
    }, 0);
    const held = hands.reduce((n, { developments }) => n + (developments[kind] ?? 0), 0);
    const all = (box.deck[kind] ?? 0) + (table.spent[kind] ?? 0) + shown + open + held;
    if (all !== DEVELOPMENT_DECK[kind]) return `${all} cards ${name} instead of ${DEVELOPMENT_DECK[kind]}`;
    if ((box.deck[kind] ?? 0) < 0) return `less than no ${name} in the deck`;
  }
  if (total(box.deck) !== table.deck) return `a deck of ${total(box.deck)} called ${table.deck}`;
  return null;
}

function handsError({ table, hands }: StartrekState): string | null {
  for (const [seat, { resources, developments, fresh, discard }] of hands.entries()) {
    const player = table.players[seat];
    if (total(resources) !== player?.cards) return `seat ${seat} holds ${total(resources)} cards, not ${player?.cards}`;
    if (total(developments) !== player.developments) return `the development cards of seat ${seat}`;
    if (fresh.some((n, kind) => n < 0 || n > (developments[kind] ?? 0))) return `the fresh cards of seat ${seat}`;
    if (discard?.some((n, kind) => n > (resources[kind] ?? 0))) return `seat ${seat} seals cards that it has not`;
  }
  return null;
}

/** Public points, counted from scratch. */
export function openPoints({ vertices, routeHolder, fleetHolder }: Table, seat: number, player: Player): number {
  const buildings = vertices.filter((building) => building !== 0 && ownerOf(building) === seat);
  const built = buildings.reduce((n, building) => n + (isBase(building) ? 2 : 1), 0);
  return built + (routeHolder === seat ? 2 : 0) + (fleetHolder === seat ? 2 : 0) + player.victory;
}

function piecesError(table: Table, seat: number, player: Player): string | null {
  const own = table.vertices.filter((building) => building !== 0 && ownerOf(building) === seat);
  const bases = own.filter(isBase).length;
  const small = own.length - bases;
  const ships = table.edges.filter((ship) => ship === seat + 1).length;
  const stations = table.options.classic === 'on' ? small : own.length;
  const supply = PIECES_PER_SEAT.stations + (table.options.classic === 'on' ? 0 : PIECES_PER_SEAT.reserve);
  if (ships + player.ships !== PIECES_PER_SEAT.ships) return `the ships of seat ${seat}`;
  if (bases + player.bases !== PIECES_PER_SEAT.bases) return `the bases of seat ${seat}`;
  if (stations + player.stations + player.reserve !== supply) return `the stations of seat ${seat}`;
  if (small > PIECES_PER_SEAT.stations) return `seat ${seat} has ${small} stations`;
  if (openPoints(table, seat, player) !== player.points) return `the points of seat ${seat}`;
  const isMoving = table.stack.at(-1)?.kind === 'relaunch';
  if (!isMoving && longestRoute(table, seat, ships) !== player.route) return `the route of seat ${seat}`;
  return null;
}

function supportError({ options, players, row, starter, turn }: Table): string | null {
  if (options.support === 'off') return row === 0 ? null : 'support cards in a game without';
  const held = players.filter(({ support }) => support !== NONE);
  const cards = held.reduce((set, { support }) => set | (1 << support), row);
  if (bitCount(cards) !== CHARACTERS.length || bitCount(row) + held.length !== CHARACTERS.length)
    return 'a support card';
  return starter !== NONE && turn > 0 && held.length !== players.length ? 'somebody has no support card' : null;
}

/** What is lost or created from nothing, in words; null when everything is there. */
export function conservationError(state: StartrekState): string | null {
  const { table } = state;
  const pieces = table.players.map((player, seat) => piecesError(table, seat, player)).find((fault) => fault !== null);
  return resourcesError(state) ?? developmentsError(state) ?? handsError(state) ?? pieces ?? supportError(table);
}

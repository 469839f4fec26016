import { bitCount, NONE } from '@orrery/common';
import { total } from '@orrery/kernel';
import {
  FAME_PER_POINT,
  materialFor,
  PIECES_PER_SEAT,
  RESOURCE_KINDS,
  RESOURCES,
  SHIPS_PER_SEAT,
  TRADE_CARGO,
  UPGRADES,
  VICTORY_POINTS,
} from '../data.ts';
import { isColonySite } from '../derived.ts';
import { allFriendshipCards } from '../friendship.ts';
import { FIRST_TOKEN_DISC, PEOPLES, poolsFor, RESERVE_POOL } from '../sectors.ts';
import { isOwned, isPort, ownerOf, type Player, type StarfarersState, type Table } from '../state.ts';
import { PLANETS_PER_SYSTEM, SITE_VERTEX, SLOT_COUNT } from '../topology.ts';

function resourcesError({ table, hands, box }: StarfarersState): string | null {
  const { cardsPerResource } = materialFor(table.players.length);
  for (const [kind, name] of RESOURCES.entries()) {
    const held = hands.map(({ resources }) => resources[kind] ?? 0);
    const counts = [table.supply[kind] ?? 0, table.stake[kind] ?? 0, box.reserve[kind] ?? 0, ...held];
    if (counts.some((n) => n < 0)) return `less than no ${name} somewhere`;
    if (total(counts) !== cardsPerResource) return `${total(counts)} ${name} instead of ${cardsPerResource}`;
  }
  return total(box.reserve) === table.reserve ? null : `a pile of ${total(box.reserve)} called ${table.reserve}`;
}

function handsError({ table, hands }: StarfarersState): string | null {
  for (const [seat, { resources, discard, card }] of hands.entries()) {
    if (total(resources) !== table.players[seat]?.cards) return `the number of cards of seat ${seat}`;
    if (discard?.some((n, kind) => n > (resources[kind] ?? 0))) return `the discard of seat ${seat}`;
    if ((card !== NONE) !== (table.family !== NONE && table.reader === seat)) return `the card seat ${seat} reads`;
  }
  return null;
}

/** Upgrades, half medals and friendship cards: in the stock or in front of a seat. */
function stockError({ players, upgrades, laidOut, fame, friends }: Table): string | null {
  const material = materialFor(players.length);
  for (const [i, name] of UPGRADES.entries()) {
    const fitted = players.reduce((n, player) => n + (player.fitted[i] ?? 0), 0);
    if (fitted + (upgrades[i] ?? 0) + (laidOut[i] ?? 0) !== material.upgrades[i]) return `a ${name}`;
  }
  if (players.reduce((n, player) => n + player.fame, fame) !== material.fame) return 'half a medal';
  const cards = players.reduce((set, player) => set | player.friends, friends);
  const count = players.reduce((n, player) => n + bitCount(player.friends), bitCount(friends));
  if (cards !== allFriendshipCards(material.peoples) || count !== material.peoples * 5) return 'a friendship card';
  return null;
}

/** SF-VP-01: the points of a seat's pieces and medals. */
export function countPoints({ sites, markers }: Table, seat: number, player: Player): number {
  const own = sites.filter((site) => isOwned(site) && ownerOf(site) === seat);
  const markerPoints = markers.filter((holder) => holder === seat).length * VICTORY_POINTS.marker;
  const medals = Math.floor(player.fame / FAME_PER_POINT) + player.tokens;
  return own.length * VICTORY_POINTS.colony + own.filter(isPort).length * VICTORY_POINTS.port + markerPoints + medals;
}

/** Whether a flag is set for a ship that is not on the board. */
function hasStaleShipBits({ ships, flying, pilot }: Table, seat: number, { stuck, flown, due }: Player): boolean {
  const isThere = (ship: number): boolean => ships[seat * SHIPS_PER_SEAT + ship] !== NONE;
  const noted = stuck | flown | due | (pilot === seat && flying !== NONE ? 1 << flying : 0);
  return Array.from({ length: SHIPS_PER_SEAT }, (_, ship) => ship).some(
    (ship) => ((noted >> ship) & 1) === 1 && !isThere(ship),
  );
}

function piecesError(table: Table, seat: number, player: Player): string | null {
  const own = table.sites.filter((site) => isOwned(site) && ownerOf(site) === seat);
  const ships = table.ships
    .slice(seat * SHIPS_PER_SEAT, seat * SHIPS_PER_SEAT + SHIPS_PER_SEAT)
    .filter((ship) => ship !== NONE);
  const trading = ships.filter((ship) => ship % 2 === 1).length;
  if (own.length + ships.length - trading + player.colonies !== PIECES_PER_SEAT.colonies)
    return `the colonies of seat ${seat}`;
  if (total(player.docked) + trading + player.stations !== PIECES_PER_SEAT.stations)
    return `the stations of seat ${seat}`;
  if (own.filter(isPort).length + player.shipyards !== PIECES_PER_SEAT.shipyards)
    return `the shipyards of seat ${seat}`;
  if (bitCount(player.friends) > total(player.docked)) return `the friends of seat ${seat}`;
  if (countPoints(table, seat, player) !== player.points) return `the points of seat ${seat}`;
  return hasStaleShipBits(table, seat, player) ? `what was noted of a ship of seat ${seat} that is gone` : null;
}

/** Every disc is in a pool, on a planet, or has left the game for a token; tokens are on the board or were won. */
function discsError({ players, pools, discs }: Table): string | null {
  const all = poolsFor(players.length);
  const open = discs.slice(0, SLOT_COUNT * PLANETS_PER_SYSTEM).filter((disc) => disc !== 0).length;
  const drawn = all.reduce(
    (n, { length }, pool) => n + (pool === RESERVE_POOL ? 0 : length - bitCount(pools[pool] ?? 0)),
    0,
  );
  if (open !== drawn) return `${open} discs lie, ${drawn} were drawn`;
  const cleared = players.reduce((n, { tokens }) => n + tokens, 0);
  const reserve = (all[RESERVE_POOL]?.length ?? 0) - bitCount(pools[RESERVE_POOL] ?? 0);
  if (cleared !== reserve) return `${cleared} tokens were won, ${reserve} reserve discs used`;
  const tokens = all.flat().filter((disc) => disc >= FIRST_TOKEN_DISC).length;
  const lying = discs.filter((disc) => disc >= FIRST_TOKEN_DISC).length;
  return lying + cleared > tokens ? 'a token too many' : null;
}

/** no two pieces share an intersection, except for a ship that is stopped on its way. */
function placesError({ sites, ships, adrift, stack }: Table): string | null {
  const isPassing = adrift === 1 || stack.some(({ kind }) => kind === 'rest' || kind === 'alight');
  const places = [
    ...ships.filter((ship) => ship !== NONE).map((ship) => ship >> 1),
    ...sites.flatMap((site, i) => (site === 0 ? [] : [SITE_VERTEX[i] ?? 0])),
  ];
  return isPassing || new Set(places).size === places.length ? null : 'two pieces on one intersection';
}

/** SF-BLOCK-02: between turns no trade ship is on a colony site. */
function sitesError({ ships, stack, derived }: Table): string | null {
  if (stack.at(-1)?.kind !== 'before') return null;
  const isOnSite = (ship: number): boolean =>
    ship !== NONE && ship % 2 === TRADE_CARGO && isColonySite(derived, ship >> 1);
  return ships.some(isOnSite) ? 'a trade ship stands on a colony site' : null;
}

function markersError({ players, markers }: Table): string | null {
  for (const [people, name] of PEOPLES.entries()) {
    const most = Math.max(...players.map(({ docked }) => docked[people] ?? 0));
    const holder = markers[people] ?? NONE;
    if ((holder === NONE) !== (most === 0)) return `the marker of ${name}`;
    if (holder !== NONE && players[holder]?.docked[people] !== most)
      return `the marker of ${name} lies with the wrong seat`;
  }
  return null;
}

/** What is lost or created from nothing, in words; null when everything is there. */
export function conservationError(state: StarfarersState): string | null {
  const { table } = state;
  if (table.supply.length !== RESOURCE_KINDS) return 'a resource';
  const pieces = table.players.map((player, seat) => piecesError(table, seat, player)).find((fault) => fault !== null);
  return (
    resourcesError(state) ??
    handsError(state) ??
    stockError(table) ??
    pieces ??
    discsError(table) ??
    placesError(table) ??
    sitesError(table) ??
    markersError(table)
  );
}

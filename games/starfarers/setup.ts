import { bitCount, NO_PROPOSALS, NONE, NONE_REFUSED, nthBit, zeros } from '@orrery/common';
import { permuted, type Seat } from '@orrery/kernel';
import { addShip, blockSite, laySector, placeColony, placePort } from './board.ts';
import { COLONY, isExtended, KINDS, materialFor, PIECES, POINTS, SHIPS, START_CARDS, UPGRADES } from './data.ts';
import { bareDerived } from './derived.ts';
import { FULL_WORD } from './encounters.ts';
import { BLOCK, fetchCards, HOME, LAYOUT } from './framevalues.ts';
import { allCards } from './friendship.ts';
import { changeFame } from './score.ts';
import {
  BEGINNERS,
  BEGINNERS_EXTENDED,
  HOME_PLANETS,
  HOME_RESOURCES,
  homeDiscsFor,
  PEOPLES,
  poolsFor,
  STARRED,
  STARTS,
  type Start,
  shuffledSectors,
} from './sectors.ts';
import {
  type Frame,
  type Hand,
  type Options,
  type Player,
  playerOf,
  type Table,
  type Telling,
  type Whole,
} from './state.ts';
import { HOMES, SITES, SLOT_STARS, SLOTS, THREE, VERTEX_SITE, vertexAt } from './topology.ts';
import { NONE_DISCARDED, secondPilot } from './turn.ts';

const newPlayer = (): Player => ({
  colonies: PIECES.colonies,
  stations: PIECES.stations,
  shipyards: PIECES.shipyards,
  fitted: zeros(UPGRADES.length),
  cards: 0,
  fame: 0,
  tokens: 0,
  points: 0,
  friends: 0,
  docked: zeros(PEOPLES.length),
  waiting: 0,
  used: 0,
  stuck: 0,
  flown: 0,
  due: 0,
});
const newHand = (): Hand => ({ resources: zeros(KINDS), discard: null, card: NONE });

const HOME_FIRST = SLOTS * THREE;
const FULL_DICE = (1 << 18) - 1;

/** SF-SETUP-06: the figure shows the first pieces of the base game; they do not depend on the sectors. */
const hasFixedStart = ({ founding }: Options, seats: number): boolean => founding === 'figure' && !isExtended(seats);

const homeSites = (at: number): number => VERTEX_SITE[at] ?? NONE;

function newTable(options: Options, seats: number): Table {
  const { each, pile, upgrades, fame, peoples } = materialFor(seats);
  const planets = zeros(HOME_FIRST + HOME_PLANETS).fill(NONE);
  const discs = zeros(HOME_FIRST + HOME_PLANETS);
  for (const [i, resource] of HOME_RESOURCES.entries()) planets[HOME_FIRST + i] = resource;
  for (const [i, disc] of homeDiscsFor(seats).entries()) discs[HOME_FIRST + i] = disc;
  return {
    options,
    players: Array.from({ length: seats }, newPlayer),
    layout: zeros(SLOTS).fill(NONE),
    sectors: shuffledSectors(seats, options.setup === 'wild'),
    planets,
    discs,
    pools: poolsFor(seats).map(({ length }) => (1 << length) - 1),
    sites: zeros(SITES),
    ships: zeros(seats * SHIPS).fill(NONE),
    supply: zeros(KINDS).fill(each - pile),
    reserve: pile * KINDS,
    upgrades: [...upgrades],
    laidOut: zeros(UPGRADES.length),
    fame,
    friends: allCards(peoples),
    markers: PEOPLES.map(() => NONE),
    deck: [FULL_WORD, FULL_WORD],
    turn: 0,
    active: 0,
    second: NONE,
    pilot: 0,
    starter: NONE,
    dice: [],
    diceDeck: [FULL_DICE, FULL_DICE],
    shake: NONE,
    flying: NONE,
    spent: 0,
    from: NONE,
    leg: NONE,
    adrift: 0,
    reader: NONE,
    family: NONE,
    card: NONE,
    stake: zeros(KINDS),
    swapped: zeros(KINDS),
    again: 0,
    offers: 0,
    proposals: NO_PROPOSALS,
    refused: NONE_REFUSED,
    closed: 0,
    quiet: 0,
    discards: NONE_DISCARDED,
    stack: [{ kind: 'start-roll', among: (1 << seats) - 1 }],
    derived: bareDerived(),
  };
}

export function setup(options: Options, seats: number): Whole {
  const table = newTable(options, seats);
  if (options.setup === 'beginner') layBeginners(table);
  if (options.home === 'variable') table.stack.push(HOME);
  if (options.setup === 'strategic') table.stack.push(LAYOUT);
  if (hasFixedStart(options, seats)) placeStarts(table);
  const { pile } = materialFor(seats);
  return { table, hands: Array.from({ length: seats }, newHand), box: { reserve: zeros(KINDS).fill(pile) } };
}

/** SF-VAR-01, A-02: the sectors of the figure, all open. */
function layBeginners(table: Table): void {
  const figure = isExtended(table.players.length) ? BEGINNERS_EXTENDED : BEGINNERS;
  for (const [slot, sector] of figure.entries()) laySector(table, slot, sector, 0);
}

/** SF-SETUP-06, SF-SETUP-07: the pieces of the figure; those of an absent colour only close their sites. */
function placeStarts(table: Table): void {
  for (const [seat, start] of STARTS.entries()) {
    if (seat < table.players.length) placeStart(table, seat, start);
    else for (const name of [start.port, ...start.colonies]) blockSite(table, homeSites(vertexAt(name)));
  }
}

function placeStart(table: Table, seat: Seat, { port, colonies, ship }: Start): void {
  for (const name of [port, ...colonies]) settle(table, seat, homeSites(vertexAt(name)));
  placePort(table, seat, homeSites(vertexAt(port)));
  playerOf(table, seat).points += POINTS.port;
  addShip(table, seat, 0, COLONY, vertexAt(ship));
}

/** A free colony at home. */
export function settle(table: Table, seat: Seat, site: number): void {
  const player = playerOf(table, seat);
  player.colonies--;
  player.points += POINTS.colony;
  placeColony(table, seat, site);
}

/** SF-VAR-02 to 04: from which sectors that of a slot is drawn, one bit each. */
export const drawable = ({ options, sectors }: Table, slot: number): number =>
  options.setup === 'wild' ? sectors : sectors & (STARRED[SLOT_STARS[slot] ?? 1] ?? 0);

/** How many sectors of each number of stars there are to draw from, and how often a slot takes one: the bounds of a layout. */
export function layoutBounds(seats: number): readonly number[] {
  const all = shuffledSectors(seats, false);
  const left = STARRED.map((set) => bitCount(set & all));
  return SLOT_STARS.flatMap((stars) => {
    const n = left[stars] ?? 1;
    left[stars] = n - 1;
    return [n, THREE];
  });
}

/** SF-VAR-02: a sector and a rotation for each slot. */
export function layAll(table: Table, outcome: readonly number[], tell: Telling): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const sector = nthBit(drawable(table, slot), outcome[slot * 2] ?? 0);
    laySector(table, slot, sector, outcome[slot * 2 + 1] ?? 0);
  }
  tell?.all({ kind: 'laid', layout: [...table.layout] });
}

/** Two integers shuffle the three discs of a letter. */
const SHUFFLE = THREE - 1;
/** SF-VAR-07: the discs of each letter fall on its planets in any order. */
export function shuffleHome(table: Table, outcome: readonly number[], tell: Telling): void {
  for (let home = 0; home < HOMES; home++) {
    const at = HOME_FIRST + home * THREE;
    const order = permuted(table.discs.slice(at, at + THREE), outcome, home * SHUFFLE);
    for (const [i, disc] of order.entries()) table.discs[at + i] = disc;
  }
  tell?.all({ kind: 'home', discs: table.discs.slice(HOME_FIRST) });
}

/** It is known who begins: pieces stand already, or are placed in rounds. */
export function commence(table: Table, starter: Seat, tell: Telling): void {
  const seats = table.players.length;
  table.starter = starter;
  table.active = starter;
  table.pilot = starter;
  tell?.all({ kind: 'starts', seat: starter, second: secondPilot(starter, seats) });
  table.stack.push({ kind: 'begin', seat: starter }, { kind: 'endow', seat: starter });
  if (!hasFixedStart(table.options, seats)) {
    layOut(table);
    table.stack.push(...rounds(seats, starter));
  } else for (let seat = 0; seat < seats; seat++) fitFirst(table, seat, tell);
}

/** SF-SETUP-06: a booster for everybody. */
function fitFirst(table: Table, seat: Seat, tell: Telling): void {
  const { fitted } = playerOf(table, seat);
  fitted[0] = 1;
  table.upgrades[0] = (table.upgrades[0] ?? 0) - 1;
  tell?.all({ kind: 'fitted', seat, upgrade: 0, paid: zeros(KINDS) });
}

/** SF-FOUND-02, SF56-FOUND-04: upgrades to choose from are laid out. */
function layOut(table: Table): void {
  for (const [upgrade, n] of materialFor(table.players.length).laidOut.entries()) {
    table.laidOut[upgrade] = n;
    table.upgrades[upgrade] = (table.upgrades[upgrade] ?? 0) - n;
  }
}

/** SF-FOUND-01, SF-FOUND-02, SF56-FOUND-02 to 04: who does what, the first thing last. */
function rounds(seats: number, starter: Seat): Frame[] {
  const forth = Array.from({ length: seats }, (_, i) => (starter + i) % seats);
  const back = forth.toReversed();
  const settling = (order: readonly Seat[]): Frame[] => order.map((seat) => ({ kind: 'settle', seat }));
  const harbour = (order: readonly Seat[]): Frame[] => order.map((seat) => ({ kind: 'harbour', seat }));
  const fitting = (seat: Seat): Frame => ({ kind: 'fit', seat, from: 'laid-out' });
  const inOrder: Frame[] = isExtended(seats)
    ? [...settling(forth), ...settling(back), BLOCK, ...harbour(forth), ...back.map(fitting)]
    : [
        ...settling(forth),
        ...settling(back),
        ...settling(forth),
        BLOCK,
        ...back.flatMap((seat): Frame[] => [{ kind: 'harbour', seat }, fitting(seat)]),
      ];
  return inOrder.reverse();
}

/** SF-FOUND-04, SF56-FOUND-06, A-44: home sites that are left are closed. */
export function blockRest(table: Table, tell: Telling): void {
  const sites: number[] = [];
  for (let site = HOME_FIRST; site < SITES; site++) {
    if (table.sites[site] !== 0) continue;
    blockSite(table, site);
    sites.push(site);
  }
  if (sites.length > 0) tell?.all({ kind: 'blocked', sites });
}

/** SF-FOUND-03, SF56-FOUND-05: half medals and three cards for everybody; what was laid out and not taken goes back. */
export function endow(table: Table, starter: Seat, tell: Telling): void {
  const seats = table.players.length;
  const { startFame } = materialFor(seats);
  for (let upgrade = 0; upgrade < UPGRADES.length; upgrade++) {
    table.upgrades[upgrade] = (table.upgrades[upgrade] ?? 0) + (table.laidOut[upgrade] ?? 0);
    table.laidOut[upgrade] = 0;
  }
  for (let i = 0; i < seats; i++) changeFame(table, (starter + i) % seats, startFame, tell);
  for (let i = seats - 1; i >= 0; i--) table.stack.push(fetchCards((starter + i) % seats, START_CARDS));
}

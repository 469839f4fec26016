import { bitCount, NO_PROPOSALS, NO_REFUSED_TERMS, NONE, nthBit, zeros } from '@orrery/common';
import { permuted, type Seat } from '@orrery/kernel';
import { addShip, blockSite, laySector, placeColony, placePort } from './board.ts';
import {
  COLONY_CARGO,
  isExtended,
  materialFor,
  PIECES_PER_SEAT,
  RESOURCE_KINDS,
  SHIPS_PER_SEAT,
  START_CARDS,
  UPGRADES,
  VICTORY_POINTS,
} from './data.ts';
import { emptyDerived } from './derived.ts';
import { FULL_DECK_WORD } from './encounters.ts';
import { BLOCK_FRAME, fetchFrame, HOME_FRAME, LAYOUT_FRAME } from './frame-constants.ts';
import { allFriendshipCards } from './friendship.ts';
import { changeFame } from './score.ts';
import {
  BEGINNER_SECTORS,
  BEGINNER_SECTORS_EXTENDED,
  HOME_PLANETS,
  HOME_RESOURCES,
  homeDiscsFor,
  PEOPLES,
  poolsFor,
  SECTORS_BY_STARS,
  START_POSITIONS,
  type StartPosition,
  shuffledSectors,
} from './sectors.ts';
import {
  type Frame,
  type Hand,
  type MaybeSink,
  type Options,
  type Player,
  playerOf,
  type StarfarersState,
  type Table,
} from './state.ts';
import {
  HOME_COUNT,
  PLANETS_PER_SYSTEM,
  SITE_COUNT,
  SLOT_COUNT,
  SLOT_STARS,
  VERTEX_SITE,
  vertexAt,
} from './topology.ts';
import { NO_DISCARDS, secondPilot } from './turn.ts';

const newPlayer = (): Player => ({
  colonies: PIECES_PER_SEAT.colonies,
  stations: PIECES_PER_SEAT.stations,
  shipyards: PIECES_PER_SEAT.shipyards,
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
const newHand = (): Hand => ({ resources: zeros(RESOURCE_KINDS), discard: null, card: NONE });

const FIRST_HOME_PLANET = SLOT_COUNT * PLANETS_PER_SYSTEM;
const FULL_DICE = (1 << 18) - 1;

/** SF-SETUP-06: the figure shows the first pieces of the base game; they do not depend on the sectors. */
const hasFixedStart = ({ founding }: Options, seats: number): boolean => founding === 'figure' && !isExtended(seats);

const siteAtVertex = (at: number): number => VERTEX_SITE[at] ?? NONE;

function newTable(options: Options, seats: number): Table {
  const { cardsPerResource, pileSize, upgrades, fame, peoples } = materialFor(seats);
  const planets = zeros(FIRST_HOME_PLANET + HOME_PLANETS).fill(NONE);
  const discs = zeros(FIRST_HOME_PLANET + HOME_PLANETS);
  for (const [i, resource] of HOME_RESOURCES.entries()) planets[FIRST_HOME_PLANET + i] = resource;
  for (const [i, disc] of homeDiscsFor(seats).entries()) discs[FIRST_HOME_PLANET + i] = disc;
  return {
    options,
    players: Array.from({ length: seats }, newPlayer),
    layout: zeros(SLOT_COUNT).fill(NONE),
    sectors: shuffledSectors(seats, options.setup === 'wild'),
    planets,
    discs,
    pools: poolsFor(seats).map(({ length }) => (1 << length) - 1),
    sites: zeros(SITE_COUNT),
    ships: zeros(seats * SHIPS_PER_SEAT).fill(NONE),
    supply: zeros(RESOURCE_KINDS).fill(cardsPerResource - pileSize),
    reserve: pileSize * RESOURCE_KINDS,
    upgrades: [...upgrades],
    laidOut: zeros(UPGRADES.length),
    fame,
    friends: allFriendshipCards(peoples),
    markers: PEOPLES.map(() => NONE),
    deck: [FULL_DECK_WORD, FULL_DECK_WORD],
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
    stake: zeros(RESOURCE_KINDS),
    swapped: zeros(RESOURCE_KINDS),
    again: 0,
    offers: 0,
    proposals: NO_PROPOSALS,
    refused: NO_REFUSED_TERMS,
    closed: 0,
    quiet: 0,
    discards: NO_DISCARDS,
    stack: [{ kind: 'start-roll', among: (1 << seats) - 1 }],
    derived: emptyDerived(),
  };
}

export function setup(options: Options, seats: number): StarfarersState {
  const table = newTable(options, seats);
  if (options.setup === 'beginner') layBeginners(table);
  if (options.home === 'variable') table.stack.push(HOME_FRAME);
  if (options.setup === 'strategic') table.stack.push(LAYOUT_FRAME);
  if (hasFixedStart(options, seats)) placeStarts(table);
  const { pileSize } = materialFor(seats);
  return {
    table,
    hands: Array.from({ length: seats }, newHand),
    box: { reserve: zeros(RESOURCE_KINDS).fill(pileSize) },
  };
}

/** SF-VAR-01, A-02: the sectors of the figure, all face up. */
function layBeginners(table: Table): void {
  const figure = isExtended(table.players.length) ? BEGINNER_SECTORS_EXTENDED : BEGINNER_SECTORS;
  for (const [slot, sector] of figure.entries()) laySector(table, slot, sector, 0);
}

/** SF-SETUP-06, SF-SETUP-07: the pieces of the figure; those of an absent colour only close their sites. */
function placeStarts(table: Table): void {
  for (const [seat, start] of START_POSITIONS.entries()) {
    if (seat < table.players.length) placeStart(table, seat, start);
    else for (const name of [start.port, ...start.colonies]) blockSite(table, siteAtVertex(vertexAt(name)));
  }
}

function placeStart(table: Table, seat: Seat, { port, colonies, ship }: StartPosition): void {
  for (const name of [port, ...colonies]) placeHomeColony(table, seat, siteAtVertex(vertexAt(name)));
  placePort(table, seat, siteAtVertex(vertexAt(port)));
  playerOf(table, seat).points += VICTORY_POINTS.port;
  addShip(table, seat, 0, COLONY_CARGO, vertexAt(ship));
}

/** A free colony at home. */
export function placeHomeColony(table: Table, seat: Seat, site: number): void {
  const player = playerOf(table, seat);
  player.colonies--;
  player.points += VICTORY_POINTS.colony;
  placeColony(table, seat, site);
}

/** SF-VAR-02 to 04: the sectors from which that of a slot is drawn, one bit each. */
export const drawableSectors = ({ options, sectors }: Table, slot: number): number =>
  options.setup === 'wild' ? sectors : sectors & (SECTORS_BY_STARS[SLOT_STARS[slot] ?? 1] ?? 0);

/** The bounds of a layout, two per slot: the sectors left with its number of stars, and the rotations. */
export function layoutBounds(seats: number): readonly number[] {
  const all = shuffledSectors(seats, false);
  const left = SECTORS_BY_STARS.map((set) => bitCount(set & all));
  return SLOT_STARS.flatMap((stars) => {
    const n = left[stars] ?? 1;
    left[stars] = n - 1;
    return [n, PLANETS_PER_SYSTEM];
  });
}

/** SF-VAR-02: a sector and a rotation for each slot. */
export function layAll(table: Table, outcome: readonly number[], tell: MaybeSink): void {
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const sector = nthBit(drawableSectors(table, slot), outcome[slot * 2] ?? 0);
    laySector(table, slot, sector, outcome[slot * 2 + 1] ?? 0);
  }
  tell?.all({ kind: 'laid', layout: [...table.layout] });
}

/** Two integers shuffle the three discs of a letter. */
const DRAWS_PER_SHUFFLE = PLANETS_PER_SYSTEM - 1;
/** SF-VAR-07: the discs of each letter go on its planets in random order. */
export function shuffleHome(table: Table, outcome: readonly number[], tell: MaybeSink): void {
  for (let home = 0; home < HOME_COUNT; home++) {
    const at = FIRST_HOME_PLANET + home * PLANETS_PER_SYSTEM;
    const order = permuted(table.discs.slice(at, at + PLANETS_PER_SYSTEM), outcome, home * DRAWS_PER_SHUFFLE);
    for (const [i, disc] of order.entries()) table.discs[at + i] = disc;
  }
  tell?.all({ kind: 'home', discs: table.discs.slice(FIRST_HOME_PLANET) });
}

/** Called once it is known who begins: the pieces are already placed, or are placed in rounds. */
export function beginGame(table: Table, starter: Seat, tell: MaybeSink): void {
  const seats = table.players.length;
  table.starter = starter;
  table.active = starter;
  table.pilot = starter;
  tell?.all({ kind: 'starts', seat: starter, second: secondPilot(starter, seats) });
  table.stack.push({ kind: 'begin', seat: starter }, { kind: 'endow', seat: starter });
  if (!hasFixedStart(table.options, seats)) {
    layOutUpgrades(table);
    table.stack.push(...foundingFrames(seats, starter));
  } else for (let seat = 0; seat < seats; seat++) fitStartBooster(table, seat, tell);
}

/** SF-SETUP-06: a booster for everybody. */
function fitStartBooster(table: Table, seat: Seat, tell: MaybeSink): void {
  const { fitted } = playerOf(table, seat);
  fitted[0] = 1;
  table.upgrades[0] = (table.upgrades[0] ?? 0) - 1;
  tell?.all({ kind: 'fitted', seat, upgrade: 0, paid: zeros(RESOURCE_KINDS) });
}

/** SF-FOUND-02, SF56-FOUND-04: upgrades to choose from are laid out. */
function layOutUpgrades(table: Table): void {
  for (const [upgrade, n] of materialFor(table.players.length).laidOut.entries()) {
    table.laidOut[upgrade] = n;
    table.upgrades[upgrade] = (table.upgrades[upgrade] ?? 0) - n;
  }
}

/** SF-FOUND-01, SF-FOUND-02, SF56-FOUND-02 to 04: the frames of the founding, the first step last. */
function foundingFrames(seats: number, starter: Seat): Frame[] {
  const forth = Array.from({ length: seats }, (_, i) => (starter + i) % seats);
  const back = forth.toReversed();
  const settling = (order: readonly Seat[]): Frame[] => order.map((seat) => ({ kind: 'settle', seat }));
  const harbour = (order: readonly Seat[]): Frame[] => order.map((seat) => ({ kind: 'harbour', seat }));
  const fitting = (seat: Seat): Frame => ({ kind: 'fit', seat, from: 'laid-out' });
  const inOrder: Frame[] = isExtended(seats)
    ? [...settling(forth), ...settling(back), BLOCK_FRAME, ...harbour(forth), ...back.map(fitting)]
    : [
        ...settling(forth),
        ...settling(back),
        ...settling(forth),
        BLOCK_FRAME,
        ...back.flatMap((seat): Frame[] => [{ kind: 'harbour', seat }, fitting(seat)]),
      ];
  return inOrder.reverse();
}

/** SF-FOUND-04, SF56-FOUND-06, A-44: the remaining home sites are closed. */
export function blockFreeHomeSites(table: Table, tell: MaybeSink): void {
  const sites: number[] = [];
  for (let site = FIRST_HOME_PLANET; site < SITE_COUNT; site++) {
    if (table.sites[site] !== 0) continue;
    blockSite(table, site);
    sites.push(site);
  }
  if (sites.length > 0) tell?.all({ kind: 'blocked', sites });
}

/** SF-FOUND-03, SF56-FOUND-05: half medals and three cards for everybody; upgrades not taken go back. */
export function dealStartCards(table: Table, starter: Seat, tell: MaybeSink): void {
  const seats = table.players.length;
  const { startFame } = materialFor(seats);
  for (let upgrade = 0; upgrade < UPGRADES.length; upgrade++) {
    table.upgrades[upgrade] = (table.upgrades[upgrade] ?? 0) + (table.laidOut[upgrade] ?? 0);
    table.laidOut[upgrade] = 0;
  }
  for (let i = 0; i < seats; i++) changeFame(table, (starter + i) % seats, startFame, tell);
  for (let i = seats - 1; i >= 0; i--) table.stack.push(fetchFrame((starter + i) % seats, START_CARDS));
}

import { lowestBit, NO_PROPOSALS, NO_REFUSED_TERMS, NONE, zeros } from '@orrery/common';
import { type EventSink, type Seat, total } from '@orrery/kernel';
import { placeShip, placeStation, startResources } from './board.ts';
import { CHARACTERS } from './characters.ts';
import {
  ASTEROID,
  CARDS_PER_RESOURCE,
  DEVELOPMENT_DECK,
  DICE_CARDS,
  DICE_CARDS_PER_WORD,
  NO_COST,
  PIECES_PER_SEAT,
  RESOURCE_KINDS,
  SIDE_A,
  VICTORY_POINTS,
} from './data.ts';
import { emptyDerived } from './derived.ts';
import type { Event } from './events.ts';
import { beginFrame, foundStationFrame, LAYOUT_FRAME } from './frame-constants.ts';
import { BEGINNER_SETUP, CLASSIC_BEGINNER_SETUP, type FixedSetup, type StartrekBoard } from './layouts.ts';
import { effectiveOptions } from './options.ts';
import { measureRoute } from './score.ts';
import { type Frame, type Hand, type Options, type Player, playerOf, type StartrekState, type Table } from './state.ts';
import { takeFromBank } from './supply.ts';
import { EDGE_COUNT, HEX_COUNT, VERTEX_COUNT } from './topology.ts';
import { NO_DISCARDS } from './turn.ts';

/** The initial board: no planets, no posts. */
const EMPTY_BOARD: StartrekBoard = { planets: zeros(HEX_COUNT).fill(ASTEROID), numbers: zeros(HEX_COUNT), posts: [] };

/** A full dice deck, half of it in each word. */
const FULL_DICE = (1 << DICE_CARDS_PER_WORD) - 1;

/** The figure of a fixed set-up, null when the board is drawn at random. */
export function fixedSetupFor({ setup }: Options): FixedSetup | null {
  if (setup === 'variable') return null;
  return setup === 'beginners' ? BEGINNER_SETUP : CLASSIC_BEGINNER_SETUP;
}

const newPlayer = ({ classic }: Options): Player => ({
  ships: PIECES_PER_SEAT.ships,
  stations: PIECES_PER_SEAT.stations,
  reserve: classic === 'on' ? 0 : PIECES_PER_SEAT.reserve,
  bases: PIECES_PER_SEAT.bases,
  cards: 0,
  developments: 0,
  fleet: 0,
  victory: 0,
  points: 0,
  route: 0,
  support: NONE,
  side: SIDE_A,
  ready: 0,
});

const newHand = (): Hand => ({
  resources: [...NO_COST],
  developments: DEVELOPMENT_DECK.map(() => 0),
  fresh: DEVELOPMENT_DECK.map(() => 0),
  discard: null,
  shown: null,
});

/** ST-OPT-START: the seat of the oldest player, where the option names it. */
const NAMED_START_SEAT: Readonly<Record<Options['start'], Seat | null>> = {
  rolled: null,
  drawn: null,
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
};

/** ST-OPT-START: who begins is rolled, drawn from all seats, or the seat named. */
function startFrame({ start }: Options, seats: number): Frame {
  if (start === 'rolled') return { kind: 'start-roll', among: (1 << seats) - 1 };
  return { kind: 'start-draw', of: NAMED_START_SEAT[start] === null ? seats : 1 };
}

/** ST-OPT-START, ST-SETB-10: the seat that was drawn, or the one that was named; the last where there is no fourth. */
export function startSeat({ options, players }: Table, drawn: Seat): Seat {
  const named = NAMED_START_SEAT[options.start];
  return named === null ? drawn : Math.min(named, players.length - 1);
}

export function setup(chosen: Options, seats: number): StartrekState {
  const options = effectiveOptions(chosen);
  const figure = fixedSetupFor(options);
  const board: StartrekBoard =
    figure === null ? EMPTY_BOARD : { planets: figure.planets, numbers: figure.numbers, posts: figure.posts };
  const table: Table = {
    options,
    board,
    players: Array.from({ length: seats }, () => newPlayer(options)),
    vertices: zeros(VERTEX_COUNT),
    edges: zeros(EDGE_COUNT),
    bank: zeros(RESOURCE_KINDS).fill(CARDS_PER_RESOURCE),
    cruiser: asteroidOf(board),
    deck: total(DEVELOPMENT_DECK),
    spent: DEVELOPMENT_DECK.map(() => 0),
    turn: 0,
    active: 0,
    starter: NONE,
    dice: [],
    diceLeft: DICE_CARDS,
    played: 0,
    bought: 0,
    offers: 0,
    proposals: NO_PROPOSALS,
    refused: NO_REFUSED_TERMS,
    closed: 0,
    quiet: 0,
    discards: NO_DISCARDS,
    rate: NONE,
    routeHolder: NONE,
    fleetHolder: NONE,
    row: options.support === 'on' ? (1 << CHARACTERS.length) - 1 : 0,
    stack: [startFrame(options, seats)],
    derived: emptyDerived(seats, board),
  };
  if (figure === null) table.stack.push(LAYOUT_FRAME);
  else for (let seat = 0; seat < seats; seat++) placeStart(table, figure, seat);
  return {
    table,
    hands: Array.from({ length: seats }, newHand),
    box: { deck: [...DEVELOPMENT_DECK], dice: [FULL_DICE, FULL_DICE] },
  };
}

/** ST-SETB-07, ST-SETV-05: where the cruiser stands. */
const asteroidOf = ({ planets }: StartrekBoard): number => planets.indexOf(ASTEROID);

/** The variable board has been drawn: lays it out. */
export function layBoard(table: Table, board: StartrekBoard): void {
  const { postAt, yielding } = emptyDerived(table.players.length, board);
  table.board = board;
  table.cruiser = asteroidOf(board);
  table.derived.postAt = postAt;
  table.derived.yielding = yielding;
}

/** ST-SETB-04: the seats take the places of the figure in order; with three players red's, the first, stay empty. */
const startPositions = ({ starts }: FixedSetup, seat: Seat, seats: number) =>
  starts[seat + starts.length - seats] ?? [];

/** ST-SETB-03: two stations and two ships stand where the figure shows them. */
function placeStart(table: Table, figure: FixedSetup, seat: Seat): void {
  for (const { vertex, edge } of startPositions(figure, seat, table.players.length)) {
    placeStation(table, seat, vertex);
    placeShip(table, seat, edge);
  }
  playerOf(table, seat).points = 2 * VICTORY_POINTS.station;
  measureRoute(table, seat, null);
}

/** Gives a seat the card of this character from the row, A side up, for use from the first turn on (ST-SUP-10). */
function takeSupportCard(table: Table, seat: Seat, character: number, tell: EventSink<Event> | null): void {
  const player = playerOf(table, seat);
  player.support = character;
  table.row &= ~(1 << character);
  tell?.all({ kind: 'support', seat, character });
}

/** ST-FOUND-05: the next card in order, if there are any. */
export function takeNextSupport(table: Table, seat: Seat, tell: EventSink<Event> | null): void {
  if (table.row !== 0) takeSupportCard(table, seat, lowestBit(table.row), tell);
}

/** ST-SETB-05, ST-SETB-08: what the fixed set-up deals once it is known who begins. */
function dealFixedSetup(state: StartrekState, figure: FixedSetup, tell: EventSink<Event> | null): void {
  const { table } = state;
  const seats = table.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = (table.starter + i) % seats;
    const starred = startPositions(figure, seat, seats).find(({ star }) => star);
    if (starred === undefined) continue;
    const gains = startResources(table, starred.vertex);
    takeFromBank(state, seat, gains);
    tell?.all({ kind: 'founded', seat, vertex: starred.vertex, round: 2, gains });
    if (table.row !== 0) takeSupportCard(table, seat, seats - 1 - i, tell);
  }
}

/**
 * Called once it is known who begins: the fixed set-up deals, the variable one is founded in two rounds (ST-FOUND-02,
 * 03, 06).
 */
export function beginGame(state: StartrekState, starter: Seat, tell: EventSink<Event> | null): void {
  const { table } = state;
  const seats = table.players.length;
  table.starter = starter;
  table.active = starter;
  tell?.all({ kind: 'starts', seat: starter });
  table.stack.push(beginFrame(starter));
  const figure = fixedSetupFor(table.options);
  if (figure !== null) {
    dealFixedSetup(state, figure, tell);
    return;
  }
  for (let i = 0; i < seats; i++) table.stack.push(foundStationFrame((starter + i) % seats, 2));
  for (let i = seats - 1; i >= 0; i--) table.stack.push(foundStationFrame((starter + i) % seats, 1));
}

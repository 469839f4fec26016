import { lowestBit, NO_PROPOSALS, NONE, NONE_REFUSED, zeros } from '@orrery/common';
import { type Seat, type Tell, total } from '@orrery/kernel';
import { firstYield, placeShip, placeStation } from './board.ts';
import { CHARACTERS } from './characters.ts';
import { ASTEROID, DECK, DICE_CARDS, DICE_WORD, EACH, FREE, KINDS, PIECES, POINTS, SIDE_A } from './data.ts';
import { bareDerived } from './derived.ts';
import type { Event } from './events.ts';
import { begin, foundStation, LAYOUT } from './framevalues.ts';
import { BEGINNERS, type Board, CLASSIC_BEGINNERS, type Figure } from './layouts.ts';
import { inForce } from './options.ts';
import { measureRoute } from './score.ts';
import { type Frame, type Hand, type Options, type Player, playerOf, type Table, type Whole } from './state.ts';
import { gain } from './supply.ts';
import { EDGES, HEXES, VERTICES } from './topology.ts';
import { NONE_DISCARDED } from './turn.ts';

/** Before anything is laid: no planets, no posts. */
const BARE: Board = { planets: zeros(HEXES).fill(ASTEROID), numbers: zeros(HEXES), posts: [] };

/** A full dice deck, half of it in each word. */
const FULL_DICE = (1 << DICE_WORD) - 1;

/** The figure of a fixed set-up, null when the board is drawn. */
export function figureOf({ setup }: Options): Figure | null {
  if (setup === 'variable') return null;
  return setup === 'beginners' ? BEGINNERS : CLASSIC_BEGINNERS;
}

const newPlayer = ({ classic }: Options): Player => ({
  ships: PIECES.ships,
  stations: PIECES.stations,
  reserve: classic === 'on' ? 0 : PIECES.reserve,
  bases: PIECES.bases,
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
  resources: [...FREE],
  developments: DECK.map(() => 0),
  fresh: DECK.map(() => 0),
  discard: null,
  shown: null,
});

/** ST-OPT-START: the seat of the oldest, where somebody has named it. */
const NAMED: Readonly<Record<Options['start'], Seat | null>> = {
  rolled: null,
  drawn: null,
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
};

/** ST-OPT-START: who begins is rolled, drawn from all seats, or drawn from the seat named alone. */
function startFrame({ start }: Options, seats: number): Frame {
  if (start === 'rolled') return { kind: 'start-roll', among: (1 << seats) - 1 };
  return { kind: 'start-draw', of: NAMED[start] === null ? seats : 1 };
}

/** ST-OPT-START, ST-SETB-10: the seat that was drawn, or the one that was named; the last where there is no fourth. */
export function startSeat({ options, players }: Table, drawn: Seat): Seat {
  const named = NAMED[options.start];
  return named === null ? drawn : Math.min(named, players.length - 1);
}

export function setup(chosen: Options, seats: number): Whole {
  const options = inForce(chosen);
  const figure = figureOf(options);
  const board: Board =
    figure === null ? BARE : { planets: figure.planets, numbers: figure.numbers, posts: figure.posts };
  const table: Table = {
    options,
    board,
    players: Array.from({ length: seats }, () => newPlayer(options)),
    vertices: zeros(VERTICES),
    edges: zeros(EDGES),
    bank: zeros(KINDS).fill(EACH),
    cruiser: asteroidOf(board),
    deck: total(DECK),
    spent: DECK.map(() => 0),
    turn: 0,
    active: 0,
    starter: NONE,
    dice: [],
    diceLeft: DICE_CARDS,
    played: 0,
    bought: 0,
    offers: 0,
    proposals: NO_PROPOSALS,
    refused: NONE_REFUSED,
    closed: 0,
    quiet: 0,
    discards: NONE_DISCARDED,
    rate: NONE,
    routeHolder: NONE,
    fleetHolder: NONE,
    row: options.support === 'on' ? (1 << CHARACTERS.length) - 1 : 0,
    stack: [startFrame(options, seats)],
    derived: bareDerived(seats, board),
  };
  if (figure === null) table.stack.push(LAYOUT);
  else for (let seat = 0; seat < seats; seat++) placeStart(table, figure, seat);
  return {
    table,
    hands: Array.from({ length: seats }, newHand),
    box: { deck: [...DECK], dice: [FULL_DICE, FULL_DICE] },
  };
}

/** ST-SETB-07, ST-SETV-05: where the cruiser stands. */
const asteroidOf = ({ planets }: Board): number => planets.indexOf(ASTEROID);

/** The variable board is drawn: it lies. */
export function lay(table: Table, board: Board): void {
  const { postAt, yielding } = bareDerived(table.players.length, board);
  table.board = board;
  table.cruiser = asteroidOf(board);
  table.derived.postAt = postAt;
  table.derived.yielding = yielding;
}

/** ST-SETB-04: the seats take the places of the figure in order; with three players those of red, the first, stay empty. */
const startsOf = ({ starts }: Figure, seat: Seat, seats: number) => starts[seat + starts.length - seats] ?? [];

/** ST-SETB-03: two stations and two ships stand where the figure shows them. */
function placeStart(table: Table, figure: Figure, seat: Seat): void {
  for (const { vertex, edge } of startsOf(figure, seat, table.players.length)) {
    placeStation(table, seat, vertex);
    placeShip(table, seat, edge);
  }
  playerOf(table, seat).points = 2 * POINTS.station;
  measureRoute(table, seat, null);
}

/** Gives a seat the card of this character from the row, A side up, for use from the first turn on (ST-SUP-10). */
function takeFirst(table: Table, seat: Seat, character: number, tell: Tell<Event> | null): void {
  const player = playerOf(table, seat);
  player.support = character;
  table.row &= ~(1 << character);
  tell?.all({ kind: 'support', seat, character });
}

/** ST-FOUND-05: the next card in order, if there are any. */
export function takeNextSupport(table: Table, seat: Seat, tell: Tell<Event> | null): void {
  if (table.row !== 0) takeFirst(table, seat, lowestBit(table.row), tell);
}

/** ST-SETB-05, ST-SETB-08: what the fixed set-up deals once it is known who begins. */
function dealStart(state: Whole, figure: Figure, tell: Tell<Event> | null): void {
  const { table } = state;
  const seats = table.players.length;
  for (let i = 0; i < seats; i++) {
    const seat = (table.starter + i) % seats;
    const starred = startsOf(figure, seat, seats).find(({ star }) => star);
    if (starred === undefined) continue;
    const gains = firstYield(table, starred.vertex);
    gain(state, seat, gains);
    tell?.all({ kind: 'founded', seat, vertex: starred.vertex, round: 2, gains });
    if (table.row !== 0) takeFirst(table, seat, seats - 1 - i, tell);
  }
}

/** It is known who begins: the fixed set-up deals, the variable one is founded in two rounds (ST-FOUND-02, 03, 06). */
export function commence(state: Whole, starter: Seat, tell: Tell<Event> | null): void {
  const { table } = state;
  const seats = table.players.length;
  table.starter = starter;
  table.active = starter;
  tell?.all({ kind: 'starts', seat: starter });
  table.stack.push(begin(starter));
  const figure = figureOf(table.options);
  if (figure !== null) {
    dealStart(state, figure, tell);
    return;
  }
  for (let i = 0; i < seats; i++) table.stack.push(foundStation((starter + i) % seats, 2));
  for (let i = seats - 1; i >= 0; i--) table.stack.push(foundStation((starter + i) % seats, 1));
}

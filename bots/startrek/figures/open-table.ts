import { NONE } from '@orrery/common';
import { NO_SEATS, type Seat, type SeatSet } from '@orrery/kernel';
import { type Hand, type Table, VERTEX_COUNT } from '@orrery/startrek/facts';
import { countProduction, newProduction, type SeatProduction } from './pieces.ts';
import { findSites, newSitesAhead, type SitesAhead } from './sites-ahead.ts';
import { VertexWays } from './vertex-ways.ts';

const MAX_SEATS = 4;

/** What the stack of frames says about the turn. */
export interface TurnStage {
  /** The part of the turn that is going on or will continue. */
  phase: 'before' | 'trade' | 'build' | 'main' | 'none';
  /** The cruiser is about to be moved. */
  isCruiserDue: boolean;
  /** Seats that still have to give cards back. */
  owing: SeatSet;
  /** Ships to be placed that are free or paid for. */
  freeShips: number;
  /** Stations and ships still to be founded, by seat. */
  readonly foundings: Int32Array;
  readonly foundingShips: Int32Array;
}

/** What the open table says to everybody, read once for all seats. */
export class OpenTable {
  readonly ways = new VertexWays();
  readonly production: readonly SeatProduction[] = Array.from({ length: MAX_SEATS }, newProduction);
  readonly sites: readonly SitesAhead[] = Array.from({ length: MAX_SEATS }, newSitesAhead);
  readonly stage: TurnStage = {
    phase: 'none',
    isCruiserDue: false,
    owing: NO_SEATS,
    freeShips: 0,
    foundings: new Int32Array(MAX_SEATS),
    foundingShips: new Int32Array(MAX_SEATS),
  };
  readonly #vertices = new Int32Array(VERTEX_COUNT);
  #edges = new Int32Array(0);
  #seats = 0;

  read(table: Table): void {
    const isOtherBoard = this.ways.read(table.board);
    if (this.#copyPieces(table) || isOtherBoard) {
      countProduction(table, this.ways, this.production);
      findSites(table, this.ways, this.sites);
    }
    this.#readStack(table);
  }

  /** Remembers where the pieces are; whether any has moved since the last time. */
  #copyPieces({ vertices, edges, players }: Table): boolean {
    let isOther = this.#seats !== players.length;
    this.#seats = players.length;
    if (this.#edges.length !== edges.length) this.#edges = new Int32Array(edges.length);
    for (let i = 0; i < vertices.length; i++) {
      const building = vertices[i] ?? 0;
      if (this.#vertices[i] === building) continue;
      this.#vertices[i] = building;
      isOther = true;
    }
    for (let i = 0; i < edges.length; i++) {
      const ship = edges[i] ?? 0;
      if (this.#edges[i] === ship) continue;
      this.#edges[i] = ship;
      isOther = true;
    }
    return isOther;
  }

  #readStack({ stack }: Table): void {
    const { stage } = this;
    stage.phase = 'none';
    stage.isCruiserDue = false;
    stage.owing = NO_SEATS;
    stage.freeShips = 0;
    stage.foundings.fill(0);
    stage.foundingShips.fill(0);
    for (let i = 0; i < stack.length; i++) {
      const frame = stack[i];
      if (frame !== undefined) readFrame(stage, frame);
    }
  }
}

function countFor(counts: Int32Array, seat: Seat): void {
  counts[seat] = (counts[seat] ?? 0) + 1;
}

function readFrame(stage: TurnStage, frame: Table['stack'][number]): void {
  switch (frame.kind) {
    case 'before':
    case 'trade':
    case 'build':
    case 'main':
      stage.phase = frame.kind;
      return;
    case 'cruiser':
    case 'steal':
    case 'rob':
      stage.isCruiserDue = true;
      return;
    case 'discard':
      stage.owing = frame.owing & ~frame.done;
      return;
    case 'utopia':
      stage.freeShips += frame.left;
      return;
    case 'substitute':
    case 'relaunch':
      stage.freeShips++;
      return;
    case 'found-station':
      countFor(stage.foundings, frame.seat);
      return;
    case 'found-ship':
      countFor(stage.foundingShips, frame.seat);
      return;
    default:
  }
}

/** The seat whose figures are written. */
export interface SeenSeat {
  readonly open: OpenTable;
  readonly table: Table;
  readonly hand: Hand;
  readonly seat: Seat;
  readonly player: Table['players'][number];
  readonly production: SeatProduction;
  readonly sites: SitesAhead;
}

/** The nth seat after this one in turn order; NONE beyond the last. */
export const nthAfter = ({ players }: Table, seat: Seat, n: number): Seat =>
  n < players.length ? (seat + n) % players.length : NONE;

export const flag = (isSo: boolean): number => (isSo ? 1 : 0);

import type { Kinded, SeatView } from '@orrery/kernel';
import type { Heuristics } from '../bot.ts';
import type { PositionFigures } from '../network/figures.ts';

/** 16-bit numbers before the figures: the game (two), whether a random move was made since the last position, a reserve. */
const HEADER_WORDS = 4;
const WORD_BITS = 16;
/** The value of a win: it can be divided by two, three and four winners. */
const WIN_UNITS = 12;
/** Units of an evaluation in one `winScale`. */
const EVALUATION_UNITS = 100;
const MAX_WORD = 0x7fff;
/** Numbers of a seat besides its figures: its share in the win and the evaluation by hand. */
const SEAT_WORDS = 2;

/** The length of a position in 16-bit numbers: header, shares in the win, evaluations by hand, the figures of each seat. */
export const recordSize = (seats: number, figures: number): number => HEADER_WORDS + seats * (SEAT_WORDS + figures);

const inUnits = (evaluation: number): number =>
  Math.max(-MAX_WORD, Math.min(MAX_WORD, Math.round(evaluation * EVALUATION_UNITS)));

/** Collects the positions of one game as rows of 16-bit numbers; the winners are filled in at its end. */
export class PositionRecorder<T, H, M extends Kinded, K> {
  readonly #figures: PositionFigures<T, H>;
  readonly #heuristics: Heuristics<T, H, M, K>;
  readonly #game: number;
  readonly #seats: number;
  readonly #rows: Int16Array[] = [];
  readonly #written: Int32Array;
  #hasRandomMove = false;

  constructor(figures: PositionFigures<T, H>, heuristics: Heuristics<T, H, M, K>, game: number, seats: number) {
    this.#figures = figures;
    this.#heuristics = heuristics;
    this.#game = game;
    this.#seats = seats;
    this.#written = new Int32Array(seats * figures.names.length);
  }

  /** Called for each random move: the result of the game then says little about the positions before it. */
  markRandomMove(): void {
    this.#hasRandomMove = true;
  }

  add(views: readonly SeatView<T, H>[]): void {
    const { names } = this.#figures;
    const [first] = views;
    if (first === undefined) return;
    this.#figures.readTable?.(first.table);
    for (const { table, hand, seat } of views) {
      this.#figures.write(table, hand, seat, this.#written, seat * names.length);
    }
    const row = new Int16Array(recordSize(this.#seats, names.length));
    row[0] = this.#game & 0xffff;
    row[1] = this.#game >>> WORD_BITS;
    row[2] = this.#hasRandomMove ? 1 : 0;
    const { evaluate, winScale } = this.#heuristics;
    for (const { table, hand, seat } of views) {
      row[HEADER_WORDS + this.#seats + seat] = inUnits(evaluate(table, hand, seat) / winScale);
    }
    row.set(this.#written, HEADER_WORDS + SEAT_WORDS * this.#seats);
    this.#rows.push(row);
    this.#hasRandomMove = false;
  }

  /** All rows with the winners of the game; none when it was cut off. */
  finish(places: readonly number[] | null): readonly Int16Array[] {
    if (places === null) return [];
    const winners = places.filter((place) => place === 1).length;
    for (const row of this.#rows) {
      for (const [seat, place] of places.entries()) row[HEADER_WORDS + seat] = place === 1 ? WIN_UNITS / winners : 0;
    }
    return this.#rows;
  }
}

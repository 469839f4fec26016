import { closeSync, openSync, writeSync } from 'node:fs';
import { okResult, type Result } from '@orrery/kernel';
import { fileProblem } from '../files.ts';

/** What a file of positions says of itself. */
export interface PositionsHead {
  readonly orrery: 'positions';
  readonly format: number;
  readonly game: string;
  readonly figures: number;
  readonly seats: number;
  /** 16-bit numbers in a row. */
  readonly row: number;
  readonly names: readonly string[];
}

export const POSITIONS_FORMAT = 2;

/** A file of positions: a line of JSON, then rows of 16-bit numbers, the least significant byte first. */
export class PositionsFile {
  readonly #path: string;
  readonly #file: number;

  private constructor(path: string, file: number) {
    this.#path = path;
    this.#file = file;
  }

  static create(path: string, head: PositionsHead): Result<PositionsFile> {
    try {
      const file = openSync(path, 'w');
      writeSync(file, `${JSON.stringify(head)}\n`);
      return okResult(new PositionsFile(path, file));
    } catch (error) {
      return fileProblem('write', path, error);
    }
  }

  add(rows: Int16Array): Result<null> {
    const bytes = new DataView(new ArrayBuffer(rows.byteLength));
    for (let i = 0; i < rows.length; i++) bytes.setInt16(2 * i, rows[i] ?? 0, true);
    try {
      for (let at = 0; at < bytes.byteLength; ) at += writeSync(this.#file, bytes, at);
      return okResult(null);
    } catch (error) {
      return fileProblem('write', this.#path, error);
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

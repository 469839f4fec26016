import { errResult, okResult, quote, type Result } from '@orrery/kernel';
import { fileWriter, ParquetWriter } from 'hyparquet-writer';
import { appendText, fileProblem, writeText } from '../files.ts';
import { columnData, columnsOf, parquetSchema } from './columns.ts';
import type { DatasetRow, RowKind } from './rows.ts';

/** A file of rows that is being written. */
export interface DatasetWriter {
  add(rows: readonly DatasetRow[]): Result<null>;
  /** Completes the file. */
  end(): Result<null>;
}

/** Rows in a row group of a Parquet file: it is compressed as a whole, and held in memory until it is written. */
const ROW_GROUP_SIZE = 2000;

function jsonLines(path: string): Result<DatasetWriter> {
  const begun = writeText(path, '');
  if (!begun.ok) return begun;
  return okResult({
    add: (rows) => appendText(path, rows.map((row) => `${JSON.stringify(row)}\n`).join('')),
    end: () => okResult(null),
  });
}

function parquet(path: string, kind: RowKind): Result<DatasetWriter> {
  const attempt = <V>(write: () => V): Result<V> => {
    try {
      return okResult(write());
    } catch (error) {
      return fileProblem('write', path, error);
    }
  };
  const columns = columnsOf(kind);
  const begun = attempt(() => new ParquetWriter({ writer: fileWriter(path), schema: parquetSchema(kind) }));
  if (!begun.ok) return begun;
  let rows: DatasetRow[] = [];
  const writeGroup = (): Result<null> =>
    attempt(() => {
      const group = columns.map(([name, type]) => ({ name, data: columnData(name, type, rows) }));
      begun.value.write({ columnData: group, rowGroupSize: rows.length });
      rows = [];
      return null;
    });
  return okResult({
    add(more) {
      rows.push(...more);
      return rows.length < ROW_GROUP_SIZE ? okResult(null) : writeGroup();
    },
    end() {
      const last = rows.length === 0 ? okResult(null) : writeGroup();
      if (!last.ok) return last;
      const finished = attempt(() => begun.value.finish());
      return finished.ok ? okResult(null) : finished;
    },
  });
}

/** Begins a file of rows; its name says in which format. */
export function openDataset(path: string, kind: RowKind): Result<DatasetWriter> {
  if (path.endsWith('.jsonl')) return jsonLines(path);
  if (path.endsWith('.parquet')) return parquet(path, kind);
  const text = `--out must name a file that ends in .jsonl or .parquet, not ${quote(path)}`;
  return errResult('cli.dataset', { path }, text);
}

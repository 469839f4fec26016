import type { SchemaElement } from 'hyparquet';
import type { DatasetRow, DecisionRow, PlayedGameRow, RowKind } from './rows.ts';

/** The form of a column in a Parquet file. */
type ColumnType = 'text' | 'whole' | 'long' | 'json' | 'texts' | 'wholes';

type ColumnsOf<R> = { readonly [P in keyof R]-?: ColumnType };

/** Views and options are JSON texts, because their structure is that of the game. */
const GAME_COLUMNS = {
  game: 'text',
  edition: 'whole',
  options: 'json',
  seats: 'whole',
  seed: 'long',
  number: 'whole',
  bots: 'texts',
} as const;
const RESULT_COLUMNS = { places: 'wholes', points: 'wholes' } as const;

const DECISION_COLUMNS: ColumnsOf<DecisionRow> = {
  ...GAME_COLUMNS,
  decision: 'whole',
  entry: 'whole',
  seat: 'whole',
  question: 'text',
  view: 'json',
  moves: 'texts',
  move: 'text',
  place: 'whole',
  ...RESULT_COLUMNS,
};

const GAME_ROW_COLUMNS: ColumnsOf<PlayedGameRow> = {
  ...GAME_COLUMNS,
  moves: 'texts',
  seat_of_move: 'wholes',
  turns: 'whole',
  ...RESULT_COLUMNS,
  log: 'text',
};

/** The columns of a kind of row, in order. */
export const columnsOf = (kind: RowKind): readonly (readonly [name: string, type: ColumnType])[] =>
  Object.entries(kind === 'decisions' ? DECISION_COLUMNS : GAME_ROW_COLUMNS);

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
const WHOLE = { type: 'INT32' } as const;

function elementsOf(name: string, type: ColumnType): SchemaElement[] {
  const repetition_type = 'OPTIONAL';
  switch (type) {
    case 'text':
      return [{ name, repetition_type, ...TEXT }];
    case 'whole':
      return [{ name, repetition_type, ...WHOLE }];
    case 'long':
      return [{ name, repetition_type, type: 'INT64' }];
    case 'json':
      return [{ name, repetition_type, type: 'BYTE_ARRAY', converted_type: 'JSON' }];
    case 'texts':
    case 'wholes':
      return [
        { name, repetition_type, num_children: 1, converted_type: 'LIST' },
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
        { name: 'element', repetition_type, ...(type === 'texts' ? TEXT : WHOLE) },
      ];
  }
}

/** The schema of a Parquet file. */
export function parquetSchema(kind: RowKind): SchemaElement[] {
  const columns = columnsOf(kind);
  return [{ name: 'root', num_children: columns.length }, ...columns.flatMap(([name, type]) => elementsOf(name, type))];
}

/** A column of these rows. */
export function columnData(name: string, type: ColumnType, rows: readonly DatasetRow[]): unknown[] {
  const values = rows.map((row) => Object.getOwnPropertyDescriptor(row, name)?.value);
  return type === 'long' ? values.map(BigInt) : values;
}

import type { ReactNode } from 'react';

export interface DataRow {
  readonly key: string | number;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

export interface DataTableProps {
  /** What the table is about; read aloud, not shown. */
  readonly name: string;
  /** What stands over the names of the rows; null where it goes without saying. */
  readonly corner: string | null;
  readonly columns: readonly { readonly key: string | number; readonly head: ReactNode }[];
  readonly rows: readonly DataRow[];
}

/** Figures in rows and columns. Words wrap, so that it fits wherever it stands. */
export function DataTable({ name, corner, columns, rows }: DataTableProps) {
  return (
    <table className="data-table">
      <caption className="unseen">{name}</caption>
      <thead>
        <tr>
          {corner === null ? <td /> : <th scope="col">{corner}</th>}
          {columns.map(({ key, head }) => (
            <th key={key} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {columns.map((column, i) => (
              <td key={column.key}>{cells[i]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

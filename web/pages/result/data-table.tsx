import type { ReactNode } from 'react';

export interface DataRow {
  readonly key: string | number;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

export interface DataTableProps {
  /** The table's caption, for screen readers only. */
  readonly name: string;
  /** The heading of the row names; null if obvious. */
  readonly corner: string | null;
  readonly columns: readonly { readonly key: string | number; readonly head: ReactNode }[];
  readonly rows: readonly DataRow[];
}

/** Figures in rows and columns. Text wraps, so that it fits everywhere. */
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

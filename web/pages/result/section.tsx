import { type ReactNode, useId } from 'react';
import { useTranslate } from '../../texts/catalogue.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { RESULT_TEXTS } from './texts.ts';

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** Its share of the page's width. */
  readonly width?: 'whole' | 'two-thirds' | 'half' | 'third';
  readonly children: ReactNode;
}

/** A section of the page with its heading. */
export function Section({ title, note, width = 'half', children }: SectionProps) {
  const id = useId();
  return (
    <section className={`panel result-section ${width}`} aria-labelledby={id}>
      <h2 id={id} className="small-caps">
        {title}
      </h2>
      {note !== undefined && <p className="muted note">{note}</p>}
      <div className="part-room">{children}</div>
    </section>
  );
}

/** The figures of a chart as a table, one click away. */
export function AsTable(props: DataTableProps) {
  const say = useTranslate(RESULT_TEXTS);
  return (
    <details className="as-table">
      <summary>
        {say('as-table')}
        <span className="unseen">: {props.name}</span>
      </summary>
      <DataTable {...props} />
    </details>
  );
}

import { seatClass } from '../../art/seats.tsx';
import type { CountGroup } from '../../games/game-report.ts';
import { sumWhere } from '../../games/tally.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type ResultViewProps, resultSeats } from './result-view.ts';
import { seatColumns } from './seat-name.tsx';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

/** The game's additional count tables, each with its sum. */
export function CountTables({ view }: ResultViewProps) {
  return (view.review.headings.countGroups ?? []).map((book) => (
    <CountTableView key={book.key} view={view} book={book} />
  ));
}

function CountTableView({ view, book }: ResultViewProps & { readonly book: CountGroup }) {
  const say = useTranslate(RESULT_TEXTS);
  const { counts } = view.review.tally;
  const rows = book.rows.map(({ key, name }) => ({
    key,
    name: name(view.language),
    values: resultSeats(view).map((seat) => sumWhere(counts, (count) => count.key === key && count.seat === seat)),
  }));
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map(Math.abs)));
  const sums = resultSeats(view).map((seat) => rows.reduce((n, { values }) => n + (values[seat] ?? 0), 0));
  const title = book.name(view.language);
  return (
    <Section title={title} width="third">
      <DataTable
        name={title}
        corner={null}
        columns={seatColumns(view)}
        rows={[
          ...rows.map(({ key, name, values }) => ({
            key,
            head: name,
            cells: values.map((n, seat) => <BarFigure key={seatClass(seat)} seat={seat} n={n} most={most} />),
          })),
          ...(book.hasSum ? [{ key: 'total', head: say('total'), cells: sums.map(signed) }] : []),
        ]}
      />
    </Section>
  );
}

/** With a minus sign as wide as a plus. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A figure with a bar: losses are hollow. */
function BarFigure({ seat, n, most }: { readonly seat: number; readonly n: number; readonly most: number }) {
  return (
    <span className={`data-bar ${seatClass(seat)}${n < 0 ? ' owed' : ''}`}>
      {signed(n)}
      <span style={{ inlineSize: `${(100 * Math.abs(n)) / most}%` }} />
    </span>
  );
}

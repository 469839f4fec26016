import { seatClass } from '../../art/seats.tsx';
import type { Book } from '../../games/chronicle.ts';
import { sum } from '../../games/tally.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type LookProps, seatsOf } from './look.ts';
import { seatColumns } from './seat-name.tsx';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

/** The counts that a game keeps in books of their own, each with its sum. */
export function Books({ look }: LookProps) {
  return (look.retrospect.headings.books ?? []).map((book) => <Pages key={book.key} look={look} book={book} />);
}

function Pages({ look, book }: LookProps & { readonly book: Book }) {
  const say = useSpeak(RESULT_TEXTS);
  const { counts } = look.retrospect.tally;
  const rows = book.rows.map(({ key, name }) => ({
    key,
    name: name(look.language),
    values: seatsOf(look).map((seat) => sum(counts, (count) => count.key === key && count.seat === seat)),
  }));
  const most = Math.max(1, ...rows.flatMap(({ values }) => values.map(Math.abs)));
  const sums = seatsOf(look).map((seat) => rows.reduce((n, { values }) => n + (values[seat] ?? 0), 0));
  const title = book.name(look.language);
  return (
    <Section title={title} width="third">
      <DataTable
        name={title}
        corner={null}
        columns={seatColumns(look)}
        rows={[
          ...rows.map(({ key, name, values }) => ({
            key,
            head: name,
            cells: values.map((n, seat) => <Figure key={seatClass(seat)} seat={seat} n={n} most={most} />),
          })),
          ...(book.hasSum ? [{ key: 'total', head: say('total'), cells: sums.map(signed) }] : []),
        ]}
      />
    </Section>
  );
}

/** With a minus sign as long as a plus is wide. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A figure with a bar: what was lost is hollow. */
function Figure({ seat, n, most }: { readonly seat: number; readonly n: number; readonly most: number }) {
  return (
    <span className={`data-bar ${seatClass(seat)}${n < 0 ? ' owed' : ''}`}>
      {signed(n)}
      <span style={{ inlineSize: `${(100 * Math.abs(n)) / most}%` }} />
    </span>
  );
}

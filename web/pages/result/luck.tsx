import { sumWhere } from '../../games/tally.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type ResultViewProps, resultSeats } from './result-view.ts';
import { seatColumns } from './seat-name.tsx';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

/** The luck of each seat. */
export function LuckSection({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  const { headings, tally } = view.review;
  return (
    <Section title={say('luck')} note={say('luck.note')}>
      <DataTable
        name={say('luck')}
        corner={null}
        columns={seatColumns(view)}
        rows={headings.luck.map(({ key, name }) => ({
          key,
          head: name(view.language),
          cells: resultSeats(view).map((seat) =>
            sumWhere(tally.counts, (count) => count.key === key && count.seat === seat),
          ),
        }))}
      />
    </Section>
  );
}

import { sum } from '../../games/tally.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { DataTable } from './data-table.tsx';
import { type LookProps, seatsOf } from './look.ts';
import { seatColumns } from './seat-name.tsx';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

/** What fortune did to each seat. */
export function Luck({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  const { headings, tally } = look.retrospect;
  return (
    <Section title={say('luck')} note={say('luck.note')}>
      <DataTable
        name={say('luck')}
        corner={null}
        columns={seatColumns(look)}
        rows={headings.luck.map(({ key, name }) => ({
          key,
          head: name(look.language),
          cells: seatsOf(look).map((seat) => sum(tally.counts, (count) => count.key === key && count.seat === seat)),
        }))}
      />
    </Section>
  );
}

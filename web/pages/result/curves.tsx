import { LineChart } from '../../art/charts/line-chart.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { type ResultViewProps, resultSeats, seatNameOf } from './result-view.ts';
import { seatColumns } from './seat-name.tsx';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

/** What a game measures turn by turn beside the points, such as money. */
export function MeasureCurves({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  const { headings, tally } = view.review;
  const sayStep = (i: number) => (i < tally.turns.length ? String(i + 1) : say('end'));
  return (headings.measures ?? []).map(({ key, name }, i) => {
    const moments = tally.curves[i] ?? [];
    const title = name(view.language);
    return (
      <Section key={key} title={title} note={say('curve.note')} width="half">
        <LineChart
          name={title}
          shape="steps"
          height={200}
          sayStep={sayStep}
          lines={resultSeats(view).map((seat) => ({
            seat,
            name: seatNameOf(view, seat),
            values: moments.map((each) => each[seat] ?? 0),
          }))}
        />
        <AsTable
          name={title}
          corner={say('turn')}
          columns={seatColumns(view)}
          rows={moments.map((cells, at) => ({ key: at, head: sayStep(at), cells }))}
        />
      </Section>
    );
  });
}

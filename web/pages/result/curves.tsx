import { LineChart } from '../../art/charts/line-chart.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import { type LookProps, nameOf, seatsOf } from './look.ts';
import { seatColumns } from './seat-name.tsx';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

/** Whatever a game measures turn by turn beside the points: money. */
export function Curves({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  const { headings, tally } = look.retrospect;
  const sayStep = (i: number) => (i < tally.turns.length ? String(i + 1) : say('end'));
  return (headings.measures ?? []).map(({ key, name }, i) => {
    const moments = tally.curves[i] ?? [];
    const title = name(look.language);
    return (
      <Section key={key} title={title} note={say('curve.note')} width="half">
        <LineChart
          name={title}
          shape="steps"
          height={200}
          sayStep={sayStep}
          lines={seatsOf(look).map((seat) => ({
            seat,
            name: nameOf(look, seat),
            values: moments.map((each) => each[seat] ?? 0),
          }))}
        />
        <AsTable
          name={title}
          corner={say('turn')}
          columns={seatColumns(look)}
          rows={moments.map((cells, at) => ({ key: at, head: sayStep(at), cells }))}
        />
      </Section>
    );
  });
}

import { useState } from 'react';
import { LineChart } from '../../art/charts/line-chart.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { type ResultViewProps, resultSeats, seatNameOf } from './result-view.ts';
import { seatColumns } from './seat-name.tsx';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';
import { TurnActions } from './turn-actions.tsx';

interface PointsOverTimeProps extends ResultViewProps {
  readonly onWhatIf: (seq: number) => void;
}

/** Points turn by turn; a selected turn can be replayed, or played on from. */
export function PointsOverTime({ view, onWhatIf }: PointsOverTimeProps) {
  const say = useTranslate(RESULT_TEXTS);
  const { turns, points } = view.review.tally;
  const moments = [...turns.map((turn) => turn.points), points];
  const [at, goTo] = useState<number | null>(null);
  const title = say('points-over-time');
  const sayStep = (i: number) => (i < turns.length ? String(i + 1) : say('end'));
  return (
    <Section title={title} note={say('points-over-time.note')} width="two-thirds">
      <LineChart
        name={title}
        shape="steps"
        sayStep={sayStep}
        {...(at !== null && { at })}
        onStep={goTo}
        lines={resultSeats(view).map((seat) => ({
          seat,
          name: seatNameOf(view, seat),
          values: moments.map((each) => each[seat] ?? 0),
        }))}
      />
      <TurnActions view={view} turn={Math.min(at ?? turns.length, turns.length - 1)} onWhatIf={onWhatIf} />
      <AsTable
        name={title}
        corner={say('turn')}
        columns={seatColumns(view)}
        rows={moments.map((cells, i) => ({ key: i, head: sayStep(i), cells }))}
      />
    </Section>
  );
}

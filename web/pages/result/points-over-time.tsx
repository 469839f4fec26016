import { useState } from 'react';
import { LineChart } from '../../art/charts/line-chart.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import { type LookProps, nameOf, seatsOf } from './look.ts';
import { seatColumns } from './seat-name.tsx';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';
import { TurnWays } from './turn-ways.tsx';

interface PointsOverTimeProps extends LookProps {
  readonly onWhatIf: (seq: number) => void;
}

/** How the points grew, turn by turn; a turn that is looked at can be watched, or played otherwise. */
export function PointsOverTime({ look, onWhatIf }: PointsOverTimeProps) {
  const say = useSpeak(RESULT_TEXTS);
  const { turns, points } = look.retrospect.tally;
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
        lines={seatsOf(look).map((seat) => ({
          seat,
          name: nameOf(look, seat),
          values: moments.map((each) => each[seat] ?? 0),
        }))}
      />
      <TurnWays look={look} turn={Math.min(at ?? turns.length, turns.length - 1)} onWhatIf={onWhatIf} />
      <AsTable
        name={title}
        corner={say('turn')}
        columns={seatColumns(look)}
        rows={moments.map((cells, i) => ({ key: i, head: sayStep(i), cells }))}
      />
    </Section>
  );
}

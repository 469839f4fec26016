import { useState } from 'react';
import { BarChart } from '../art/charts/bar-chart.tsx';
import { DiceHistogram } from '../art/charts/dice-histogram.tsx';
import { GaugeChart } from '../art/charts/gauge.tsx';
import { LineChart } from '../art/charts/line-chart.tsx';
import { Ruler } from '../art/charts/ruler.tsx';
import { numberRange, seededRandom } from '../art/draw.ts';
import { seatClass } from '../art/seats.tsx';

const NAMES = ['Mira', 'Tycho', 'Henrietta', 'Ilse', 'Noor', 'Jonas'];

/** Sample points that only rise, for this many seats and turns. */
function points(seats: number, turns: number) {
  const chance = seededRandom(9);
  return numberRange(0, seats, 1).map((seat) => {
    let sum = 2;
    const values = numberRange(0, turns, 1).map(() => {
      if (chance() > 0.86) sum += 1;
      return sum;
    });
    return { seat, name: NAMES[seat] ?? '', values };
  });
}

const CHANCES = numberRange(0, 41, 1).map((i) => 50 + 38 * Math.sin(i / 6) * (i / 40));
const GROUPS = ['tritanium', 'dilithium', 'food', 'oxygen', 'water'].map((name, i) => ({
  name,
  bars: numberRange(0, 4, 1).map((seat) => ({ seat, value: ((i * 7 + seat * 5) % 11) + 1 })),
}));

export function Charts() {
  const [step, setStep] = useState(20);
  return (
    <div className="charts">
      <figure>
        <figcaption>Points over time</figcaption>
        <LineChart name="Points over time" lines={points(6, 60)} shape="steps" />
      </figure>
      <figure>
        <figcaption>Chance to win</figcaption>
        <LineChart
          name="Chance to win, by move"
          lines={[
            { seat: 0, name: 'Mira', values: CHANCES },
            { seat: 1, name: 'Tycho', values: CHANCES.map((value) => 100 - value) },
          ]}
          range={[0, 100]}
          sayValue={(value) => `${Math.round(value)} %`}
          at={step}
          onStep={setStep}
        />
      </figure>
      <figure>
        <figcaption>Production</figcaption>
        <BarChart name="Production by resource" groups={GROUPS} />
      </figure>
      <figure>
        <figcaption>Dice</figcaption>
        <DiceHistogram
          name="Dice rolled, against expectation"
          observed={[1, 2, 6, 5, 9, 7, 11, 6, 4, 3, 1]}
          words={{ observed: 'rolled', expected: 'expected' }}
        />
      </figure>
      <figure>
        <figcaption>Longest route</figcaption>
        <Ruler
          name="Longest route"
          places={[
            { seat: 3, value: 3 },
            { seat: 2, value: 4 },
            { seat: 0, value: 5 },
            { seat: 1, value: 6 },
            { seat: 4, value: 5 },
          ]}
          most={8}
          least={5}
        />
      </figure>
      <figure className={seatClass(0)}>
        <figcaption>Gauges</figcaption>
        <GaugeChart name="4 of 6" value={4} most={6} tone="seat" />
        <GaugeChart name="5 of 10, 2 more with this move" value={5} most={10} preview={2} />
        <GaugeChart name="40 of 100" value={40} most={100} preview={15} tone="good" />
      </figure>
    </div>
  );
}

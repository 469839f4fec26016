import { numberRange, round } from '../draw.ts';
import { HorizontalGrid } from './axes.tsx';
import { Chart } from './chart.tsx';
import { linearScale, ticks } from './scale.ts';

/** Results, and how many of `of` equally likely rolls give each. */
interface HistogramOdds {
  readonly results: readonly number[];
  readonly chances: readonly number[];
  readonly of: number;
}

interface DiceHistogramProps {
  readonly name: string;
  readonly observed: readonly number[]; // how often each result was rolled
  readonly odds?: HistogramOdds; // default: two dice
  readonly usual?: readonly (readonly [low: number, high: number])[]; // the usual range of each count
  readonly words: { readonly observed: string; readonly expected: string };
  readonly height?: number;
}

const SUMS = numberRange(2, 13, 1);
const TWO_DICE: HistogramOdds = { results: SUMS, chances: SUMS.map((sum) => 6 - Math.abs(7 - sum)), of: 36 };
/** Results this likely have red numbers on their chips. */
const RED_NUMBER_CHANCES = 5;

/** Observed dice results as bars; expected counts as brass caps with their usual range. */
export function DiceHistogram(props: DiceHistogramProps) {
  const { name, observed, odds = TWO_DICE, usual = [], words, height = 210 } = props;
  const rolls = observed.reduce((sum, count) => sum + count, 0);
  const expected = odds.chances.map((chance) => (rolls * chance) / odds.of);
  return (
    <Chart name={name} height={height}>
      {(width) => {
        const plot = { left: 34, right: width - 4, top: 30, bottom: height - 24 };
        const most = Math.max(1, ...observed, ...expected, ...usual.map(([, high]) => high));
        const levels = ticks(0, most, Math.floor((plot.bottom - plot.top) / 34));
        const y = linearScale([0, levels.at(-1) ?? 1], [plot.bottom, plot.top]);
        const wide = (plot.right - plot.left) / odds.results.length;
        return (
          <>
            <g transform={`translate(${plot.left} 10)`}>
              <rect x="2" y="-5" width="12" height="10" className="chart-bar plain" />
              <text x="20" y="4" className="chart-label start">
                {words.observed}
              </text>
              <path d={`M${(plot.right - plot.left) / 2} 0h16`} className="chart-cap" />
              <text x={(plot.right - plot.left) / 2 + 22} y="4" className="chart-label start">
                {words.expected}
              </text>
            </g>
            <HorizontalGrid at={levels} place={y} plot={plot} />
            {odds.results.map((sum, i) => {
              const middle = round(plot.left + wide * (i + 0.5));
              const top = round(y(observed[i] ?? 0));
              const [low, high] = usual[i] ?? [0, 0];
              return (
                <g key={sum} className={odds.chances[i] === RED_NUMBER_CHANCES ? 'hot' : ''}>
                  <rect
                    x={round(middle - wide * 0.32)}
                    y={top}
                    width={round(wide * 0.64)}
                    height={round(plot.bottom - top)}
                    className="chart-bar plain"
                  />
                  <path
                    d={`M${round(middle - wide * 0.42)} ${round(y(expected[i] ?? 0))}h${round(wide * 0.84)}`}
                    className="chart-cap"
                  />
                  {high > low && <path d={`M${middle} ${round(y(low))}V${round(y(high))}`} className="chart-spread" />}
                  <text x={middle} y={plot.bottom + 18} className="chart-label numeral">
                    {sum}
                  </text>
                </g>
              );
            })}
          </>
        );
      }}
    </Chart>
  );
}

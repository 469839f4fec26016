import { seatClass, seatSign } from '../seats.tsx';
import type { PlotArea } from './axes.tsx';

export interface ChartLine {
  readonly seat: number;
  readonly name: string;
  readonly values: readonly number[]; // one per step; all lines have the same length
}

interface MarkerProps {
  readonly lines: readonly ChartLine[];
  readonly step: number;
  readonly at: number;
  readonly y: (value: number) => number;
  readonly plot: PlotArea;
  readonly sayValue: (value: number) => string;
}

/** The selected step: a hairline, a dot on every line, and the values. */
export function Marker({ lines, step, at, y, plot, sayValue }: MarkerProps) {
  const seen = lines.filter(({ values }) => values[step] !== undefined);
  const isRight = at > (plot.left + plot.right) / 2;
  const box = { width: 66, height: seen.length * 17 + 8 };
  return (
    <g className="chart-marker">
      <path d={`M${at} ${plot.top}V${plot.bottom}`} className="chart-hair" />
      {seen.map(({ seat, values }) => (
        <circle key={seat} cx={at} cy={y(values[step] ?? 0)} r="4" className={`chart-dot ${seatClass(seat)}`} />
      ))}
      <g transform={`translate(${isRight ? at - box.width - 8 : at + 8} ${plot.top})`}>
        <rect {...box} rx="6" className="chart-note" />
        {seen.map(({ seat, values }, i) => (
          <g key={seat} transform={`translate(12 ${i * 17 + 13})`} className={seatClass(seat)}>
            <path d={seatSign(seat)} className="seat-disc" />
            <text x="12" y="4" className="chart-label start strong">
              {sayValue(values[step] ?? 0)}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

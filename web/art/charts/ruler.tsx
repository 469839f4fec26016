import { steps } from '../draw.ts';
import { seatClass, seatSign } from '../seats.tsx';
import { Chart } from './chart.tsx';
import { scale } from './scale.ts';

interface RulerProps {
  readonly name: string; // “Longest route: Mira 6, you 5 …”
  readonly places: readonly { readonly seat: number; readonly value: number }[];
  readonly most: number; // where the ruler ends, unless somebody is further
  readonly least?: number; // from here on it counts
}

const SIDE = 10;
const STACK = 13; // seats with the same value stand on each other

/** How far everybody is, and how far it is to the next: signs on a graduated rule. */
export function Ruler({ name, places, most, least }: RulerProps) {
  const end = Math.max(most, ...places.map(({ value }) => value));
  const stacks = places.map(({ value }, i) => places.slice(0, i).filter((other) => other.value === value).length);
  const line = 14 + Math.max(0, ...stacks) * STACK;
  return (
    <Chart name={name} height={line + 24}>
      {(width) => {
        const x = scale([0, end], [SIDE, width - SIDE]);
        const every = Math.ceil((end * 20) / (width - 2 * SIDE));
        return (
          <>
            <path d={`M${SIDE} ${line}H${width - SIDE}`} className="chart-axis" />
            {least !== undefined && least < end && (
              <path d={`M${x(least)} ${line}H${width - SIDE}`} className="ruler-counts" />
            )}
            {steps(0, end + 1, 1).map((value) => (
              <g key={value} transform={`translate(${x(value)} ${line})`}>
                <path d={value === least ? 'M0 -6V6' : 'M0 -3V3'} className="chart-axis" />
                {value % every === 0 && (
                  <text y="19" className="chart-label">
                    {value}
                  </text>
                )}
              </g>
            ))}
            {places.map(({ seat, value }, i) => (
              <path
                key={seat}
                d={seatSign(seat)}
                transform={`translate(${x(value)} ${line - 8 - (stacks[i] ?? 0) * STACK})`}
                className={`seat-disc ${seatClass(seat)}`}
              />
            ))}
          </>
        );
      }}
    </Chart>
  );
}

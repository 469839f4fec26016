import { numberRange } from '../draw.ts';
import { seatClass, seatSign } from '../seats.tsx';
import { Chart } from './chart.tsx';
import { linearScale } from './scale.ts';

interface RulerProps {
  readonly name: string; // “Longest route: Mira 6, you 5 …”
  readonly places: readonly { readonly seat: number; readonly value: number }[];
  readonly most: number; // end of the ruler, unless a value is larger
  readonly least?: number; // minimum value that counts
}

const SIDE_MARGIN = 10;
const STACK_HEIGHT = 13; // offset of seats with the same value

/** Seat signs on a ruler: the value of each seat and the distance to the next. */
export function Ruler({ name, places, most, least }: RulerProps) {
  const end = Math.max(most, ...places.map(({ value }) => value));
  const stacks = places.map(({ value }, i) => places.slice(0, i).filter((other) => other.value === value).length);
  const line = 14 + Math.max(0, ...stacks) * STACK_HEIGHT;
  return (
    <Chart name={name} height={line + 24}>
      {(width) => {
        const x = linearScale([0, end], [SIDE_MARGIN, width - SIDE_MARGIN]);
        const every = Math.ceil((end * 20) / (width - 2 * SIDE_MARGIN));
        return (
          <>
            <path d={`M${SIDE_MARGIN} ${line}H${width - SIDE_MARGIN}`} className="chart-axis" />
            {least !== undefined && least < end && (
              <path d={`M${x(least)} ${line}H${width - SIDE_MARGIN}`} className="ruler-counts" />
            )}
            {numberRange(0, end + 1, 1).map((value) => (
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
                transform={`translate(${x(value)} ${line - 8 - (stacks[i] ?? 0) * STACK_HEIGHT})`}
                className={`seat-disc ${seatClass(seat)}`}
              />
            ))}
          </>
        );
      }}
    </Chart>
  );
}

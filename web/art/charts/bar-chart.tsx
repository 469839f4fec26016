import { round } from '../draw.ts';
import { seatClass, seatSign } from '../seats.tsx';
import { HorizontalGrid, type PlotArea } from './axes.tsx';
import { Chart } from './chart.tsx';
import { linearScale, ticks } from './scale.ts';

export interface BarGroup {
  readonly name: string;
  readonly bars: readonly { readonly seat: number; readonly value: number }[];
}

interface BarChartProps {
  readonly name: string;
  readonly groups: readonly BarGroup[];
  readonly height?: number;
}

const LETTER_WIDTH = 7; // approximate width of a letter in a label
const COLUMN_WIDTH = 16; // a column narrower than this has no room for its sign and value
const ROW_HEIGHT = 17;

/** Grouped bars: one per seat with its sign and value. Columns, or rows where the chart is narrow. */
export function BarChart({ name, groups, height = 220 }: BarChartProps) {
  const most = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  const widest = Math.max(
    ...groups.map((group) => Math.max(group.name.length * LETTER_WIDTH, group.bars.length * COLUMN_WIDTH)),
  );
  const isNarrow = (width: number) => groups.length * (widest + 8) > width - 38;
  const high = (width: number) =>
    isNarrow(width) ? groups.reduce((sum, group) => sum + groupHeight(group), 0) : height;
  return (
    <Chart name={name} height={high}>
      {(width) =>
        isNarrow(width) ? (
          <Rows groups={groups} most={most} width={width} />
        ) : (
          <Columns groups={groups} most={most} plot={{ left: 34, right: width - 4, top: 20, bottom: height - 38 }} />
        )
      }
    </Chart>
  );
}

interface BarsProps {
  readonly groups: readonly BarGroup[];
  readonly most: number;
}

function Columns({ groups, most, plot }: BarsProps & { plot: PlotArea }) {
  const levels = ticks(0, most, Math.floor((plot.bottom - plot.top) / 36));
  const y = linearScale([0, levels.at(-1) ?? 1], [plot.bottom, plot.top]);
  const wide = (plot.right - plot.left) / groups.length;
  return (
    <>
      <HorizontalGrid at={levels} place={y} plot={plot} />
      {groups.map(({ name, bars }, i) => {
        const each = Math.min(30, (wide * 0.8) / Math.max(1, bars.length));
        const middle = plot.left + wide * (i + 0.5);
        return (
          <g key={name} transform={`translate(${round(middle)} 0)`}>
            {bars.map(({ seat, value }, at) => (
              <g
                key={seat}
                transform={`translate(${round(each * (at - (bars.length - 1) / 2))} 0)`}
                className={seatClass(seat)}
              >
                <path
                  d={`M${-each * 0.4} ${plot.bottom}V${round(y(value))}h${each * 0.8}V${plot.bottom}Z`}
                  className="chart-bar"
                />
                <text y={round(y(value) - 5)} className="chart-label strong">
                  {value}
                </text>
                <path d={seatSign(seat)} transform={`translate(0 ${plot.bottom + 10})`} className="seat-disc" />
              </g>
            ))}
            <text y={plot.bottom + 32} className="chart-label">
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

const groupHeight = ({ bars }: BarGroup) => (bars.length + 1) * ROW_HEIGHT + 10;

function Rows({ groups, most, width }: BarsProps & { width: number }) {
  const x = linearScale([0, most], [20, width - 24]);
  return groups.map((group, i) => (
    <g
      key={group.name}
      transform={`translate(0 ${groups.slice(0, i).reduce((sum, each) => sum + groupHeight(each), 0)})`}
    >
      <text y="12" className="chart-label start">
        {group.name}
      </text>
      {group.bars.map(({ seat, value }, row) => (
        <g key={seat} transform={`translate(0 ${(row + 1.5) * ROW_HEIGHT})`} className={seatClass(seat)}>
          <path d={seatSign(seat)} transform="translate(7 0)" className="seat-disc" />
          <path d={`M20 -5H${round(x(value))}V5H20Z`} className="chart-bar" />
          <text x={round(x(value) + 5)} y="4" className="chart-label start strong">
            {value}
          </text>
        </g>
      ))}
    </g>
  ));
}

import { round } from '../draw.ts';
import { seatClass, seatSign } from '../seats.tsx';
import { Levels, type Plot } from './axes.tsx';
import { Chart } from './chart.tsx';
import { scale, ticks } from './scale.ts';

export interface BarGroup {
  readonly name: string;
  readonly bars: readonly { readonly seat: number; readonly value: number }[];
}

interface BarChartProps {
  readonly name: string;
  readonly groups: readonly BarGroup[];
  readonly height?: number;
}

/** Values side by side, in groups: a bar for each seat, with its sign at the foot and its value on top. */
export function BarChart({ name, groups, height = 220 }: BarChartProps) {
  const most = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  return (
    <Chart name={name} height={height}>
      {(width) => {
        const plot = { left: 34, right: width - 4, top: 20, bottom: height - 38 };
        const levels = ticks(0, most, Math.floor((plot.bottom - plot.top) / 36));
        const y = scale([0, levels.at(-1) ?? 1], [plot.bottom, plot.top]);
        const wide = (plot.right - plot.left) / groups.length;
        return (
          <>
            <Levels at={levels} place={y} plot={plot} />
            {groups.map((group, i) => (
              <Group key={group.name} group={group} plot={plot} left={plot.left + i * wide} wide={wide} y={y} />
            ))}
          </>
        );
      }}
    </Chart>
  );
}

interface GroupProps {
  readonly group: BarGroup;
  readonly plot: Plot;
  readonly left: number;
  readonly wide: number;
  readonly y: (value: number) => number;
}

function Group({ group, plot, left, wide, y }: GroupProps) {
  const each = Math.min(30, (wide * 0.8) / Math.max(1, group.bars.length));
  const start = left + (wide - each * group.bars.length) / 2;
  return (
    <g>
      {group.bars.map(({ seat, value }, i) => {
        const middle = round(start + each * (i + 0.5));
        return (
          <g key={seat} className={seatClass(seat)}>
            <rect
              x={round(middle - each * 0.4)}
              y={round(y(value))}
              width={round(each * 0.8)}
              height={round(plot.bottom - y(value))}
              className="chart-bar"
            />
            <text x={middle} y={round(y(value) - 5)} className="chart-label strong">
              {value}
            </text>
            <path d={seatSign(seat)} transform={`translate(${middle} ${plot.bottom + 10})`} className="seat-disc" />
          </g>
        );
      })}
      <text x={round(left + wide / 2)} y={plot.bottom + 32} className="chart-label">
        {group.name}
      </text>
    </g>
  );
}

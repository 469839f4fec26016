export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface TickMarksProps {
  readonly at: readonly number[];
  readonly place: (value: number) => number;
  readonly plot: PlotArea;
  readonly say?: (value: number) => string;
}

const plainNumber = (value: number) => String(value);

/** Horizontal grid lines with their values on the left. */
export function HorizontalGrid({ at, place, plot, say = plainNumber }: TickMarksProps) {
  return (
    <g>
      {at.map((value) => (
        <g key={value} transform={`translate(0 ${place(value)})`}>
          <path d={`M${plot.left} 0H${plot.right}`} className={value === 0 ? 'chart-axis' : 'chart-level'} />
          <text x={plot.left - 6} y="4" className="chart-label end">
            {say(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Values along the x axis. */
export function XAxisLabels({ at, place, plot, say = plainNumber }: TickMarksProps) {
  return (
    <g>
      {at.map((value) => (
        <g key={value} transform={`translate(${place(value)} ${plot.bottom})`}>
          <path d="M0 0V5" className="chart-axis" />
          <text y="18" className="chart-label">
            {say(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

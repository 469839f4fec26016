import { type PointerEvent, useState } from 'react';
import { round } from '../draw.ts';
import { seatClass, seatSign } from '../seats.tsx';
import { HorizontalGrid, type PlotArea, XAxisLabels } from './axes.tsx';
import { Chart } from './chart.tsx';
import { type ChartLine, Marker } from './marker.tsx';
import { linearScale, spreadLabels, ticks } from './scale.ts';

type LineShape = 'straight' | 'steps';
type ToPixel = (value: number) => number;

interface LineChartProps {
  readonly name: string;
  readonly lines: readonly ChartLine[];
  readonly shape?: LineShape;
  readonly range?: readonly [number, number]; // of the values; default: their own range
  readonly height?: number;
  readonly sayStep?: (step: number) => string;
  readonly sayValue?: (value: number) => string;
  readonly at?: number; // the selected step
  readonly onStep?: (step: number) => void; // makes the chart a slider
}

const plainNumber = (value: number) => String(value);
const LETTER_WIDTH = 7; // approximate width of a letter in a label
const LABEL_HEIGHT = 15; // line height of a label

/** Values over time: a line for each seat, ending in its sign. */
export function LineChart(props: LineChartProps) {
  const {
    name,
    lines,
    shape = 'straight',
    height = 240,
    sayStep = plainNumber,
    sayValue = plainNumber,
    at,
    onStep,
  } = props;
  const [pointed, point] = useState<number | null>(null);
  const steps = Math.max(1, ...lines.map(({ values }) => values.length)) - 1;
  const shown = pointed ?? at ?? null;
  const [least, most] = props.range ?? rangeOf(lines);
  const levels = ticks(least, most, Math.floor(height / 44));
  const label = Math.max(...levels.map((level) => sayValue(level).length)) * LETTER_WIDTH;
  return (
    <Chart
      name={name}
      height={height}
      over={onStep && <Slider {...{ name, steps, at: at ?? steps, sayStep, onStep }} />}
    >
      {(width) => {
        const plot = { left: label + 10, right: width - label - 28, top: 12, bottom: height - 26 };
        const x = linearScale([0, steps], [plot.left, plot.right]);
        const y = linearScale([levels[0] ?? 0, levels.at(-1) ?? 1], [plot.bottom, plot.top]);
        const feet = stepsShown(steps, (plot.right - plot.left) / 60);
        return (
          <>
            <HorizontalGrid at={levels} place={y} plot={plot} say={sayValue} />
            <XAxisLabels at={feet} place={x} plot={plot} say={sayStep} />
            <Lines lines={lines} shape={shape} x={x} y={y} />
            <LineEnds lines={lines} plot={plot} y={y} sayValue={sayValue} />
            {shown !== null && (
              <Marker lines={lines} step={shown} at={x(shown)} y={y} plot={plot} sayValue={sayValue} />
            )}
            <PointerReader plot={plot} steps={steps} onPoint={point} {...(onStep && { onStep })} />
          </>
        );
      }}
    </Chart>
  );
}

function rangeOf(lines: readonly ChartLine[]): readonly [number, number] {
  const values = lines.flatMap((line) => line.values);
  return [Math.min(0, ...values), Math.max(1, ...values)];
}

/** Round steps along the x axis, and always the last one. */
function stepsShown(last: number, most: number): number[] {
  const round = ticks(0, last, Math.max(1, Math.floor(most)));
  const gap = (round[1] ?? 1) * 0.6;
  return [...round.filter((step) => step <= last - gap), last];
}

interface SliderProps {
  readonly name: string;
  readonly steps: number;
  readonly at: number;
  readonly sayStep: (step: number) => string;
  readonly onStep: (step: number) => void;
}

/** Slider for the keyboard and for screen readers. */
function Slider({ name, steps, at, sayStep, onStep }: SliderProps) {
  return (
    <input
      type="range"
      className="chart-slider"
      min={0}
      max={steps}
      value={at}
      aria-label={name}
      aria-valuetext={sayStep(at)}
      onChange={({ target }) => onStep(Number(target.value))}
    />
  );
}

/** Lines of whole numbers often overlap: each is shifted slightly, so that none hides another. */
function Lines({ lines, shape, x, y }: { lines: readonly ChartLine[]; shape: LineShape; x: ToPixel; y: ToPixel }) {
  const hair = (i: number) => (shape === 'steps' ? (i - (lines.length - 1) / 2) * 1.6 : 0);
  return lines.map((line, i) => (
    <path
      key={line.seat}
      d={pathOf(line.values, x, y, shape)}
      transform={`translate(0 ${round(hair(i))})`}
      className={`chart-line ${seatClass(line.seat)}`}
    />
  ));
}

function pathOf(values: readonly number[], x: ToPixel, y: ToPixel, shape: LineShape): string {
  return values
    .map((value, step) => {
      const [px, py] = [round(x(step)), round(y(value))];
      if (step === 0) return `M${px} ${py}`;
      return shape === 'steps' ? `H${px}V${py}` : `L${px} ${py}`;
    })
    .join('');
}

interface EndsProps {
  readonly lines: readonly ChartLine[];
  readonly plot: PlotArea;
  readonly y: ToPixel;
  readonly sayValue: (value: number) => string;
}

/** Sign and last value of every line, spread so that they do not overlap. */
function LineEnds({ lines, plot, y, sayValue }: EndsProps) {
  const last = lines.map(({ values }) => values.at(-1) ?? 0);
  const places = spreadLabels(last.map(y), LABEL_HEIGHT, [plot.top, plot.bottom]);
  return lines.map(({ seat, name }, i) => (
    <g key={seat} transform={`translate(${plot.right + 12} ${places[i]})`} className={seatClass(seat)}>
      <title>{name}</title>
      <path d={seatSign(seat)} className="seat-disc" />
      <text x="9" y="4" className="chart-label start strong">
        {sayValue(last[i] ?? 0)}
      </text>
    </g>
  ));
}

interface PointerReaderProps {
  readonly plot: PlotArea;
  readonly steps: number;
  readonly onPoint: (step: number | null) => void;
  readonly onStep?: (step: number) => void;
}

/** Covers the plot and reports the step under the pointer. */
function PointerReader({ plot, steps, onPoint, onStep }: PointerReaderProps) {
  const stepAt = ({ currentTarget, clientX }: PointerEvent<SVGElement>) => {
    const { left, right } = currentTarget.getBoundingClientRect();
    return Math.min(steps, Math.max(0, Math.round(linearScale([left, right], [0, steps])(clientX))));
  };
  return (
    <rect
      x={plot.left}
      y={plot.top}
      width={Math.max(0, plot.right - plot.left)}
      height={plot.bottom - plot.top}
      className="chart-plot"
      onPointerMove={(event) => onPoint(stepAt(event))}
      onPointerLeave={() => onPoint(null)}
      onPointerDown={(event) => onStep?.(stepAt(event))}
    />
  );
}

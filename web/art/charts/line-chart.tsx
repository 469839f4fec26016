import { type PointerEvent, useState } from 'react';
import { round } from '../draw.ts';
import { seatClass, seatSign } from '../seats.tsx';
import { Foot, Levels, type Plot } from './axes.tsx';
import { Chart } from './chart.tsx';
import { type Line, Marker } from './marker.tsx';
import { scale, spread, ticks } from './scale.ts';

type Shape = 'straight' | 'steps';
type Place = (value: number) => number;

interface LineChartProps {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly shape?: Shape;
  readonly range?: readonly [number, number]; // of the values; as they are, if not given
  readonly height?: number;
  readonly sayStep?: (step: number) => string;
  readonly sayValue?: (value: number) => string;
  readonly at?: number; // the step that is being looked at
  readonly onStep?: (step: number) => void; // makes the chart a slider
}

const plain = (value: number) => String(value);
const LETTER = 7; // how wide a letter of a label is, about
const LABEL = 15; // how high one is

/** How values went from step to step, a line for each seat, each ending in its sign. */
export function LineChart(props: LineChartProps) {
  const { name, lines, shape = 'straight', height = 240, sayStep = plain, sayValue = plain, at, onStep } = props;
  const [pointed, point] = useState<number | null>(null);
  const steps = Math.max(1, ...lines.map(({ values }) => values.length)) - 1;
  const shown = pointed ?? at ?? null;
  const [least, most] = props.range ?? rangeOf(lines);
  const levels = ticks(least, most, Math.floor(height / 44));
  const label = Math.max(...levels.map((level) => sayValue(level).length)) * LETTER;
  return (
    <Chart
      name={name}
      height={height}
      over={onStep && <Slider {...{ name, steps, at: at ?? steps, sayStep, onStep }} />}
    >
      {(width) => {
        const plot = { left: label + 10, right: width - label - 28, top: 12, bottom: height - 26 };
        const x = scale([0, steps], [plot.left, plot.right]);
        const y = scale([levels[0] ?? 0, levels.at(-1) ?? 1], [plot.bottom, plot.top]);
        const feet = stepsShown(steps, (plot.right - plot.left) / 60);
        return (
          <>
            <Levels at={levels} place={y} plot={plot} say={sayValue} />
            <Foot at={feet} place={x} plot={plot} say={sayStep} />
            <Lines lines={lines} shape={shape} x={x} y={y} />
            <Ends lines={lines} plot={plot} y={y} sayValue={sayValue} />
            {shown !== null && (
              <Marker lines={lines} step={shown} at={x(shown)} y={y} plot={plot} sayValue={sayValue} />
            )}
            <Reader plot={plot} steps={steps} onPoint={point} {...(onStep && { onStep })} />
          </>
        );
      }}
    </Chart>
  );
}

function rangeOf(lines: readonly Line[]): readonly [number, number] {
  const values = lines.flatMap((line) => line.values);
  return [Math.min(0, ...values), Math.max(1, ...values)];
}

/** Round steps along the foot, and always the last one. */
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

/** For keys and for readers who do not see the plot. */
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

/** Lines that rise by whole points often run on each other: each is moved by a hair, so that none hides another. */
function Lines({ lines, shape, x, y }: { lines: readonly Line[]; shape: Shape; x: Place; y: Place }) {
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

function pathOf(values: readonly number[], x: Place, y: Place, shape: Shape): string {
  return values
    .map((value, step) => {
      const [px, py] = [round(x(step)), round(y(value))];
      if (step === 0) return `M${px} ${py}`;
      return shape === 'steps' ? `H${px}V${py}` : `L${px} ${py}`;
    })
    .join('');
}

interface EndsProps {
  readonly lines: readonly Line[];
  readonly plot: Plot;
  readonly y: Place;
  readonly sayValue: (value: number) => string;
}

/** Sign and last value of every line, apart from each other. */
function Ends({ lines, plot, y, sayValue }: EndsProps) {
  const last = lines.map(({ values }) => values.at(-1) ?? 0);
  const places = spread(last.map(y), LABEL, [plot.top, plot.bottom]);
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

interface ReaderProps {
  readonly plot: Plot;
  readonly steps: number;
  readonly onPoint: (step: number | null) => void;
  readonly onStep?: (step: number) => void;
}

/** Lies over the plot and says which step the pointer is at. */
function Reader({ plot, steps, onPoint, onStep }: ReaderProps) {
  const stepAt = ({ currentTarget, clientX }: PointerEvent<SVGElement>) => {
    const { left, right } = currentTarget.getBoundingClientRect();
    return Math.min(steps, Math.max(0, Math.round(scale([left, right], [0, steps])(clientX))));
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

import { Chart } from '../../../art/charts/chart.tsx';
import { numberRange, starPath } from '../../../art/draw.ts';
import { seatClass, seatSign } from '../../../art/seats.tsx';
import { sidePlaces, stackedPlaces, trackPosition } from './track.ts';
import './victory-track.css';

interface VictoryTrackProps {
  readonly name: string; // accessible name: “Mira 10, Jonas 9 … of 15”
  readonly places: readonly { readonly seat: number; readonly points: number }[];
  readonly range: readonly [least: number, most: number]; // the starting points, and the points that win
  readonly ties?: 'stacked' | 'side'; // how players with equal points are arranged
}

const LEVEL_HEIGHT = 22;
const SIDE_WIDTH = 16;
/** The line: below stacked rings, or through rings that stand side by side. */
const LINE_BELOW_RINGS = 30;
const LINE_THROUGH_RINGS = 12;

/** How far everybody is from victory: rings on a graduated line that ends in a star. */
export function VictoryTrack({ name, places, range, ties = 'stacked' }: VictoryTrackProps) {
  const stacked =
    ties === 'stacked'
      ? stackedPlaces(places).map((place) => ({ ...place, shift: 0 }))
      : sidePlaces(places).map((place) => ({ ...place, level: 0 }));
  const isStacked = ties === 'stacked';
  const line = isStacked
    ? LINE_BELOW_RINGS + Math.max(0, ...stacked.map(({ level }) => level)) * LEVEL_HEIGHT
    : LINE_THROUGH_RINGS;
  const rise = isStacked ? 17 : 0;
  const [least, most] = range;
  return (
    <Chart name={name} height={line + 22}>
      {(width) => (
        <g className="victory-track">
          <path d={`M20 ${line}H${width - 36}`} className="track-line" />
          {numberRange(least, most + 0.5, 0.5).map((points) => {
            const x = trackPosition(points, range, width);
            const isWhole = points % 1 === 0;
            return (
              <g key={points} transform={`translate(${x} ${line})`}>
                <path d={isWhole ? 'M0 -5V5' : 'M0 -2.5V2.5'} className="track-line" />
                {isWhole && (
                  <text y={isStacked ? 18 : 23} className={points === most ? 'goal' : ''}>
                    {points}
                  </text>
                )}
              </g>
            );
          })}
          <path d={starPath(11, 0.34, [width - 14, line])} className="track-goal" />
          {stacked.map(({ seat, points, level, shift }) => (
            <g
              key={seat}
              transform={`translate(${trackPosition(points, range, width) + shift * SIDE_WIDTH} ${line - rise - level * LEVEL_HEIGHT})`}
              className={seatClass(seat)}
            >
              {isStacked && level === 0 && <path d="M0 10V16" className="track-stem" />}
              <circle r="10" className="track-ring" />
              <path d={seatSign(seat)} transform="scale(1.05)" className="seat-disc" />
            </g>
          ))}
        </g>
      )}
    </Chart>
  );
}

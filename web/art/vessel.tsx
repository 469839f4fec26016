import { linePath, numberRange, polar, round } from './draw.ts';
import './vessel.css';

const HOLDS = numberRange(0, 5, 1);

/** A starship: a spindle hull with five cargo holds and their dials, sail fins, three boosters, two cannons. */
export function Vessel({ livery }: { livery: 'brass' | 'coral' | 'azure' }) {
  return (
    <g className={`vessel ${livery}`}>
      <path d={exhaust()} className="line-fine" />
      <path d="M-70 -19Q-62 -44 -20 -40Q-34 -30 -28 -22ZM-70 19Q-62 44 -20 40Q-34 30 -28 22Z" className="vessel-part" />
      <path d="M-62 -24L-28 -37M-56 -22L-30 -32M-62 24L-28 37M-56 22L-30 32" className="line-fine" />
      <path
        d="M-108 -17h-12l-4 3v4l4 3h12zM-108 -5h-12l-4 3v4l4 3h12zM-108 7h-12l-4 3v4l4 3h12z"
        className="vessel-part"
      />
      <path d="M76 -13H124M76 13H124M118 -15.5v5M118 10.5v5" className="vessel-cannon" />
      <path
        d="M-108 0C-108 -14 -92 -22 -46 -24C20 -25 84 -16 122 0C84 16 20 25 -46 24C-92 22 -108 14 -108 0Z"
        className="vessel-hull"
      />
      <path d={ribs()} className="line-fine" />
      {HOLDS.map((hold) => (
        <circle key={hold} cx={holdX(hold)} r="10" className="vessel-hold" />
      ))}
      <path d={HOLDS.map(dial).join('')} className="line" />
      <path d="M74 -9Q92 -6 104 0Q92 6 74 9Q80 0 74 -9Z" className="vessel-window" />
    </g>
  );
}

const holdX = (hold: number) => -56 + hold * 25;

/** The graduations of a hold's dial, and its hand. */
function dial(hold: number): string {
  const x = holdX(hold);
  const marks = numberRange(-150, -29, 30).map((angle) => linePath(polar(9.5, angle, [x, 0]), polar(7, angle, [x, 0])));
  return marks.join('') + linePath([x, 0], polar(7, -150 + hold * 32, [x, 0]));
}

function ribs(): string {
  return numberRange(-84, 97, 9)
    .map((x) => {
      const height = round(22 * Math.sqrt(Math.max(0, 1 - ((x - 2) / 118) ** 2)));
      return `M${x} ${-height}Q${x + 5} 0 ${x} ${height}`;
    })
    .join('');
}

function exhaust(): string {
  return [-12, 0, 12].flatMap((y) => [0, 1, 2, 3].map((i) => `M-121 ${y - 3 + i * 2}H${i % 2 ? -142 : -152}`)).join('');
}

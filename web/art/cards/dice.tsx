import { circlePath } from '../draw.ts';
import './dice.css';

const PIP_LOW = 11;
const PIP_MIDDLE = 19;
const PIP_HIGH = 27;
const DIAGONAL = [
  [PIP_LOW, PIP_LOW],
  [PIP_HIGH, PIP_HIGH],
] as const;
const CORNERS = [...DIAGONAL, [PIP_HIGH, PIP_LOW], [PIP_LOW, PIP_HIGH]] as const;
const CENTRE = [[PIP_MIDDLE, PIP_MIDDLE]] as const;

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  CENTRE,
  DIAGONAL,
  [...DIAGONAL, ...CENTRE],
  CORNERS,
  [...CORNERS, ...CENTRE],
  [...CORNERS, [PIP_LOW, PIP_MIDDLE], [PIP_HIGH, PIP_MIDDLE]],
];

const pipsOf = (face: number): string => (PIPS[face - 1] ?? []).map(([x, y]) => circlePath(x, y, 3.5)).join('');

const D6_FACES = [1, 2, 3, 4, 5, 6] as const;

interface DieProps {
  readonly face: number;
  readonly tone?: 'ivory' | 'brass' | 'blue' | 'red';
  readonly size?: 'small' | 'normal' | 'large';
  readonly faces?: readonly number[]; // possible faces, if not one to six
}

/** One die. While rolling it shows two other faces before its own. */
export function Die({ face, tone = 'ivory', size = 'normal', faces = D6_FACES }: DieProps) {
  const other = (after: number) => faces[(Math.max(0, faces.indexOf(face)) + after) % faces.length] ?? face;
  return (
    <svg className={`die ${tone} ${size}`} viewBox="0 0 38 38" aria-hidden="true">
      <rect x="1" y="1" width="36" height="36" rx="8" className="die-body" />
      <path d={pipsOf(other(1))} className="die-pips first" />
      <path d={pipsOf(other(3))} className="die-pips second" />
      <path d={pipsOf(face)} className="die-pips" />
    </svg>
  );
}

interface DicePairProps {
  readonly faces: readonly [number, number];
  readonly name: string; // accessible name: “3 and 5, 8”
  readonly roll?: number | string; // a changed value restarts the rolling animation
  readonly motion?: 'rolling' | 'still';
}

/** Two dice and their sum. */
export function DicePair({ faces: [first, second], name, roll = 0, motion = 'still' }: DicePairProps) {
  return (
    <div className={`dice-pair ${motion}`} role="img" aria-label={name} key={roll}>
      <Die face={first} />
      <Die face={second} />
      <span className="dice-sum">{first + second}</span>
    </div>
  );
}

import { useId } from 'react';
import { numberRange, round, spokesPath } from '../../../art/draw.ts';
import { seatClass, seatSign } from '../../../art/seats.tsx';
import { type BallColour, BallDrawing } from './balls.tsx';
import './mothership.css';

interface FittingCount {
  readonly count: number;
  readonly preview?: number; // what the chosen move would add, or take if negative
}

interface MothershipProps {
  readonly name: string; // accessible name: “1 of 6 boosters, 3 of 5 freight pods, 3 of 6 cannons”
  readonly seat: number;
  readonly boosters: FittingCount;
  readonly cannons: FittingCount;
  readonly pods: FittingCount;
  readonly balls: readonly BallColour[]; // the two of this turn, or none
}

const HULL_PATH =
  'M70 42C120 22 190 20 236 38C272 52 300 66 316 76C300 86 272 100 236 114C190 132 120 130 70 110C60 100 56 90 56 76C56 62 60 52 70 42Z';
const BOOSTER_SLOTS = numberRange(0, 6, 1);
const CANNON_SLOTS = numberRange(0, 6, 1);
const POD_SLOTS = numberRange(0, 5, 1);
const RIBS_PATH = numberRange(0, 26, 1)
  .map((i) => `M${60 + i * 10} 132Q${70 + i * 10} 114 ${66 + i * 10} ${112 - Math.max(0, i - 16) * 3}`)
  .join('');

/** Filled, being added, being removed, or free. */
function slotLook(slot: number, { count, preview = 0 }: FittingCount): 'on' | 'coming' | 'going' | 'free' {
  if (slot < Math.min(count, count + preview)) return 'on';
  if (slot < count + preview) return 'coming';
  return slot < count ? 'going' : 'free';
}

/**
 * A fleet’s mothership from above: six mounts for boosters, six for cannons, five freight rings, the glass of balls.
 */
export function Mothership({ name, seat, boosters, cannons, pods, balls }: MothershipProps) {
  const id = useId();
  return (
    <svg className={`mothership ${seatClass(seat)}`} viewBox="0 0 336 152" role="img" aria-label={name}>
      <clipPath id={id}>
        <path d={HULL_PATH} />
      </clipPath>
      <path d="M120 27L84 2H66L74 40ZM120 125L84 150H66L74 112Z" className="mother-fin" />
      <path d="M112 28L86 9M103 30L80 12M112 124L86 143M103 122L80 140" className="mother-livery" />
      {CANNON_SLOTS.map((slot) => {
        const [x, y] = [[214, 242, 270][slot % 3] ?? 0, [25, 37, 51][slot % 3] ?? 0];
        const at = slot < 3 ? y : 152 - y;
        return (
          <path
            key={slot}
            d={`M${x} ${at - 4.5}h12v1.5h13v-1.5h6v9h-6v-1.5h-13v1.5h-12z`}
            className={`fitting ${slotLook(slot, cannons)}`}
          />
        );
      })}
      <path d={HULL_PATH} className="mother-hull" />
      <g clipPath={`url(#${id})`}>
        <path
          d={`${RIBS_PATH}M62 52C120 30 190 30 232 46C262 58 288 70 304 76M62 100C120 122 190 122 232 106C262 94 288 82 304 76`}
          className="mother-hatch"
        />
      </g>
      <path d="M58 22h-8v108h8z" className="mother-fin" />
      {BOOSTER_SLOTS.map((slot) => {
        const y = round(30 + slot * 18.4);
        const look = slotLook(slot, boosters);
        return (
          <g key={slot}>
            <path d={`M49 ${y - 4}L30 ${round(y - 7.5)}v15L49 ${y + 4}Z`} className={`fitting ${look}`} />
            {look === 'on' && <path d={`M25 ${y - 3.5}H16M25 ${y}H8M25 ${y + 3.5}H16`} className="mother-flame" />}
          </g>
        );
      })}
      {POD_SLOTS.map((slot) => {
        const x = 72 + slot * 25;
        const look = slotLook(slot, pods);
        return (
          <g key={slot}>
            <rect x={x} y="57" width="19" height="38" rx="9" className={`fitting ${look}`} />
            {look !== 'free' && (
              <path d={`M${x + 1} 67q8.5 5 17 0M${x + 1} 85q8.5 5 17 0`} className={`pod-hoops ${look}`} />
            )}
          </g>
        );
      })}
      <path d={seatSign(seat)} transform="translate(288 76) scale(1.5)" className="seat-disc" />
      <circle cx="236" cy="76" r="29" className="mother-glass" />
      <path d={spokesPath(numberRange(0, 360, 15), 25.5, () => 28.5, [236, 76])} className="mother-hair" />
      {balls.map((colour, i) => (
        <g
          key={`${colour} ${i === 0 ? 'first' : 'second'}`}
          transform={i === 0 ? 'translate(225 80)' : 'translate(247 71)'}
        >
          <BallDrawing colour={colour} />
        </g>
      ))}
    </svg>
  );
}

import { circlePath, numberRange, polar, polygonPath, spokesPath } from '../../../../art/draw.ts';
import { InlineIcon } from '../../../../art/icons/game-icon.tsx';
import type { MapDetail } from './hexes.ts';
import '../../../../art/chips.css';
import './discs.css';

export type DiscShape = 'triangle' | 'rectangle' | 'hexagon';

const waysOf = (number: number) => 6 - Math.abs(7 - number);

interface NumberDiscProps {
  readonly numbers: readonly number[]; // one, or two where a planet has two
  readonly state?: 'normal' | 'produced';
  readonly detail?: MapDetail;
}

/** The number of a planet, or both of them. Pips count the ways out of 36 where there is space. */
export function NumberDisc({ numbers, state = 'normal', detail = 'near' }: NumberDiscProps) {
  const isDouble = numbers.length > 1;
  const isHot = numbers.some((number) => waysOf(number) === 5);
  const isFar = detail === 'far';
  const half = isDouble ? (isFar ? 27 : 19.5) : isFar ? 17 : 13.5;
  const high = isDouble ? (isFar ? 15 : 12.5) : half;
  return (
    <g className={`chip disc ${state} ${isHot ? 'hot' : ''}`}>
      {(!isFar || state === 'produced') && (
        <rect
          x={-half - 1.8}
          y={-high - 1.8}
          width={2 * half + 3.6}
          height={2 * high + 3.6}
          rx={high + 1.8}
          className="chip-gap"
        />
      )}
      <rect x={-half} y={-high} width={2 * half} height={2 * high} rx={high} className="chip-face" />
      <text y={isFar ? 8 : isDouble ? 3 : 3.8} fontSize={isFar ? 23 : isDouble ? 14 : 17.5}>
        {numbers.join('·')}
      </text>
      {!isFar && <path d={pips(numbers)} className="chip-pips" />}
    </g>
  );
}

function pips(numbers: readonly number[]): string {
  const [gap, size, y] = numbers.length > 1 ? [3.2, 1.15, 8.4] : [3.7, 1.3, 9];
  return numbers
    .flatMap((number, i) => {
      const middle = numbers.length > 1 ? (i * 2 - 1) * 9 : 0;
      return numberRange(0, waysOf(number), 1).map((j) =>
        circlePath(middle + (j - (waysOf(number) - 1) / 2) * gap, y, size),
      );
    })
    .join('');
}

const SHAPES: Readonly<Record<DiscShape, string>> = {
  triangle: 'M0 -7L6.6 5H-6.6Z',
  rectangle: 'M-7 -4.6H7V4.6H-7Z',
  hexagon: polygonPath(numberRange(0, 360, 60).map((angle) => polar(7, angle))),
};

/** The back of a number disc: it shows which stack the disc comes from, filled for the rich ones. */
export function DiscBack({ shape, stars, detail = 'near' }: { shape: DiscShape; stars: 1 | 2; detail?: MapDetail }) {
  return (
    <g className={`disc-back stars-${stars}`}>
      <circle r={detail === 'far' ? 16 : 13.5} className="disc-ground" />
      {detail === 'near' && <circle r="11.4" className="disc-rim" />}
      <path d={SHAPES[shape]} {...(detail === 'far' && { transform: 'scale(1.3)' })} className="disc-shape" />
    </g>
  );
}

const thorns = polygonPath(numberRange(0, 16, 1).map((i) => polar(i % 2 === 0 ? 22 : 16.5, i * 22.5)));

interface StrengthProps {
  readonly needed: number; // cannons, freight pods or peoples
  readonly detail?: MapDetail;
}

/** A pirate base, with the number of cannons that clears it. */
export function PirateBase({ needed, detail = 'near' }: StrengthProps) {
  return (
    <g className="special pirates">
      <path d={thorns} className="special-ground" />
      <circle r="13.8" className="special-rim" />
      <Needed sign="cannon" needed={needed} detail={detail} />
    </g>
  );
}

const hexagon = polygonPath(numberRange(0, 6, 1).map((i) => polar(21, i * 60 + 30)));
const crystals = numberRange(0, 360, 60)
  .map((angle) => {
    const tip = polar(17.5, angle);
    return [-24, 24].map((off) => `M${tip.join(' ')}L${polar(5.2, angle + 180 + off, tip).join(' ')}`).join('');
  })
  .join('');

/** An ice planet, with the number of freight pods that makes it habitable. */
export function IcePlanet({ needed, detail = 'near' }: StrengthProps) {
  return (
    <g className="special ice-world">
      <path d={hexagon} className="special-ground" />
      <path d={spokesPath(numberRange(0, 360, 60), 12, () => 18.5) + crystals} className="special-rim" />
      <circle r="12.4" className="special-disc" />
      <Needed sign="pod" needed={needed} detail={detail} />
    </g>
  );
}

/** An artefact, with the number of different peoples who must be friends. */
export function Artefact({ needed, detail = 'near' }: StrengthProps) {
  const ring = numberRange(0, 8, 1).map((i) => polar(i % 2 === 0 ? 21 : 13, i * 45 - 90));
  return (
    <g className="special artefact">
      <path d={polygonPath(ring)} className="special-ground" />
      <circle r="12.6" className="special-disc" />
      <Needed sign="friendship" needed={needed} detail={detail} />
    </g>
  );
}

function Needed({ sign, needed, detail }: { sign: 'cannon' | 'pod' | 'friendship' } & Required<StrengthProps>) {
  if (detail === 'far') {
    return (
      <text y="8" fontSize="23" className="special-figure">
        {needed}
      </text>
    );
  }
  return (
    <>
      <InlineIcon name={sign} at={[-5, 0]} size={12.5} />
      <text x="6" y="5" fontSize="14.5" className="special-figure">
        {needed}
      </text>
    </>
  );
}

import { numberRange, type Point, spokesPath } from '../../art/draw.ts';
import { Plate } from '../../art/plates/plate.tsx';
import { Vessel } from '../../art/vessel.tsx';

const CENTRE: Point = [160, 126];

/** Two ships circle an eclipse, under the crescent and under the sun. */
export function TwoCaptains() {
  return (
    <Plate tint="ember" seed={47}>
      <radialGradient id="corona">
        <stop offset=".3" className="corona" stopOpacity=".75" />
        <stop offset="1" className="corona" stopOpacity="0" />
      </radialGradient>
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r="110" fill="url(#corona)" />
      <path
        d={spokesPath(numberRange(0, 360, 4), 44, (a) => (a % 12 === 0 ? 92 : 58 + (a % 8) * 2), CENTRE)}
        className="line"
      />
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r="41" className="eclipse" />
      <circle cx={CENTRE[0]} cy={CENTRE[1]} r="41" className="line" />
      <path d="M128 104A39 39 0 0 1 192 104" className="eclipse-edge" />
      <path
        d="M20 232C70 200 96 150 104 96S130 28 176 22M300 20C250 52 224 102 216 156S190 224 144 230"
        className="line-dashed"
      />
      <g transform="translate(88 186) rotate(-42) scale(.56)">
        <Vessel livery="brass" />
      </g>
      <g transform="translate(232 66) rotate(138) scale(.56)">
        <Vessel livery="coral" />
      </g>
      <g transform="translate(48 58)">
        <circle r="17" className="line-fine" />
        <path d="M5 -11A12 12 0 1 0 11 6A9.5 9.5 0 0 1 5 -11Z" className="emblem" />
      </g>
      <g transform="translate(272 194)">
        <circle r="17" className="line-fine" />
        <circle r="5.5" className="emblem" />
        <path d={spokesPath(numberRange(0, 360, 30), 7.5, (a) => (a % 60 === 0 ? 12.5 : 10.5))} className="line" />
      </g>
    </Plate>
  );
}

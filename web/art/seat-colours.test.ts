import { expect, test } from 'vitest';
import { lightOf, readTokens } from './testing/tokens.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Simulates colour blindness of one cone type (Machado, Oliveira and Fernandes 2009, full severity). */
const EYES: Readonly<Record<string, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const TO_XYZ: Matrix = [
  [0.4124, 0.3576, 0.1805],
  [0.2126, 0.7152, 0.0722],
  [0.0193, 0.1192, 0.9505],
];
const WHITE: Triple = [0.9505, 1, 1.089];

const dot = (row: Triple, [x, y, z]: Triple) => row[0] * x + row[1] * y + row[2] * z;
const times = ([a, b, c]: Matrix, light: Triple): Triple => [dot(a, light), dot(b, light), dot(c, light)];
const clip = (value: number) => Math.min(1, Math.max(0, value));

/** CIE L*a*b*, in which distances approximate perceived differences. */
function lab(light: Triple): Triple {
  const [x, y, z] = times(TO_XYZ, light);
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [fx, fy, fz] = [bend(x / WHITE[0]), bend(y / WHITE[1]), bend(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const SEATS = [1, 2, 3, 4, 5, 6];
const MIN_COLOUR_DISTANCE = 10; // about four times the just noticeable difference

test.each(Object.keys(EYES).flatMap((eyes) => (['day', 'night'] as const).map((theme) => ({ eyes, theme }))))(
  'with $eyes, by $theme, no two seats look alike',
  ({ eyes, theme }) => {
    const colour = readTokens();
    const matrix = EYES[eyes] ?? TO_XYZ;
    const seen = SEATS.map((seat) => {
      const [r, g, b] = times(matrix, lightOf(colour(`seat-${seat}`, theme)));
      return { seat, at: lab([clip(r), clip(g), clip(b)]) };
    });
    const close = seen.flatMap((one, i) =>
      seen
        .slice(i + 1)
        .filter((other) => Math.hypot(...one.at.map((value, k) => value - (other.at[k] ?? 0))) < MIN_COLOUR_DISTANCE),
    );
    expect(close).toEqual([]);
  },
);

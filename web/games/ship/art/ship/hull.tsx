import { linePath, numberRange, type Point, polar, round, spokesPath } from '../../../../art/draw.ts';
import { seatSign } from '../../../../art/seats.tsx';
import type { ShipLayout } from './layout.ts';

interface HullLines {
  readonly stern: number;
  readonly shoulder: number;
  readonly tip: number;
  readonly top: number;
  readonly bottom: number;
}

/** A long hull with a rounded transom and a leaf-shaped bow. */
function outline({ stern, shoulder, tip, top, bottom }: HullLines): string {
  const [length, high, bow] = [shoulder - stern, bottom - top, tip - shoulder];
  const middle = (top + bottom) / 2;
  const half = (edge: number, sign: 1 | -1) => {
    const y = (share: number) => round(edge + sign * share * high);
    const x = (share: number) => round(shoulder + share * bow);
    return { y, x };
  };
  const up = half(top, 1);
  const down = half(bottom, -1);
  const fore = round(shoulder - 0.12 * length);
  const aft = round(stern + 0.34 * length);
  const near = (share: number) => round(stern + share * length);
  return [
    `M${stern} ${up.y(0.12)}C${near(0.04)} ${up.y(0.02)} ${near(0.12)} ${top} ${aft} ${top}L${fore} ${top}`,
    `C${up.x(0.02)} ${top} ${up.x(0.4)} ${up.y(0.09)} ${up.x(0.68)} ${up.y(0.28)}`,
    `C${up.x(0.86)} ${up.y(0.4)} ${up.x(0.97)} ${up.y(0.46)} ${tip} ${middle}`,
    `C${up.x(0.97)} ${down.y(0.46)} ${up.x(0.86)} ${down.y(0.4)} ${up.x(0.68)} ${down.y(0.28)}`,
    `C${up.x(0.4)} ${down.y(0.09)} ${up.x(0.02)} ${bottom} ${fore} ${bottom}`,
    `L${aft} ${bottom}C${near(0.12)} ${bottom} ${near(0.04)} ${down.y(0.02)} ${stern} ${down.y(0.12)}Z`,
  ].join('');
}

/** Planks that converge at the bow. */
function planking({ stern, shoulder, tip, top, bottom }: HullLines): string {
  const [high, middle] = [bottom - top, (top + bottom) / 2];
  const bend = round(stern + (shoulder - stern) * 0.3);
  return numberRange(1, 9, 1)
    .map((i) => {
      const share = (i / 9) * 0.5 * high;
      const [from, to] = [round(share * 0.9 + 4), round(share * 0.62)];
      const plank = (y: number, bent: number) => `M${stern} ${y}C${bend} ${bent} ${shoulder} ${bent} ${tip} ${middle}`;
      return plank(top + from, top + to) + plank(bottom - from, bottom - to);
    })
    .join('');
}

/** The bare ship: hull, engraving, keel in the seat’s colour. Drawn with its bow to the right. */
export function Hull({ layout, id }: { layout: ShipLayout; id: string }) {
  const { hull, detail } = layout;
  const { stern, shoulder, tip, top, middle, bottom } = hull;
  const whole = outline(hull);
  const inner = { ...hull, stern: stern + 4, tip: tip - 7, top: top + 4, bottom: bottom - 4 };
  const shadow = numberRange(stern + 10, tip - 10, 4.2).map((x) => `M${round(x)} ${bottom}l5 -9`);
  return (
    <>
      <clipPath id={id}>
        <path d={whole} />
      </clipPath>
      <path d={whole} className="hull-ground" />
      <g clipPath={`url(#${id})`}>
        <path d={planking(hull)} className="ship-faint" />
        {detail === 'full' && <path d={shadow.join('')} className="ship-faint" />}
        <rect x={stern} y={middle - 2.4} width={tip - stern} height="4.8" className="ship-livery" />
      </g>
      <path d={whole} className="hull-edge" />
      <path d={outline(inner)} className="ship-hair" />
      <path
        d={`M${stern + 4} ${middle - 2.4}H${tip - 8}M${stern + 4} ${middle + 2.4}H${tip - 8}`}
        className="ship-hair"
      />
      {detail === 'full' && <Ornaments layout={layout} at={[round(shoulder + (tip - shoulder) * 0.36), middle]} />}
    </>
  );
}

/** Compass rose, portholes, rigging and the scale under the keel, only where there is space for them. */
function Ornaments({ layout: { hull }, at }: { layout: ShipLayout; at: Point }) {
  const { stern, shoulder, top, middle, bottom } = hull;
  const length = shoulder - stern;
  const masts = [0.2, 0.5, 0.8].map((share) => round(stern + length * share));
  const ports = numberRange(-3, 4, 1).map(
    (i) => `M${stern + 8} ${round(middle + i * (bottom - top) * 0.1 + 8)}v-10a5 5 0 0 1 10 0v10z`,
  );
  const keel = bottom + 8;
  const scale = (length - 80) / 40;
  const blocks = numberRange(0, 40, 2).map(
    (i) => `M${round(stern + 40 + i * scale)} ${keel}h${round(scale)}v2.6h${round(-scale)}z`,
  );
  return (
    <>
      <Rose at={at} />
      <path d={ports.join('')} className="ship-port" />
      <path
        d={masts.map((x) => `M${x} ${top}V${top - 16}M${x - 5} ${top - 6}h10M${x - 3} ${top - 11}h6`).join('')}
        className="ship-hair"
      />
      <path
        d={`M${stern + 6} ${top + 22}L${masts[0]} ${top - 15}H${masts[2]}L${round(at[0] + 20)} ${top + 42}`}
        className="ship-faint"
      />
      <path
        d={`M${stern + 40} ${keel}H${shoulder - 40}M${stern + 40} ${keel + 5}H${shoulder - 40}`}
        className="ship-hair"
      />
      <path d={blocks.join('')} className="ship-scale" />
    </>
  );
}

const ROSE_RADIUS = 27;

function Rose({ at: [x, y] }: { at: Point }) {
  const point = (angle: number, long: number, side: 1 | -1) =>
    `M0 0L${polar(ROSE_RADIUS * 0.2, angle + side * 45).join(' ')}L${polar(ROSE_RADIUS * long, angle).join(' ')}Z`;
  const points = (side: 1 | -1) =>
    numberRange(0, 360, 45)
      .map((angle) => point(angle, angle % 90 === 0 ? 1 : 0.66, side))
      .join('');
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={ROSE_RADIUS + 4} className="ship-hair rose" />
      <circle r={ROSE_RADIUS} className="ship-hair" />
      <path d={spokesPath(numberRange(0, 360, 5), ROSE_RADIUS, () => ROSE_RADIUS + 4)} className="ship-faint" />
      <path d={points(-1)} className="rose-dark" />
      <path d={points(1)} className="rose-light" />
      <path d={linePath([0, -1], [0, 1])} className="ship-hair" />
    </g>
  );
}

/** The flag over the ship, in its seat’s colour with its sign. It points towards the stern. */
export function Pennant({ layout, seat }: { layout: ShipLayout; seat: number }) {
  const { hull, detail, heading, width } = layout;
  const x = round(hull.stern + (hull.shoulder - hull.stern) * 0.5);
  const [long, high, sign] = detail === 'full' ? [38, 12, 0.72] : [26, 9, 0.56];
  const top = hull.top - (detail === 'full' ? 19 : 10);
  const side = heading === 'right' ? -1 : 1;
  return (
    <g transform={`translate(${heading === 'right' ? x : round(width - x)} ${top})`}>
      {detail !== 'full' && <path d={`M0 0V${hull.top - top}`} className="ship-hair" />}
      <path
        d={`M0 0h${side * long}l${side * -7} ${high / 2}l${side * 7} ${high / 2}h${side * -long}z`}
        className="ship-pennant"
      />
      <path
        d={seatSign(seat)}
        transform={`translate(${side * long * 0.36} ${high / 2}) scale(${sign})`}
        className="seat-cut"
      />
    </g>
  );
}

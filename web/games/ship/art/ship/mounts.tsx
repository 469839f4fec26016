import { numberRange, round } from '../../../../art/draw.ts';
import { InlineIcon } from '../../../../art/icons/game-icon.tsx';
import type { ShipLayout } from './layout.ts';
import { MOUNTS, type PartLevel, type PartState, romanLevel, type ShipPart } from './parts.ts';

const METALS = ['unbuilt', 'metal', 'metal second'] as const;

interface MountsProps {
  readonly layout: ShipLayout;
  readonly levels: readonly PartLevel[];
  readonly stateOf: (part: ShipPart) => PartState | undefined;
}

const turn = (layout: ShipLayout, x: number) => (layout.heading === 'right' ? x : round(layout.width - x));

/** Three bells at the stern; three flames for the first level, seven for the second. */
export function Boosters({ layout, levels, stateOf }: MountsProps) {
  const { bell, detail, exhaust } = layout;
  return MOUNTS.map((mount) => {
    const level = levels[mount] ?? 0;
    const [x, y] = layout.booster(mount);
    const [near, far] = [round(x - bell.length * 0.4), round(x - bell.length * 0.6)];
    const edge = round(x - bell.length);
    const flank = (share: number) =>
      `M${x} ${round(y + bell.half * 0.45 * share)}C${near} ${round(y + bell.half * 0.5 * share)} ${far} ${round(y + bell.half * share)} ${edge} ${round(y + bell.half * share)}`;
    const shape = `${flank(-1)}V${round(y + bell.half)}C${far} ${round(y + bell.half)} ${near} ${round(y + bell.half * 0.5)} ${x} ${round(y + bell.half * 0.45)}Z`;
    return (
      <g key={mount} className={`ship-part ${stateOf(`booster-${mount}`) ?? ''}`}>
        <path d={shape} className="part-halo" />
        <path d={shape} className={METALS[level]} />
        {level > 0 && (
          <>
            {detail === 'full' && <path d={[-0.72, -0.4, 0.4, 0.72].map(flank).join('')} className="ship-faint" />}
            <path
              d={`M${round(edge + bell.length * 0.16)} ${round(y - bell.half * 0.96)}v${round(bell.half * 1.92)}M${round(x - bell.length * 0.2)} ${round(y - bell.half * 0.5)}v${round(bell.half)}`}
              className="ship-hair"
            />
            <path d={flames(level, edge - 4, y, bell.half, exhaust)} className={`ship-flames level-${level}`} />
          </>
        )}
      </g>
    );
  });
}

function flames(level: PartLevel, x: number, y: number, half: number, room: number): string {
  const count = level === 2 ? 7 : 3;
  return numberRange(0, count, 1)
    .map((i) => {
      const off = (i - (count - 1) / 2) / (level === 2 ? 3.4 : 2.2);
      return `M${x} ${round(y + off * half)}h${round(-room * (1 - 0.45 * Math.abs(off)))}`;
    })
    .join('');
}

/** Three roundels at the bow; one barrel for the first level, two for the second. */
export function Cannons({ layout, levels, stateOf }: MountsProps) {
  const { detail, roundel } = layout;
  const thick = detail === 'full' ? 7 : detail === 'middle' ? 5 : 4;
  return MOUNTS.map((mount) => {
    const level = levels[mount] ?? 0;
    const [x, y] = layout.cannon(mount);
    const from = x + roundel - 2;
    const to = x + roundel + layout.barrel(mount);
    const barrels = level === 2 ? [y - thick * 0.85, y + thick * 0.85] : [y];
    return (
      <g key={mount} className={`ship-part ${stateOf(`cannon-${mount}`) ?? ''}`}>
        <circle cx={x} cy={y} r={roundel} className="part-halo" />
        {barrels.map((at) => (
          <path key={at} d={barrelPath(from, to, at, thick)} className={METALS[level]} />
        ))}
        {level > 0 && <path d={barrels.map((at) => hoops(from, to, at, thick)).join('')} className="ship-hair" />}
        <circle cx={x} cy={y} r={roundel} className={`${METALS[level]} roundel`} />
      </g>
    );
  });
}

function barrelPath(from: number, to: number, y: number, thick: number): string {
  const half = thick / 2;
  return `M${round(from)} ${round(y - half - 1)}L${round(to - 8)} ${round(y - half + 0.5)}v-2H${round(to)}v${round(thick + 3)}H${round(to - 8)}v-2L${round(from)} ${round(y + half + 1)}Z`;
}

function hoops(from: number, to: number, y: number, thick: number): string {
  const at = (share: number) =>
    `M${round(from + (to - from) * share)} ${round(y - thick / 2 - 0.6)}v${round(thick + 1.2)}`;
  return [0.3, 0.36, 0.62].map(at).join('');
}

interface NumeralsProps {
  readonly layout: ShipLayout;
  readonly boosters: readonly PartLevel[];
  readonly cannons: readonly PartLevel[];
}

/** The levels of boosters and cannons, upright in both headings. */
export function MountNumerals({ layout, boosters, cannons }: NumeralsProps) {
  const size = layout.detail === 'full' ? 16 : 13;
  return MOUNTS.flatMap((mount) => {
    const [bx, by] = layout.booster(mount);
    const [cx, cy] = layout.cannon(mount);
    return [
      <text
        key={`booster-${mount}`}
        x={turn(layout, bx - layout.bell.length * 0.5)}
        y={by + size * 0.35}
        fontSize={size}
        className="ship-figure"
      >
        {romanLevel(boosters[mount] ?? 0)}
      </text>,
      <g key={`cannon-${mount}`}>
        {cannons[mount] ? (
          <text x={turn(layout, cx)} y={cy + 4.8} fontSize={size - 1} className="ship-figure">
            {romanLevel(cannons[mount] ?? 0)}
          </text>
        ) : (
          <g className="ship-plus">
            <InlineIcon name="plus" at={[turn(layout, cx), cy]} size={layout.roundel * 0.9} />
          </g>
        )}
      </g>,
    ];
  });
}

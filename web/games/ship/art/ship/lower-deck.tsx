import { round } from '../../../../art/draw.ts';
import { InlineIcon } from '../../../../art/icons/game-icon.tsx';
import { textFits } from '../../../../art/lettering.ts';
import { Dial, HoldPips } from './dial.tsx';
import type { ShipLayout } from './layout.ts';
import { BAYS, type BayPlan, HOLDS, type HoldKind, type HoldPlan, type PartState, type ShipPart } from './parts.ts';

interface HoldsProps {
  readonly layout: ShipLayout;
  readonly holds: Readonly<Record<HoldKind, HoldPlan>>;
  readonly stateOf: (part: ShipPart) => PartState | undefined;
}

export function Holds({ layout, holds, stateOf }: HoldsProps) {
  return HOLDS.map((kind) => {
    const { x, y, width, height } = layout.hold(kind);
    const hold = holds[kind];
    return (
      <g
        key={kind}
        transform={`translate(${x} ${y})`}
        className={`ship-part ship-room built ${stateOf(`hold-${kind}`) ?? ''}`}
      >
        <rect width={width} height={height} rx="4" className="part-halo" />
        <rect width={width} height={height} rx="4" className="room-ground" />
        {layout.detail === 'full' && <NamedHold kind={kind} hold={hold} box={{ width, height }} />}
        {layout.detail === 'middle' && <MiddleHold kind={kind} hold={hold} box={{ width, height }} />}
        {layout.detail === 'small' && <SmallHold kind={kind} hold={hold} box={{ width, height }} />}
      </g>
    );
  });
}

interface HoldProps {
  readonly kind: HoldKind;
  readonly hold: HoldPlan;
  readonly box: { readonly width: number; readonly height: number };
}

const FULL_RADIUS = 25;
/** The ring of the dial’s marks, and the line below it. */
const AROUND_DIAL = 12;
const NAME_LINE = 18;

/** The dial with the name and how many fit, below it. */
function NamedHold({ kind, hold, box }: HoldProps) {
  const free = box.height - NAME_LINE;
  const radius = Math.min(FULL_RADIUS + 7, round((free - AROUND_DIAL) / 2));
  return (
    <>
      <Dial kind={kind} hold={hold} at={[round(box.width / 2), round(free / 2 + 3)]} radius={radius} />
      <HoldName hold={hold} box={box} />
    </>
  );
}

const figuresOf = ({ amount, capacity, preview = 0 }: HoldPlan): string => `${amount + preview}/${capacity}`;

/** “Ore 2/3”, or the numbers alone where the name would not fit. */
function HoldName({ hold, box }: Pick<HoldProps, 'hold' | 'box'>) {
  const figures = figuresOf(hold);
  return (
    <text x={box.width / 2} y={box.height - 7} fontSize="12" className="hold-name">
      {textFits(`${hold.name} ${figures}`, 12, box.width) && `${hold.name} `}
      <tspan className="hold-figure">{figures}</tspan>
    </text>
  );
}

const NAMED_FROM_HEIGHT = 66;
const FIGURES_FROM_WIDTH = 74;

/** A smaller dial: with its name where it is high enough, with its figures where it is wide enough. */
function MiddleHold({ kind, hold, box }: HoldProps) {
  const { width, height } = box;
  if (height >= NAMED_FROM_HEIGHT) return <NamedHold kind={kind} hold={hold} box={box} />;
  const middle = round(height / 2 + 1);
  if (width < FIGURES_FROM_WIDTH) return <Dial kind={kind} hold={hold} at={[round(width / 2), middle]} radius={17} />;
  return (
    <>
      <Dial kind={kind} hold={hold} at={[26, middle]} radius={17} />
      <text x={round((width + 44) / 2)} y={middle + 5} fontSize="14" className="hold-name">
        <tspan className="hold-figure">{figuresOf(hold)}</tspan>
      </text>
    </>
  );
}

function SmallHold({ kind, hold, box: { width, height } }: HoldProps) {
  const { amount, preview = 0 } = hold;
  const middle = round(width / 2);
  return (
    <g className={`ink-${kind}`}>
      <InlineIcon name={kind} at={[middle, 12]} size={17} />
      <text x={middle} y={round(height - 16)} fontSize="15" className="ship-figure">
        {amount}
        {preview !== 0 && (
          <tspan fontSize="12" className="dial-change">
            {preview > 0 ? `+${preview}` : `−${-preview}`}
          </tspan>
        )}
      </text>
      <HoldPips kind={kind} hold={hold} at={[middle, round(height - 10)]} />
    </g>
  );
}

interface HangarProps {
  readonly layout: ShipLayout;
  readonly bays: readonly [BayPlan, BayPlan];
  readonly stateOf: (part: ShipPart) => PartState | undefined;
}

/** Two arches, each empty or with a small ship in its seat’s colour. */
export function Hangar({ layout, bays, stateOf }: HangarProps) {
  const { hangar, detail } = layout;
  const size = detail === 'full' ? 40 : detail === 'middle' ? 24 : 20;
  return (
    <>
      <rect {...hangar} rx="4" className="hangar-ground" />
      {BAYS.map((i) => {
        const { x, y, width, height } = layout.bay(i);
        const { ship, name } = bays[i];
        const middle = round(x + width / 2);
        const shoulder = round(y + height * 0.42);
        const arch = `M${x} ${y + height}V${shoulder}C${x} ${y} ${x + width} ${y} ${x + width} ${shoulder}V${y + height}Z`;
        return (
          <g key={i} className={`ship-part ${stateOf(`bay-${i}`) ?? ''}`}>
            <path d={arch} className="part-halo" />
            <path d={arch} className={ship ? 'metal' : 'unbuilt'} />
            {ship && (
              <g className="ship-in-bay">
                <InlineIcon name={ship} at={[middle, round(y + height / 2 + size * 0.06)]} size={size} />
              </g>
            )}
            {detail === 'full' && textFits(name, 12, width + 6) && (
              <text x={middle} y={hangar.y + hangar.height - 7} fontSize="12" className="hold-name">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

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
        {layout.detail === 'full' && (
          <>
            <Dial kind={kind} hold={hold} at={[round(width / 2), 37]} radius={25} />
            <HoldName hold={hold} box={{ width, height }} />
          </>
        )}
        {layout.detail === 'middle' && (
          <Dial kind={kind} hold={hold} at={[round(width / 2), height / 2 + 1]} radius={17} />
        )}
        {layout.detail === 'small' && <SmallHold kind={kind} hold={hold} middle={round(width / 2)} />}
      </g>
    );
  });
}

/** “Ore 2/3”, or the numbers alone where the name would not fit. */
function HoldName({ hold, box }: { hold: HoldPlan; box: { readonly width: number; readonly height: number } }) {
  const figures = `${hold.amount + (hold.preview ?? 0)}/${hold.capacity}`;
  return (
    <text x={box.width / 2} y={box.height - 7} fontSize="12" className="hold-name">
      {textFits(`${hold.name} ${figures}`, 12, box.width) && `${hold.name} `}
      <tspan className="hold-figure">{figures}</tspan>
    </text>
  );
}

function SmallHold({ kind, hold, middle }: { kind: HoldKind; hold: HoldPlan; middle: number }) {
  const { amount, preview = 0 } = hold;
  return (
    <g className={`ink-${kind}`}>
      <InlineIcon name={kind} at={[middle, 12]} size={17} />
      <text x={middle} y="36" fontSize="15" className="ship-figure">
        {amount}
        {preview !== 0 && (
          <tspan fontSize="12" className="dial-change">
            {preview > 0 ? `+${preview}` : `−${-preview}`}
          </tspan>
        )}
      </text>
      <HoldPips kind={kind} hold={hold} at={[middle, 42]} />
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

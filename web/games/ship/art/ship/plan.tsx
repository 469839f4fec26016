import { type ReactNode, useId } from 'react';
import '../../../../art/resources.css';
import { seatClass } from '../../../../art/seats.tsx';
import { useDrawingSize } from '../../../../art/use-drawing-width.ts';
import { Hull, Pennant } from './hull.tsx';
import { layOutShip, type PartBox, type ShipHeading } from './layout.ts';
import { Hangar, Holds } from './lower-deck.tsx';
import { Boosters, Cannons, MountNumerals } from './mounts.tsx';
import { PARTS, type PartState, type ShipPart, type ShipState } from './parts.ts';
import { Rooms } from './rooms.tsx';
import './ship.css';

interface ShipPlanProps {
  readonly name: string; // accessible name: “Your ship: 2 ore, 1 fuel …”
  readonly ship: ShipState;
  readonly heading?: ShipHeading; // your own points right, the other one left
  readonly states?: Partial<Readonly<Record<ShipPart, PartState>>>;
  readonly lost?: ShipPart | null; // what was just destroyed: crossed out
  readonly fits?: 'width' | 'box'; // as high as it is drawn for its width, or as high as its container
  readonly over?: (part: ShipPart) => ReactNode; // a button that fills the part’s box, if it can be chosen
}

const MIN_SIZE = { width: 320, height: 90 };
const FIRST_SIZE = { width: 1116, height: 244 };

/**
 * A starship with all its parts, as wide as its container. It shows as much as can be read: all names and effects, or
 * signs with dials, or signs with pips.
 */
export function ShipPlan({
  name,
  ship,
  heading = 'right',
  states = {},
  lost = null,
  fits = 'width',
  over,
}: ShipPlanProps) {
  const [box, size] = useDrawingSize(MIN_SIZE, FIRST_SIZE);
  const id = useId();
  const { width } = size;
  const layout = layOutShip(width, heading, fits === 'box' ? size.height : null);
  const stateOf = (part: ShipPart) => states[part];
  return (
    <div className={`ship-plan ${fits === 'box' ? 'in-box' : ''} ${seatClass(ship.seat)}`} ref={box}>
      <div className="ship-drawing" style={{ aspectRatio: `${width} / ${layout.height}` }}>
        <svg viewBox={`0 0 ${width} ${layout.height}`} role="img" aria-label={name}>
          <g {...(heading === 'left' && { transform: `translate(${width} 0) scale(-1 1)` })}>
            <Hull layout={layout} id={id} />
            <Boosters layout={layout} levels={ship.boosters} stateOf={stateOf} />
            <Cannons layout={layout} levels={ship.cannons} stateOf={stateOf} />
          </g>
          <Pennant layout={layout} seat={ship.seat} />
          <MountNumerals layout={layout} boosters={ship.boosters} cannons={ship.cannons} />
          <Rooms layout={layout} rooms={ship.rooms} stateOf={stateOf} />
          <Holds layout={layout} holds={ship.holds} stateOf={stateOf} />
          <Hangar layout={layout} bays={ship.bays} stateOf={stateOf} />
          {lost !== null && <LostMark box={layout.part(lost)} />}
        </svg>
        {over &&
          PARTS.map((part) => {
            const { x, y, width: wide, height } = layout.part(part);
            const place = {
              left: `${(100 * x) / width}%`,
              top: `${(100 * y) / layout.height}%`,
              width: `${(100 * wide) / width}%`,
              height: `${(100 * height) / layout.height}%`,
            };
            const button = over(part);
            return (
              button && (
                <span key={part} className="over-part" style={place}>
                  {button}
                </span>
              )
            );
          })}
      </div>
    </div>
  );
}

/** A cross over a part, no larger than the part is high. */
function LostMark({ box: { x, y, width, height } }: { box: PartBox }) {
  const half = Math.min(width, height) * 0.4;
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2})`} className="lost-mark">
      <circle r={half * 1.2} />
      <path d={`M${-half} ${-half}L${half} ${half}M${half} ${-half}L${-half} ${half}`} pathLength="1" />
    </g>
  );
}

import { type ReactNode, useId } from 'react';
import '../../../../art/resources.css';
import { seatClass } from '../../../../art/seats.tsx';
import { useDrawingWidth } from '../../../../art/use-drawing-width.ts';
import { Hull, Pennant } from './hull.tsx';
import { layOutShip, type ShipHeading } from './layout.ts';
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
  readonly over?: (part: ShipPart) => ReactNode; // a button that fills the part’s box, if it can be chosen
}

/**
 * A starship with all its parts, as wide as its container. It shows as much as can be read: all names and effects, or
 * signs with dials, or signs with pips.
 */
export function ShipPlan({ name, ship, heading = 'right', states = {}, over }: ShipPlanProps) {
  const [box, width] = useDrawingWidth(320, 1116);
  const id = useId();
  const layout = layOutShip(width, heading);
  const stateOf = (part: ShipPart) => states[part];
  return (
    <div className={`ship-plan ${seatClass(ship.seat)}`} ref={box}>
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
  );
}

import { playerOf, type Table } from '@orrery/ship/facts';
import { PlaceHere } from '../../../../table/fixtures.tsx';
import { whoIs } from '../../../common/who.ts';
import { HOLDS, PARTS, type PartState, ROOMS, type ShipPart } from '../../art/ship/parts.ts';
import { ShipPlan } from '../../art/ship/plan.tsx';
import type { GearProps, ShipPlay } from '../gear.ts';
import { sayAmounts } from '../parts/stock.tsx';
import { useShip } from '../parts/voice.ts';
import { holdId, mountOf, placeOf, roomId, slotsOf } from '../places.ts';
import { centreIn, HOLD_KINDS, shipState } from './ship-state.ts';

/** The kind of stock that a part holds. */
const kindIn = (part: ShipPart): number => HOLD_KINDS[HOLDS.find((hold) => part === `hold-${hold}`) ?? 'ore'];

/** Which of a row of mounts can be built on, and which raised. */
function mountPlace(levels: readonly number[], mount: number, name: 'booster' | 'cannon'): string | null {
  if (mount === mountOf(levels, 0)) return name;
  return mount === mountOf(levels, 1) ? `${name}-2` : null;
}

/** The place that a part of one's own ship is, null for a part that is none now. */
function placeOfPart(part: ShipPart, table: Table, seat: number): string | null {
  const { boosters, boosters2, cannons, cannons2, colonyShips, tradeShips } = playerOf(table, seat);
  const [family = '', rest = ''] = part.split('-');
  switch (family) {
    case 'room':
      return roomId(centreIn(ROOMS.find((room) => room === rest) ?? 'logistics'));
    case 'hold':
      return holdId(kindIn(part));
    case 'bay':
      return Number(rest) === colonyShips + tradeShips ? 'bay' : null;
    case 'booster':
      return mountPlace(slotsOf(boosters, boosters2), Number(rest), 'booster');
    default:
      return mountPlace(slotsOf(cannons, cannons2), Number(rest), 'cannon');
  }
}

interface OwnShipProps extends GearProps {
  readonly seat: number;
  readonly lit: ReadonlySet<string>;
  readonly pointed: string | null;
  /** The table as it would be after the chosen move. */
  readonly after: Table | null;
}

/** What can be done with the parts of one's own ship. */
function statesOf({ play, seat, lit, pointed }: OwnShipProps): Partial<Record<ShipPart, PartState>> {
  const chosen = play.chosen === null ? null : placeOf(play.chosen);
  const states: Partial<Record<ShipPart, PartState>> = {};
  for (const part of PARTS) {
    const place = placeOfPart(part, play.view.table, seat);
    if (place === null) continue;
    if (place === chosen) states[part] = 'chosen';
    else if (lit.has(place)) states[part] = place === pointed ? 'hovered' : 'lit';
  }
  return states;
}

/** Where goods fly to and from. */
function Anchor({ seat, part }: { seat: number; part: ShipPart }) {
  return part.startsWith('hold-') && <i className="ship-anchor" data-anchor={`hold-${seat}-${kindIn(part)}`} />;
}

/** The ship below: its parts can be pointed at. */
export function OwnShip(props: OwnShipProps) {
  const say = useShip();
  const { play, gear, seat, after } = props;
  const isOwn = play.view.seat === seat;
  const over = (part: ShipPart) => {
    const place = isOwn ? placeOfPart(part, play.view.table, seat) : null;
    return (
      <>
        <Anchor seat={seat} part={part} />
        {place !== null && <PlaceHere id={place} />}
      </>
    );
  };
  return (
    <ShipPlan
      name={useShipName(props)}
      ship={shipState({ play, kit: gear.kit, seat, after }, say)}
      states={statesOf(props)}
      over={over}
    />
  );
}

/** The ship above: to look at. */
export function OtherShip(props: GearProps & { readonly seat: number }) {
  const say = useShip();
  const { play, gear, seat } = props;
  return (
    <ShipPlan
      name={useShipName(props)}
      ship={shipState({ play, kit: gear.kit, seat, after: null }, say)}
      heading="left"
      over={(part) => <Anchor seat={seat} part={part} />}
    />
  );
}

function useShipName({ play, seat }: { readonly play: ShipPlay; readonly seat: number }): string {
  const say = useShip();
  const { stock } = playerOf(play.view.table, seat);
  return say('ship.name', { ...whoIs(play, seat), stock: sayAmounts(play, stock) });
}

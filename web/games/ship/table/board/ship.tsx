import { playerOf, type Table } from '@orrery/ship/facts';
import { PlaceSlot } from '../../../../table/page-board-slots.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { HOLDS, MOUNTS, PARTS, type PartState, ROOMS, type ShipPart } from '../../art/ship/parts.ts';
import { ShipPlan } from '../../art/ship/plan.tsx';
import { SlimPlan } from '../../art/ship/slim.tsx';
import { recentLoss } from '../fights.ts';
import { stockAmountsText } from '../parts/stock.tsx';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import { holdId, mountOf, placeOf, roomId, slotsOf } from '../places.ts';
import type { ShipPartProps, ShipTableApi } from '../types.ts';
import { centreIn, HOLD_KINDS, roomOf, shipState } from './ship-state.ts';

/** The kind of stock that a part holds. */
const kindIn = (part: ShipPart): number => HOLD_KINDS[HOLDS.find((hold) => part === `hold-${hold}`) ?? 'ore'];

/** Which mount in a row can be built on, and which can be upgraded. */
function mountPlace(levels: readonly number[], mount: number, name: 'booster' | 'cannon'): string | null {
  if (mount === mountOf(levels, 0)) return name;
  return mount === mountOf(levels, 1) ? `${name}-2` : null;
}

/** The place id of a part of one's own ship, null if it is no place now. */
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

interface OwnShipProps extends ShipPartProps {
  readonly seat: number;
  readonly highlighted: ReadonlySet<string>;
  readonly pointed: string | null;
  /** The table after the chosen move. */
  readonly after: Table | null;
}

/** What can be done with the parts of one's own ship. */
function statesOf({ play, seat, highlighted, pointed }: OwnShipProps): Partial<Record<ShipPart, PartState>> {
  const chosen = play.chosen === null ? null : placeOf(play.chosen);
  const states: Partial<Record<ShipPart, PartState>> = {};
  for (const part of PARTS) {
    const place = placeOfPart(part, play.view.table, seat);
    if (place === null) continue;
    if (place === chosen) states[part] = 'chosen';
    else if (highlighted.has(place)) states[part] = place === pointed ? 'hovered' : 'lit';
  }
  return states;
}

/** Start and end of flying goods. */
function Anchor({ seat, part }: { seat: number; part: ShipPart }) {
  return part.startsWith('hold-') && <i className="ship-anchor" data-anchor={`hold-${seat}-${kindIn(part)}`} />;
}

/** The part that the last fight destroyed, as long as its result is shown; null for none. */
function lostPart({ play }: Pick<ShipPartProps, 'play'>, seat: number): ShipPart | null {
  const recent = recentLoss(play.story, play.view.table);
  if (recent === null || recent.seat !== seat) return null;
  const { loss } = recent;
  const { boosters, boosters2, cannons, cannons2 } = playerOf(play.view.table, seat);
  if (loss.part === 'none') return null;
  if (loss.part === 'centre') return `room-${roomOf(loss.centre)}`;
  const levels = loss.part === 'cannon' ? slotsOf(cannons, cannons2) : slotsOf(boosters, boosters2);
  const mount = MOUNTS.find((each) => each === mountOf(levels, loss.level - 1));
  return mount === undefined ? null : `${loss.part}-${mount}`;
}

/** The lower ship: its parts can be selected. */
export function OwnShip(props: OwnShipProps) {
  const say = useShipTexts();
  const { play, variantUi, seat, after } = props;
  const isOwn = play.view.seat === seat;
  const over = (part: ShipPart) => {
    const place = isOwn ? placeOfPart(part, play.view.table, seat) : null;
    return (
      <>
        <Anchor seat={seat} part={part} />
        {place !== null && <PlaceSlot id={place} />}
      </>
    );
  };
  return (
    <ShipPlan
      name={useShipName(props)}
      ship={shipState({ play, kit: variantUi.kit, seat, after }, say)}
      states={statesOf(props)}
      lost={lostPart(props, seat)}
      fits="box"
      over={over}
    />
  );
}

/** The upper ship: only to look at. */
export function OtherShip(props: ShipPartProps & { readonly seat: number }) {
  const say = useShipTexts();
  const { play, variantUi, seat } = props;
  return (
    <ShipPlan
      name={useShipName(props)}
      ship={shipState({ play, kit: variantUi.kit, seat, after: null }, say)}
      heading="left"
      lost={lostPart(props, seat)}
      fits="box"
      over={(part) => <Anchor seat={seat} part={part} />}
    />
  );
}

/** The same on one deck, where there is little height. */
export function OtherShipSlim(props: ShipPartProps & { readonly seat: number }) {
  const say = useShipTexts();
  const { play, variantUi, seat } = props;
  return (
    <SlimPlan
      name={useShipName(props)}
      ship={shipState({ play, kit: variantUi.kit, seat, after: null }, say)}
      over={(hold) => <Anchor seat={seat} part={`hold-${hold}`} />}
    />
  );
}

function useShipName({ play, seat }: { readonly play: ShipTableApi; readonly seat: number }): string {
  const say = useShipTexts();
  const { stock } = playerOf(play.view.table, seat);
  return say('ship.name', { ...seatTextArgs(play, seat), stock: stockAmountsText(play, stock) });
}

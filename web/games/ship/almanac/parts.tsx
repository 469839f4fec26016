import { type Card, CENTRES, HOLD, type Kit, LAB, STOCKS, type Task } from '@orrery/ship/facts';
import { targetOf } from '@orrery/ship/words';
import type { SayWords } from '../../../almanac/drawings/drawn.ts';
import { priceOf, Signs, type Token } from '../../../almanac/drawings/parts.tsx';
import type { GameIconName } from '../../../art/icons/game-icon.tsx';
import { CentreCard, CouncilTask } from '../art/cards/council.tsx';
import { SectorCard } from '../art/cards/sector-card.tsx';
import { ROOMS, type ShipState } from '../art/ship/parts.ts';
import { ShipPlan } from '../art/ship/plan.tsx';
import { effectOf, roomName } from '../table/board/ship-state.ts';
import { pictureOf, taskTitle } from '../table/parts/pictures.ts';
import { useShip } from '../table/parts/voice.ts';

/** The signs of the kinds of stock, in the order of the game. */
export const STOCK_SIGNS: readonly GameIconName[] = STOCKS.map((kind) => (kind === 'knowledge' ? 'science' : kind));

interface FromKit {
  readonly kit: Kit;
  readonly say: SayWords;
}

/** The first cards of a variant that are of a sort, as the table draws them. */
export function Cards({ kit, say, of, most = 3 }: FromKit & { of(card: Card): boolean; readonly most?: number }) {
  const ship = useShip();
  return kit.variant.cards
    .flatMap((card, number) => (of(card) ? [{ number, id: card.id }] : []))
    .slice(0, most)
    .map(({ number, id }) => <SectorCard key={id} card={pictureOf({ say }, kit, number, ship)} />);
}

/** A centre as it is chosen or built. */
export function Centre({
  kit,
  name,
  level,
}: Pick<FromKit, 'kit'> & { readonly name: CentreName; readonly level: 1 | 2 }) {
  const ship = useShip();
  const number = CENTRES.indexOf(name);
  return (
    <CentreCard
      room={ROOMS[number] ?? 'logistics'}
      level={level}
      name={roomName(kit, number, ship)}
      note={effectOf(kit, number, level, 0, ship)}
    />
  );
}
export type CentreName = (typeof CENTRES)[number];

const asks = ({ pay, cannons, boosters }: Task): readonly Token[] => [
  ...priceOf(pay, STOCK_SIGNS),
  ...(cannons > 0 ? (['cannon', cannons] as const) : []),
  ...(boosters > 0 ? (['booster', boosters] as const) : []),
];

const gives = ({ points, medals, friendship, astro, resources }: Task): readonly Token[] => [
  ...(points > 0 ? (['points', points] as const) : []),
  ...(medals > 0 ? (['medal', medals] as const) : []),
  ...(friendship > 0 ? (['friendship', friendship] as const) : []),
  ...(astro > 0 ? (['astro', astro] as const) : []),
  ...(resources > 0 ? (['any', resources] as const) : []),
];

/** A task of the Council as it lies open. */
export function CouncilCard({ kit, say, number }: FromKit & { readonly number: number }) {
  const ship = useShip();
  const task = kit.variant.tasks[number];
  if (task === undefined) return null;
  return (
    <CouncilTask
      planet={targetOf(kit, number)}
      name={taskTitle({ say }, kit, number)}
      asks={<Signs of={asks(task)} />}
      gives={<Signs of={gives(task)} />}
      standing={{ state: 'ready', text: ship('task.ready') }}
    />
  );
}

const ROOM = { name: '', level: 0 } as const;
const hold = (amount: number, capacity: number = HOLD[0] ?? 0) => ({ name: '', amount, capacity });

/** A ship as it sets out. */
export function ShipSettingOut({ kit }: Pick<FromKit, 'kit'>) {
  const { goods, knowledge, cannons } = kit.variant.outfit;
  const ship: ShipState = {
    seat: 0,
    boosters: [1, 1, 0],
    cannons: [1, cannons > 1 ? 1 : 0, 0],
    rooms: {
      logistics: ROOM,
      administration: ROOM,
      communications: ROOM,
      trade: ROOM,
      science: ROOM,
      production: ROOM,
    },
    holds: {
      science: hold(knowledge, LAB),
      goods: hold(goods),
      ore: hold(0),
      fuel: hold(0),
      food: hold(0),
      carbon: hold(0),
    },
    bays: [
      { ship: 'colony-ship', name: '' },
      { ship: 'trade-ship', name: '' },
    ],
  };
  return (
    <span className="almanac-ship">
      <ShipPlan name="" ship={ship} />
    </span>
  );
}

import {
  CENTRES,
  HOLD_CAPACITY,
  KNOWLEDGE_CAPACITY,
  type ShipCard,
  type ShipKit,
  STOCKS,
  type Task,
} from '@orrery/ship/facts';
import { taskTarget } from '@orrery/ship/words';
import type { FormatMessage } from '../../../almanac/drawings/entry-drawing.ts';
import { priceSignsOf, Signs, type SignToken } from '../../../almanac/drawings/parts.tsx';
import type { GameIconName } from '../../../art/icons/game-icon.tsx';
import { CentreCard, CouncilTask } from '../art/cards/council.tsx';
import { SectorCard } from '../art/cards/sector-card.tsx';
import { ROOMS, type ShipState } from '../art/ship/parts.ts';
import { ShipPlan } from '../art/ship/plan.tsx';
import { effectOf, roomName } from '../table/board/ship-state.ts';
import { cardPicture, taskTitle } from '../table/parts/pictures.ts';
import { useShipTexts } from '../table/parts/use-ship-texts.ts';

/** The signs of the kinds of stock, in the order of the game. */
export const STOCK_SIGNS: readonly GameIconName[] = STOCKS.map((kind) => (kind === 'knowledge' ? 'science' : kind));

interface KitDrawingProps {
  readonly kit: ShipKit;
  readonly say: FormatMessage;
}

/** The first cards of a certain kind in a variant, drawn as on the table. */
export function VariantCards({
  kit,
  say,
  of,
  most = 3,
}: KitDrawingProps & { of(card: ShipCard): boolean; readonly most?: number }) {
  const ship = useShipTexts();
  return kit.variant.cards
    .flatMap((card, number) => (of(card) ? [{ number, id: card.id }] : []))
    .slice(0, most)
    .map(({ number, id }) => <SectorCard key={id} card={cardPicture({ say }, kit, number, ship)} />);
}

/** A centre as it is chosen or built. */
export function Centre({
  kit,
  name,
  level,
}: Pick<KitDrawingProps, 'kit'> & { readonly name: CentreName; readonly level: 1 | 2 }) {
  const ship = useShipTexts();
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

const taskCostSigns = ({ pay, cannons, boosters }: Task): readonly SignToken[] => [
  ...priceSignsOf(pay, STOCK_SIGNS),
  ...(cannons > 0 ? (['cannon', cannons] as const) : []),
  ...(boosters > 0 ? (['booster', boosters] as const) : []),
];

const taskRewardSigns = ({ points, medals, friendship, astro, resources }: Task): readonly SignToken[] => [
  ...(points > 0 ? (['points', points] as const) : []),
  ...(medals > 0 ? (['medal', medals] as const) : []),
  ...(friendship > 0 ? (['friendship', friendship] as const) : []),
  ...(astro > 0 ? (['astro', astro] as const) : []),
  ...(resources > 0 ? (['any', resources] as const) : []),
];

/** An open task of the Council. */
export function CouncilCard({ kit, say, number }: KitDrawingProps & { readonly number: number }) {
  const ship = useShipTexts();
  const task = kit.variant.tasks[number];
  if (task === undefined) return null;
  return (
    <CouncilTask
      planet={taskTarget(kit, number)}
      name={taskTitle({ say }, kit, number)}
      asks={<Signs of={taskCostSigns(task)} />}
      gives={<Signs of={taskRewardSigns(task)} />}
      standing={{ state: 'ready', text: ship('task.ready') }}
    />
  );
}

const EMPTY_ROOM = { name: '', level: 0 } as const;
const holdPlan = (amount: number, capacity: number = HOLD_CAPACITY[0] ?? 0) => ({ name: '', amount, capacity });

/** A ship at the start of a game. */
export function ShipSettingOut({ kit }: Pick<KitDrawingProps, 'kit'>) {
  const { goods, knowledge, cannons } = kit.variant.outfit;
  const ship: ShipState = {
    seat: 0,
    boosters: [1, 1, 0],
    cannons: [1, cannons > 1 ? 1 : 0, 0],
    rooms: {
      logistics: EMPTY_ROOM,
      administration: EMPTY_ROOM,
      communications: EMPTY_ROOM,
      trade: EMPTY_ROOM,
      science: EMPTY_ROOM,
      production: EMPTY_ROOM,
    },
    holds: {
      science: holdPlan(knowledge, KNOWLEDGE_CAPACITY),
      goods: holdPlan(goods),
      ore: holdPlan(0),
      fuel: holdPlan(0),
      food: holdPlan(0),
      carbon: holdPlan(0),
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

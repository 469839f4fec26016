import { bitCount } from '@orrery/common';
import {
  ASTRO,
  boosterPoints,
  CENTRES,
  COST,
  cannonPoints,
  capacityOf,
  centreLevel,
  EQUIPMENT_SLOTS,
  HANGAR_CAPACITY,
  matchingColonies,
  RESOURCE_KINDS,
  type ShipVariant,
  STOCKS,
  spaceFor,
  type Task,
} from '@orrery/ship/facts';
import { type FigureReader, figure, figureOfEach, hundredths } from '../../network/figure-table.ts';
import { countLacking, type SparsePrice, sparsePrice } from '../../prices.ts';
import { bitsBeyond, type PlayerPosition } from './position.ts';

const DIE_NUMBERS = [1, 2, 3];
/** Colonies yield four of the five resources. */
const COLONY_RESOURCES = STOCKS.slice(0, 4);
const MAX_ASTRO = 99;
/** Stands for a price that cannot be paid at all. */
const OUT_OF_REACH = 9;
const STATION_SLOTS = 10;

const hasRoomFor: Readonly<Record<keyof typeof COST, (of: PlayerPosition) => boolean>> = {
  'colony-ship': hasHangarRoom,
  'trade-ship': hasHangarRoom,
  booster: ({ player }) => player.boosters + player.boosters2 < EQUIPMENT_SLOTS,
  'booster-2': ({ player }) => player.boosters > 0,
  cannon: ({ player }) => player.cannons + player.cannons2 < EQUIPMENT_SLOTS,
  'cannon-2': ({ player }) => player.cannons > 0,
  centre: ({ player }) => bitCount(player.centres) < CENTRES.length,
  'centre-2': (of) => upgradableCentres(of) > 0,
};

function hasHangarRoom({ player }: PlayerPosition): boolean {
  return player.colonyShips + player.tradeShips < HANGAR_CAPACITY;
}

const upgradableCentres = ({ player, other }: PlayerPosition): number =>
  bitsBeyond(player.centres, player.centres2 | other.centres2);

/** For each thing that can be built, how many cards are missing. */
function lackingFigures(): FigureReader<PlayerPosition>[] {
  return Object.entries(COST).map(([name, bundle]) => {
    const price = sparsePrice(bundle);
    const hasRoom = hasRoomFor[name as keyof typeof COST];
    return figure(`lacking.${name}`, (of) => (hasRoom(of) ? countLacking(of.player.stock, price) : OUT_OF_REACH));
  });
}

/** For each planet with an open task, what is missing for it; the nearest counts. */
function taskFigures({ tasks, targets }: ShipVariant): FigureReader<PlayerPosition>[] {
  const prices = tasks.map(({ pay }) => sparsePrice(pay));
  return figureOfEach('lacking.task', targets, ({ table, player }, target) => {
    let least = OUT_OF_REACH;
    for (const at of table.open) {
      const [task, price] = [tasks[at], prices[at]];
      if (task === undefined || price === undefined || task.target !== target) continue;
      least = Math.min(least, lackingForTask(player, task, price));
    }
    return least;
  });
}

function lackingForTask(player: PlayerPosition['player'], task: Task, price: SparsePrice): number {
  const unarmed = Math.max(0, task.cannons - cannonPoints(player)) + Math.max(0, task.boosters - boosterPoints(player));
  // Astro are easier to get than goods: three of them count as one.
  const astro = Math.max(0, (task.pay[ASTRO] ?? 0) - (player.stock[ASTRO] ?? 0));
  const all = countLacking(player.stock, price);
  return Math.min(OUT_OF_REACH, all - astro + Math.ceil(astro / 3) + unarmed);
}

/** What a player has and can do. */
export const playerFigures = (variant: ShipVariant): FigureReader<PlayerPosition>[] => [
  ...figureOfEach<PlayerPosition>('stock', STOCKS, ({ player }, kind) => Math.min(MAX_ASTRO, player.stock[kind] ?? 0)),
  figure('capacity', ({ player }) => capacityOf(player)),
  figure('room', ({ player }) => {
    let room = 0;
    for (let kind = 0; kind < RESOURCE_KINDS; kind++) room += spaceFor(player, kind);
    return room;
  }),
  ...figureOfEach<PlayerPosition>('colonies.number', DIE_NUMBERS, ({ player }, i) =>
    bitCount(matchingColonies(player, i + 1)),
  ),
  ...figureOfEach<PlayerPosition>('colonies.of', COLONY_RESOURCES, ({ player: { colonies } }, kind) =>
    bitCount((colonies >> kind) & 0b1_0001_0001),
  ),
  figure('colonies', ({ player }) => bitCount(player.colonies)),
  ...figureOfEach<PlayerPosition>(
    'station',
    [...Array(STATION_SLOTS).keys()],
    ({ player }, i) => (player.stations >> i) & 1,
  ),
  figure('stations', ({ player }) => bitCount(player.stations)),
  figure('boosters', ({ player }) => boosterPoints(player)),
  figure('cannons', ({ player }) => cannonPoints(player)),
  figure('boosters2', ({ player }) => player.boosters2),
  figure('cannons2', ({ player }) => player.cannons2),
  figure('colony-ships', ({ player }) => player.colonyShips),
  figure('trade-ships', ({ player }) => player.tradeShips),
  ...figureOfEach<PlayerPosition>('centre', CENTRES, ({ player, sealed }, i) =>
    Math.max(centreLevel(player, i), (sealed >> i) & 1),
  ),
  figure('upgradable', upgradableCentres),
  figure('friendship', ({ player }) => player.friendship),
  figure('medals', ({ player }) => player.medals),
  figure('friendship.lead', ({ player, other }) => player.friendship - other.friendship),
  figure('medals.lead', ({ player, other }) => player.medals - other.medals),
  figure('is-friend', ({ table, seat }) => (table.friend === seat ? 1 : 0)),
  figure('is-hero', ({ table, seat }) => (table.hero === seat ? 1 : 0)),
  figure('points', ({ player }) => player.points),
  figure('points.missing', ({ table, player }) => table.options.target - player.points),
  ...lackingFigures(),
  ...taskFigures(variant),
  figure('worth', ({ worth }) => hundredths(worth)),
];

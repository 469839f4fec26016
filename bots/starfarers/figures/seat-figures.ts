import { bitCount, NONE } from '@orrery/common';
import {
  CARGOES,
  cardsOfPeople,
  combatBonus,
  FRIENDSHIP_CARDS,
  freeShip,
  HAND_LIMIT,
  MAX_UPGRADES,
  PEOPLES,
  PIECES_PER_SEAT,
  PORT_COST,
  REDUCED_TRIBUTE_HAND_LIMIT,
  RESOURCES,
  SHIP_COST,
  SHIPS_PER_SEAT,
  shipAt,
  shipCargo,
  speedBonus,
  TRIBUTE_BIT,
  UPGRADE_COST,
  UPGRADES,
} from '@orrery/starfarers/facts';
import { type FigureReader, figure, figureOfEach, hundredths } from '../../network/figure-table.ts';
import { countLacking, sparsePrice } from '../../prices.ts';
import { FAR_LINKS } from '../link-table.ts';
import type { StarfarersPosition } from './position.ts';

type Reader = FigureReader<StarfarersPosition>;
const MAX_HELD = 30;
const OUT_OF_REACH = 9;
/** Links that a ship flies in a turn, roughly. */
const NEAR_LINKS = 5;
const PRICES = {
  colony: SHIP_COST[0] ?? [],
  trade: SHIP_COST[1] ?? [],
  port: PORT_COST,
} as const;

const handLimit = ({ player }: StarfarersPosition): number =>
  (player.friends & TRIBUTE_BIT) === 0 ? HAND_LIMIT : REDUCED_TRIBUTE_HAND_LIMIT;

/** Whether there is a piece left for it. */
const hasPieceFor: Readonly<Record<keyof typeof PRICES, (of: StarfarersPosition) => boolean>> = {
  colony: ({ table, seat, player }) => player.colonies > 0 && freeShip(table, seat) !== NONE,
  trade: ({ table, seat, player }) => player.stations > 0 && freeShip(table, seat) !== NONE,
  port: ({ player }) => player.shipyards > 0,
};

/** Adds something up over the ships with a cargo. */
function sumOfShips({ table, seat }: StarfarersPosition, cargo: number, read: (ship: number) => number): number {
  let sum = 0;
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    if (code !== NONE && shipCargo(code) === cargo) sum += read(ship);
  }
  return sum;
}

function nearestGoal({ table, seat, evaluation: { fleet } }: StarfarersPosition, cargo: number): number {
  let least = FAR_LINKS;
  for (let ship = 0; ship < SHIPS_PER_SEAT; ship++) {
    const code = shipAt(table, seat, ship);
    if (code !== NONE && shipCargo(code) === cargo) least = Math.min(least, fleet.shipLinks[ship] ?? FAR_LINKS);
  }
  return least;
}

/** The ships on the board, by cargo. */
const fleetFigures: readonly Reader[] = [
  ...figureOfEach<StarfarersPosition>('ships', CARGOES, (of, cargo) => sumOfShips(of, cargo, () => 1)),
  ...figureOfEach<StarfarersPosition>('ships.gain', CARGOES, (of, cargo) =>
    hundredths(sumOfShips(of, cargo, (ship) => of.evaluation.fleet.shipGain[ship] ?? 0)),
  ),
  ...figureOfEach<StarfarersPosition>('ships.links', CARGOES, nearestGoal),
  ...figureOfEach<StarfarersPosition>('ships.near', CARGOES, (of, cargo) =>
    sumOfShips(of, cargo, (ship) => ((of.evaluation.fleet.shipLinks[ship] ?? FAR_LINKS) <= NEAR_LINKS ? 1 : 0)),
  ),
  ...figureOfEach<StarfarersPosition>('ships.there', CARGOES, (of, cargo) =>
    sumOfShips(of, cargo, (ship) => ((of.evaluation.fleet.shipLinks[ship] ?? FAR_LINKS) === 0 ? 1 : 0)),
  ),
  ...figureOfEach<StarfarersPosition>('new.gain', CARGOES, (of, cargo) =>
    hundredths(of.evaluation.fleet.newShipValue(of.table, of.evaluation.income, cargo)),
  ),
  figure('ships.stuck', ({ player }) => bitCount(player.stuck)),
  figure('ships.flown', ({ player }) => bitCount(player.flown)),
  figure('speed', ({ player }) => (player.fitted[0] ?? 0) + speedBonus(player.friends)),
  figure('strength', ({ player }) => (player.fitted[1] ?? 0) + combatBonus(player.friends)),
];

const lackingFigures: readonly Reader[] = [
  ...Object.entries(PRICES).map(([name, bundle]) => {
    const price = sparsePrice(bundle);
    const hasPiece = hasPieceFor[name as keyof typeof PRICES];
    return figure<StarfarersPosition>(`lacking.${name}`, (of) =>
      hasPiece(of) ? countLacking(of.hand.resources, price) : OUT_OF_REACH,
    );
  }),
  ...UPGRADES.map((name, kind) => {
    const price = sparsePrice(UPGRADE_COST[kind] ?? []);
    return figure<StarfarersPosition>(`lacking.${name}`, ({ player, hand }) =>
      (player.fitted[kind] ?? 0) < (MAX_UPGRADES[kind] ?? 0) ? countLacking(hand.resources, price) : OUT_OF_REACH,
    );
  }),
];

/** Stations at the outpost of a people: how far ahead of the others the seat is. */
function stationLead({ table: { players }, seat, player }: StarfarersPosition, people: number): number {
  let most = 0;
  for (let other = 0; other < players.length; other++)
    if (other !== seat) most = Math.max(most, players[other]?.docked[people] ?? 0);
  return (player.docked[people] ?? 0) - most;
}

/** What a seat has, and what the evaluation by hand says of it. */
export const seatFigures: readonly Reader[] = [
  figure('points', ({ player }) => player.points),
  figure('points.missing', ({ player, table }) => table.options.target - player.points),
  figure('points.lead', ({ player, leader }) => player.points - leader),
  figure('points.ahead', ({ ahead }) => ahead),
  figure('fame', ({ player }) => player.fame),
  figure('fame.half', ({ player }) => player.fame & 1),
  figure('tokens', ({ player }) => player.tokens),
  figure('colonies', ({ player }) => PIECES_PER_SEAT.colonies - player.colonies),
  figure('stations', ({ player }) => PIECES_PER_SEAT.stations - player.stations),
  figure('ports', ({ player }) => PIECES_PER_SEAT.shipyards - player.shipyards),
  figure('waiting', ({ player }) => player.waiting),
  ...figureOfEach<StarfarersPosition>('fitted', UPGRADES, ({ player }, kind) => player.fitted[kind] ?? 0),
  ...figureOfEach<StarfarersPosition>(
    'friend',
    FRIENDSHIP_CARDS.map(({ word }) => word),
    ({ player }, card) => (player.friends >> card) & 1,
  ),
  ...figureOfEach<StarfarersPosition>('friends.of', PEOPLES, ({ player }, people) =>
    bitCount(player.friends & cardsOfPeople(people)),
  ),
  ...figureOfEach<StarfarersPosition>('docked', PEOPLES, ({ player }, people) => player.docked[people] ?? 0),
  ...figureOfEach<StarfarersPosition>('docked.lead', PEOPLES, stationLead),
  ...figureOfEach<StarfarersPosition>('marker', PEOPLES, ({ table, seat }, people) =>
    table.markers[people] === seat ? 1 : 0,
  ),
  ...figureOfEach<StarfarersPosition>('card', RESOURCES, ({ hand }, kind) =>
    Math.min(MAX_HELD, hand.resources[kind] ?? 0),
  ),
  figure('cards', ({ player }) => Math.min(MAX_HELD, player.cards)),
  figure('cards.excess', (of) => Math.min(MAX_HELD, Math.max(0, of.player.cards - handLimit(of)))),
  ...figureOfEach<StarfarersPosition>('income', RESOURCES, ({ evaluation: { income } }, kind) =>
    Math.round(36 * (income.perRoll[kind] ?? 0)),
  ),
  ...figureOfEach<StarfarersPosition>('rolls', RESOURCES, ({ evaluation: { income } }, kind) =>
    Math.round(36 * income.shareOfRolls(kind)),
  ),
  ...lackingFigures,
  ...fleetFigures,
];

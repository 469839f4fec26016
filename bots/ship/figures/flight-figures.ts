import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import {
  ACTIONS_PER_FLIGHT,
  ANY_RESOURCE,
  ASTRO,
  COMMAND_CENTRE,
  cannonPoints,
  centreLevel,
  currentCard,
  FORCED_TRADES,
  type Player,
  RESOURCE_KINDS,
  spaceFor,
  TRADE_CENTRE,
} from '@orrery/ship/facts';
import { type FigureReader, figure, hundredths } from '../../network/figure-table.ts';
import { fightWinChance } from '../card-encounters.ts';
import type { PlayerPosition, ShipPosition } from './position.ts';

/** What is seen of the flight of one player, by that player or by the other. */
interface FlightPosition {
  readonly position: ShipPosition;
  readonly flyer: PlayerPosition;
}

const isFlying = ({ flyer: { table, seat } }: FlightPosition): boolean =>
  table.active === seat && table.sector !== NONE;

/** The card on which the flyer can act. */
const usableCard = (at: FlightPosition): number =>
  isFlying(at) && at.flyer.table.fresh === 1 ? currentCard(at.flyer.table) : NONE;

/** The next card, where the viewer of the figures is the flyer and has looked at it. */
const nextCard = (at: FlightPosition): number =>
  isFlying(at) && at.flyer === at.position.own ? (at.position.hand.ahead.at(-1) ?? NONE) : NONE;

type CardOf = (at: FlightPosition) => number;

/** A figure of a card; 0 without a card. */
const ofCard = (name: string, card: CardOf, read: (at: FlightPosition, card: number) => number) =>
  figure<FlightPosition>(name, (at) => {
    const id = card(at);
    return id < 0 ? 0 : read(at, id);
  });

const isSet = (fact: number | undefined): boolean => fact !== undefined && fact !== NONE;

/** Units of its goods that the player could buy, by money and room. */
function buyable({ facts }: ShipPosition, player: Player, card: number): number {
  const goods = facts.goods[card] ?? NONE;
  if (goods === NONE || facts.buys[card] !== 1) return 0;
  const money = Math.floor((player.stock[ASTRO] ?? 0) / Math.max(1, facts.price[card] ?? 1));
  const [first, last] = goods === ANY_RESOURCE ? [0, RESOURCE_KINDS - 1] : [goods, goods];
  let room = 0;
  for (let kind = first; kind <= last; kind++) room = Math.max(room, spaceFor(player, kind));
  return Math.min(money, room, facts.limit[card] ?? 0);
}

/** Units that the player could sell there. */
function sellable({ facts }: ShipPosition, { stock }: Player, card: number): number {
  const goods = facts.goods[card] ?? NONE;
  if (goods === NONE || facts.sells[card] !== 1) return 0;
  const [first, last] = goods === ANY_RESOURCE ? [0, RESOURCE_KINDS - 1] : [goods, goods];
  let most = 0;
  for (let kind = first; kind <= last; kind++) most = Math.max(most, stock[kind] ?? 0);
  return Math.min(most, facts.limit[card] ?? 0);
}

/** What a card offers to the flyer. */
const cardFigures = (name: string, card: CardOf): FigureReader<FlightPosition>[] => [
  ofCard(`${name}.worth`, card, ({ position, flyer }, id) =>
    hundredths(position.encounters.card(flyer.table, flyer.player, id)),
  ),
  ofCard(`${name}.colony`, card, ({ position, flyer }, id) =>
    isSet(position.facts.cell[id]) ? Math.min(1, flyer.player.colonyShips) : 0,
  ),
  ofCard(`${name}.station`, card, ({ position, flyer }, id) =>
    isSet(position.facts.station[id]) && flyer.player.tradeShips > 0 ? 1 + (position.facts.friendship[id] ?? 0) : 0,
  ),
  ofCard(`${name}.target`, card, ({ position }, id) => (isSet(position.facts.target[id]) ? 1 : 0)),
  ofCard(`${name}.buyable`, card, ({ position, flyer }, id) => buyable(position, flyer.player, id)),
  ofCard(`${name}.sellable`, card, ({ position, flyer }, id) => sellable(position, flyer.player, id)),
  ofCard(`${name}.price`, card, ({ position }, id) => Math.max(0, position.facts.price[id] ?? 0)),
];

function pirateDemand({ flyer: { table, seat } }: FlightPosition): number {
  const frame = topFrame(table);
  return table.active === seat && frame.kind === 'pirate' ? frame.demand : 0;
}

/** How likely the flyer beats the pirate in the way: a known one, or any that could be it. */
function pirateWinChance(at: FlightPosition): number {
  const demand = pirateDemand(at);
  if (demand === 0) return 0;
  const { position, flyer } = at;
  const { facts, hand } = position;
  const cannons = cannonPoints(flyer.player);
  if (hand.pirate !== NONE) return fightWinChance(cannons, facts.strength[hand.pirate] ?? 0);
  let sum = 0;
  let all = 0;
  for (const card of facts.pirates) {
    if (facts.demand[card] !== demand) continue;
    const share = position.inStacks(card);
    sum += share * fightWinChance(cannons, facts.strength[card] ?? 0);
    all += share;
  }
  return all === 0 ? 0 : sum / all;
}

const speedLeft = (at: FlightPosition): number => (isFlying(at) ? at.flyer.table.speed - at.flyer.table.flown : 0);

/** Cards of the sector that are still to come. */
function cardsLeft(at: FlightPosition): number {
  const { sizes, sector } = at.flyer.table;
  return isFlying(at) ? (sizes[sector] ?? 0) : 0;
}

const isFlight = ({ flyer: { table, seat } }: FlightPosition): boolean => {
  if (table.active !== seat) return false;
  return table.stack.some(({ kind }) => kind === 'flight');
};

const flyerFigures: readonly FigureReader<FlightPosition>[] = [
  figure('flies', (at) => (isFlight(at) ? 1 : 0)),
  figure('speed-left', (at) => (isFlight(at) ? speedLeft(at) : 0)),
  figure('cards-left', (at) => (isFlight(at) ? cardsLeft(at) : 0)),
  figure('reach', (at) => (isFlight(at) ? Math.min(speedLeft(at), cardsLeft(at)) : 0)),
  figure('actions-left', (at) =>
    isFlight(at) ? (ACTIONS_PER_FLIGHT[centreLevel(at.flyer.player, COMMAND_CENTRE)] ?? 0) - at.flyer.table.acts : 0,
  ),
  figure('peeked', (at) => (isFlight(at) ? at.flyer.table.ahead : 0)),
  figure('demand', pirateDemand),
  figure('can-pay', (at) => (pirateDemand(at) > 0 && (at.flyer.player.stock[ASTRO] ?? 0) >= pirateDemand(at) ? 1 : 0)),
  figure('win-chance', (at) => hundredths(pirateWinChance(at))),
  figure('forced-left', ({ flyer: { table, seat, player } }) =>
    table.active === seat ? (FORCED_TRADES[centreLevel(player, TRADE_CENTRE)] ?? 0) - table.forced : 0,
  ),
  ...cardFigures('card', usableCard),
];

/** The flight in progress, as one seat sees it, by which of the two is flying. */
export function flightFigures(position: ShipPosition): FigureReader<ShipPosition>[] {
  const own: FlightPosition = { position, flyer: position.own };
  const rival: FlightPosition = { position, flyer: position.rival };
  const of = (name: string, at: FlightPosition, readers: readonly FigureReader<FlightPosition>[]) =>
    readers.map((reader) => figure<ShipPosition>(`${name}.${reader.name}`, () => reader.read(at)));
  return [
    ...of('own', own, flyerFigures),
    ...of('own', own, cardFigures('next', nextCard)),
    ...of('rival', rival, flyerFigures),
  ];
}

import { bitCount } from '@orrery/common';
import { type AnyView, type Message, seatRef, total } from '@orrery/kernel';
import { ASTRO, KNOWLEDGE } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { boosterPoints, cannonPoints } from '../ship.ts';
import { type Hand, type Player, playerOf, type Table } from '../state.ts';
import { message } from './message.ts';
import { amountMessages, cardMessages, centreLevelMessage, stationMessages, taskMessage, taskTarget } from './names.ts';

/** The centres of a ship with their levels. */
function builtCentres(kit: ShipKit, { centres, centres2 }: Player): Message | readonly Message[] {
  const built = [0, 1, 2, 3, 4, 5].filter((i) => ((centres >> i) & 1) === 1);
  if (built.length === 0) return message('amount.none');
  return built.map((i) => centreLevelMessage(kit, i, ((centres2 >> i) & 1) === 1 ? 2 : 1));
}

/** The open belongings of a ship. */
function shipHoldings(kit: ShipKit, table: Table, seat: number): readonly Message[] {
  const player = playerOf(table, seat);
  const { stock, points, colonies, colonyShips, tradeShips, friendship, medals } = player;
  const special = [
    ...(table.friend === seat ? [message('standing.friend')] : []),
    ...(table.hero === seat ? [message('standing.hero')] : []),
  ];
  return [
    message('standing.points', { n: points }),
    message('standing.astro', { n: stock[ASTRO] ?? 0 }),
    message('standing.stock', { stock: amountMessages(stock.slice(0, KNOWLEDGE + 1)) }),
    message('standing.ship', { boosters: boosterPoints(player), cannons: cannonPoints(player) }),
    message('standing.hangar', { colony: colonyShips, trade: tradeShips }),
    message('standing.colonies', { n: bitCount(colonies) }),
    message('standing.symbols', { friendship, medals }),
    message('standing.centres', { centres: builtCentres(kit, player) }),
    message('standing.stations', { stations: stationMessages(kit, player.stations) }),
    ...special,
  ];
}

function ownHandMessages(kit: ShipKit, { ahead, below }: Hand): readonly Message[] {
  if (ahead.length + below.length === 0) return [];
  return [
    message('standing.peeked', {
      cards: cardMessages(kit, [...ahead].reverse()),
      under: cardMessages(kit, [...below].reverse()),
    }),
  ];
}

/** The state of play: a line for each seat, then the open tasks and the reserve, then what the viewer has peeked at. */
export const standingLines =
  (kit: ShipKit) =>
  (view: AnyView<Table, Hand>): readonly Message[] => {
    const { table } = view;
    const lines = table.players.map((_, seat) =>
      message(table.active === seat ? 'standing.active' : 'standing.seat', {
        seat: seatRef(seat),
        has: shipHoldings(kit, table, seat),
      }),
    );
    const open = table.open.map((i) =>
      message('standing.task', { task: taskMessage(kit, i), target: taskTarget(kit, i) }),
    );
    const tasks = message('standing.tasks', {
      tasks: open.length === 0 ? message('amount.none') : open,
      n: bitCount(table.deck),
    });
    const reserve = message('standing.reserve', { n: total(table.reserve) });
    return [...lines, tasks, reserve, ...(view.seat === null ? [] : ownHandMessages(kit, view.hand))];
  };

import { bitCount } from '@orrery/common';
import { total, type Window, type Words, who } from '@orrery/kernel';
import { ASTRO, KNOWLEDGE } from '../data.ts';
import type { Kit } from '../kit.ts';
import { boosterPoints, cannonPoints } from '../ship.ts';
import { type Hand, type Player, playerOf, type Table } from '../state.ts';
import { words } from './say.ts';
import { amounts, cards, centreAt, stations, targetOf, task } from './things.ts';

/** The centres of a ship with their levels. */
function builtCentres(kit: Kit, { centres, centres2 }: Player): Words | readonly Words[] {
  const built = [0, 1, 2, 3, 4, 5].filter((i) => ((centres >> i) & 1) === 1);
  if (built.length === 0) return words('amount.none');
  return built.map((i) => centreAt(kit, i, ((centres2 >> i) & 1) === 1 ? 2 : 1));
}

/** What a ship has, for everybody to see. */
function having(kit: Kit, table: Table, seat: number): readonly Words[] {
  const player = playerOf(table, seat);
  const { stock, points, colonies, colonyShips, tradeShips, friendship, medals } = player;
  const special = [
    ...(table.friend === seat ? [words('standing.friend')] : []),
    ...(table.hero === seat ? [words('standing.hero')] : []),
  ];
  return [
    words('standing.points', { n: points }),
    words('standing.astro', { n: stock[ASTRO] ?? 0 }),
    words('standing.stock', { stock: amounts(stock.slice(0, KNOWLEDGE + 1)) }),
    words('standing.ship', { boosters: boosterPoints(player), cannons: cannonPoints(player) }),
    words('standing.hangar', { colony: colonyShips, trade: tradeShips }),
    words('standing.colonies', { n: bitCount(colonies) }),
    words('standing.symbols', { friendship, medals }),
    words('standing.centres', { centres: builtCentres(kit, player) }),
    words('standing.stations', { stations: stations(kit, player.stations) }),
    ...special,
  ];
}

function ownHand(kit: Kit, { ahead, below }: Hand): readonly Words[] {
  if (ahead.length + below.length === 0) return [];
  return [
    words('standing.peeked', { cards: cards(kit, [...ahead].reverse()), under: cards(kit, [...below].reverse()) }),
  ];
}

/** How both stand, a line each, then the open tasks and the reserve, then what the one who looks has peeked at. */
export const standing =
  (kit: Kit) =>
  (view: Window<Table, Hand>): readonly Words[] => {
    const { table } = view;
    const lines = table.players.map((_, seat) =>
      words(table.active === seat ? 'standing.active' : 'standing.seat', {
        seat: who(seat),
        has: having(kit, table, seat),
      }),
    );
    const open = table.open.map((i) => words('standing.task', { task: task(kit, i), target: targetOf(kit, i) }));
    const tasks = words('standing.tasks', {
      tasks: open.length === 0 ? words('amount.none') : open,
      n: bitCount(table.deck),
    });
    const reserve = words('standing.reserve', { n: total(table.reserve) });
    return [...lines, tasks, reserve, ...(view.seat === null ? [] : ownHand(kit, view.hand))];
  };

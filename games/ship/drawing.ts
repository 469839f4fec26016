import { NONE } from '@orrery/common';
import { type AnyView, total } from '@orrery/kernel';
import type { ShipCard } from './cards.ts';
import { COLONY_CELLS } from './data.ts';
import type { ShipKit } from './kit.ts';
import { boosterPoints, cannonPoints, centreLevel } from './ship.ts';
import { groupOfFaceDown, type Hand, type Player, type Table } from './state.ts';

const STOCK_SIGNS = ['O', 'F', 'N', 'C', 'G', 'K'] as const;
const PEOPLE_SIGNS = { diplomats: 'D', green: 'G', scientists: 'S', merchants: 'M' } as const;
const GROUPS = ['', 'I', 'II', 'III', 'IV'] as const;
const CENTRE_SIGNS = ['S', 'C', 'E', 'T', 'K', 'P'] as const;

/** A card in a few characters: its name, its good and its price or number. */
function cardSign(card: ShipCard | undefined): string {
  switch (card?.kind) {
    case 'planet':
      return `${card.name} ${STOCK_SIGNS[card.goods] ?? ''}${card.price}${card.station === NONE ? '' : '+'}`;
    case 'base':
      return `<${PEOPLE_SIGNS[card.people]}>${card.station === NONE ? '' : '+'}`;
    case 'median':
      return `${card.name} +`;
    case 'colony':
      return `${card.name} ${STOCK_SIGNS[card.resource] ?? ''}#${card.number}`;
    case 'pirate':
      return `!${card.strength}`;
    case 'target':
      return `@${card.name}`;
    default:
      return '...';
  }
}

/** The flight row; a star marks an action. */
function rowLine({ cards }: ShipKit['variant'], table: Table): string {
  const entries = table.row.map((entry, i) => {
    const text = entry < 0 ? `?${GROUPS[groupOfFaceDown(entry)] ?? ''}` : cardSign(cards[entry]);
    return ((table.turned >> i) & 1) === 1 ? `*${text}` : text;
  });
  return entries.length === 0 ? '' : `${table.sector + 1}> ${entries.join(' | ')}\n`;
}

const colonySigns = ({ colonies }: Player): string =>
  Array.from({ length: COLONY_CELLS }, (_, cell) => cell)
    .filter((cell) => ((colonies >> cell) & 1) === 1)
    .map((cell) => `${STOCK_SIGNS[cell % 4] ?? ''}${Math.floor(cell / 4) + 1}`)
    .join(' ');

const centreSigns = (player: Player): string =>
  CENTRE_SIGNS.map((letter, i) => ['.', letter.toLowerCase(), letter][centreLevel(player, i)] ?? '.').join('');

/** A ship in a line: stores, boosters and cannons, hangar, centres, colonies. */
function shipLine(player: Player, seat: number): string {
  const stores = STOCK_SIGNS.map((letter, kind) => `${letter}${player.stock[kind] ?? 0}`).join(' ');
  const hangar = `${'c'.repeat(player.colonyShips)}${'t'.repeat(player.tradeShips)}`.padEnd(2, '-');
  const engine = `>${boosterPoints(player)} x${cannonPoints(player)}`;
  return `${seat}: ${stores} | ${engine} | [${hangar}] | ${centreSigns(player)} | ${colonySigns(player)}\n`;
}

/** The table as text: stacks and reserve, the flight row, both ships. Everything else is said in messages. */
export const drawTableOf =
  (kit: ShipKit) =>
  ({ table }: AnyView<Table, Hand>): string => {
    if (total(table.sizes) === 0) return '';
    const stacks = table.sizes.map((n, sector) => `[${sector + 1}: ${n}]`).join(' ');
    const reserve = table.reserve.map((n, i) => `${GROUPS[i + 1]}:${n}`).join(' ');
    const ships = table.players.map(shipLine).join('');
    return `${stacks}   (${reserve})\n${rowLine(kit.variant, table)}${ships}`;
  };

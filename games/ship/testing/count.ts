import { bitCount, NONE } from '@orrery/common';
import { total } from '@orrery/kernel';
import {
  ASTRO,
  BANK_COINS,
  COLONY_CELLS,
  EQUIPMENT_SLOTS,
  HANGAR_CAPACITY,
  KNOWLEDGE,
  KNOWLEDGE_CAPACITY,
  MIN_SYMBOLS_FOR_CARD,
  RESOURCE_KINDS,
  SECTOR_COUNT,
} from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { missionStage } from '../kit.ts';
import { cardsInPlay, dealtSizes } from '../setup.ts';
import { capacityOf } from '../ship.ts';
import { groupOfFaceDown, type Player, type ShipGameState, type Table } from '../state.ts';

/** Every sector card of the game is in exactly one place. */
function cardsError({ table, hands, box }: ShipGameState, { variant, facts }: ShipKit): string | null {
  const isDealt = total(table.sizes) + table.row.length > 0;
  const found = new Map<number, number>();
  const see = (card: number): void => void found.set(card, (found.get(card) ?? 0) + 1);
  for (const stack of box.sectors) stack.forEach(see);
  for (const list of [box.reserve, box.veiled]) list.forEach(see);
  for (const card of table.row) if (card >= 0) see(card);
  for (const { ahead, below } of hands) for (const list of [ahead, below]) list.forEach(see);
  const pirate = hands[1 - table.active]?.pirate ?? NONE;
  if (pirate !== NONE) see(pirate);
  const top = table.stack.at(-1);
  if (top?.kind === 'fight' && !table.row.includes(top.card)) return 'the pirate fought with is not in the row';
  for (const player of table.players) {
    facts.colonies.forEach((card, cell) => {
      if (card !== NONE && ((player.colonies >> cell) & 1) === 1) see(card);
    });
    facts.berths.forEach((card, station) => {
      if (((player.stations >> station) & 1) === 1) see(card);
    });
    facts.pirates.forEach((card, trophy) => {
      if (((player.trophies >> trophy) & 1) === 1) see(card);
    });
  }
  const inPlay = cardsInPlay(variant, table.options).filter((card) => isDealt || (facts.group[card] ?? 0) > 0);
  for (const card of inPlay) {
    if (found.get(card) !== 1) return `card ${variant.cards[card]?.id} is ${found.get(card) ?? 0} times there`;
  }
  return found.size === inPlay.length ? null : 'a card that is not in this game';
}

/** Stacks match the table, are in order, and are full while the reserve lasts. */
function stacksError({ table, hands, box }: ShipGameState, { variant, facts }: ShipKit): string | null {
  const isOrdered = (cards: readonly number[]): boolean =>
    cards.every((card, i) => i === 0 || (cards[i - 1] ?? 0) < card);
  if (![...box.sectors, box.reserve, box.veiled].every(isOrdered))
    return 'cards face down are in an order of their own';
  const flyer = hands[table.active];
  for (let sector = 0; sector < SECTOR_COUNT; sector++) {
    const peeked = table.sector === sector ? (flyer?.ahead.length ?? 0) + (flyer?.below.length ?? 0) : 0;
    const size = (box.sectors[sector]?.length ?? 0) + peeked;
    if (size !== table.sizes[sector]) return `sector ${sector} holds ${size} cards, not ${table.sizes[sector]}`;
  }
  if ((flyer?.ahead.length ?? 0) !== table.ahead || (flyer?.below.length ?? 0) !== table.below) return 'peeked cards';
  const groups = [1, 2, 3, 4].map((group) => box.reserve.filter((card) => facts.group[card] === group).length);
  if (groups.join() !== table.reserve.join()) return 'the reserve';
  const veiled = table.row.filter((card) => card < 0).map(groupOfFaceDown);
  if (veiled.sort().join() !== box.veiled.map((card) => facts.group[card]).join()) return 'cards face down in the row';
  return sizesError(table, dealtSizes(variant, table.options));
}

function sizesError(table: Table, dealt: readonly number[]): string | null {
  const isBusy = ['pirate', 'refill', 'reward', 'over'].includes(table.stack.at(-1)?.kind ?? '');
  if (total(table.reserve) === 0 || total(table.sizes) === 0 || isBusy) return null;
  const short = table.sizes.findIndex((n, i) => n + (i === table.sector ? table.row.length : 0) !== dealt[i]);
  return short < 0 ? null : `sector ${short} is not full`;
}

function stockError(table: Table): string | null {
  for (const [seat, player] of table.players.entries()) {
    const most = capacityOf(player);
    const isWrong = player.stock.some(
      (n, kind) => n < 0 || (kind < RESOURCE_KINDS && n > most) || (kind === KNOWLEDGE && n > KNOWLEDGE_CAPACITY),
    );
    if (isWrong) return `the stock of seat ${seat}: ${player.stock}`;
    if (player.colonyShips < 0 || player.tradeShips < 0) return `less than no ship of seat ${seat}`;
    if (player.colonyShips + player.tradeShips > HANGAR_CAPACITY) return `the hangar of seat ${seat}`;
    const pieces = [player.boosters, player.boosters2, player.cannons, player.cannons2];
    if (pieces.some((n) => n < 0)) return `less than no piece of seat ${seat}`;
    if (player.boosters + player.boosters2 > EQUIPMENT_SLOTS || player.cannons + player.cannons2 > EQUIPMENT_SLOTS)
      return `slots of ${seat}`;
    if ((player.centres2 & ~player.centres) !== 0) return `a level II without its I at seat ${seat}`;
  }
  const astro = table.players.reduce((sum, { stock }) => sum + (stock[ASTRO] ?? 0), 0);
  if (table.options.bank === 'counted' && astro > BANK_COINS) return `${astro} astro in a game of ${BANK_COINS}`;
  const [one, two] = table.players;
  return ((one?.centres2 ?? 0) & (two?.centres2 ?? 0)) === 0 ? null : 'a centre II twice';
}

/** Points, counted from scratch. */
export function pointsFromScratch({ friend, hero }: Table, seat: number, player: Player, { variant }: ShipKit): number {
  const tasks = variant.tasks.reduce((sum, { points }, i) => sum + (((player.tasks >> i) & 1) === 1 ? points : 0), 0);
  const start = player.crest === NONE ? 1 : 0;
  const special = (friend === seat ? 1 : 0) + (hero === seat ? 1 : 0);
  return start + bitCount(player.colonies) + bitCount(player.centres2) + tasks + special;
}

function symbolsError(table: Table, kit: ShipKit): string | null {
  const { variant, facts } = kit;
  for (const [seat, player] of table.players.entries()) {
    if (pointsFromScratch(table, seat, player, kit) !== player.points) return `the points of seat ${seat}`;
    const kept = variant.tasks.filter((_, i) => ((player.tasks >> i) & 1) === 1);
    const medals = bitCount(player.trophies) + kept.reduce((sum, task) => sum + task.medals, 0);
    const stations = facts.berths.reduce(
      (sum, card, i) => sum + (((player.stations >> i) & 1) === 1 ? (facts.friendship[card] ?? 0) : 0),
      0,
    );
    const friendship = stations + kept.reduce((sum, task) => sum + task.friendship, 0);
    if (medals !== player.medals) return `the medals of seat ${seat}`;
    if (friendship !== player.friendship) return `the friendship of seat ${seat}`;
  }
  const holder = (counts: readonly number[]): number => {
    const best = Math.max(...counts);
    return best >= MIN_SYMBOLS_FOR_CARD && counts[0] !== counts[1] ? counts.indexOf(best) : NONE;
  };
  if (holder(table.players.map(({ friendship }) => friendship)) !== table.friend) return 'Friend of the Peoples';
  return holder(table.players.map(({ medals }) => medals)) === table.hero ? null : 'Hero of the Peoples';
}

/** Each task is in the deck, open, kept by one player or discarded. */
function tasksError({ options, deck, open, discarded, players }: Table, { variant }: ShipKit): string | null {
  const stage = missionStage(variant, options);
  for (const [task, { id }] of variant.tasks.entries()) {
    const sets = [deck, discarded, ...players.map(({ tasks }) => tasks), ...open.map((i) => 1 << i)];
    const times = sets.filter((set) => ((set >> task) & 1) === 1).length;
    const due = stage.tasks === 'all' || stage.tasks.includes(id) ? 1 : 0;
    if (times !== due) return `task ${id} is ${times} times there`;
  }
  return null;
}

function coloniesError({ players }: Table): string | null {
  const [one, two] = players;
  if (((one?.colonies ?? 0) & (two?.colonies ?? 0)) !== 0) return 'a colony twice';
  return (one?.colonies ?? 0) >> COLONY_CELLS === 0 ? null : 'a colony there is not';
}

/** What is lost or created from nothing, in words; null when everything is there. */
export function conservationError(state: ShipGameState, kit: ShipKit): string | null {
  const { table } = state;
  return (
    cardsError(state, kit) ??
    stacksError(state, kit) ??
    stockError(table) ??
    symbolsError(table, kit) ??
    tasksError(table, kit) ??
    coloniesError(table)
  );
}

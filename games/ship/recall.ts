import { NONE } from '@orrery/common';
import { type Recall, top, type Window } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { Kit } from './kit.ts';
import { GROUPS } from './memory.ts';
import { faceDown, type Hand, type Player, type Table } from './state.ts';
import type { Facts } from './variant.ts';

/*
 * SS-OPT-AID, DU-GEN-03: without the aid players have to remember what they saw. A flight is open while its cards lie
 * there; then it is closed until the game is over. Of a closed flight neither the sector is shown nor a card, unless it
 * lies with a player by now. What a ship bought, paid or lost in it is: without the sector it betrays no place.
 */

type Looking = Window<Table, Hand>;

/** A card of a closed flight: face down, of no group. */
const CLOSED = faceDown(GROUPS);

/** Whether players need not remember: the aid shows it all, and so does the end of the game. */
const isFree = (table: Table): boolean => table.options.aid === 'on' || top(table).kind === 'over';

function addBits(into: Set<number>, bits: number, cards: readonly number[]): void {
  for (const [i, card] of cards.entries()) if (card !== NONE && ((bits >> i) & 1) === 1) into.add(card);
}

/** The cards that lie in front of a player. */
function addWon(into: Set<number>, { stations, colonies, trophies }: Player, facts: Facts): void {
  addBits(into, stations, facts.berths);
  addBits(into, colonies, facts.colonies);
  addBits(into, trophies, facts.pirates);
}

/** The cards that somebody sees: those with the players, and those of the open flight. */
interface Open {
  readonly won: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
}

function openIn(now: Looking, { facts }: Kit): Open {
  const won = new Set<number>();
  for (const player of now.table.players) addWon(won, player, facts);
  const all = new Set([...won, ...now.table.row]);
  if (now.seat !== null) for (const card of [...now.hand.ahead, ...now.hand.below, now.hand.pirate]) all.add(card);
  return { won, all };
}

const areShown = (cards: readonly number[] | null, open: ReadonlySet<number>): boolean =>
  cards?.every((card) => open.has(card)) ?? true;

/** What may be shown of an event; the event itself where nothing of it is closed. */
function eventIn(event: Event, open: ReadonlySet<number>): Event {
  switch (event.kind) {
    case 'looked':
    case 'arranged':
      return areShown(event.cards, open) ? event : { ...event, cards: null };
    case 'bought': // at a station the card is that player's
    case 'sold':
    case 'revealed':
    case 'pirate':
    case 'paid':
    case 'fights':
    case 'fought':
    case 'refilled':
      return event.card === null || open.has(event.card) ? event : { ...event, card: null };
    default:
      return event;
  }
}

const closedFlight = (event: Event, open: ReadonlySet<number>): Event =>
  event.kind === 'flies' ? { ...event, sector: null } : eventIn(event, open);

/** The frames of a closed flight: whatever stood on top of it might show a card. */
function framesOf({ stack }: Table): Table['stack'] {
  const flight = stack.findIndex(({ kind }) => kind === 'flight');
  return flight < 0 ? stack : stack.slice(0, flight + 1);
}

/** The cards of the sector that do not lie in its stack: the row, and a pirate that is not laid open yet. */
const outside = ({ row, stack }: Table): number => row.length + (stack.some(({ kind }) => kind === 'pirate') ? 1 : 0);

function closedTable(then: Table, open: ReadonlySet<number>): Table {
  const sizes = then.sizes.map((n, sector) => (sector === then.sector ? n + outside(then) : n));
  return {
    ...then,
    sizes,
    sector: NONE,
    row: then.row.map((card) => (open.has(card) ? card : CLOSED)),
    fresh: 0,
    ahead: 0,
    below: 0,
    stack: framesOf(then),
  };
}

/** What may still be shown of past flights, to one who sees the table as it is now. */
export const recallOf = (kit: Kit): Recall<Table, Hand, Event> => ({
  events(told, now) {
    if (isFree(now.table)) return told;
    const { won, all } = openIn(now, kit);
    const isOpen = now.table.sector !== NONE;
    const start = isOpen ? told.findLastIndex(({ kind }) => kind === 'flies') : told.length;
    return told.map((event, i) => (i < start ? closedFlight(event, won) : eventIn(event, all)));
  },
  view(then, now) {
    if (isFree(now.table) || then.table.sector === NONE) return then;
    const isSameFlight = then.table.turn === now.table.turn && now.table.sector !== NONE;
    const { won, all } = openIn(now, kit);
    if (isSameFlight && then.table.row.every((card) => card < 0 || all.has(card))) return then;
    const table = closedTable(then.table, isSameFlight ? all : won);
    if (then.seat === null) return { seat: null, table };
    return { seat: then.seat, table, hand: { ...then.hand, ahead: [], below: [], pirate: NONE } };
  },
});

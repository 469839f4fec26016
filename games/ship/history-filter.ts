import { NONE } from '@orrery/common';
import { type AnyView, type HistoryFilter, topFrame } from '@orrery/kernel';
import type { Event } from './events.ts';
import type { ShipKit } from './kit.ts';
import { CARD_GROUPS } from './memory.ts';
import { faceDownCode, type Hand, type Player, type Table } from './state.ts';
import type { CardFacts } from './variant.ts';

/*
 * SS-OPT-AID, DU-GEN-03: without the aid players have to remember what they saw. A flight is open while its cards are on
 * the table; then it is closed until the game is over. Of a closed flight neither the sector nor a card is shown, unless
 * a player has the card by now. What a ship bought, paid or lost in it is shown: without the sector it reveals no place.
 */

type TableView = AnyView<Table, Hand>;

/** A card of a closed flight: face down, of no group. */
const HIDDEN_CARD = faceDownCode(CARD_GROUPS);

/** Whether everything may be shown: with the aid, and at the end of the game. */
const isAllVisible = (table: Table): boolean => table.options.aid === 'on' || topFrame(table).kind === 'over';

function addCardsByBits(into: Set<number>, bits: number, cards: readonly number[]): void {
  for (const [i, card] of cards.entries()) if (card !== NONE && ((bits >> i) & 1) === 1) into.add(card);
}

/** The cards that lie in front of a player. */
function addPlayerCards(into: Set<number>, { stations, colonies, trophies }: Player, facts: CardFacts): void {
  addCardsByBits(into, stations, facts.berths);
  addCardsByBits(into, colonies, facts.colonies);
  addCardsByBits(into, trophies, facts.pirates);
}

/** The cards that are visible: those with the players, and those of the open flight. */
interface VisibleCards {
  readonly won: ReadonlySet<number>;
  readonly all: ReadonlySet<number>;
}

function visibleCards(now: TableView, { facts }: ShipKit): VisibleCards {
  const won = new Set<number>();
  for (const player of now.table.players) addPlayerCards(won, player, facts);
  const all = new Set([...won, ...now.table.row]);
  if (now.seat !== null) for (const card of [...now.hand.ahead, ...now.hand.below, now.hand.pirate]) all.add(card);
  return { won, all };
}

const areVisible = (cards: readonly number[] | null, open: ReadonlySet<number>): boolean =>
  cards?.every((card) => open.has(card)) ?? true;

/** The part of an event that may be shown; the event itself where nothing of it is closed. */
function visibleEvent(event: Event, open: ReadonlySet<number>): Event {
  switch (event.kind) {
    case 'looked':
    case 'arranged':
      return areVisible(event.cards, open) ? event : { ...event, cards: null };
    case 'bought': // at a station the card belongs to that player
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

const hiddenFlightEvent = (event: Event, open: ReadonlySet<number>): Event =>
  event.kind === 'flies' ? { ...event, sector: null } : visibleEvent(event, open);

/** The frames of a closed flight are removed: one above it might show a card. */
function framesOfHiddenFlight({ stack }: Table): Table['stack'] {
  const flight = stack.findIndex(({ kind }) => kind === 'flight');
  return flight < 0 ? stack : stack.slice(0, flight + 1);
}

/** The cards of the sector that are not in its stack: the row, and a pirate that is not revealed yet. */
const cardsOffStack = ({ row, stack }: Table): number =>
  row.length + (stack.some(({ kind }) => kind === 'pirate') ? 1 : 0);

function hiddenFlightTable(then: Table, open: ReadonlySet<number>): Table {
  const sizes = then.sizes.map((n, sector) => (sector === then.sector ? n + cardsOffStack(then) : n));
  return {
    ...then,
    sizes,
    sector: NONE,
    row: then.row.map((card) => (open.has(card) ? card : HIDDEN_CARD)),
    fresh: 0,
    ahead: 0,
    below: 0,
    stack: framesOfHiddenFlight(then),
  };
}

/** What may still be shown of past flights to a viewer of the present table. */
export const historyFilterOf = (kit: ShipKit): HistoryFilter<Table, Hand, Event> => ({
  events(told, now) {
    if (isAllVisible(now.table)) return told;
    const { won, all } = visibleCards(now, kit);
    const isOpen = now.table.sector !== NONE;
    const start = isOpen ? told.findLastIndex(({ kind }) => kind === 'flies') : told.length;
    return told.map((event, i) => (i < start ? hiddenFlightEvent(event, won) : visibleEvent(event, all)));
  },
  view(then, now) {
    if (isAllVisible(now.table) || then.table.sector === NONE) return then;
    const isSameFlight = then.table.turn === now.table.turn && now.table.sector !== NONE;
    const { won, all } = visibleCards(now, kit);
    if (isSameFlight && then.table.row.every((card) => card < 0 || all.has(card))) return then;
    const table = hiddenFlightTable(then.table, isSameFlight ? all : won);
    if (then.seat === null) return { seat: null, table };
    return { seat: then.seat, table, hand: { ...then.hand, ahead: [], below: [], pirate: NONE } };
  },
});

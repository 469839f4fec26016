import { NONE } from '@orrery/common';
import { type SeatView, topFrame } from '@orrery/kernel';
import {
  ACTIONS_PER_FLIGHT,
  ASTRO,
  boosterPoints,
  CARD_GROUPS,
  type CardFacts,
  COMMAND_CENTRE,
  cannonPoints,
  cardFactsOf,
  centreLevel,
  currentCard,
  type Hand,
  type Memory,
  type Move,
  type Player,
  playerOf,
  SECTOR_COUNT,
  type ShipVariant,
  type Table,
} from '@orrery/ship/facts';
import { countLackingFor, type MoveReason } from '../reasons.ts';
import { type CardEncounters, fightWinChance } from './card-encounters.ts';

type View = SeatView<Table, Hand>;

/** Number of results of the two dice in a fight. */
const FIGHT_ROLLS = 36;
/** The value of seeing a card for the first time, and of having a card ahead. */
const UNSEEN_CARD_VALUE = 0.01;
const CARD_AHEAD_VALUE = 0.05;
const TOLL_COST = 0.1;

/** What a flight leads to, as far as this seat has seen the cards. */
export class FlightReasons {
  readonly #variant: ShipVariant;
  readonly #facts: CardFacts;
  readonly #meetings: CardEncounters;

  constructor(variant: ShipVariant, meetings: CardEncounters) {
    this.#variant = variant;
    this.#facts = cardFactsOf(variant);
    this.#meetings = meetings;
  }

  /** Reasons for a sector: which known cards this ship can use, and how many cards are unknown. */
  sector(table: Table, player: Player, memory: Memory, sector: number): MoveReason[] {
    const { cell, station, target, pirate } = this.#facts;
    const here = this.#knownIn(memory, sector);
    const worth = (cards: readonly number[]): number =>
      cards.reduce((sum, card) => sum + Math.max(0, this.#meetings.card(table, player, card)), 0);
    const reasons: MoveReason[] = [];
    const colonies = player.colonyShips > 0 ? here.filter((card) => cell[card] !== NONE) : [];
    const berths = player.tradeShips > 0 ? here.filter((card) => station[card] !== NONE) : [];
    if (colonies.length > 0)
      reasons.push({ code: 'sector.colonies', numbers: { n: colonies.length }, weight: worth(colonies) });
    if (berths.length > 0)
      reasons.push({ code: 'sector.stations', numbers: { n: berths.length }, weight: worth(berths) });
    for (const card of here) {
      const task = table.open.find((each) => this.#isReady(player, each, target[card] ?? NONE));
      if (task !== undefined) reasons.push({ code: 'sector.task', numbers: { task }, weight: worth([card]) });
    }
    const pirates = here.filter((card) => pirate[card] !== NONE).length;
    let n = 0;
    for (let group = 0; group < CARD_GROUPS; group++) n += memory.unknown[sector * CARD_GROUPS + group] ?? 0;
    if (n > 0) reasons.push({ code: 'sector.unseen', numbers: { n }, weight: UNSEEN_CARD_VALUE * n });
    if (n === 0 && pirates === 0) reasons.push({ code: 'sector.safe', numbers: {}, weight: TOLL_COST });
    return reasons;
  }

  /** Places where a new ship could found a colony, as far as known. */
  knownFor(memory: Memory, kind: 'colony-ship' | 'trade-ship'): MoveReason[] {
    const { cell, station } = this.#facts;
    const wanted = kind === 'colony-ship' ? cell : station;
    return Array.from({ length: SECTOR_COUNT }, (_, sector) => sector).flatMap((sector): MoveReason[] => {
      const n = this.#knownIn(memory, sector).filter((card) => wanted[card] !== NONE).length;
      const code = kind === 'colony-ship' ? 'known.colonies' : 'known.stations';
      return n === 0 ? [] : [{ code, numbers: { sector, n }, weight: CARD_AHEAD_VALUE * n }];
    });
  }

  /** Whether no other place has a better price for the same goods. */
  price(table: Table, kind: 'buy' | 'sell'): MoveReason[] {
    const { goods, price, buys, sells } = this.#facts;
    const here = currentCard(table);
    const [resource, paid] = [goods[here] ?? NONE, price[here] ?? 0];
    if (resource < 0) return [];
    const may = kind === 'buy' ? buys : sells;
    const prices = goods.flatMap((each, card) => (each === resource && may[card] === 1 ? (price[card] ?? 0) : []));
    const best = kind === 'buy' ? Math.min(...prices) : Math.max(...prices);
    return paid === best
      ? [{ code: `price.${kind}`, numbers: { resource, price: paid }, weight: CARD_AHEAD_VALUE }]
      : [];
  }

  /** The next cards of a flight, and the chances in a fight. */
  underway(view: View, memory: Memory, move: Move): MoveReason[] {
    const { table, seat, hand } = view;
    const player = playerOf(table, seat);
    switch (move.kind) {
      case 'next': {
        const card = hand.ahead.at(-1);
        if (card !== undefined) return [{ code: 'ahead', numbers: { card }, weight: CARD_AHEAD_VALUE }];
        const actions = (ACTIONS_PER_FLIGHT[centreLevel(player, COMMAND_CENTRE)] ?? 0) - table.acts;
        return [{ code: 'further', numbers: { cards: table.speed - table.flown, actions }, weight: CARD_AHEAD_VALUE }];
      }
      case 'stop': {
        const actions = ACTIONS_PER_FLIGHT[centreLevel(player, COMMAND_CENTRE)] ?? 0;
        if (table.acts >= actions) return [{ code: 'spent', numbers: { actions }, weight: CARD_AHEAD_VALUE }];
        return table.flown < table.speed
          ? []
          : [{ code: 'arrived', numbers: { speed: table.speed }, weight: CARD_AHEAD_VALUE }];
      }
      case 'arrange': {
        const card = hand.ahead[hand.ahead.length - 1 - (move.top[0] ?? NONE)];
        return card === undefined ? [] : [{ code: 'first', numbers: { card }, weight: CARD_AHEAD_VALUE }];
      }
      case 'fight':
      case 'pay':
        return this.#fight(view, player, memory, move.kind);
      default:
        return [];
    }
  }

  #fight({ table, hand }: View, player: Player, memory: Memory, kind: 'fight' | 'pay'): MoveReason[] {
    const frame = topFrame(table);
    if (frame.kind !== 'pirate') return [];
    const cards = hand.pirate >= 0 ? [hand.pirate] : this.#possible(table, memory, frame.demand);
    if (cards.length === 0) return [];
    const sum = cards.reduce((all, card) => all + this.#chance(player, card), 0);
    const n = Math.round((FIGHT_ROLLS * sum) / cards.length);
    const code = cards.length === 1 ? 'fight' : 'fight.about';
    if (kind === 'fight') {
      const prize = { medals: player.medals + 1, astro: frame.demand };
      return [
        { code, numbers: { n }, weight: (TOLL_COST * n) / FIGHT_ROLLS + CARD_AHEAD_VALUE },
        { code: 'prize', numbers: prize, weight: CARD_AHEAD_VALUE },
      ];
    }
    const left = (player.stock[ASTRO] ?? 0) - frame.demand;
    return [
      { code: `${code}.risk`, numbers: { n: FIGHT_ROLLS - n }, weight: TOLL_COST },
      { code: 'toll', numbers: { astro: frame.demand, left }, weight: CARD_AHEAD_VALUE },
    ];
  }

  /** Pirates that a demand may belong to. */
  #possible({ sector }: Table, { where }: Memory, demand: number): number[] {
    const { pirates, demand: demands } = this.#facts;
    return pirates.filter((card) => demands[card] === demand && (where[card] === NONE || where[card] === sector));
  }

  #chance(player: Player, card: number): number {
    return fightWinChance(cannonPoints(player), this.#facts.strength[card] ?? 0);
  }

  #knownIn({ where }: Memory, sector: number): number[] {
    return where.flatMap((place, card) => (place === sector ? [card] : []));
  }

  #isReady(player: Player, task: number, target: number): boolean {
    const says = this.#variant.tasks[task];
    if (says === undefined || says.target !== target) return false;
    const isArmed = cannonPoints(player) >= says.cannons && boosterPoints(player) >= says.boosters;
    return isArmed && countLackingFor(player.stock, says.pay) === 0;
  }
}

import { NONE } from '@orrery/common';
import { type SeatView, top } from '@orrery/kernel';
import {
  ACTIONS,
  ASTRO,
  boosterPoints,
  COMMAND,
  cannonPoints,
  type Facts,
  factsOf,
  GROUPS,
  type Hand,
  hereOf,
  levelOf,
  type Memory,
  type Move,
  type Player,
  playerOf,
  SECTORS,
  type Table,
  type Variant,
} from '@orrery/ship/facts';
import { lackingFor, type Merit } from '../merits.ts';
import { chanceToWin, type Meetings } from './meetings.ts';

type View = SeatView<Table, Hand>;

/** Ways in which the two dice of a fight fall. */
const FIGHTS = 36;
/** What it is worth to see a card for the first time, and to have a card ahead. */
const UNSEEN = 0.01;
const AHEAD = 0.05;
const TOLL = 0.1;

/** What a flight leads to, as far as this seat has seen the cards. */
export class FlightMerits {
  readonly #variant: Variant;
  readonly #facts: Facts;
  readonly #meetings: Meetings;

  constructor(variant: Variant, meetings: Meetings) {
    this.#variant = variant;
    this.#facts = factsOf(variant);
    this.#meetings = meetings;
  }

  /** A sector: what is known to lie there that this ship can make use of, and how much of it is unknown. */
  sector(table: Table, player: Player, memory: Memory, sector: number): Merit[] {
    const { cell, station, target, pirate } = this.#facts;
    const here = this.#knownIn(memory, sector);
    const worth = (cards: readonly number[]): number =>
      cards.reduce((sum, card) => sum + Math.max(0, this.#meetings.card(table, player, card)), 0);
    const merits: Merit[] = [];
    const colonies = player.colonyShips > 0 ? here.filter((card) => cell[card] !== NONE) : [];
    const berths = player.tradeShips > 0 ? here.filter((card) => station[card] !== NONE) : [];
    if (colonies.length > 0)
      merits.push({ code: 'sector.colonies', numbers: { n: colonies.length }, weight: worth(colonies) });
    if (berths.length > 0)
      merits.push({ code: 'sector.stations', numbers: { n: berths.length }, weight: worth(berths) });
    for (const card of here) {
      const task = table.open.find((each) => this.#isReady(player, each, target[card] ?? NONE));
      if (task !== undefined) merits.push({ code: 'sector.task', numbers: { task }, weight: worth([card]) });
    }
    const pirates = here.filter((card) => pirate[card] !== NONE).length;
    let n = 0;
    for (let group = 0; group < GROUPS; group++) n += memory.unknown[sector * GROUPS + group] ?? 0;
    if (n > 0) merits.push({ code: 'sector.unseen', numbers: { n }, weight: UNSEEN * n });
    if (n === 0 && pirates === 0) merits.push({ code: 'sector.safe', numbers: {}, weight: TOLL });
    return merits;
  }

  /** Where a new ship would find a place, as far as is known. */
  knownFor(memory: Memory, kind: 'colony-ship' | 'trade-ship'): Merit[] {
    const { cell, station } = this.#facts;
    const wanted = kind === 'colony-ship' ? cell : station;
    return Array.from({ length: SECTORS }, (_, sector) => sector).flatMap((sector): Merit[] => {
      const n = this.#knownIn(memory, sector).filter((card) => wanted[card] !== NONE).length;
      const code = kind === 'colony-ship' ? 'known.colonies' : 'known.stations';
      return n === 0 ? [] : [{ code, numbers: { sector, n }, weight: AHEAD * n }];
    });
  }

  /** Whether nowhere else a better price is to be had for the same goods. */
  price(table: Table, kind: 'buy' | 'sell'): Merit[] {
    const { goods, price, buys, sells } = this.#facts;
    const here = hereOf(table);
    const [resource, paid] = [goods[here] ?? NONE, price[here] ?? 0];
    if (resource < 0) return [];
    const may = kind === 'buy' ? buys : sells;
    const prices = goods.flatMap((each, card) => (each === resource && may[card] === 1 ? (price[card] ?? 0) : []));
    const best = kind === 'buy' ? Math.min(...prices) : Math.max(...prices);
    return paid === best ? [{ code: `price.${kind}`, numbers: { resource, price: paid }, weight: AHEAD }] : [];
  }

  /** What comes next in a flight, and how a fight would go. */
  underway(view: View, memory: Memory, move: Move): Merit[] {
    const { table, seat, hand } = view;
    const player = playerOf(table, seat);
    switch (move.kind) {
      case 'next': {
        const card = hand.ahead.at(-1);
        if (card !== undefined) return [{ code: 'ahead', numbers: { card }, weight: AHEAD }];
        const actions = (ACTIONS[levelOf(player, COMMAND)] ?? 0) - table.acts;
        return [{ code: 'further', numbers: { cards: table.speed - table.flown, actions }, weight: AHEAD }];
      }
      case 'stop': {
        const actions = ACTIONS[levelOf(player, COMMAND)] ?? 0;
        if (table.acts >= actions) return [{ code: 'spent', numbers: { actions }, weight: AHEAD }];
        return table.flown < table.speed ? [] : [{ code: 'arrived', numbers: { speed: table.speed }, weight: AHEAD }];
      }
      case 'arrange': {
        const card = hand.ahead[hand.ahead.length - 1 - (move.top[0] ?? NONE)];
        return card === undefined ? [] : [{ code: 'first', numbers: { card }, weight: AHEAD }];
      }
      case 'fight':
      case 'pay':
        return this.#fight(view, player, memory, move.kind);
      default:
        return [];
    }
  }

  #fight({ table, hand }: View, player: Player, memory: Memory, kind: 'fight' | 'pay'): Merit[] {
    const frame = top(table);
    if (frame.kind !== 'pirate') return [];
    const cards = hand.pirate >= 0 ? [hand.pirate] : this.#possible(table, memory, frame.demand);
    if (cards.length === 0) return [];
    const sum = cards.reduce((all, card) => all + this.#chance(player, card), 0);
    const n = Math.round((FIGHTS * sum) / cards.length);
    const code = cards.length === 1 ? 'fight' : 'fight.about';
    if (kind === 'fight') {
      const prize = { medals: player.medals + 1, astro: frame.demand };
      return [
        { code, numbers: { n }, weight: (TOLL * n) / FIGHTS + AHEAD },
        { code: 'prize', numbers: prize, weight: AHEAD },
      ];
    }
    const left = (player.stock[ASTRO] ?? 0) - frame.demand;
    return [
      { code: `${code}.risk`, numbers: { n: FIGHTS - n }, weight: TOLL },
      { code: 'toll', numbers: { astro: frame.demand, left }, weight: AHEAD },
    ];
  }

  /** Pirates that may hide behind a demand. */
  #possible({ sector }: Table, { where }: Memory, demand: number): number[] {
    const { pirates, demand: demands } = this.#facts;
    return pirates.filter((card) => demands[card] === demand && (where[card] === NONE || where[card] === sector));
  }

  #chance(player: Player, card: number): number {
    return chanceToWin(cannonPoints(player), this.#facts.strength[card] ?? 0);
  }

  #knownIn({ where }: Memory, sector: number): number[] {
    return where.flatMap((place, card) => (place === sector ? [card] : []));
  }

  #isReady(player: Player, task: number, target: number): boolean {
    const says = this.#variant.tasks[task];
    if (says === undefined || says.target !== target) return false;
    const isArmed = cannonPoints(player) >= says.cannons && boosterPoints(player) >= says.boosters;
    return isArmed && lackingFor(player.stock, says.pay) === 0;
  }
}

import { type Bundle, itemAt } from '@orrery/common';
import { type Message, total } from '@orrery/kernel';
import { STATIONS } from '../cards.ts';
import { CENTRES, STOCKS } from '../data.ts';
import type { ShipKit } from '../kit.ts';
import { message } from './message.ts';

/** A kind of stock by its name: trade goods. */
export const stockMessage = (kind: number): Message => message(`stock.${itemAt(STOCKS, kind)}`);

/** An amount of a kind: 2 trade goods. */
export const amountMessage = (kind: number, n: number): Message => message(`amount.${itemAt(STOCKS, kind)}`, { n });

/** The contents of a bundle: 2 ore and 3 astro. */
export function amountMessages(bundle: Bundle): Message | readonly Message[] {
  const named = bundle.flatMap((n, kind) => (n > 0 ? [amountMessage(kind, n)] : []));
  return named.length === 0 ? message('amount.none') : named;
}

/** A centre by its name in this variant. */
export const centreMessage = ({ variant }: ShipKit, number: number): Message =>
  message(`centre.${variant.id}.${itemAt(CENTRES, number)}`);

/** A centre with its level. */
export const centreLevelMessage = (kit: ShipKit, number: number, level: number): Message =>
  message(level === 2 ? 'centre.two' : 'centre.one', { centre: centreMessage(kit, number) });

/** Several centres. */
export function centreMessages(kit: ShipKit, set: number): Message | readonly Message[] {
  const named = CENTRES.flatMap((_, i) => (((set >> i) & 1) === 1 ? [centreMessage(kit, i)] : []));
  return named.length === 0 ? message('amount.none') : named;
}

/** A sector card by its name, or by its type where it has none. */
export function cardMessage({ variant }: ShipKit, number: number): Message {
  const each = itemAt(variant.cards, number);
  switch (each.kind) {
    case 'pirate':
      return message('card.pirate', { strength: each.strength });
    case 'base':
      return message(`card.${each.people}`);
    case 'colony':
      return message('card.colony', { name: each.name, resource: stockMessage(each.resource), number: each.number });
    case 'empty':
      return each.name === '' ? message('card.asteroids') : message('card.lost', { name: each.name });
    default:
      return message('card.named', { name: each.name });
  }
}

/** Only the name of a card. */
export function cardName(kit: ShipKit, number: number): Message {
  const each = itemAt(kit.variant.cards, number);
  return each.kind === 'colony' ? message('card.named', { name: each.name }) : cardMessage(kit, number);
}

/** A card with details: for a planet also what it trades and at what price. */
export function fullCardMessage(kit: ShipKit, number: number): Message {
  const each = itemAt(kit.variant.cards, number);
  if (each.kind !== 'planet') return cardMessage(kit, number);
  return message('card.planet', { name: each.name, goods: stockMessage(each.goods), price: each.price });
}

/** Several cards. */
export const cardMessages = (kit: ShipKit, numbers: readonly number[]): Message | readonly Message[] =>
  numbers.length === 0 ? message('amount.none') : numbers.map((number) => fullCardMessage(kit, number));

/** A place where a station stands. */
export const stationMessage = (kit: ShipKit, station: number): Message =>
  cardMessage(kit, kit.facts.berths[station] ?? 0);

/** Several stations. */
export function stationMessages(kit: ShipKit, set: number): Message | readonly Message[] {
  const named = STATIONS.flatMap((_, i) => (((set >> i) & 1) === 1 ? [stationMessage(kit, i)] : []));
  return named.length === 0 ? message('amount.none') : named;
}

/** A task by its title, or by its number where it has none. */
export function taskMessage({ variant }: ShipKit, number: number): Message {
  const { word, id } = itemAt(variant.tasks, number);
  return { key: `task.${word}`, values: { number: id } };
}

/** Where a task must be done. */
export const taskTarget = ({ variant }: ShipKit, number: number): string =>
  itemAt(variant.targets, itemAt(variant.tasks, number).target);

/** The requirements of a task: things to hand in, or points to have on board. */
export function taskRequirements({ variant }: ShipKit, number: number): Message | readonly Message[] {
  const { pay, cannons, boosters } = itemAt(variant.tasks, number);
  if (cannons > 0) return message('task.cannons', { n: cannons });
  if (boosters > 0) return message('task.boosters', { n: boosters });
  if (total(pay) === 0) return message('task.gift');
  return amountMessages(pay);
}

/** The reward of a task. */
export function taskRewards({ variant }: ShipKit, number: number): readonly Message[] {
  const { astro, resources, points, medals, friendship } = itemAt(variant.tasks, number);
  return [
    ...(points > 0 ? [message('gain.points', { n: points })] : []),
    ...(medals > 0 ? [message('gain.medals', { n: medals })] : []),
    ...(friendship > 0 ? [message('gain.friendship', { n: friendship })] : []),
    ...(astro > 0 ? [message('amount.astro', { n: astro })] : []),
    ...(resources > 0 ? [message('gain.resources', { n: resources })] : []),
  ];
}

/** Sectors counted from 1. */
export const sectorNumber = (sector: number): number => sector + 1;

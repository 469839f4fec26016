import { type Bundle, some } from '@orrery/common';
import { total, type Words } from '@orrery/kernel';
import { STATIONS } from '../cards.ts';
import { CENTRES, STOCKS } from '../data.ts';
import type { Kit } from '../kit.ts';
import { words } from './say.ts';

/** A kind of stock by its name: trade goods. */
export const stock = (kind: number): Words => words(`stock.${some(STOCKS, kind)}`);

/** So many of a kind: 2 trade goods. */
export const amount = (kind: number, n: number): Words => words(`amount.${some(STOCKS, kind)}`, { n });

/** All that is in a bundle: 2 ore and 3 astro. */
export function amounts(bundle: Bundle): Words | readonly Words[] {
  const named = bundle.flatMap((n, kind) => (n > 0 ? [amount(kind, n)] : []));
  return named.length === 0 ? words('amount.none') : named;
}

/** A centre as its variant calls it. */
export const centre = ({ variant }: Kit, number: number): Words =>
  words(`centre.${variant.id}.${some(CENTRES, number)}`);

/** A centre with its level. */
export const centreAt = (kit: Kit, number: number, level: number): Words =>
  words(level === 2 ? 'centre.two' : 'centre.one', { centre: centre(kit, number) });

/** Several centres. */
export function centres(kit: Kit, set: number): Words | readonly Words[] {
  const named = CENTRES.flatMap((_, i) => (((set >> i) & 1) === 1 ? [centre(kit, i)] : []));
  return named.length === 0 ? words('amount.none') : named;
}

/** A sector card by its name, or by its sort where it has none. */
export function card({ variant }: Kit, number: number): Words {
  const each = some(variant.cards, number);
  switch (each.kind) {
    case 'pirate':
      return words('card.pirate', { strength: each.strength });
    case 'base':
      return words(`card.${each.people}`);
    case 'colony':
      return words('card.colony', { name: each.name, resource: stock(each.resource), number: each.number });
    case 'empty':
      return each.name === '' ? words('card.asteroids') : words('card.lost', { name: each.name });
    default:
      return words('card.named', { name: each.name });
  }
}

/** A card by no more than its name. */
export function cardName(kit: Kit, number: number): Words {
  const each = some(kit.variant.cards, number);
  return each.kind === 'colony' ? words('card.named', { name: each.name }) : card(kit, number);
}

/** A card as it is met: of a planet also what it trades and for how much. */
export function cardInFull(kit: Kit, number: number): Words {
  const each = some(kit.variant.cards, number);
  if (each.kind !== 'planet') return card(kit, number);
  return words('card.planet', { name: each.name, goods: stock(each.goods), price: each.price });
}

/** Several cards. */
export const cards = (kit: Kit, numbers: readonly number[]): Words | readonly Words[] =>
  numbers.length === 0 ? words('amount.none') : numbers.map((number) => cardInFull(kit, number));

/** A place where a station stands. */
export const stationPlace = (kit: Kit, station: number): Words => card(kit, kit.facts.berths[station] ?? 0);

/** Several stations. */
export function stations(kit: Kit, set: number): Words | readonly Words[] {
  const named = STATIONS.flatMap((_, i) => (((set >> i) & 1) === 1 ? [stationPlace(kit, i)] : []));
  return named.length === 0 ? words('amount.none') : named;
}

/** A task by its title, or by its number where it has none. */
export function task({ variant }: Kit, number: number): Words {
  const { word, id } = some(variant.tasks, number);
  return { key: `task.${word}`, values: { number: id } };
}

/** Where a task must be done. */
export const targetOf = ({ variant }: Kit, number: number): string =>
  some(variant.targets, some(variant.tasks, number).target);

/** What a task asks for: things to hand in, or points to have on board. */
export function asks({ variant }: Kit, number: number): Words | readonly Words[] {
  const { pay, cannons, boosters } = some(variant.tasks, number);
  if (cannons > 0) return words('task.cannons', { n: cannons });
  if (boosters > 0) return words('task.boosters', { n: boosters });
  if (total(pay) === 0) return words('task.gift');
  return amounts(pay);
}

/** What a task brings. */
export function brings({ variant }: Kit, number: number): readonly Words[] {
  const { astro, resources, points, medals, friendship } = some(variant.tasks, number);
  return [
    ...(points > 0 ? [words('gain.points', { n: points })] : []),
    ...(medals > 0 ? [words('gain.medals', { n: medals })] : []),
    ...(friendship > 0 ? [words('gain.friendship', { n: friendship })] : []),
    ...(astro > 0 ? [words('amount.astro', { n: astro })] : []),
    ...(resources > 0 ? [words('gain.resources', { n: resources })] : []),
  ];
}

/** Sectors as people count them. */
export const sectorNumber = (sector: number): number => sector + 1;

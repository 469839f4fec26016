import { type Bundle, NONE, some, substituted } from '@orrery/common';
import type { Words } from '@orrery/kernel';
import { KINDS, RESOURCES } from '../data.ts';
import { resource } from '../words/things.ts';

/** A price paid with another card in one place; NONE and NONE pays as printed. */
export type Substitution = { readonly without: number; readonly by: number };
export const AS_PRINTED: Substitution = { without: NONE, by: NONE };

const places = RESOURCES.map((_, kind) => kind);

/** Every way to replace a card of this price. */
export const substitutions = (price: Bundle): readonly Substitution[] =>
  places.flatMap((without) =>
    (price[without] ?? 0) === 0 ? [] : places.filter((by) => by !== without).map((by) => ({ without, by })),
  );

export const printSubstitution = (kind: string, { without, by }: Substitution): string =>
  without === NONE ? kind : `${kind} ${RESOURCES[without]} by ${RESOURCES[by]}`;

/** What this price becomes; made once for every substitution. */
export function substitutedPrices(price: Bundle): (by: Substitution) => Bundle {
  const prices = Array.from({ length: KINDS * KINDS }, (_, i) => substituted(price, Math.floor(i / KINDS), i % KINDS));
  return ({ without, by }) => (without === NONE ? price : some(prices, without * KINDS + by));
}

export const substitutionWords = ({ without, by }: Substitution): Readonly<Record<string, Words>> => ({
  by: resource(by),
  without: resource(without),
});

import { type Bundle, itemAt, NONE, substitutedPrice } from '@orrery/common';
import type { Message } from '@orrery/kernel';
import { RESOURCE_KINDS, RESOURCES } from '../data.ts';
import { resource } from '../words/names.ts';

/** A price with one card replaced by another; NONE and NONE pays as printed. */
export type Substitution = { readonly without: number; readonly by: number };
export const AS_PRINTED: Substitution = { without: NONE, by: NONE };

const RESOURCE_INDICES = RESOURCES.map((_, kind) => kind);

/** Every way to replace a card of this price. */
export const substitutions = (price: Bundle): readonly Substitution[] =>
  RESOURCE_INDICES.flatMap((without) =>
    (price[without] ?? 0) === 0 ? [] : RESOURCE_INDICES.filter((by) => by !== without).map((by) => ({ without, by })),
  );

export const printSubstitution = (kind: string, { without, by }: Substitution): string =>
  without === NONE ? kind : `${kind} ${RESOURCES[without]} by ${RESOURCES[by]}`;

/** The price after a substitution; made once for each. */
export function substitutedPrices(price: Bundle): (by: Substitution) => Bundle {
  const prices = Array.from({ length: RESOURCE_KINDS * RESOURCE_KINDS }, (_, i) =>
    substitutedPrice(price, Math.floor(i / RESOURCE_KINDS), i % RESOURCE_KINDS),
  );
  return ({ without, by }) => (without === NONE ? price : itemAt(prices, without * RESOURCE_KINDS + by));
}

export const substitutionMessages = ({ without, by }: Substitution): Readonly<Record<string, Message>> => ({
  by: resource(by),
  without: resource(without),
});

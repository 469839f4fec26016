import type { RuleIds } from './rule-ids.ts';
import type { ShipOptions } from './state.ts';
import { type CardFacts, cardFactsOf, type MissionStage, type ShipVariant } from './variant.ts';

/** What the rules are built from: a variant, its card data as flat lists, and its rule ids. */
export interface ShipKit {
  readonly variant: ShipVariant;
  readonly facts: CardFacts;
  readonly rules: RuleIds;
}

export const shipKitOf = (variant: ShipVariant): ShipKit => ({
  variant,
  facts: cardFactsOf(variant),
  rules: variant.rules,
});

/** The stage of this game: the full game or a mission. */
export function missionStage({ stages }: ShipVariant, { mission }: ShipOptions): MissionStage {
  const stage = stages[mission];
  if (stage === undefined) throw new RangeError(`no mission ${mission}`);
  return stage;
}

import type { RuleIds } from './rule-ids.ts';
import type { Settings } from './state.ts';
import { type Facts, factsOf, type Stage, type Variant } from './variant.ts';

/** What the rules are made from: a variant, what its cards say, and where its rules stand. */
export interface Kit {
  readonly variant: Variant;
  readonly facts: Facts;
  readonly rules: RuleIds;
}

export const kitOf = (variant: Variant): Kit => ({ variant, facts: factsOf(variant), rules: variant.rules });

/** How far this game goes. */
export function stageOf({ stages }: Variant, { mission }: Settings): Stage {
  const stage = stages[mission];
  if (stage === undefined) throw new RangeError(`no mission ${mission}`);
  return stage;
}

import { type Edition, type Facts, factsOf, type Stage } from './edition.ts';
import type { RuleIds } from './editions/rules.ts';
import type { Settings } from './state.ts';

/** What the rules are made from: an edition, what its cards say, and where its rules stand. */
export interface Kit {
  readonly edition: Edition;
  readonly facts: Facts;
  readonly rules: RuleIds;
}

export const kitOf = (edition: Edition): Kit => ({ edition, facts: factsOf(edition), rules: edition.rules });

/** How far this game goes. */
export function stageOf({ stages }: Edition, { mission }: Settings): Stage {
  const stage = stages[mission];
  if (stage === undefined) throw new RangeError(`no mission ${mission}`);
  return stage;
}

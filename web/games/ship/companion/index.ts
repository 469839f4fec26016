import type { ShipVariant } from '@orrery/ship/facts';
import { lazy } from 'react';
import type { CompanionKit } from '../../../companion/tools.ts';
import { type AnyShipGame, companionRulesOf } from './companion-rules.ts';
import type { DealTable } from './start.tsx';

const ASKED_OPTIONS = ['funds', 'outfit', 'crest', 'start'];

/** The companion of one of the two games; `asked` are further options that matter for a physical table. */
export const shipCompanion = (
  variant: ShipVariant,
  game: AnyShipGame,
  deal: DealTable,
  asked: readonly string[] = [],
): CompanionKit => ({
  box: companionRulesOf(variant, game),
  tools: {
    dice: lazy(async () => ({ default: (await import('./dice/dice-tool.tsx')).ShipDiceTool })),
    sectors: lazy(async () => ({ default: (await import('./sectors/sectors-tool.tsx')).sectorsTool(variant) })),
  },
  start: {
    askedOptions: [...ASKED_OPTIONS, ...asked],
    Beginning: lazy(async () => ({ default: (await import('./start.tsx')).shipStart(deal) })),
  },
});

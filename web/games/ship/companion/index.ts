import type { Variant } from '@orrery/ship/facts';
import { lazy } from 'react';
import type { CompanionKit } from '../../../companion/tools.ts';
import { boxOf, type ShipGame } from './box.ts';
import type { Deal } from './start.tsx';

const ASKED = ['funds', 'outfit', 'crest', 'start'];

/** The companion of one of the two games; `asked` are further options that concern a real table. */
export const shipCompanion = (
  variant: Variant,
  game: ShipGame,
  deal: Deal,
  asked: readonly string[] = [],
): CompanionKit => ({
  box: boxOf(variant, game),
  tools: {
    dice: lazy(async () => ({ default: (await import('./dice/dice-tool.tsx')).ShipDiceTool })),
    sectors: lazy(async () => ({ default: (await import('./sectors/sectors-tool.tsx')).sectorsTool(variant) })),
  },
  start: {
    asked: [...ASKED, ...asked],
    Beginning: lazy(async () => ({ default: (await import('./start.tsx')).shipStart(deal) })),
  },
});

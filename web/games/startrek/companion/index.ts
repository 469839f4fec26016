import { lazy } from 'react';
import type { CompanionKit } from '../../../companion/tools.ts';
import { STARTREK_COMPANION_RULES } from './companion-rules.ts';

export const STARTREK_COMPANION: CompanionKit = {
  box: STARTREK_COMPANION_RULES,
  start: {
    askedOptions: ['setup', 'start'],
    Beginning: lazy(async () => ({ default: (await import('./start.tsx')).StartrekStart })),
  },
};

import { lazy } from 'react';
import type { CompanionKit } from '../../../companion/tools.ts';
import { STARTREK_BOX } from './box.ts';

export const STARTREK_COMPANION: CompanionKit = {
  box: STARTREK_BOX,
  start: {
    asked: ['setup', 'start'],
    Beginning: lazy(async () => ({ default: (await import('./start.tsx')).TrekStart })),
  },
};

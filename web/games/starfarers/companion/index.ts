import { lazy } from 'react';
import type { CompanionKit } from '../../../companion/tools.ts';
import { STARFARERS_COMPANION_RULES } from './companion-rules.ts';

export const STARFARERS_COMPANION: CompanionKit = {
  box: STARFARERS_COMPANION_RULES,
  tools: {
    shaker: lazy(async () => ({ default: (await import('./shaker/shaker-tool.tsx')).ShakerTool })),
    reader: lazy(async () => ({ default: (await import('./reader/reader-tool.tsx')).ReaderTool })),
  },
  start: {
    askedOptions: ['setup', 'founding', 'home'],
    Beginning: lazy(async () => ({ default: (await import('./start.tsx')).StarfarersStart })),
  },
};

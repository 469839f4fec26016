import { who } from '@orrery/kernel';
import type { Table } from '@orrery/startrek/facts';
import { resource } from '@orrery/startrek/words';
import { reasonsOf, whatOf } from '../reasons.ts';
import { STARTREK_REASON_TEXTS } from './texts.ts';

export const STARTREK_REASONS = reasonsOf<Table>(STARTREK_REASON_TEXTS, {
  resource,
  seat: who,
  what: whatOf(['ship', 'station', 'base', 'development']),
});

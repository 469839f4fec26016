import { who } from '@orrery/kernel';
import type { Table } from '@orrery/starfarers/facts';
import { cardHelp, people, resource, sector, site, systemName, token } from '@orrery/starfarers/words';
import { reasonsOf, whatOf } from '../../../table/coach/reasons.ts';
import { STARFARERS_REASON_TEXTS } from './texts.ts';

export const STARFARERS_REASONS = reasonsOf<Table>(STARFARERS_REASON_TEXTS, {
  resource,
  people,
  token,
  card: cardHelp,
  seat: who,
  site: (n, table) => site(table, n),
  slot: (n, table) => systemName(table, n) ?? sector(table, n),
  what: whatOf(['colony', 'trade', 'port', 'booster', 'cannon', 'pod']),
});

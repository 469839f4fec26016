import { seatRef } from '@orrery/kernel';
import type { Table } from '@orrery/starfarers/facts';
import {
  cardHelp,
  peopleMessage,
  resource,
  sectorMessage,
  siteMessage,
  systemName,
  tokenMessage,
} from '@orrery/starfarers/words';
import { makeReasonTexts, nameOfBuilt } from '../../../table/coach/reasons.ts';
import { STARFARERS_REASON_TEXTS } from './texts.ts';

export const STARFARERS_REASONS = makeReasonTexts<Table>(STARFARERS_REASON_TEXTS, {
  resource,
  people: peopleMessage,
  token: tokenMessage,
  card: cardHelp,
  seat: seatRef,
  site: (n, table) => siteMessage(table, n),
  slot: (n, table) => systemName(table, n) ?? sectorMessage(table, n),
  what: nameOfBuilt(['colony', 'trade', 'port', 'booster', 'cannon', 'pod']),
});

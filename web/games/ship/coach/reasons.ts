import type { ShipKit, Table } from '@orrery/ship/facts';
import { cardMessage, stockMessage, taskMessage } from '@orrery/ship/words';
import { makeReasonTexts, nameOfBuilt, type ReasonTexts } from '../../../table/coach/reasons.ts';
import { STARSHIP_REASON_TEXTS } from './texts.ts';

/** Shared by both games: cards and tasks have the names of their variant. */
export const starshipReasons = (kit: ShipKit): ReasonTexts<Table> =>
  makeReasonTexts<Table>(STARSHIP_REASON_TEXTS, {
    resource: stockMessage,
    sector: (n) => n + 1,
    task: (n) => taskMessage(kit, n),
    card: (n) => cardMessage(kit, n),
    what: nameOfBuilt(['colony-ship', 'trade-ship', 'booster', 'cannon', 'centre', 'centre-2']),
  });

import type { Kit, Table } from '@orrery/ship/facts';
import { card, stock, task } from '@orrery/ship/words';
import { type Reasons, reasonsOf, whatOf } from '../../../table/coach/reasons.ts';
import { STARSHIP_REASON_TEXTS } from './texts.ts';

/** Of both games: their cards and tasks are called by the names of their variant. */
export const starshipReasons = (kit: Kit): Reasons<Table> =>
  reasonsOf<Table>(STARSHIP_REASON_TEXTS, {
    resource: stock,
    sector: (n) => n + 1,
    task: (n) => task(kit, n),
    card: (n) => card(kit, n),
    what: whatOf(['colony-ship', 'trade-ship', 'booster', 'cannon', 'centre', 'centre-2']),
  });

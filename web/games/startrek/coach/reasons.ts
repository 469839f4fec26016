import { who } from '@orrery/kernel';
import { CHARACTERS, type Table } from '@orrery/startrek/facts';
import { effectHelp, resource } from '@orrery/startrek/words';
import { reasonsOf, whatOf } from '../../../table/coach/reasons.ts';
import { STARTREK_REASON_TEXTS } from './texts.ts';

export const STARTREK_REASONS = reasonsOf<Table>(STARTREK_REASON_TEXTS, {
  resource,
  character: (n) => {
    const card = CHARACTERS[n];
    if (card === undefined) throw new Error(`there is no support card ${n}`);
    return effectHelp(card.effect);
  },
  seat: who,
  what: whatOf(['ship', 'station', 'base', 'development']),
});

import { seatRef } from '@orrery/kernel';
import { CHARACTERS, type Table } from '@orrery/startrek/facts';
import { effectHelp, resource } from '@orrery/startrek/words';
import { makeReasonTexts, nameOfBuilt } from '../../../table/coach/reasons.ts';
import { STARTREK_REASON_TEXTS } from './texts.ts';

export const STARTREK_REASONS = makeReasonTexts<Table>(STARTREK_REASON_TEXTS, {
  resource,
  character: (n) => {
    const card = CHARACTERS[n];
    if (card === undefined) throw new Error(`no support card ${n}`);
    return effectHelp(card.effect);
  },
  seat: seatRef,
  what: nameOfBuilt(['ship', 'station', 'base', 'development']),
});

/** The messages of the ship games; the texts themselves are in ../texts. */

import { optionMessages } from '@orrery/common';
import type { GameMessages, OptionSpecs } from '@orrery/kernel';
import { drawTableOf } from '../drawing.ts';
import type { Event } from '../events.ts';
import { historyFilterOf } from '../history-filter.ts';
import { shipKitOf } from '../kit.ts';
import type { Move } from '../moves.ts';
import type { Hand, ShipOptions, Table } from '../state.ts';
import type { ShipVariant } from '../variant.ts';
import { eventMessage } from './events.ts';
import { message } from './message.ts';
import { moveMessage } from './moves.ts';
import { provenanceNotes } from './provenance-notes.ts';
import { questionMessage } from './questions.ts';
import { refusalMessage } from './refusals.ts';
import { standingLines } from './standing.ts';

/** Turns between two drawings of the table in text output. */
const TURNS_PER_CHAPTER = 8;

/** The messages of one of the games. */
export type ShipMessages<O> = GameMessages<Table, Hand, Move, Event, O>;

export function shipMessages<O extends Partial<ShipOptions>>(
  variant: ShipVariant,
  options: OptionSpecs<O>,
): ShipMessages<O> {
  const kit = shipKitOf(variant);
  return {
    event: eventMessage(kit),
    move: moveMessage(kit),
    refusal: refusalMessage,
    question: questionMessage(kit),
    marks: provenanceNotes(kit),
    isChapter: (event: Event): boolean =>
      event.kind === 'unsealed' || (event.kind === 'turn' && event.turn % TURNS_PER_CHAPTER === 1),
    drawing: drawTableOf(kit),
    legend: message('drawing.legend'),
    standing: standingLines(kit),
    recall: historyFilterOf(kit),
    options: optionMessages(options),
  };
}

export { amountMessages, cardMessage, centreMessage, stockMessage, taskMessage, taskTarget } from './names.ts';
export { centreLabel, currentCardLabel, holdLabel, mountLabel, sectorLabel } from './places.ts';

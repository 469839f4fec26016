/** The ship games in words; the texts themselves are in ../texts. */

import { optionWordsOf } from '@orrery/common';
import type { OptionSpecs, Wording } from '@orrery/kernel';
import { drawingOf } from '../drawing.ts';
import type { Event } from '../events.ts';
import { kitOf } from '../kit.ts';
import type { Move } from '../moves.ts';
import { recallOf } from '../recall.ts';
import type { Hand, Settings, Table } from '../state.ts';
import type { Variant } from '../variant.ts';
import { eventWords } from './events.ts';
import { marksOf } from './marks.ts';
import { moveWords } from './moves.ts';
import { questionWords } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { words } from './say.ts';
import { standing } from './standing.ts';

/** Turns between two looks at the table in a game told in text. */
const CHAPTER = 8;

/** What is said of one of the games. */
export type ShipWording<O> = Wording<Table, Hand, Move, Event, O>;

export function shipWording<O extends Partial<Settings>>(variant: Variant, options: OptionSpecs<O>): ShipWording<O> {
  const kit = kitOf(variant);
  return {
    event: eventWords(kit),
    move: moveWords(kit),
    refusal: refusalWords,
    question: questionWords(kit),
    marks: marksOf(kit),
    isChapter: (event: Event): boolean =>
      event.kind === 'unsealed' || (event.kind === 'turn' && event.turn % CHAPTER === 1),
    drawing: drawingOf(kit),
    legend: words('drawing.legend'),
    standing: standing(kit),
    recall: recallOf(kit),
    options: optionWordsOf(options),
  };
}

export { herePlace, holdPlace, mountPlace, roomPlace, sectorPlace } from './places.ts';
export { amounts, card, centre, stock, targetOf, task } from './things.ts';

/** Sternenschiff Catan and Das Duell in words; the texts themselves are in ../texts. */

import type { Wording } from '@orrery/kernel';
import { drawingOf } from '../drawing.ts';
import { DUEL } from '../editions/duel.ts';
import { STARSHIP } from '../editions/starship.ts';
import type { Event } from '../events.ts';
import { type Kit, kitOf } from '../kit.ts';
import type { Move } from '../moves.ts';
import { type DuelOptions, duelOptions, type StarshipOptions, starshipOptions } from '../options.ts';
import type { Hand, Table } from '../state.ts';
import { eventWords } from './events.ts';
import { marksOf } from './marks.ts';
import { moveWords } from './moves.ts';
import { optionWordsOf } from './options.ts';
import { questionWords } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { words } from './say.ts';
import { standing } from './standing.ts';

/** Turns between two looks at the table in a game told in text. */
const CHAPTER = 8;

/** What both games have in common. */
const common = (kit: Kit) => ({
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
});

export const starshipWording: Wording<Table, Hand, Move, Event, StarshipOptions> = {
  ...common(kitOf(STARSHIP)),
  options: optionWordsOf(starshipOptions),
};

export const duelWording: Wording<Table, Hand, Move, Event, DuelOptions> = {
  ...common(kitOf(DUEL)),
  options: optionWordsOf(duelOptions),
};

export { herePlace, holdPlace, mountPlace, roomPlace, sectorPlace } from './places.ts';
export { amounts, card, centre, stock, targetOf, task } from './things.ts';

/** Starfarers in words; the texts themselves are in ../texts. */

import { markOf, optionWordsOf, rulingsMark } from '@orrery/common';
import type { Wording } from '@orrery/kernel';
import { drawing } from '../drawing.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { options } from '../options.ts';
import { provenance } from '../provenance.ts';
import { RULINGS } from '../rulings.ts';
import type { Hand, Options, Table } from '../state.ts';
import { eventWords } from './events.ts';
import { moveWords } from './moves.ts';
import { questionWords } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { words } from './say.ts';
import { standing } from './standing.ts';

export { planet, pointLabel, sector, site, systemName } from './places.ts';
export { amounts, answer, card, cardHelp, people, resource, situation, story, token, upgrade } from './things.ts';

/** Turns between two looks at the board in a game told in text. */
const CHAPTER = 24;

export const wording: Wording<Table, Hand, Move, Event, Options> = {
  event: eventWords,
  move: moveWords,
  refusal: refusalWords,
  question: questionWords,
  options: optionWordsOf(options),
  marks: [...provenance.map(markOf), rulingsMark(RULINGS)],
  isChapter: (event) => event.kind === 'starts' || (event.kind === 'turn' && event.turn % CHAPTER === 1),
  drawing,
  legend: words('drawing.legend'),
  standing,
};

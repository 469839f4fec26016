/** The messages of Starfarers; the texts themselves are in ../texts. */

import { optionMessages, provenanceNote, rulingsNote } from '@orrery/common';
import type { GameMessages } from '@orrery/kernel';
import { drawBoard } from '../drawing.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { options } from '../options.ts';
import { provenance } from '../provenance.ts';
import { RULINGS } from '../rulings.ts';
import type { Hand, Options, Table } from '../state.ts';
import { eventMessage } from './events.ts';
import { message } from './message.ts';
import { moveMessage } from './moves.ts';
import { questionMessage } from './questions.ts';
import { refusalMessage } from './refusals.ts';
import { standingLines } from './standing.ts';

export {
  amounts,
  answerMessage,
  cardHelp,
  cardMessage,
  peopleMessage,
  resource,
  situationMessage,
  storyMessage,
  tokenMessage,
  upgradeMessage,
} from './names.ts';
export { planetMessage, pointLabel, sectorMessage, siteMessage, systemName } from './places.ts';

/** Turns between two drawings of the board in text output. */
const TURNS_PER_CHAPTER = 24;

export const gameMessages: GameMessages<Table, Hand, Move, Event, Options> = {
  event: eventMessage,
  move: moveMessage,
  refusal: refusalMessage,
  question: questionMessage,
  options: optionMessages(options),
  marks: [...provenance.map(provenanceNote), rulingsNote(RULINGS)],
  isChapter: (event) => event.kind === 'starts' || (event.kind === 'turn' && event.turn % TURNS_PER_CHAPTER === 1),
  drawing: drawBoard,
  legend: message('drawing.legend'),
  standing: standingLines,
};

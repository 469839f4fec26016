import { startrek } from '@orrery/startrek';
import { type Event, type Hand, type Move, RESOURCES, type Table } from '@orrery/startrek/facts';
import { loadTexts } from '@orrery/startrek/texts';
import { amounts, gameMessages, resource } from '@orrery/startrek/words';
import { makePredictMove, type PredictMove } from '../../../../table/predict-move.ts';
import { makeTestTableApi } from '../../../common/testing/play.ts';
import type { AskedSeatCase } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const CARD_KINDS = { signs: RESOURCES, name: resource, amounts };
const english = await loadTexts('en');

/** The predicted result of a move of this game, for any table. */
export const predict: PredictMove<Table, Hand, Move, Event> = (view, move) => {
  const { options, players } = view.table;
  const sitters = players.map(() => ({ kind: 'person', name: '' }) as const);
  return makePredictMove(startrek, { terms: { game: startrek.id, edition: startrek.edition, options }, sitters })(
    view,
    move,
  );
};

/** The table API for the parts of this table when a seat is asked. */
export const tableApiOf = (request: AskedSeatCase) =>
  makeTestTableApi<Table, Hand, Move, Event>(
    {
      names: NAMES.slice(0, request.view.table.players.length),
      texts: english,
      cards: CARD_KINDS,
      refuse: startrek.refuse,
      predict,
      messages: gameMessages,
    },
    request,
  );

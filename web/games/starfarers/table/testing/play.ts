import { starfarers } from '@orrery/starfarers';
import { RESOURCES } from '@orrery/starfarers/facts';
import { loadTexts } from '@orrery/starfarers/texts';
import { amounts, gameMessages, resource } from '@orrery/starfarers/words';
import { makePredictMove } from '../../../../table/predict-move.ts';
import { makeTestTableApi } from '../../../common/testing/play.ts';
import type { AskedSeatCase } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const CARD_KINDS = { signs: RESOURCES, name: resource, amounts };
const english = await loadTexts('en');

/** The table API for the parts of this table when a seat is asked. */
export const tableApiOf = (request: AskedSeatCase) =>
  makeTestTableApi(
    {
      names: NAMES.slice(0, request.view.table.players.length),
      texts: english,
      cards: CARD_KINDS,
      refuse: starfarers.refuse,
      predict: makePredictMove(starfarers, {
        terms: { game: starfarers.id, edition: starfarers.edition, options: request.view.table.options },
        sitters: request.view.table.players.map(() => ({ kind: 'person', name: '' }) as const),
      }),
      messages: gameMessages,
    },
    request,
  );

import { startrek } from '@orrery/startrek';
import { type Event, type Hand, type Move, RESOURCES, type Table } from '@orrery/startrek/facts';
import { texts } from '@orrery/startrek/texts';
import { amounts, resource, wording } from '@orrery/startrek/words';
import { type Foresee, foreseer } from '../../../../table/foresee.ts';
import { playWith } from '../../../common/testing/play.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const CARDS = { signs: RESOURCES, name: resource, amounts };
const english = await texts.en();

/** What a move of this game leads to, whatever the table. */
export const foresee: Foresee<Table, Hand, Move, Event> = (view, move) => {
  const { options, players } = view.table;
  const sitters = players.map(() => ({ kind: 'person', name: '' }) as const);
  return foreseer(startrek, { terms: { game: startrek.id, edition: startrek.edition, options }, sitters })(view, move);
};

/** What the parts of this table are given when somebody is asked. */
export const playOf = (request: Request) =>
  playWith<Table, Hand, Move, Event>(
    {
      names: NAMES.slice(0, request.view.table.players.length),
      texts: english,
      cards: CARDS,
      refuse: startrek.refuse,
      foresee,
      wording,
    },
    request,
  );

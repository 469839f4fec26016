import { startrek } from '@orrery/startrek';
import { type Event, type Hand, type Move, RESOURCES, type Table } from '@orrery/startrek/facts';
import { texts } from '@orrery/startrek/texts';
import { amounts, resource, wording } from '@orrery/startrek/words';
import { playWith } from '../../../common/testing/play.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];
const CARDS = { signs: RESOURCES, name: resource, amounts };
const english = await texts.en();

/** What the parts of this table are given when somebody is asked. */
export const playOf = (request: Request) =>
  playWith<Table, Hand, Move, Event>(
    {
      names: NAMES.slice(0, request.view.table.players.length),
      texts: english,
      cards: CARDS,
      refuse: startrek.refuse,
      wording,
    },
    request,
  );

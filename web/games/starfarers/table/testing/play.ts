import { starfarers } from '@orrery/starfarers';
import { RESOURCES } from '@orrery/starfarers/facts';
import { texts } from '@orrery/starfarers/texts';
import { amounts, resource, wording } from '@orrery/starfarers/words';
import { foreseer } from '../../../../table/foresee.ts';
import { playWith } from '../../../common/testing/play.ts';
import type { Request } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const CARDS = { signs: RESOURCES, name: resource, amounts };
const english = await texts.en();

/** What the parts of this table are given when somebody is asked. */
export const playOf = (request: Request) =>
  playWith(
    {
      names: NAMES.slice(0, request.view.table.players.length),
      texts: english,
      cards: CARDS,
      refuse: starfarers.refuse,
      foresee: foreseer(starfarers, {
        terms: { game: starfarers.id, edition: starfarers.edition, options: request.view.table.options },
        sitters: request.view.table.players.map(() => ({ kind: 'person', name: '' }) as const),
      }),
      wording,
    },
    request,
  );

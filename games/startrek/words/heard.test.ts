import { hearingSuite } from '@orrery/common/testing';
import { startrek } from '../game.ts';
import { format } from '../testing/format.ts';
import { gameMessages } from './index.ts';

hearingSuite({
  game: startrek,
  wording: gameMessages,
  spoken: format,
  steps: 3000,
  tables: [
    { name: 'four with a board that is drawn', options: {}, seats: 4 },
    {
      name: 'three with the beginners’ map, joined, by hand',
      options: { setup: 'beginners', phases: 'joined', claim: 'by-hand' },
      seats: 3,
    },
    {
      name: 'three of the classic game who may spare',
      options: { setup: 'classic', classic: 'on', steal: 'may' },
      seats: 3,
    },
  ],
});

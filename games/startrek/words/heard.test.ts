import { hearingSuite } from '@orrery/common/testing';
import { startrek } from '../game.ts';
import { format } from '../testing/format.ts';
import { gameMessages } from './index.ts';

hearingSuite({
  game: startrek,
  messages: gameMessages,
  spoken: format,
  steps: 3000,
  tables: [
    { name: 'four players, drawn board', options: {}, seats: 4 },
    {
      name: 'three players, joined phases, manual claims',
      options: { setup: 'beginners', phases: 'joined', claim: 'by-hand' },
      seats: 3,
    },
    {
      name: 'three players, classic, optional theft',
      options: { setup: 'classic', classic: 'on', steal: 'may' },
      seats: 3,
    },
  ],
});

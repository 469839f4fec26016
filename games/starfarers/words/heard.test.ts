import { hearingSuite } from '@orrery/common/testing';
import { starfarers } from '../game.ts';
import { format } from '../testing/format.ts';
import { gameMessages } from './index.ts';

hearingSuite({
  game: starfarers,
  messages: gameMessages,
  spoken: format,
  steps: 1500,
  tables: [
    { name: 'four players, face-up sectors', options: { target: 8 }, seats: 4 },
    { name: 'six players, explorer set-up', options: { setup: 'explorer', target: 8 }, seats: 6 },
  ],
});

import { hearingSuite } from '@orrery/common/testing';
import { starfarers } from '../game.ts';
import { spoken } from '../testing/speech.ts';
import { wording } from './index.ts';

hearingSuite({
  game: starfarers,
  wording,
  spoken,
  steps: 1500,
  tables: [
    { name: 'four with sectors in sight', options: { target: 8 }, seats: 4 },
    { name: 'six explorers', options: { setup: 'explorer', target: 8 }, seats: 6 },
  ],
});

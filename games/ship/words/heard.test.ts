import { hearingSuite, speaker } from '@orrery/common/testing';
import { duel } from '@orrery/duel';
import { texts as duelTexts } from '@orrery/duel/texts';
import { wording as duelWording } from '@orrery/duel/words';
import { starship } from '@orrery/starship';
import { wording as starshipWording } from '@orrery/starship/words';
import { expect, test } from 'vitest';
import { afterSetUp, BOTH_GAMES } from '../testing/position.ts';
import { wordingOf } from '../testing/sayings.ts';
import { spoken } from '../testing/speech.ts';

/** What is said in the words of the Duel. */
const spokenInDuel = speaker({
  en: await duelTexts.en(),
  de: await duelTexts.de(),
  nl: await duelTexts.nl(),
});

const STEPS = 1500;

hearingSuite({
  game: starship,
  wording: starshipWording,
  spoken,
  steps: STEPS,
  tables: [{ name: 'two of Sternenschiff Catan', options: {}, seats: 2 }],
});
hearingSuite({
  game: duel,
  wording: duelWording,
  spoken: spokenInDuel,
  steps: STEPS,
  tables: [{ name: 'two of Das Duell', options: {}, seats: 2 }],
});

test.each(BOTH_GAMES)('how a table of %s stands is drawn for spectators', (id) => {
  const { table } = afterSetUp(id);
  expect(wordingOf(id).drawing({ seat: null, table })).toMatch(/^\[1: \d+\]/);
});

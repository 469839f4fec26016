import { formatterFor, hearingSuite, inEveryLanguage } from '@orrery/common/testing';
import { duel } from '@orrery/duel';
import { loadTexts } from '@orrery/duel/texts';
import { gameMessages as duelWording } from '@orrery/duel/words';
import { starship } from '@orrery/starship';
import { gameMessages as starshipWording } from '@orrery/starship/words';
import { expect, test } from 'vitest';
import { format } from '../testing/format.ts';
import { messagesOf } from '../testing/message-samples.ts';
import { afterSetUp, BOTH_GAMES } from '../testing/position.ts';

/** Messages in the terms of the Duel. */
const spokenInDuel = formatterFor(await inEveryLanguage(loadTexts));

const MAX_STEPS = 1500;

hearingSuite({
  game: starship,
  messages: starshipWording,
  spoken: format,
  steps: MAX_STEPS,
  tables: [{ name: 'Sternenschiff Catan', options: {}, seats: 2 }],
});
hearingSuite({
  game: duel,
  messages: duelWording,
  spoken: spokenInDuel,
  steps: MAX_STEPS,
  tables: [{ name: 'Das Duell', options: {}, seats: 2 }],
});

test.each(BOTH_GAMES)('the table of %s is drawn for spectators', (id) => {
  const { table } = afterSetUp(id);
  expect(messagesOf(id).drawing({ seat: null, table })).toMatch(/^\[1: \d+\]/);
});

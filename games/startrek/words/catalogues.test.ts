import { cataloguesSuite, endingsSuite, vocabularySuite } from '@orrery/common/testing';
import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { frames } from '../frames.ts';
import { startrek } from '../game.ts';
import { CLASSIC_BEGINNER_SETUP } from '../layouts.ts';
import { CATALOGUES, format } from '../testing/format.ts';
import {
  ALL_EVENT_SAMPLES as events,
  QUESTION_FRAMES,
  questionsIn,
  REFUSAL_SAMPLES,
  STANDING_SAMPLES,
  sampleTable,
} from '../testing/message-samples.ts';
import { position } from '../testing/position.ts';
import { gameMessages } from './index.ts';

const { vocabulary } = startrek;
const keys = Object.keys(CATALOGUES.en);

const figure = { ...sampleTable, options: { ...sampleTable.options, setup: 'beginners' } } as const;
const twins = position({
  board: { ...CLASSIC_BEGINNER_SETUP, numbers: CLASSIC_BEGINNER_SETUP.numbers.map(() => 8) },
}).table;
const offered = position({
  frame: { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 6, yes: 2, no: 0 },
}).table;

const eventWords = events.flatMap((event) =>
  [sampleTable, figure, twins].flatMap((at) => gameMessages.event(event, { seat: null, table: at }) ?? []),
);
const moveWords = vocabulary.moves.flatMap(({ any }) => {
  const rng = fastRng(1);
  return Array.from({ length: 200 }, () =>
    [sampleTable, offered].map((at) => gameMessages.move(any(at, rng), at)),
  ).flat();
});
const refusalWords = REFUSAL_SAMPLES.map((refusal) => gameMessages.refusal(refusal));
const questionWords = QUESTION_FRAMES.flatMap(questionsIn).map(([, words]) => words);
const everything = [...eventWords, ...moveWords, ...refusalWords, ...questionWords, ...STANDING_SAMPLES];

cataloguesSuite({ catalogues: CATALOGUES, everything, seats: 3 });
vocabularySuite({
  catalogue: CATALOGUES.en,
  vocabulary,
  frames,
  asked: QUESTION_FRAMES.map(({ kind }) => kind),
  options: startrek.options,
  names: gameMessages.options,
  spoken: format,
});
endingsSuite({ sentences: [...eventWords, ...refusalWords, ...questionWords], labels: moveWords }, format);

test('every event but the end of a turn has a text, and a card drawn in secret is not reported again', () => {
  for (const kind of vocabulary.events.filter((each) => each !== 'ended')) {
    expect(keys.some((key) => key === `event.${kind}` || key.startsWith(`event.${kind}.`))).toBe(true);
  }
  const silent = events.filter((event) => gameMessages.event(event, { seat: null, table: sampleTable }) === null);
  expect(silent).toEqual([
    { kind: 'ended', seat: 0, points: 5 },
    { kind: 'drew', seat: 0, card: null },
  ]);
});

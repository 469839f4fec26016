import { cataloguesSuite, endingsSuite, vocabularySuite } from '@orrery/common/testing';
import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { frames } from '../frames.ts';
import { starfarers } from '../game.ts';
import { CATALOGUES, format } from '../testing/format.ts';
import {
  EVENT_SAMPLES,
  QUESTION_FRAMES,
  questionsIn,
  REFUSAL_SAMPLES,
  STANDING_SAMPLES,
  sampleTable,
} from '../testing/message-samples.ts';
import { position } from '../testing/position.ts';
import { gameMessages } from './index.ts';

const { vocabulary } = starfarers;

const offered = position({
  frames: [{ kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 6, yes: 2, no: 0 }],
}).table;
const turns = [
  position({ seats: [{ ships: [['colony', '10:26']] }] }),
  position({ phase: 'flight', seats: [{ ships: [['colony', '10:26']] }] }),
  position({ frames: [{ kind: 'jump', seat: 0 }] }),
].map(({ table: at }) => at);
const meetings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((family) => ({ ...sampleTable, family }));

const events = Object.values(EVENT_SAMPLES).flat();
const hidden = position({ options: { setup: 'explorer' } }).table;
const eventWords = [
  ...events.flatMap((event) => gameMessages.event(event, { seat: null, table: sampleTable }) ?? []),
  ...EVENT_SAMPLES.flew.flatMap((event) => gameMessages.event(event, { seat: null, table: hidden }) ?? []),
];
const moveWords = vocabulary.moves.flatMap(({ any }) => {
  const rng = fastRng(1);
  return Array.from({ length: 60 }, () =>
    [sampleTable, offered, ...turns, ...meetings].map((at) => gameMessages.move(any(at, rng), at)),
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
  options: starfarers.options,
  names: gameMessages.options,
  spoken: format,
});
endingsSuite({ sentences: [...eventWords, ...refusalWords, ...questionWords], labels: moveWords }, format);

test('every event has a text, except those shown by the steps of the turn or by the book', () => {
  expect(new Set(Object.keys(EVENT_SAMPLES))).toEqual(new Set(vocabulary.events));
  const silent = events.filter((event) => gameMessages.event(event, { seat: null, table: sampleTable }) === null);
  expect(silent.map(({ kind }) => kind)).toEqual(['built', 'filed', 'landed', 'ended']);
});

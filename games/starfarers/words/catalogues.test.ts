import { cataloguesSuite, endingsSuite, vocabularySuite } from '@orrery/common/testing';
import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { frames } from '../frames.ts';
import { starfarers } from '../game.ts';
import { position } from '../testing/position.ts';
import { EVENTS, QUESTIONS, questionsIn, REFUSALS, STANDING, table } from '../testing/sayings.ts';
import { CATALOGUES, spoken } from '../testing/speech.ts';
import { texts } from '../texts.ts';
import { wording } from './index.ts';

const { vocabulary } = starfarers;

const offered = position({
  frames: [{ kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 6, yes: 2, no: 0 }],
}).table;
const turns = [
  position({ seats: [{ ships: [['colony', '10:26']] }] }),
  position({ phase: 'flight', seats: [{ ships: [['colony', '10:26']] }] }),
  position({ frames: [{ kind: 'jump', seat: 0 }] }),
].map(({ table: at }) => at);
const meetings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((family) => ({ ...table, family }));

const events = Object.values(EVENTS).flat();
const hidden = position({ options: { setup: 'explorer' } }).table;
const eventWords = [
  ...events.flatMap((event) => wording.event(event, { seat: null, table }) ?? []),
  ...EVENTS.flew.flatMap((event) => wording.event(event, { seat: null, table: hidden }) ?? []),
];
const moveWords = vocabulary.moves.flatMap(({ any }) => {
  const rng = fastRng(1);
  return Array.from({ length: 60 }, () =>
    [table, offered, ...turns, ...meetings].map((at) => wording.move(any(at, rng), at)),
  ).flat();
});
const refusalWords = REFUSALS.map((refusal) => wording.refusal(refusal));
const questionWords = QUESTIONS.flatMap(questionsIn).map(([, words]) => words);
const everything = [...eventWords, ...moveWords, ...refusalWords, ...questionWords, ...STANDING];

cataloguesSuite({ catalogues: CATALOGUES, texts, everything, seats: 3 });
vocabularySuite({
  catalogue: CATALOGUES.en,
  vocabulary,
  frames,
  asked: QUESTIONS.map(({ kind }) => kind),
  options: starfarers.options,
  names: wording.options,
  spoken,
});
endingsSuite({ sentences: [...eventWords, ...refusalWords, ...questionWords], labels: moveWords }, spoken);

test('every event of the vocabulary is said but for those that the steps of the turn or the book show', () => {
  expect(new Set(Object.keys(EVENTS))).toEqual(new Set(vocabulary.events));
  const silent = events.filter((event) => wording.event(event, { seat: null, table }) === null);
  expect(silent.map(({ kind }) => kind)).toEqual(['built', 'filed', 'landed', 'ended']);
});

import { cataloguesSuite, endingsSuite, vocabularySuite } from '@orrery/common/testing';
import { fastRng } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { frames } from '../frames.ts';
import { startrek } from '../game.ts';
import { CLASSIC_BEGINNERS } from '../layouts.ts';
import { position } from '../testing/position.ts';
import { ALL_EVENTS as events, QUESTIONS, questionsIn, REFUSALS, STANDING, table } from '../testing/sayings.ts';
import { CATALOGUES, spoken } from '../testing/speech.ts';
import { texts } from '../texts.ts';
import { wording } from './index.ts';

const { vocabulary } = startrek;
const keys = Object.keys(CATALOGUES.en);

const figure = { ...table, options: { ...table.options, setup: 'beginners' } } as const;
const twins = position({ board: { ...CLASSIC_BEGINNERS, numbers: CLASSIC_BEGINNERS.numbers.map(() => 8) } }).table;
const offered = position({
  frame: { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 6, yes: 2, no: 0 },
}).table;

const eventWords = events.flatMap((event) =>
  [table, figure, twins].flatMap((at) => wording.event(event, { seat: null, table: at }) ?? []),
);
const moveWords = vocabulary.moves.flatMap(({ any }) => {
  const rng = fastRng(1);
  return Array.from({ length: 200 }, () => [table, offered].map((at) => wording.move(any(at, rng), at))).flat();
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
  options: startrek.options,
  names: wording.options,
  spoken,
});
endingsSuite({ sentences: [...eventWords, ...refusalWords, ...questionWords], labels: moveWords }, spoken);

test('every event is said in some form but the end of a turn, and a card drawn in secret is not told again', () => {
  for (const kind of vocabulary.events.filter((each) => each !== 'ended')) {
    expect(keys.some((key) => key === `event.${kind}` || key.startsWith(`event.${kind}.`))).toBe(true);
  }
  const silent = events.filter((event) => wording.event(event, { seat: null, table }) === null);
  expect(silent).toEqual([
    { kind: 'ended', seat: 0, points: 5 },
    { kind: 'drew', seat: 0, card: null },
  ]);
});

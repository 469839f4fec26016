import { keysIn, LANGUAGES } from '@orrery/common/testing';
import { fastRng } from '@orrery/kernel';
import { argumentsOf } from '@orrery/words';
import { expect, test } from 'vitest';
import { frames } from '../frames.ts';
import { startrek } from '../game.ts';
import { CLASSIC_BEGINNERS } from '../layouts.ts';
import { position } from '../testing/position.ts';
import { EVENTS, QUESTIONS, questionsIn, REFUSALS, STANDING, table } from '../testing/sayings.ts';
import { CATALOGUES, spoken } from '../testing/speech.ts';
import { texts } from '../texts.ts';
import { wording } from './index.ts';

const { vocabulary } = startrek;
const keys = Object.keys(CATALOGUES.en);
const isText = (key: string): boolean => keys.includes(key);

const figure = { ...table, options: { ...table.options, setup: 'beginners' } } as const;
const twins = position({ board: { ...CLASSIC_BEGINNERS, numbers: CLASSIC_BEGINNERS.numbers.map(() => 8) } }).table;
const offered = position({
  frame: { kind: 'offer', give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0], to: 6, yes: 2, no: 0, counters: [] },
}).table;

const events = Object.values(EVENTS).flat();
const eventWords = events.flatMap((event) =>
  [table, figure, twins].flatMap((at) => wording.event(event, { seat: null, table: at }) ?? []),
);
const moveWords = vocabulary.moves.flatMap(({ any }) => {
  const rng = fastRng(1);
  return Array.from({ length: 200 }, () => [table, offered].map((at) => wording.move(any(at, rng), at))).flat();
});
const refusalWords = REFUSALS.map((refusal) => wording.refusal(refusal));
const questionWords = QUESTIONS.flatMap(questionsIn).map(([, words]) => words);
const all = [...eventWords, ...moveWords, ...refusalWords, ...questionWords, ...STANDING];
const everything = [...new Map(all.map((words) => [JSON.stringify(words), words])).values()];

test.each(LANGUAGES)('%s has a text for every key, and the same arguments in each', (language) => {
  expect(Object.keys(CATALOGUES[language])).toEqual(keys);
  const named = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([key, text]) => [key, ...argumentsOf(text)]);
  expect(named(CATALOGUES[language])).toEqual(named(CATALOGUES.en));
});

test.each(LANGUAGES)('%s is what the room hands out under that name', async (language) => {
  expect(await texts[language]()).toEqual(CATALOGUES[language]);
});

test('every event of the vocabulary is said in some form, and only a card drawn in secret is not told again', () => {
  for (const kind of vocabulary.events) {
    expect(keys.some((key) => key === `event.${kind}` || key.startsWith(`event.${kind}.`))).toBe(true);
  }
  const silent = events.filter((event) => wording.event(event, { seat: null, table }) === null);
  expect(silent).toEqual([{ kind: 'drew', seat: 0, card: null }]);
});

test('every move, every refusal and every question has a text', () => {
  const asking = Object.entries(frames).flatMap(([kind, rule]) =>
    rule.awaits !== undefined && rule.resolve === undefined && kind !== 'over' ? [kind] : [],
  );
  expect(vocabulary.moves.map(({ kind }) => `move.${kind}`).filter((key) => !isText(key))).toEqual([]);
  expect(vocabulary.refusals.map((code) => `refusal.${code}`).filter((key) => !isText(key))).toEqual([]);
  expect(asking.map((kind) => `question.${kind}`).filter((key) => !isText(key))).toEqual([]);
  expect(new Set(QUESTIONS.map(({ kind }) => kind))).toEqual(new Set(asking));
});

test('every option and every value of it has a name, and each option help', () => {
  for (const [name, { of }] of Object.entries(startrek.options)) {
    const said = Object.entries(wording.options).find(([option]) => option === name)?.[1];
    expect(said?.values).toHaveLength(of.length);
    const names = (said?.values ?? []).map((value) => spoken(value, 'en'));
    expect(new Set(names).size).toBe(of.length);
  }
});

test.each(LANGUAGES)('everything there is to say can be said in %s, to everybody', (language) => {
  for (const words of everything) {
    for (const reader of [null, 0, 1, 2]) expect(spoken(words, language, reader)).toMatch(/^\P{Cc}*\S$/u);
  }
});

test('sentences end like sentences, labels do not', () => {
  for (const words of [...eventWords, ...refusalWords, ...questionWords]) {
    for (const language of LANGUAGES) expect(spoken(words, language)).toMatch(/[.!?]$/);
  }
  for (const words of moveWords) for (const language of LANGUAGES) expect(spoken(words, language)).not.toMatch(/\.$/);
});

test('no catalogue holds a text that nobody says', () => {
  const said = new Set(everything.flatMap(keysIn));
  expect(keys.filter((key) => !said.has(key))).toEqual([]);
});

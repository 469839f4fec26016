import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findGame, GAMES, LANGUAGES } from '@orrery/catalog';
import { Match, okResult, seededChance, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { afterAll, expect, test } from 'vitest';
import { runOrrery } from '../testing/world.ts';
import { moveInAnswer } from './answer.ts';
import { type ModelDecision, ModelSeat } from './model-seat.ts';
import { narratorOf, type SeatNarrator } from './seat-narrator.ts';
import { promptsOfGame } from './testing/game.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'orrery-prompt-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['MOVE: 2', 'b 1'],
  ['I think about it.\n\n**MOVE: 2**', 'b 1'],
  ['MOVE: 1\nNo, better:\nmove: b 1.', 'b 1'],
  ['2', 'b 1'],
  ['`b 1`', 'b 1'],
  ['MOVE: [c 7]', 'c 7'],
])('the move in %j is %s', (answer, move) => {
  expect(moveInAnswer(answer, ['a', 'b 1'])).toEqual({ ok: true, value: move });
});

test.each(['', 'I do not know.\nPerhaps 2.', 'MOVE: 3', 'MOVE: 0', 'MOVE:'])('there is no move in %j', (answer) => {
  expect(moveInAnswer(answer, ['a', 'b 1']).ok).toBe(false);
});

const narrators = GAMES.flatMap((entry) => LANGUAGES.map((language) => ({ entry, language, id: entry.id })));

test.each(narrators)('prompts of $id in $language are complete, and every choice is a legal move', async (each) => {
  const { entry, language } = each;
  const edition = entry.editions.at(-1);
  if (edition === undefined) throw new Error('no engine');
  const narrator = await narratorOf(entry, edition, { language, tellsRules: true });
  let asked = 0;
  await promptsOfGame(edition, narrator, 40, (prompt) => {
    asked++;
    expect(prompt.text).toContain(entry.name[language]);
    expect(prompt.text).not.toMatch(/undefined|\[object|NaN/);
    expect(prompt.text.match(/^\d+\. \S/gm)).toHaveLength(prompt.moves.length);
    for (const move of prompt.moves) expect(narrator.check(move)).toBeNull();
    expect(narrator.check('fly to the moon')).toBe(narrator.unread);
  });
  expect(asked).toBe(40);
});

test('a prompt tells what happened since the last one, each thing once', async () => {
  const entry = findGame('comet');
  const edition = entry?.editions.at(-1);
  if (entry === null || edition === undefined) throw new Error('no comet');
  const narrator = await narratorOf(entry, edition, { language: 'en', tellsRules: false });
  let lines = 0;
  await promptsOfGame(edition, narrator, 12, ({ text }, events) => {
    const happened = /# What has happened since your last decision\n\n([^#]*)/.exec(text)?.[1] ?? '';
    lines += happened.match(/^- \w/gm)?.length ?? 0;
    expect(lines).toBe(events);
  });
  expect(lines).toBeGreaterThan(20);
});

/** A model that answers one thing after the other. */
function modelThat(narrator: SeatNarrator, answers: readonly string[]) {
  const prompts: string[] = [];
  const notes: ModelDecision[] = [];
  const seat = new ModelSeat({
    narrator,
    ask: async (prompt) => okResult(answers[prompts.push(prompt) - 1] ?? ''),
    maxTries: 3,
    now: () => 0,
    record: (line) => void ('move' in line && notes.push(line)),
  });
  return { seat, prompts, notes };
}

const narrator: SeatNarrator = {
  unread: 'no move',
  hear: (message) =>
    message.type === 'request'
      ? { kind: 'asked', prompt: { request: message.id, text: 'choose!', moves: message.moves } }
      : { kind: 'nothing' },
  check: (move) => (move === 'illegal' ? 'that is forbidden' : null),
};
const REQUEST = {
  type: 'request',
  id: 7,
  question: 'main',
  must: true,
  view: { seat: 0, table: {}, hand: {} },
  moves: ['a', 'b'],
} as const;

test('a model is told why its answer cannot be used, and asked again', async () => {
  const { seat, prompts, notes } = modelThat(narrator, ['hm\nhm', 'MOVE: illegal', 'MOVE: 2']);
  expect(await seat.take(REQUEST)).toEqual({ type: 'choose', request: 7, move: 'b' });
  expect(prompts).toEqual(['choose!', 'choose!\nno move\n', 'choose!\nthat is forbidden\n']);
  expect(notes).toMatchObject([{ move: 'b', isRandom: false, tries: [{}, {}, { problem: null }] }]);
});

test('after the last try a legal move is drawn, and noted as such', async () => {
  const { seat, notes } = modelThat(narrator, ['MOVE: illegal', '', 'MOVE: 9']);
  const answer = await seat.take(REQUEST);
  expect(answer).toMatchObject({ type: 'choose', request: 7 });
  expect(notes).toMatchObject([{ isRandom: true, tries: [{}, {}, {}] }]);
  expect(['a', 'b']).toContain(notes[0]?.move);
});

/** What seat 0 sees in a game of Comet before its first roll. */
const FIRST_VIEW = {
  ...Match.start(comet, { options: standardOptions(comet.options), seats: 2, chance: seededChance(1) }).view(0),
};

test('a command is asked for each decision, and its games are recorded', async () => {
  const model = path.join(folder, 'model.mjs');
  writeFileSync(
    model,
    "let text = ''; for await (const part of process.stdin) text += part;\n" +
      "if (!text.includes('Your choices')) process.exit(3);\nconsole.log('I take the first.\\nMOVE: 1');\n",
  );
  const record = path.join(folder, 'record.jsonl');
  const messages = [
    { type: 'hello', protocol: 1, game: 'comet', edition: 1, options: {}, seats: 2, seat: 0, seed: 1, clock: null },
    { ...REQUEST, id: 3, question: 'roll', view: FIRST_VIEW, moves: ['roll'] },
    { type: 'over', places: [1, 2] },
  ];
  const { exit, out, err } = await runOrrery(
    ['prompt', 'comet', '--command', `"${process.execPath}" "${model}"`, '--record', record],
    {
      async *lines() {
        for (const message of messages) yield JSON.stringify(message);
      },
    },
  );
  expect([exit, err]).toEqual([0, '']);
  expect(out).toBe('{"type":"choose","request":3,"move":"roll"}\n{"type":"ready"}\n');
  const lines = readFileSync(record, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { game: 'comet', request: 3, move: 'roll', isRandom: false },
    { game: 'comet', places: [1, 2] },
  ]);
});

import { findGame } from '@orrery/catalog';
import { expect, test } from 'vitest';
import { GameDesk } from './desk.ts';

const games = ['comet', 'duel'].map(findGame).filter((each) => each !== null);
const makeDesk = (): GameDesk => new GameDesk(games, 'en', null);

/** What a tool says, when it works. */
async function said(told: ReturnType<GameDesk['see']>): Promise<string> {
  const result = await told;
  if (!result.ok) throw new Error(result.problem.text);
  return result.value;
}

/** Why a tool refuses. */
async function problem(told: ReturnType<GameDesk['see']>): Promise<string> {
  const result = await told;
  return result.ok ? '' : result.problem.text;
}

const CHOICES = /# Your choices\n\n1\. /;

test('a game against bots is played to its end by looking and moving', async () => {
  const desk = makeDesk();
  let text = await said(desk.join({ game: 'comet', bots: 'random', seed: 4 }));
  for (let moves = 0; !text.startsWith('The game is over'); moves++) {
    if (moves > 1000) throw new Error('the game does not end');
    expect(text).toMatch(CHOICES);
    text = await said(desk.move(undefined, '1'));
  }
  expect(text).toMatch(/^The game is over\. Places: /);
  expect(await said(desk.see(undefined))).toBe(text);
  expect(await said(desk.move(undefined, '1'))).toBe(text);
});

test('a move that the rules refuse, or that is none, changes nothing', async () => {
  const desk = makeDesk();
  await said(desk.join({ game: 'duel', bots: 'cadet', seed: 4 }));
  const before = await said(desk.see('1'));
  for (const wrong of ['999', 'fly to the moon', 'I would rather not.\nPerhaps later.']) {
    expect(await said(desk.move('1', wrong))).toMatch(/MOVE|not allowed/);
    expect(await said(desk.see('1'))).toBe(before);
  }
  expect(before).toMatch(CHOICES);
});

test('the same seed deals the same game', async () => {
  const [one, two, other] = [makeDesk(), makeDesk(), makeDesk()];
  const first = await said(one.join({ game: 'comet', seed: 8 }));
  expect(await said(two.join({ game: 'comet', seed: 8 }))).toBe(first);
  expect(await said(other.join({ game: 'comet', seed: 9 }))).not.toBe(first);
});

test('several games are told apart by their numbers', async () => {
  const desk = makeDesk();
  await said(desk.join({ game: 'comet', seed: 1 }));
  await said(desk.join({ game: 'duel', seed: 1, bots: 'cadet' }));
  expect(await said(desk.list())).toMatch(/- 1: comet, seed 1\n- 2: duel, seed 1$/);
  expect(await said(desk.see('1'))).not.toBe(await said(desk.see('2')));
  expect(await said(desk.see(undefined))).toBe(await said(desk.see('2')));
});

test('the list names every game with its options', async () => {
  const text = await said(makeDesk().list());
  expect(text).toContain('- comet:');
  expect(text).toContain('rounds=10|20');
});

test('the rules are told in short', async () => {
  expect(await said(makeDesk().rules('duel'))).toMatch(/^## Aim\n\n/);
  expect(await problem(makeDesk().rules('chess'))).toContain('there is no game "chess"');
});

test('a wrong request is answered by what is wrong', async () => {
  const desk = makeDesk();
  expect(await problem(desk.see(undefined))).toContain('you do not play this game');
  expect(await problem(desk.join({}))).toContain('a game, or a table');
  expect(await problem(desk.join({ table: 'abc' }))).toContain('no server is connected');
  expect(await problem(desk.join({ game: 'comet', seats: 9 }))).toContain('comet seats 2 to 4');
  expect(await problem(desk.join({ game: 'comet', bots: 'clever' }))).toContain('there is no bot "clever"');
  expect(await problem(desk.join({ game: 'comet', options: ['rounds=7'] }))).toContain('cannot be "7"');
});

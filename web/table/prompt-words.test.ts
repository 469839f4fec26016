import { drawnFrom, fastRng, scriptedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { promptWords } from './prompt-words.ts';
import { cometHelm, cometSetting } from './testing/comet-helm.ts';
import { FakeSession } from './testing/fake-session.ts';

/** Ada drew one of each good, so that she can pay for a beacon. */
function table() {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], drawnFrom(fastRng(3))));
  const setting = cometSetting(session);
  return { session, ...setting, words: () => promptWords(cometHelm(session, setting)) };
}

async function rolled() {
  const set = table();
  set.desk.make({ kind: 'roll' });
  await Promise.resolve();
  await Promise.resolve();
  set.desk.settle();
  return set;
}

test('the bar says whose decision it is and what is asked', () => {
  expect(table().words()).toMatchObject({ seats: [0], question: 'Roll the die.', isWaiting: false });
});

test('once something is in hand the question is where', async () => {
  const { desk, words } = await rolled();
  desk.take('beacon');
  expect(words()).toMatchObject({ question: 'Build a beacon: where?', more: '1 possible spot.' });
});

test('what is looked at is named', async () => {
  const { desk, words } = await rolled();
  desk.act('sky');
  expect(words().more).toBe('Build a beacon');
});

test('a refused attempt is answered with its reason and its rule', () => {
  const { desk, words } = table();
  desk.act('sky');
  expect(words().reasons).toEqual([{ text: 'First the die.', rule: 'CO-02' }]);
});

test('an answer that is on its way says so', () => {
  const { desk, words } = table();
  desk.make({ kind: 'roll' });
  expect(words().more).toBe('Sending …');
});

test('a game that was broken off asks nobody', () => {
  const { session, director, desk } = table();
  const helm = cometHelm(session, { director, desk });
  const company = { isLinked: true, presence: [], spectators: 0, isBrokenOff: true, clocks: null };
  expect(promptWords({ ...helm, moment: { ...helm.moment, company } })).toMatchObject({
    seats: [],
    question: 'This game was abandoned.',
    isWaiting: false,
  });
});

test('the winners are named when the game is over', async () => {
  const { session, director, desk } = await rolled();
  const helm = cometHelm(session, { director, desk });
  const over = { ...helm.rules, awaiting: () => ({ who: 'over', places: [1, 3, 1] }) as const };
  expect(promptWords({ ...helm, rules: over })).toMatchObject({
    seats: [0, 2],
    question: 'Shared win: You and Bot 2.',
  });
});

test('whoever looks is told of the own win', async () => {
  const { session, director, desk } = await rolled();
  const helm = cometHelm(session, { director, desk });
  const won = (places: readonly number[]) => ({ ...helm.rules, awaiting: () => ({ who: 'over', places }) as const });
  expect(promptWords({ ...helm, rules: won([1, 2, 3]) }).question).toBe('You win the game.');
  expect(promptWords({ ...helm, rules: won([2, 3, 1]) }).question).toBe('Bot 2 wins the game.');
});

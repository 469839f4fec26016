import { chanceFromRng, fastRng, scriptedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { promptTexts } from './prompt-texts.ts';
import { makeCometController, makeCometSetup } from './testing/comet-controller.ts';
import { withTableState } from './testing/controller.ts';
import { FakeSession } from './testing/fake-session.ts';

/** Ada drew one of each good, so that she can pay for a beacon. */
function table() {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], chanceFromRng(fastRng(3))));
  const setting = makeCometSetup(session);
  return { session, ...setting, words: () => promptTexts(makeCometController(session, setting)) };
}

async function rolled() {
  const set = table();
  set.moveSelection.playMove({ kind: 'roll' });
  await Promise.resolve();
  await Promise.resolve();
  set.moveSelection.syncWithRequest();
  return set;
}

test('the bar says whose decision it is and what is asked', () => {
  expect(table().words()).toMatchObject({ seats: [0], question: 'Roll the die.', isWaiting: false });
});

test('once a kind is selected the question is where', async () => {
  const { moveSelection, words } = await rolled();
  moveSelection.selectKind('beacon');
  expect(words()).toMatchObject({ question: 'Build a beacon: where?', detail: '1 possible spot.' });
});

test('a previewed move is named', async () => {
  const { moveSelection, words } = await rolled();
  moveSelection.actAt('sky');
  expect(words().detail).toBe('Build a beacon');
});

test('a refused attempt shows its reason and rule', () => {
  const { moveSelection, words } = table();
  moveSelection.actAt('sky');
  expect(words().reasons).toEqual([{ text: 'First the die.', rule: 'CO-02' }]);
});

test('an answer being sent says so', () => {
  const { moveSelection, words } = table();
  moveSelection.playMove({ kind: 'roll' });
  expect(words().detail).toBe('Sending …');
});

test('a cancelled game asks nobody', () => {
  const { session, director, moveSelection } = table();
  const controller = makeCometController(session, { director, moveSelection });
  const company = { isConnected: true, presence: [], spectators: 0, isAbandoned: true, clocks: null };
  expect(promptTexts(withTableState(controller, { snapshot: { ...session.snapshot, online: company } }))).toMatchObject(
    {
      seats: [],
      question: 'This game was abandoned.',
      isWaiting: false,
    },
  );
});

test('the winners are named when the game is over', async () => {
  const { session, director, moveSelection } = await rolled();
  const controller = makeCometController(session, { director, moveSelection });
  const over = { ...controller.rules, awaiting: () => ({ who: 'over', places: [1, 3, 1] }) as const };
  expect(promptTexts({ ...controller, rules: over })).toMatchObject({
    seats: [0, 2],
    question: 'Shared win: You and Bot 2.',
  });
});

test('the viewer is told of their own win', async () => {
  const { session, director, moveSelection } = await rolled();
  const controller = makeCometController(session, { director, moveSelection });
  const won = (places: readonly number[]) => ({
    ...controller.rules,
    awaiting: () => ({ who: 'over', places }) as const,
  });
  expect(promptTexts({ ...controller, rules: won([1, 2, 3]) }).question).toBe('You win the game.');
  expect(promptTexts({ ...controller, rules: won([2, 3, 1]) }).question).toBe('Bot 2 wins the game.');
});

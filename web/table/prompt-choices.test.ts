import { expect, test } from 'vitest';
import { boardKinds, choicesOf, impliedKind, type MoveInputs } from './prompt-choices.ts';

const named = { name: () => '' };
const GESTURES: MoveInputs = {
  roll: { by: 'prompt', isMain: true, ...named },
  steal: { by: 'prompt', ...named },
  station: { by: 'board', needsConfirmation: true, ...named },
  ship: { by: 'board', ...named },
  bank: { by: 'dialogue', dialogue: 'trade', ...named },
  offer: { by: 'dialogue', dialogue: 'trade', ...named },
  end: { by: 'panel', ...named },
};

const moves = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

test('a move made in the prompt bar has a button of its own', () => {
  const [first, second] = moves('steal', 'steal');
  expect(choicesOf(moves('steal', 'steal'), GESTURES)).toEqual([
    { by: 'move', move: first, isMain: false },
    { by: 'move', move: second, isMain: false },
  ]);
});

test('a kind made on the board has one button, which says how many places there are', () => {
  expect(choicesOf(moves('station', 'ship', 'station'), GESTURES)).toEqual([
    { by: 'board', kind: 'station', places: 2, isMain: false },
    { by: 'board', kind: 'ship', places: 1, isMain: false },
  ]);
});

test('kinds that share a dialogue share a button', () => {
  expect(choicesOf(moves('bank', 'offer', 'bank'), GESTURES)).toEqual([
    { by: 'dialogue', kind: 'bank', dialogue: 'trade', isMain: false },
  ]);
});

test('the main choice is first', () => {
  const [first] = choicesOf(moves('steal', 'roll'), GESTURES);
  expect(first).toMatchObject({ move: { kind: 'roll' }, isMain: true });
});

test('moves made in panels are in the bar only when nothing else is', () => {
  expect(choicesOf(moves('roll', 'end'), GESTURES)).toHaveLength(1);
  expect(choicesOf(moves('end'), GESTURES)).toMatchObject([{ by: 'move', move: { kind: 'end' } }]);
});

test('a single kind to place is selected at once, also beside a pass', () => {
  expect(impliedKind(moves('station', 'station'), GESTURES)).toBe('station');
  expect(impliedKind(moves('station', 'steal'), GESTURES)).toBe('station');
});

test('with several kinds to choose from, none is selected', () => {
  expect(impliedKind(moves('station', 'ship'), GESTURES)).toBeNull();
  expect(impliedKind(moves('station', 'end'), GESTURES)).toBeNull();
  expect(impliedKind(moves('station', 'roll'), GESTURES)).toBeNull();
  expect(impliedKind(moves('roll'), GESTURES)).toBeNull();
  expect(boardKinds(moves('roll', 'ship', 'bank', 'station'), GESTURES)).toEqual(['ship', 'station']);
});

test('a kind with a button may be highlighted on the board as well, and is then not selected automatically', () => {
  const gestures: MoveInputs = { ...GESTURES, take: { by: 'prompt', isHighlighted: true, ...named } };
  expect(boardKinds(moves('take', 'roll'), gestures)).toEqual(['take']);
  expect(impliedKind(moves('take', 'take'), gestures)).toBeNull();
  expect(choicesOf(moves('take', 'take'), gestures)).toHaveLength(2);
});

import { chanceFromRng, fastRng, scriptedChance } from '@orrery/kernel';
import { expect, test, vi } from 'vitest';
import { makeCometSetup } from './testing/comet-controller.ts';
import { cometUi } from './testing/comet-ui.tsx';
import { FakeSession } from './testing/fake-session.ts';

/** Ada at a table of three; she drew one of each good, so that she can pay for a beacon. */
function table() {
  const draws = [[0], [7], [14]];
  const session = new FakeSession(3, scriptedChance(draws, chanceFromRng(fastRng(3))));
  const clock = { now: 0 };
  const { moveSelection } = makeCometSetup(session, () => clock.now);
  return { session, moveSelection, clock };
}

async function rolled() {
  const set = table();
  set.moveSelection.playMove({ kind: 'roll' });
  await Promise.resolve();
  await Promise.resolve();
  set.moveSelection.syncWithRequest();
  return set;
}

test('a player who is asked gets the legal moves', () => {
  const { moveSelection } = table();
  expect(moveSelection.turn?.moves).toEqual([{ kind: 'roll' }]);
});

test('a kind with preview is previewed first and played when confirmed', async () => {
  const { moveSelection, session } = await rolled();
  expect(moveSelection.movesAt('sky')).toEqual([{ kind: 'beacon' }]);
  const { seq } = session.snapshot;
  moveSelection.actAt('sky');
  expect(moveSelection.selection.chosen).toEqual({ kind: 'beacon' });
  expect(session.snapshot.seq).toBe(seq);
  moveSelection.confirm();
  await Promise.resolve();
  expect(session.snapshot.seq).toBeGreaterThan(seq);
});

test('a double click does not confirm', async () => {
  const { moveSelection, clock, session } = await rolled();
  const { seq } = session.snapshot;
  moveSelection.actAt('sky');
  clock.now += 100;
  moveSelection.actAt('sky');
  expect(session.snapshot.seq).toBe(seq);
  clock.now += 1000;
  moveSelection.actAt('sky');
  await Promise.resolve();
  expect(session.snapshot.seq).toBeGreaterThan(seq);
});

test('only one answer is sent, however often a button is pressed', async () => {
  const { moveSelection, session } = table();
  let asked = 0;
  const choose = session.choose.bind(session);
  session.choose = (request, move) => {
    asked++;
    return choose(request, move);
  };
  moveSelection.playMove({ kind: 'roll' });
  moveSelection.playMove({ kind: 'roll' });
  await Promise.resolve();
  expect(asked).toBe(1);
});

test('an impossible move shows its reason and changes nothing', async () => {
  const { moveSelection, session } = table();
  moveSelection.actAt('sky');
  expect(moveSelection.selection.rejection?.refusals[0]?.code).toMatch(/^not-now/);
  expect(moveSelection.refusalsAt('sky')).toEqual(moveSelection.selection.rejection?.refusals);
  expect(session.snapshot.seq).toBe(table().session.snapshot.seq);
});

test('a refusal is shown until something else is tried', async () => {
  const { moveSelection, session } = table();
  session.choose = async () => [{ code: 'stale-request', rule: '', numbers: {} }];
  moveSelection.playMove({ kind: 'roll' });
  await Promise.resolve();
  await Promise.resolve();
  expect(moveSelection.selection.rejection?.refusals[0]?.code).toBe('stale-request');
  moveSelection.dismissTop();
  expect(moveSelection.selection.rejection).toBeNull();
});

test('Escape drops the last selection first', async () => {
  const { moveSelection } = await rolled();
  moveSelection.selectKind('beacon');
  moveSelection.actAt('sky');
  expect(moveSelection.dismissTop()).toBe(true);
  expect(moveSelection.selection).toMatchObject({ chosen: null, selectedKind: 'beacon' });
  expect(moveSelection.dismissTop()).toBe(true);
  expect(moveSelection.selection.selectedKind).toBeNull();
  expect(moveSelection.dismissTop()).toBe(false);
});

test('Escape closes the almanac before the dialog below it', async () => {
  const { moveSelection } = await rolled();
  moveSelection.openDialogue('trade');
  moveSelection.openAlmanac(null);
  moveSelection.dismissTop();
  expect(moveSelection.selection).toMatchObject({ drawer: null, dialogue: 'trade' });
});

test('a dialog that stays open outlasts the question, any other closes with it', async () => {
  for (const [key, left] of [
    ['tale', 'tale'],
    ['trade', null],
  ] as const) {
    const { moveSelection } = await rolled();
    moveSelection.openDialogue(key);
    moveSelection.actAt('sky');
    moveSelection.confirm();
    await Promise.resolve();
    moveSelection.syncWithRequest();
    expect(moveSelection.selection.dialogue).toBe(left);
  }
});

test('past states can be viewed, and nothing can be done there', async () => {
  const { moveSelection, session } = await rolled();
  await moveSelection.recallEntry(1);
  expect(moveSelection.selection.recalled?.seq).toBe(1);
  const { seq } = session.snapshot;
  moveSelection.playMove({ kind: 'end' });
  expect(session.snapshot.seq).toBe(seq);
  moveSelection.dismissTop();
  expect(moveSelection.selection.recalled).toBeNull();
});

test('when the past changes, the selection is cleared', async () => {
  const { moveSelection, session } = await rolled();
  moveSelection.openDialogue('trade');
  await moveSelection.recallEntry(1);
  const { snapshot } = session;
  Object.defineProperty(session, 'snapshot', { value: { ...snapshot, historyVersion: snapshot.historyVersion + 1 } });
  expect(moveSelection.selection).toMatchObject({ recalled: null, dialogue: null, chosen: null, drawer: null });
});

test('with a piece selected only its moves are highlighted; pointing at another piece selects that one', () => {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], chanceFromRng(fastRng(3))));
  const { moveSelection } = makeCometSetup(session, () => 0, {
    ...cometUi,
    moveInputs: { ...cometUi.moveInputs, roll: { by: 'board', name: () => 'Roll' } },
    placeOf: ({ kind }) => (kind === 'roll' ? 'sky' : null),
    pieces: { pieceFor: ({ kind }) => (kind === 'roll' ? 'seat 1' : null), defaultPiece: () => 'seat 2' },
  });
  expect([moveSelection.selectedPiece, [...moveSelection.highlightedPlaces()]]).toEqual(['seat 2', []]);
  moveSelection.actAt('seat 1');
  expect([moveSelection.selectedPiece, [...moveSelection.highlightedPlaces()]]).toEqual(['seat 1', ['sky']]);
  moveSelection.selectPiece('seat 7'); // it has no legal moves
  expect(moveSelection.selectedPiece).toBe('seat 2');
});

test('featured moves are highlighted, and pointing finds the others', () => {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], chanceFromRng(fastRng(3))));
  const { moveSelection } = makeCometSetup(session, () => 0, {
    ...cometUi,
    moveInputs: { ...cometUi.moveInputs, roll: { by: 'board', name: () => 'Roll' } },
    placeOf: ({ kind }) => (kind === 'roll' ? 'sky' : null),
    featuredMoves: (moves) => moves.filter(({ kind }) => kind !== 'roll'),
  });
  expect([...moveSelection.highlightedPlaces()]).toEqual([]);
  expect([...moveSelection.possiblePlaces()]).toEqual(['sky']);
  expect(moveSelection.countPlaces('roll')).toBe(0);
  expect(moveSelection.movesAt('sky')).toEqual([{ kind: 'roll' }]);
});

test('after a move its place shows no reason until the pointer has left and returned', async () => {
  const { moveSelection } = await rolled();
  moveSelection.pointAt('sky');
  moveSelection.actAt('sky');
  moveSelection.confirm();
  await vi.waitFor(() => expect(moveSelection.selection.madeAt).toBe('sky'));
  moveSelection.pointAt(null);
  moveSelection.pointAt('sky');
  expect(moveSelection.selection.madeAt).toBeNull();
});

test('a choice keeps its key until the next turn, whatever other choices come and go', async () => {
  const { moveSelection } = table();
  expect([...(moveSelection.turn?.choiceKeys.values() ?? [])]).toEqual(['1']);
  const after = await rolled();
  const keys = [...(after.moveSelection.turn?.choiceKeys.values() ?? [])];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys).not.toContain('1'); // it was “Roll”, and stays so for this turn
});

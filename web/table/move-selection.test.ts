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
  const { desk } = makeCometSetup(session, () => clock.now);
  return { session, desk, clock };
}

async function rolled() {
  const set = table();
  set.desk.playMove({ kind: 'roll' });
  await Promise.resolve();
  await Promise.resolve();
  set.desk.syncWithRequest();
  return set;
}

test('a player who is asked gets the legal moves', () => {
  const { desk } = table();
  expect(desk.turn?.moves).toEqual([{ kind: 'roll' }]);
});

test('a kind with preview is previewed first and played when confirmed', async () => {
  const { desk, session } = await rolled();
  expect(desk.movesAt('sky')).toEqual([{ kind: 'beacon' }]);
  const { seq } = session.snapshot;
  desk.actAt('sky');
  expect(desk.selection.chosen).toEqual({ kind: 'beacon' });
  expect(session.snapshot.seq).toBe(seq);
  desk.confirm();
  await Promise.resolve();
  expect(session.snapshot.seq).toBeGreaterThan(seq);
});

test('a double click does not confirm', async () => {
  const { desk, clock, session } = await rolled();
  const { seq } = session.snapshot;
  desk.actAt('sky');
  clock.now += 100;
  desk.actAt('sky');
  expect(session.snapshot.seq).toBe(seq);
  clock.now += 1000;
  desk.actAt('sky');
  await Promise.resolve();
  expect(session.snapshot.seq).toBeGreaterThan(seq);
});

test('only one answer is sent, however often a button is pressed', async () => {
  const { desk, session } = table();
  let asked = 0;
  const choose = session.choose.bind(session);
  session.choose = (request, move) => {
    asked++;
    return choose(request, move);
  };
  desk.playMove({ kind: 'roll' });
  desk.playMove({ kind: 'roll' });
  await Promise.resolve();
  expect(asked).toBe(1);
});

test('an impossible move shows its reason and changes nothing', async () => {
  const { desk, session } = table();
  desk.actAt('sky');
  expect(desk.selection.rejection?.refusals[0]?.code).toMatch(/^not-now/);
  expect(desk.refusalsAt('sky')).toEqual(desk.selection.rejection?.refusals);
  expect(session.snapshot.seq).toBe(table().session.snapshot.seq);
});

test('a refusal is shown until something else is tried', async () => {
  const { desk, session } = table();
  session.choose = async () => [{ code: 'stale-request', rule: '', numbers: {} }];
  desk.playMove({ kind: 'roll' });
  await Promise.resolve();
  await Promise.resolve();
  expect(desk.selection.rejection?.refusals[0]?.code).toBe('stale-request');
  desk.dismissTop();
  expect(desk.selection.rejection).toBeNull();
});

test('Escape drops the last selection first', async () => {
  const { desk } = await rolled();
  desk.selectKind('beacon');
  desk.actAt('sky');
  expect(desk.dismissTop()).toBe(true);
  expect(desk.selection).toMatchObject({ chosen: null, selectedKind: 'beacon' });
  expect(desk.dismissTop()).toBe(true);
  expect(desk.selection.selectedKind).toBeNull();
  expect(desk.dismissTop()).toBe(false);
});

test('Escape closes the almanac before the dialog below it', async () => {
  const { desk } = await rolled();
  desk.openDialogue('trade');
  desk.openAlmanac(null);
  desk.dismissTop();
  expect(desk.selection).toMatchObject({ drawer: null, dialogue: 'trade' });
});

test('a dialog that stays open outlasts the question, any other closes with it', async () => {
  for (const [key, left] of [
    ['tale', 'tale'],
    ['trade', null],
  ] as const) {
    const { desk } = await rolled();
    desk.openDialogue(key);
    desk.actAt('sky');
    desk.confirm();
    await Promise.resolve();
    desk.syncWithRequest();
    expect(desk.selection.dialogue).toBe(left);
  }
});

test('past states can be viewed, and nothing can be done there', async () => {
  const { desk, session } = await rolled();
  await desk.recallEntry(1);
  expect(desk.selection.recalled?.seq).toBe(1);
  const { seq } = session.snapshot;
  desk.playMove({ kind: 'end' });
  expect(session.snapshot.seq).toBe(seq);
  desk.dismissTop();
  expect(desk.selection.recalled).toBeNull();
});

test('when the past changes, the selection is cleared', async () => {
  const { desk, session } = await rolled();
  desk.openDialogue('trade');
  await desk.recallEntry(1);
  const { snapshot } = session;
  Object.defineProperty(session, 'snapshot', { value: { ...snapshot, historyVersion: snapshot.historyVersion + 1 } });
  expect(desk.selection).toMatchObject({ recalled: null, dialogue: null, chosen: null, drawer: null });
});

test('with a piece selected only its moves are highlighted; pointing at another piece selects that one', () => {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], chanceFromRng(fastRng(3))));
  const { desk } = makeCometSetup(session, () => 0, {
    ...cometUi,
    moveInputs: { ...cometUi.moveInputs, roll: { by: 'board', name: () => 'Roll' } },
    placeOf: ({ kind }) => (kind === 'roll' ? 'sky' : null),
    pieces: { pieceFor: ({ kind }) => (kind === 'roll' ? 'seat 1' : null), defaultPiece: () => 'seat 2' },
  });
  expect([desk.selectedPiece, [...desk.highlightedPlaces()]]).toEqual(['seat 2', []]);
  desk.actAt('seat 1');
  expect([desk.selectedPiece, [...desk.highlightedPlaces()]]).toEqual(['seat 1', ['sky']]);
  desk.selectPiece('seat 7'); // it has no legal moves
  expect(desk.selectedPiece).toBe('seat 2');
});

test('featured moves are highlighted, and pointing finds the others', () => {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], chanceFromRng(fastRng(3))));
  const { desk } = makeCometSetup(session, () => 0, {
    ...cometUi,
    moveInputs: { ...cometUi.moveInputs, roll: { by: 'board', name: () => 'Roll' } },
    placeOf: ({ kind }) => (kind === 'roll' ? 'sky' : null),
    featuredMoves: (moves) => moves.filter(({ kind }) => kind !== 'roll'),
  });
  expect([...desk.highlightedPlaces()]).toEqual([]);
  expect([...desk.possiblePlaces()]).toEqual(['sky']);
  expect(desk.countPlaces('roll')).toBe(0);
  expect(desk.movesAt('sky')).toEqual([{ kind: 'roll' }]);
});

test('after a move its place shows no reason until the pointer has left and returned', async () => {
  const { desk } = await rolled();
  desk.pointAt('sky');
  desk.actAt('sky');
  desk.confirm();
  await vi.waitFor(() => expect(desk.selection.madeAt).toBe('sky'));
  desk.pointAt(null);
  desk.pointAt('sky');
  expect(desk.selection.madeAt).toBeNull();
});

test('a choice keeps its key until the next turn, whatever other choices come and go', async () => {
  const { desk } = table();
  expect([...(desk.turn?.choiceKeys.values() ?? [])]).toEqual(['1']);
  const after = await rolled();
  const keys = [...(after.desk.turn?.choiceKeys.values() ?? [])];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys).not.toContain('1'); // it was “Roll”, and stays so for this turn
});

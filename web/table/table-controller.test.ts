import { expect, test, vi } from 'vitest';
import { followRequests } from './table-controller.ts';
import { makeCometController, makeCometSetup } from './testing/comet-controller.ts';
import { FakeSession } from './testing/fake-session.ts';

const ROLL = { kind: 'roll' } as const;

function table() {
  const session = new FakeSession();
  const setting = makeCometSetup(session);
  return { session, ...setting, controller: makeCometController(session, setting) };
}

test('the state and the props of the game UI stay the same value until something in them changes', () => {
  const { controller, moveSelection } = table();
  const before = controller.state.get();
  expect(controller.state.get()).toBe(before);
  moveSelection.pointAt('somewhere');
  const pointed = controller.state.get();
  expect(pointed.selection.pointed).toBe('somewhere');
  expect(pointed.play).toBe(before.play);
  moveSelection.preview(ROLL);
  expect(controller.state.get().play).not.toBe(before.play);
  expect(controller.state.get().play.view).toBe(before.play.view);
  expect(controller.state.get().play.chosen).toEqual(ROLL);
});

test('a subscriber hears of the game, of what is shown and of the selection, until it leaves', async () => {
  const { controller, moveSelection, session } = table();
  const heard = vi.fn();
  const leave = controller.state.subscribe(heard);
  moveSelection.openDrawer('log');
  expect(heard).toHaveBeenCalledTimes(1);
  await session.choose(controller.state.get().pendingTurn?.request ?? -1, ROLL);
  expect(heard.mock.calls.length).toBeGreaterThan(1);
  const calls = heard.mock.calls.length;
  leave();
  moveSelection.openDrawer(null);
  expect(heard).toHaveBeenCalledTimes(calls);
});

test('with another history nothing of the old selection and the old view is in the state, before anybody was told', () => {
  const { controller, moveSelection, session } = table();
  moveSelection.preview(ROLL);
  moveSelection.openDrawer('log');
  const { snapshot } = session;
  const view = structuredClone(snapshot.view);
  Object.defineProperty(session, 'snapshot', {
    value: { ...snapshot, view, historyVersion: snapshot.historyVersion + 1 },
  });
  const { selection, play } = controller.state.get();
  expect(selection).toMatchObject({ chosen: null, drawer: null });
  expect(play.view).toBe(view);
});

test('a past state has its own view and log, no request and no selection', async () => {
  const { controller, moveSelection } = table();
  const before = controller.state.get();
  await moveSelection.recallEntry(0);
  const { play, pendingTurn, story } = controller.state.get();
  expect(play).toMatchObject({ asking: null, moves: [], selectedKind: null, chosen: null, story: [] });
  expect(pendingTurn).toBe(before.pendingTurn);
  expect(story).toBe(before.story);
  moveSelection.backToNow();
  expect(controller.state.get().play.view).toBe(before.play.view);
});

test('a subscriber to requests is called at once and for each new request, not for a selection', async () => {
  const { controller, moveSelection, session } = table();
  const asked: (number | null)[] = [];
  const leave = followRequests(controller, ({ pendingTurn }) => asked.push(pendingTurn?.request ?? null));
  const first = controller.state.get().pendingTurn?.request ?? -1;
  moveSelection.preview(ROLL);
  moveSelection.preview(null);
  expect(asked).toEqual([first]);
  await session.choose(first, ROLL);
  expect(asked.at(-1)).toBe(controller.state.get().pendingTurn?.request ?? null);
  expect(asked.length).toBeGreaterThan(1);
  leave();
});

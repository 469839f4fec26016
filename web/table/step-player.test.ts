import type { AnyView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Session, SessionStep, Snapshot } from '../session/session.ts';
import type { FlightAnimation, Sound } from './game-ui.ts';
import { flightsDurationMs, MAX_AUTOPLAY_STEPS, MAX_KEPT_STEPS, MAX_STEP_MS, StepPlayer } from './step-player.ts';

type Table = { readonly n: number };
type Hand = { readonly cards: number };
type Event = { readonly kind: 'still' | 'flies' };

const view = (n: number, seat = 0): AnyView<Table, Hand> => ({ seat, table: { n }, hand: { cards: n } });
const FLIGHT: FlightAnimation = { key: 'card', picture: null, from: { place: 'a' }, to: { seat: 0 } };

/** A session fed by the test, and a manual clock. */
function stage(differs: { moves?: boolean; isSeen?: boolean } = {}) {
  let moment: Snapshot<Table, Hand, Event> = {
    seq: 0,
    view: view(0),
    awaiting: { who: 'over', places: [] },
    request: null,
    undoable: 0,
    thinking: 0,
    curtain: null,
    story: [],
    historyVersion: 0,
    lastSeenSeq: 0,
    error: null,
    saveError: null,
  };
  const steps: SessionStep<Table, Hand, Event>[] = [];
  const listeners = new Set<() => void>();
  const session: Session<Table, Hand, { kind: string }, Event> = {
    id: 'test',
    terms: { game: 'test', edition: 1, options: {} },
    sitters: [],
    get snapshot() {
      return moment;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    steps: (since) => steps.filter(({ seq }) => seq > since),
    choose: async () => [],
    undo: async () => [],
    liftCurtain: () => undefined,
    viewAt: async () => moment.view,
    close: () => undefined,
  };
  const sounds: Sound[] = [];
  let due: { at: number; call: () => void } | null = null;
  let now = 0;
  const stepPlayer = new StepPlayer<Table, Hand, { kind: string }, Event>(
    session,
    { flights: ({ kind }) => (kind === 'flies' ? [FLIGHT] : []), sound: () => 'card' },
    {
      setTimer(milliseconds, call) {
        const own = { at: now + milliseconds, call };
        due = own;
        return () => {
          if (due === own) due = null;
        };
      },
      canAnimate: () => differs.moves ?? true,
      isPageVisible: () => differs.isSeen ?? true,
      playSound: (sound) => sounds.push(sound),
    },
  );
  stepPlayer.follow();
  const change = (changes: Partial<Snapshot<Table, Hand, Event>>) => {
    moment = { ...moment, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    director: stepPlayer,
    sounds,
    change,
    happen(...kinds: Event['kind'][]) {
      for (const kind of kinds) {
        const seq = (steps.at(-1)?.seq ?? 0) + 1;
        steps.push({ seq, events: [{ kind }], view: view(seq, moment.view.seat ?? 0) });
      }
      const last = steps.at(-1);
      if (last !== undefined) change({ seq: last.seq, view: last.view });
    },
    pass(milliseconds: number) {
      now += milliseconds;
      while (due !== null && due.at <= now) {
        const { call } = due;
        due = null;
        call();
      }
    },
  };
}

test('while something flies, the table is shown as it was before', () => {
  const { director, happen, pass } = stage();
  happen('flies');
  expect(director.state).toMatchObject({
    view: { table: { n: 0 } },
    currentEvents: [{ kind: 'flies' }],
    isAtRest: false,
  });
  pass(MAX_STEP_MS);
  expect(director.state).toMatchObject({ view: { table: { n: 1 } }, currentEvents: [], flights: [], isAtRest: true });
});

test('what moves nothing is seen at once', () => {
  const { director, happen } = stage();
  happen('still');
  expect(director.state).toMatchObject({ view: { table: { n: 1 } }, seq: 1 });
});

test('steps are shown one after the other', () => {
  const { director, happen, pass } = stage();
  happen('flies', 'flies', 'flies');
  expect(director.state.seq).toBe(0);
  pass(MAX_STEP_MS);
  expect(director.state).toMatchObject({ seq: 1, isAtRest: false });
  happen('flies');
  pass(MAX_STEP_MS);
  pass(MAX_STEP_MS);
  pass(MAX_STEP_MS);
  expect(director.state).toMatchObject({ seq: 4, isAtRest: true });
});

test('whoever is in a hurry skips', () => {
  const { director, happen } = stage();
  happen('flies', 'flies');
  director.skip();
  expect(director.state).toMatchObject({ seq: 2, view: { table: { n: 2 } }, isAtRest: true, missedSteps: 0 });
});

test('nothing moves when motion is not wanted', () => {
  const { director, happen, sounds } = stage({ moves: false });
  happen('flies', 'flies');
  expect(director.state).toMatchObject({ seq: 2, flights: [], isAtRest: true });
  expect(sounds).toEqual(['card']);
});

test('too many steps are kept for whoever asks, then shown from the first', () => {
  const { director, happen, pass } = stage();
  happen(...new Array<'flies'>(MAX_AUTOPLAY_STEPS + 1).fill('flies'));
  expect(director.state).toMatchObject({
    isAtRest: true,
    seq: MAX_AUTOPLAY_STEPS + 1,
    missedSteps: MAX_AUTOPLAY_STEPS + 1,
  });
  director.showMissed();
  expect(director.state).toMatchObject({ isAtRest: false, view: { table: { n: 1 } } });
  for (let i = 0; i <= MAX_AUTOPLAY_STEPS; i++) pass(MAX_STEP_MS);
  expect(director.state).toMatchObject({ isAtRest: true, seq: MAX_AUTOPLAY_STEPS + 1, missedSteps: 0 });
});

test('what happened on a hidden page can be shown or dismissed', () => {
  const { director, happen } = stage({ isSeen: false });
  happen('flies', 'still', 'flies');
  expect(director.state).toMatchObject({ isAtRest: true, missedSteps: 3 });
  director.dismissMissed();
  expect(director.state.missedSteps).toBe(0);
});

test('a changed past is shown at once, without a sound', () => {
  const { director, happen, change, sounds, pass } = stage();
  happen('still');
  pass(MAX_STEP_MS);
  sounds.length = 0;
  change({ historyVersion: 1, seq: 2, view: view(9) });
  expect(director.state).toMatchObject({ view: { table: { n: 9 } }, isAtRest: true });
  expect(sounds).toEqual([]);
});

test('whoever takes the device back may see what happened since', () => {
  const { director, happen, change } = stage();
  happen('still', 'flies', 'flies', 'flies');
  change({ historyVersion: 1, view: { seat: null, table: { n: 1 } }, curtain: 1 });
  expect(director.state.missedSteps).toBe(0);
  change({ historyVersion: 2, view: view(4, 1), curtain: null, lastSeenSeq: 1 });
  expect(director.state).toMatchObject({ isAtRest: true, seq: 4, missedSteps: 3 });
});

test('no step takes longer than it may', () => {
  expect(flightsDurationMs([{ ...FLIGHT, delay: 9000 }])).toBe(MAX_STEP_MS);
});

test('of what happens while the page is hidden no more is kept than anybody watches', () => {
  const { director, happen } = stage({ isSeen: false });
  for (let n = 0; n < MAX_KEPT_STEPS * 2; n++) happen('flies');
  expect(director.state.missedSteps).toBe(MAX_KEPT_STEPS);
});

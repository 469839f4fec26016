import type { AnyView } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Session, SessionStep, Snapshot } from '../session/session.ts';
import type { FlightAnimation, Sound } from './game-ui.ts';
import { PACE_TIMES } from './pace.ts';
import { flightsDurationMs, MAX_AUTOPLAY_STEPS, MAX_KEPT_STEPS, MAX_STEP_MS, StepPlayer } from './step-player.ts';

type Table = { readonly n: number };
type Hand = { readonly cards: number };
/** touches: somebody takes something from the viewer. */
type Event = { readonly kind: 'still' | 'flies' | 'built' | 'touches' };

const view = (n: number, seat = 0): AnyView<Table, Hand> => ({ seat, table: { n }, hand: { cards: n } });
const FLIGHT: FlightAnimation = { key: 'card', picture: null, from: { place: 'a' }, to: { seat: 0 } };

/** A session fed by the test, and a manual clock. */
function stage(differs: { moves?: boolean; isSeen?: boolean; pace?: keyof typeof PACE_TIMES; active?: number } = {}) {
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
    {
      flights: ({ kind }) => (kind === 'flies' ? [FLIGHT] : []),
      sound: () => 'card',
      active: () => differs.active ?? 0,
      actor: () => differs.active ?? 0,
      points: () => 0,
      ...(differs.active !== undefined && {
        news: ({ kind }) => {
          if (kind === 'touches') return { sign: '-1', tone: 'loss', isHeld: true };
          return kind === 'built' ? { sign: 'ship', tone: 'other' } : null;
        },
      }),
    },
    {
      setTimer(milliseconds, call) {
        const own = { at: now + milliseconds, call };
        due = own;
        return () => {
          if (due === own) due = null;
        };
      },
      canAnimate: () => differs.moves ?? true,
      pace: () => PACE_TIMES[differs.pace ?? 'normal'],
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

test('during an animation the table is shown as before', () => {
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

test('a step without animation is shown at once', () => {
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

test('a click skips the animation', () => {
  const { director, happen } = stage();
  happen('flies', 'flies');
  director.skip();
  expect(director.state).toMatchObject({ seq: 2, view: { table: { n: 2 } }, isAtRest: true, missedSteps: 0 });
});

test('with reduced motion nothing moves', () => {
  const { director, happen, sounds } = stage({ moves: false });
  happen('flies', 'flies');
  expect(director.state).toMatchObject({ seq: 2, flights: [], isAtRest: true });
  expect(sounds).toEqual(['card']);
});

test('too many steps are offered first, then shown from the first', () => {
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

test('steps on a hidden page can be shown or dismissed', () => {
  const { director, happen } = stage({ isSeen: false });
  happen('flies', 'still', 'flies');
  expect(director.state).toMatchObject({ isAtRest: true, missedSteps: 3 });
  director.dismissMissed();
  expect(director.state.missedSteps).toBe(0);
});

test('a changed past is shown at once, without sound', () => {
  const { director, happen, change, sounds, pass } = stage();
  happen('still');
  pass(MAX_STEP_MS);
  sounds.length = 0;
  change({ historyVersion: 1, seq: 2, view: view(9) });
  expect(director.state).toMatchObject({ view: { table: { n: 9 } }, isAtRest: true });
  expect(sounds).toEqual([]);
});

test('a player who takes the device back may see what happened since', () => {
  const { director, happen, change } = stage();
  happen('still', 'flies', 'flies', 'flies');
  change({ historyVersion: 1, view: { seat: null, table: { n: 1 } }, curtain: 1 });
  expect(director.state.missedSteps).toBe(0);
  change({ historyVersion: 2, view: view(4, 1), curtain: null, lastSeenSeq: 1 });
  expect(director.state).toMatchObject({ isAtRest: true, seq: 4, missedSteps: 3 });
});

test('no step takes longer than its limit', () => {
  expect(flightsDurationMs([{ ...FLIGHT, delay: 9000 }], 430)).toBe(MAX_STEP_MS);
});

test('while the page is hidden only a limited number of steps is kept', () => {
  const { director, happen } = stage({ isSeen: false });
  for (let n = 0; n < MAX_KEPT_STEPS * 2; n++) happen('flies');
  expect(director.state.missedSteps).toBe(MAX_KEPT_STEPS);
});

test.each(['slow', 'normal', 'fast'] as const)('steps of other seats are shown for the time of the pace %s', (pace) => {
  const { director, happen, pass } = stage({ active: 1, pace });
  happen('built', 'built');
  expect(director.state).toMatchObject({ seq: 1, isAtRest: false, isOthers: true });
  pass(PACE_TIMES[pace].eventMs - 1);
  expect(director.state.seq).toBe(1);
  pass(1);
  expect(director.state.seq).toBe(2);
  pass(PACE_TIMES[pace].eventMs);
  expect(director.state.isAtRest).toBe(true);
});

test('events that touch the viewer are held for at least 1.2 seconds at every pace, also without motion', () => {
  for (const pace of ['slow', 'normal', 'fast'] as const) {
    const { director, happen, pass } = stage({ active: 1, pace, moves: false });
    happen('touches', 'still');
    expect(director.state).toMatchObject({ held: [{ sign: '-1', tone: 'loss' }], heldMs: PACE_TIMES[pace].heldMs });
    pass(1199);
    expect(director.state.held).toHaveLength(1);
    pass(PACE_TIMES[pace].heldMs);
    expect(director.state).toMatchObject({ held: [], isAtRest: true });
  }
});

test('step by step, each event waits for a key, and steps without an event do not', () => {
  const { director, happen, pass } = stage({ active: 1, pace: 'step' });
  happen('still', 'built', 'touches');
  pass(60_000);
  expect(director.state).toMatchObject({ seq: 2, isAtRest: false, heldMs: null });
  director.goOn();
  pass(60_000);
  expect(director.state).toMatchObject({ seq: 3, held: [{ tone: 'loss' }] });
  director.again();
  expect(director.state).toMatchObject({ seq: 3, held: [{ tone: 'loss' }] });
  director.goOn();
  expect(director.state).toMatchObject({ seq: 3, held: [], isAtRest: true });
});

test('skipping to the own turn also skips later steps, and all of them are in the summary', () => {
  const { director, happen, change } = stage({ active: 1, pace: 'step' });
  change({ awaiting: { who: 'seats', question: 'q', must: 2, may: 0, veiled: false } });
  happen('touches', 'built');
  director.skipToTurn();
  expect(director.state).toMatchObject({ seq: 2, isAtRest: true });
  happen('built', 'touches');
  expect(director.state).toMatchObject({ seq: 4, isAtRest: true, held: [] });
  expect(director.state.recentNews.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  change({ awaiting: { who: 'seats', question: 'q', must: 1, may: 0, veiled: false } });
  happen('touches');
  expect(director.state).toMatchObject({ seq: 5, isAtRest: true });
  happen('touches'); // the viewer has been asked since: the next turn is shown again
  expect(director.state.held).toHaveLength(1);
});

test('the viewer’s own steps wait for nothing', () => {
  const { director, happen, pass } = stage({ active: 0, pace: 'step' });
  happen('built', 'touches');
  pass(160);
  pass(160);
  expect(director.state).toMatchObject({ seq: 2, isAtRest: true, held: [] });
});

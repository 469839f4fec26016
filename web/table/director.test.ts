import type { Window } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Moment, Session, Step } from '../session/session.ts';
import { Director, KEPT, LONGEST, lengthOf, PATIENCE } from './director.ts';
import type { Flight, Sound } from './furniture.ts';

type Table = { readonly n: number };
type Hand = { readonly cards: number };
type Event = { readonly kind: 'still' | 'flies' };

const view = (n: number, seat = 0): Window<Table, Hand> => ({ seat, table: { n }, hand: { cards: n } });
const FLIGHT: Flight = { key: 'card', picture: null, from: { place: 'a' }, to: { seat: 0 } };

/** A session that is told what happened, and a clock that is moved by hand. */
function stage(differs: { moves?: boolean; isSeen?: boolean } = {}) {
  let moment: Moment<Table, Hand, Event> = {
    seq: 0,
    view: view(0),
    awaiting: { who: 'over', places: [] },
    request: null,
    undoable: 0,
    thinking: 0,
    curtain: null,
    story: [],
    past: 0,
    seen: 0,
    trouble: null,
    unkept: null,
  };
  const steps: Step<Table, Hand, Event>[] = [];
  const listeners = new Set<() => void>();
  const session: Session<Table, Hand, { kind: string }, Event> = {
    id: 'test',
    terms: { game: 'test', edition: 1, options: {} },
    sitters: [],
    get moment() {
      return moment;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    steps: (since) => steps.filter(({ seq }) => seq > since),
    choose: async () => [],
    undo: async () => [],
    lift: () => undefined,
    viewAt: async () => moment.view,
    close: () => undefined,
  };
  const sounds: Sound[] = [];
  let due: { at: number; call: () => void } | null = null;
  let now = 0;
  const director = new Director<Table, Hand, { kind: string }, Event>(
    session,
    { flights: ({ kind }) => (kind === 'flies' ? [FLIGHT] : []), sound: () => 'card' },
    {
      later(milliseconds, call) {
        const own = { at: now + milliseconds, call };
        due = own;
        return () => {
          if (due === own) due = null;
        };
      },
      moves: () => differs.moves ?? true,
      isSeen: () => differs.isSeen ?? true,
      play: (sound) => sounds.push(sound),
    },
  );
  director.follow();
  const change = (changes: Partial<Moment<Table, Hand, Event>>) => {
    moment = { ...moment, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    director,
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
  expect(director.scene).toMatchObject({ view: { table: { n: 0 } }, happening: [{ kind: 'flies' }], isAtRest: false });
  pass(LONGEST);
  expect(director.scene).toMatchObject({ view: { table: { n: 1 } }, happening: [], flights: [], isAtRest: true });
});

test('what moves nothing is seen at once', () => {
  const { director, happen } = stage();
  happen('still');
  expect(director.scene).toMatchObject({ view: { table: { n: 1 } }, seq: 1 });
});

test('steps are shown one after the other', () => {
  const { director, happen, pass } = stage();
  happen('flies', 'flies', 'flies');
  expect(director.scene.seq).toBe(0);
  pass(LONGEST);
  expect(director.scene).toMatchObject({ seq: 1, isAtRest: false });
  happen('flies');
  pass(LONGEST);
  pass(LONGEST);
  pass(LONGEST);
  expect(director.scene).toMatchObject({ seq: 4, isAtRest: true });
});

test('whoever is in a hurry skips', () => {
  const { director, happen } = stage();
  happen('flies', 'flies');
  director.skip();
  expect(director.scene).toMatchObject({ seq: 2, view: { table: { n: 2 } }, isAtRest: true, meanwhile: 0 });
});

test('nothing moves when motion is not wanted', () => {
  const { director, happen, sounds } = stage({ moves: false });
  happen('flies', 'flies');
  expect(director.scene).toMatchObject({ seq: 2, flights: [], isAtRest: true });
  expect(sounds).toEqual(['card']);
});

test('too many steps are kept for whoever asks, then shown from the first', () => {
  const { director, happen, pass } = stage();
  happen(...new Array<'flies'>(PATIENCE + 1).fill('flies'));
  expect(director.scene).toMatchObject({ isAtRest: true, seq: PATIENCE + 1, meanwhile: PATIENCE + 1 });
  director.showMeanwhile();
  expect(director.scene).toMatchObject({ isAtRest: false, view: { table: { n: 1 } } });
  for (let i = 0; i <= PATIENCE; i++) pass(LONGEST);
  expect(director.scene).toMatchObject({ isAtRest: true, seq: PATIENCE + 1, meanwhile: 0 });
});

test('what happened on a hidden page can be shown or dismissed', () => {
  const { director, happen } = stage({ isSeen: false });
  happen('flies', 'still', 'flies');
  expect(director.scene).toMatchObject({ isAtRest: true, meanwhile: 3 });
  director.dismissMeanwhile();
  expect(director.scene.meanwhile).toBe(0);
});

test('a changed past is shown at once, without a sound', () => {
  const { director, happen, change, sounds, pass } = stage();
  happen('still');
  pass(LONGEST);
  sounds.length = 0;
  change({ past: 1, seq: 2, view: view(9) });
  expect(director.scene).toMatchObject({ view: { table: { n: 9 } }, isAtRest: true });
  expect(sounds).toEqual([]);
});

test('whoever takes the device back may see what happened since', () => {
  const { director, happen, change } = stage();
  happen('still', 'flies', 'flies', 'flies');
  change({ past: 1, view: { seat: null, table: { n: 1 } }, curtain: 1 });
  expect(director.scene.meanwhile).toBe(0);
  change({ past: 2, view: view(4, 1), curtain: null, seen: 1 });
  expect(director.scene).toMatchObject({ isAtRest: true, seq: 4, meanwhile: 3 });
});

test('no step takes longer than it may', () => {
  expect(lengthOf([{ ...FLIGHT, delay: 9000 }])).toBe(LONGEST);
});

test('of what happens while the page is hidden no more is kept than anybody watches', () => {
  const { director, happen } = stage({ isSeen: false });
  for (let n = 0; n < KEPT * 2; n++) happen('flies');
  expect(director.scene.meanwhile).toBe(KEPT);
});

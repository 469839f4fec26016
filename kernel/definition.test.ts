import { expect, test } from 'vitest';
import { type Asking, MoveList } from './contract.ts';
import { actionMaker, defineGame, type GameDefinition } from './definition.ts';
import { defineEvent } from './events.ts';
import { comet } from './example/game.ts';
import { position, why } from './example/testing/table.ts';
import { indexField } from './fields.ts';
import { declareMoves, defineMove } from './moves.ts';
import { viewsOf } from './seats.ts';

const texts = (state: ReturnType<typeof position>, seat: number, menu: number): string[] => {
  const out = new MoveList<Parameters<typeof comet.notation.print>[0]>(menu);
  const view = viewsOf(state)[seat];
  if (view !== undefined) comet.moves(view, out);
  return out.toArray().map(comet.notation.print);
};

test('moves come from gates, candidates and needs; open-ended kinds are sampled', () => {
  const state = position({
    hands: [
      [2, 0, 0],
      [0, 1, 0],
    ],
  });
  expect(texts(state, 0, 0)).toEqual(['end']);
  expect(texts(state, 0, 2)).toEqual(['offer 1 ice for 1 dust', 'offer 1 ice for 2 dust', 'end']);
});

test('the list of moves is reused, not extended', () => {
  const state = position({
    hands: [
      [2, 0, 0],
      [0, 1, 0],
    ],
  });
  const view = viewsOf(state)[0];
  if (view === undefined) throw new Error('no view');
  const out = new MoveList<never>(2);
  comet.moves(view, out);
  comet.moves(view, out);
  expect(out.n).toBe(3);
});

test('a seat that is not asked has no moves, and the refusal says so', () => {
  const state = position({
    hands: [
      [2, 0, 0],
      [1, 1, 1],
    ],
  });
  expect(texts(state, 1, 5)).toEqual([]);
  expect(why(state, 1, 'beacon')).toEqual([{ code: 'not-asked', rule: 'CO-04', numbers: {} }]);
});

test('a move at the wrong time names the frame on top of the stack, and its rule', () => {
  const state = position({
    hands: [
      [2, 0, 0],
      [1, 1, 1],
    ],
    frame: { kind: 'roll' },
  });
  expect(why(state, 0, 'end')).toEqual([{ code: 'not-now.roll', rule: 'CO-02', numbers: {} }]);
});

test('a refusal names every failing need, not only the first', () => {
  const state = position({
    hands: [
      [0, 0, 0],
      [0, 0, 0],
    ],
  });
  expect(why(state, 0, 'offer 1 ice for 1 ice').map(({ code }) => code)).toEqual(['same-good', 'not-held']);
});

test('the vocabulary contains every message of a game', () => {
  const { moves, frames, events, refusals } = comet.vocabulary;
  expect(moves.map(({ kind }) => kind)).toContain('withdraw');
  expect(frames).toContain('judge');
  expect(events).toContain('jammed');
  expect(refusals).toEqual(expect.arrayContaining(['not-asked', 'not-now.main', 'same-good']));
  expect(refusals).not.toContain('not-now.judge');
});

test('a traced game reports the frames that run without a decision', () => {
  const seen = new Set<string>();
  const state = position({
    hands: [
      [1, 1, 1],
      [0, 0, 0],
    ],
    options: { jamming: 'off' },
  });
  comet.traced((kind) => seen.add(kind)).play(state, 0, { kind: 'beacon' }, null);
  expect([...seen]).toEqual(['raise', 'judge', 'main']);
});

type TinyDefinition = GameDefinition<
  { stack: { kind: 'ask' | 'loop' }[] },
  object,
  object,
  { kind: 'go' },
  { kind: 'gone' },
  object,
  null,
  { kind: 'ask' | 'loop' }
>;
const MOVES = declareMoves({ go: defineMove('go') });
const go: TinyDefinition['actions'][number] = actionMaker<
  Parameters<TinyDefinition['copy']>[0]['table'],
  object,
  object,
  { kind: 'gone' }
>()(MOVES.go, { frames: ['ask'], play: ({ table }) => table.stack.push({ kind: 'loop' }) });
const tinyDefinition: TinyDefinition = {
  id: 'tiny',
  edition: 1,
  seats: [1, 1],
  options: {},
  actions: [go],
  frames: {
    ask: { rule: 'T-1', awaits: () => ({ who: 'seats', question: 'ask', must: 1, may: 0, veiled: false }) },
    loop: { rule: 'T-2', run: ({ table }) => table.stack.push({ kind: 'loop' }) },
  },
  events: { gone: defineEvent<object>() },
  memory: { blank: () => null, hear: () => undefined },
  setup: () => ({ table: { stack: [{ kind: 'ask' }] }, hands: [{}], box: {} }),
  copy: () => undefined,
  imagine: () => undefined,
};

test('errors in a package of rules are found when it is put together', () => {
  expect(() => defineGame({ ...tinyDefinition, actions: [go, go] })).toThrow('two actions of kind go');
  expect(() => defineGame({ ...tinyDefinition, actions: [{ ...go, frames: ['nowhere'] }] })).toThrow(
    'names a frame nowhere',
  );
});

test('an action without candidates proposes each move of its kind', () => {
  const act = actionMaker<object, object, object, { kind: 'gone' }>();
  const { ship, offer } = declareMoves({
    ship: defineMove('ship {edge}', { edge: indexField(3) }),
    offer: defineMove('offer {n}', { n: { ...indexField(3), values: null } }),
  });
  const out = new MoveList<(typeof ship.all)[number]>();
  act(ship, { frames: ['ask'], play: () => undefined }).candidates({ seat: 0, table: {}, hand: {} }, out);
  expect(out.toArray()).toEqual(ship.all);
  expect(() => act(offer, { frames: ['ask'], play: () => undefined })).toThrow('its action must name candidates');
});

test('actions outside the prefilter are not evaluated', () => {
  let asked = 0;
  const wary = { ...go, gates: [{ code: 'no', rule: 'T-1', ok: () => ++asked > 0 }] };
  const moves = (likely: number): number => {
    const frames = { ...tinyDefinition.frames, ask: { ...tinyDefinition.frames.ask, prefilter: () => likely } };
    const game = defineGame({ ...tinyDefinition, actions: [wary], frames });
    const [view] = viewsOf(game.setup({}, 1));
    const out = new MoveList<{ kind: 'go' }>();
    if (view !== undefined) game.moves(view, out);
    return out.n;
  };
  expect([moves(0), asked]).toEqual([0, 0]);
  expect([moves(0b1), asked]).toEqual([1, 1]);
  expect([moves(0b10), asked]).toEqual([0, 1]);
});

test('a seat that may act but is not waited for has exactly the moves that the frame allows it', () => {
  const moves = (aside: readonly string[] | undefined): readonly [number, number, readonly string[]] => {
    const both: Asking = { who: 'seats', question: 'ask', must: 1, may: 2, veiled: false };
    const ask = { ...tinyDefinition.frames.ask, awaits: () => both };
    const frames = { ...tinyDefinition.frames, ask: aside === undefined ? ask : { ...ask, bystanderMoves: aside } };
    const game = defineGame({ ...tinyDefinition, actions: [go], frames });
    const { table } = game.setup({}, 1);
    const listed = [0, 1].map((seat) => {
      const out = new MoveList<{ kind: 'go' }>();
      game.moves({ seat, table, hand: {} }, out);
      return out.n;
    });
    const refused = game.refuse({ seat: 1, table, hand: {} }, { kind: 'go' }).map(({ code }) => code);
    return [listed[0] ?? 0, listed[1] ?? 0, refused];
  };
  expect(moves(undefined)).toEqual([1, 1, []]);
  expect(moves(['go'])).toEqual([1, 1, []]);
  expect(moves([])).toEqual([1, 0, ['not-asked']]);
});

test('frames that never end fail with an error', () => {
  const game = defineGame(tinyDefinition);
  expect(() => game.play(game.setup({}, 1), 0, { kind: 'go' }, null)).toThrow('frames keep running: loop');
});

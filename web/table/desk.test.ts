import { drawnFrom, fastRng, scriptedChance } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { cometFurniture } from './testing/comet-furniture.tsx';
import { cometSetting } from './testing/comet-helm.ts';
import { FakeSession } from './testing/fake-session.ts';

/** Ada at a table of three; she drew one of each good, so that she can pay for a beacon. */
function table() {
  const draws = [[0], [7], [14]];
  const session = new FakeSession(3, scriptedChance(draws, drawnFrom(fastRng(3))));
  const clock = { now: 0 };
  const { desk } = cometSetting(session, () => clock.now);
  return { session, desk, clock };
}

async function rolled() {
  const set = table();
  set.desk.make({ kind: 'roll' });
  await Promise.resolve();
  await Promise.resolve();
  set.desk.settle();
  return set;
}

test('whoever is asked is told what it may do', () => {
  const { desk } = table();
  expect(desk.turn?.moves).toEqual([{ kind: 'roll' }]);
});

test('a kind that asks is looked at first and made when it is confirmed', async () => {
  const { desk, session } = await rolled();
  expect(desk.movesAt('sky')).toEqual([{ kind: 'beacon' }]);
  const { seq } = session.moment;
  desk.act('sky');
  expect(desk.holding.chosen).toEqual({ kind: 'beacon' });
  expect(session.moment.seq).toBe(seq);
  desk.confirm();
  await Promise.resolve();
  expect(session.moment.seq).toBeGreaterThan(seq);
});

test('pointing twice in haste is no confirmation', async () => {
  const { desk, clock, session } = await rolled();
  const { seq } = session.moment;
  desk.act('sky');
  clock.now += 100;
  desk.act('sky');
  expect(session.moment.seq).toBe(seq);
  clock.now += 1000;
  desk.act('sky');
  await Promise.resolve();
  expect(session.moment.seq).toBeGreaterThan(seq);
});

test('one answer is given, however often somebody presses', async () => {
  const { desk, session } = table();
  let asked = 0;
  const choose = session.choose.bind(session);
  session.choose = (request, move) => {
    asked++;
    return choose(request, move);
  };
  desk.make({ kind: 'roll' });
  desk.make({ kind: 'roll' });
  await Promise.resolve();
  expect(asked).toBe(1);
});

test('what cannot be done there is told with its reason, and changes nothing', async () => {
  const { desk, session } = table();
  desk.act('sky');
  expect(desk.holding.rebuff?.refusals[0]?.code).toMatch(/^not-now/);
  expect(desk.whyNotAt('sky')).toEqual(desk.holding.rebuff?.refusals);
  expect(session.moment.seq).toBe(table().session.moment.seq);
});

test('a refused answer is kept until something else is tried', async () => {
  const { desk, session } = table();
  session.choose = async () => [{ code: 'stale-request', rule: '', numbers: {} }];
  desk.make({ kind: 'roll' });
  await Promise.resolve();
  await Promise.resolve();
  expect(desk.holding.rebuff?.refusals[0]?.code).toBe('stale-request');
  desk.letGo();
  expect(desk.holding.rebuff).toBeNull();
});

test('letting go puts down the last thing first', async () => {
  const { desk } = await rolled();
  desk.take('beacon');
  desk.act('sky');
  expect(desk.letGo()).toBe(true);
  expect(desk.holding).toMatchObject({ chosen: null, aim: 'beacon' });
  expect(desk.letGo()).toBe(true);
  expect(desk.holding.aim).toBeNull();
  expect(desk.letGo()).toBe(false);
});

test('letting go closes the almanac before the dialogue it lies on', async () => {
  const { desk } = await rolled();
  desk.open('trade');
  desk.consult(null);
  desk.letGo();
  expect(desk.holding).toMatchObject({ drawer: null, dialogue: 'trade' });
});

test('a dialogue that stays until it is closed outlasts the question, any other goes with it', async () => {
  for (const [key, left] of [
    ['tale', 'tale'],
    ['trade', null],
  ] as const) {
    const { desk } = await rolled();
    desk.open(key);
    desk.act('sky');
    desk.confirm();
    await Promise.resolve();
    desk.settle();
    expect(desk.holding.dialogue).toBe(left);
  }
});

test('the past can be looked at, and nothing is done there', async () => {
  const { desk, session } = await rolled();
  await desk.recall(1);
  expect(desk.holding.memory?.seq).toBe(1);
  const { seq } = session.moment;
  desk.make({ kind: 'end' });
  expect(session.moment.seq).toBe(seq);
  desk.letGo();
  expect(desk.holding.memory).toBeNull();
});

test('when the past changes, nothing of what was in hand is left', async () => {
  const { desk, session } = await rolled();
  desk.open('trade');
  await desk.recall(1);
  const { moment } = session;
  Object.defineProperty(session, 'moment', { value: { ...moment, past: moment.past + 1 } });
  expect(desk.holding).toMatchObject({ memory: null, dialogue: null, chosen: null, drawer: null });
});

test('with a piece in hand only its moves are lit; pointing at another piece takes that in hand', () => {
  const session = new FakeSession(3, scriptedChance([[0], [7], [14]], drawnFrom(fastRng(3))));
  const { desk } = cometSetting(session, () => 0, {
    ...cometFurniture,
    gestures: { ...cometFurniture.gestures, roll: { by: 'board', name: () => 'Roll' } },
    placeOf: ({ kind }) => (kind === 'roll' ? 'sky' : null),
    pieces: { of: ({ kind }) => (kind === 'roll' ? 'seat 1' : null), first: () => 'seat 2' },
  });
  expect([desk.piece, [...desk.lit()]]).toEqual(['seat 2', []]);
  desk.act('seat 1');
  expect([desk.piece, [...desk.lit()]]).toEqual(['seat 1', ['sky']]);
  desk.hold('seat 7'); // nothing can be done with it
  expect(desk.piece).toBe('seat 2');
});

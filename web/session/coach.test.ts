import { MoveList } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { startrek } from '@orrery/startrek';
import { expect, test } from 'vitest';
import { Coach } from './coach.ts';
import { bot, device, person, sitDown, until } from './testing/table.ts';
import { consider, type Decision, type Thoughts } from './thinking/consider.ts';
import type { Errands } from './thinking/errand.ts';

/** Thinks on the spot, and keeps what it was asked. */
function onTheSpot(asked: Decision[] = [], iterations = 300): Errands<Decision, Thoughts> {
  let time = 0;
  return {
    send(decision, onProgress) {
      asked.push(decision);
      return consider({ ...decision, iterations }, () => ++time, onProgress);
    },
    cancel: () => undefined,
  };
}

test('the coach advises a legal move with hopes, best first, from what the one who looks sees and was told', async () => {
  const session = await sitDown(startrek, [person('Ann'), bot('Vega'), bot('Mira')], device());
  await until(session, () => session.moment.request?.must === true);
  const asked: Decision[] = [];
  const coach = new Coach(startrek.notation, session, onTheSpot(asked));
  const shares: number[] = [];
  const { moment } = session;
  const advice = await coach.advise(moment, (share) => shares.push(share));
  if (advice === null || moment.view.seat === null) throw new Error('no advice');
  const opinions = [advice.best, ...advice.others];
  for (const { move } of opinions) expect(startrek.refuse(moment.view, move)).toEqual([]);
  expect(advice.best.merits.length).toBeGreaterThan(0);
  expect(advice.best.hope).toBeCloseTo(advice.best.hopes.reduce((a, b) => a + b, 0) / 2);
  const hopes = opinions.map(({ hope }) => hope);
  expect(hopes).toEqual([...hopes].sort((a, b) => b - a));
  expect(hopes.every((hope) => hope >= 0 && hope <= 1)).toBe(true);
  expect(asked[0]?.view).toBe(JSON.stringify(moment.view));
  expect(asked[0]?.told).toBe(JSON.stringify(moment.story.map(({ event }) => event)));
  session.close();
});

test('where there is only one thing to do, the coach has nothing to compare it with', async () => {
  const session = await sitDown(comet, [person('Ann'), bot('Vega')], device());
  await until(session, () => session.moment.request?.question === 'roll');
  const { view } = session.moment;
  if (view.seat === null) throw new Error('not looking');
  const moves = new MoveList<ReturnType<typeof comet.notation.parse> & {}>();
  comet.moves(view, moves);
  expect(moves.n).toBe(1);
  const advice = await new Coach(comet.notation, session, onTheSpot()).advise(session.moment, () => undefined);
  expect(advice).toMatchObject({ best: { move: moves.at[0] }, others: [] });
  session.close();
});

test('what was proposed in vain is not advised again in the same chapter', async () => {
  const session = await sitDown(startrek, [person('Ann'), bot('Vega'), bot('Mira')], device());
  await until(session, () => session.moment.request?.must === true);
  const coach = new Coach(startrek.notation, session, onTheSpot([], 20));
  const first = await coach.advise(session.moment, () => undefined);
  if (first === null) throw new Error('no advice');
  coach.note(first.best.move, first.chapter);
  const second = await coach.advise(session.moment, () => undefined);
  expect(second?.best.move).not.toEqual(first.best.move);
  expect(second?.best.move).toEqual(first.others[0]?.move);
  session.close();
});

test('the coach has nothing to say to those who are not asked', async () => {
  const session = await sitDown(comet, [bot('Vega'), bot('Mira')], device());
  const coach = new Coach(comet.notation, session, onTheSpot());
  expect(await coach.advise(session.moment, () => undefined)).toBeNull();
  session.close();
});

test('thinking that fails is no advice', async () => {
  const session = await sitDown(comet, [person('Ann'), bot('Vega')], device());
  await until(session, () => session.moment.request !== null);
  const coach = new Coach(comet.notation, session, {
    send: () => Promise.reject(new Error('lost')),
    cancel: () => undefined,
  });
  expect(await coach.advise(session.moment, () => undefined)).toBeNull();
  session.close();
});

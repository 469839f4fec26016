import { MoveList } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { startrek } from '@orrery/startrek';
import { expect, test } from 'vitest';
import { CoachClient } from './coach.ts';
import { botSitter, makeDevice, openTestSession, personSitter, waitUntil } from './testing/table.ts';
import { type AdviceRequest, type AdviceResult, computeAdvice } from './thinking/advice.ts';
import type { TaskRunner } from './thinking/worker-tasks.ts';

/** Answers immediately and records the requests. */
function onTheSpot(asked: AdviceRequest[] = [], iterations = 300): TaskRunner<AdviceRequest, AdviceResult> {
  let time = 0;
  return {
    run(decision, onProgress) {
      asked.push(decision);
      return computeAdvice({ ...decision, iterations }, () => ++time, onProgress);
    },
    cancel: () => undefined,
  };
}

test("the coach advises legal moves with win chances, best first, from the viewer's view and events", async () => {
  const session = await openTestSession(
    startrek,
    [personSitter('Ann'), botSitter('Vega'), botSitter('Mira')],
    makeDevice(),
  );
  await waitUntil(session, () => session.snapshot.request?.must === true);
  const asked: AdviceRequest[] = [];
  const coach = new CoachClient(startrek.notation, session, onTheSpot(asked));
  const shares: number[] = [];
  const { snapshot } = session;
  const advice = await coach.advise(snapshot, (share) => shares.push(share));
  if (advice === null || snapshot.view.seat === null) throw new Error('no advice');
  const opinions = [advice.best, ...advice.others];
  for (const { move } of opinions) expect(startrek.refuse(snapshot.view, move)).toEqual([]);
  expect(advice.best.reasons.length).toBeGreaterThan(0);
  expect(advice.best.winChance).toBeCloseTo(advice.best.winChances.reduce((a, b) => a + b, 0) / 2);
  const winChances = opinions.map(({ winChance }) => winChance);
  expect(winChances).toEqual([...winChances].sort((a, b) => b - a));
  expect(winChances.every((winChance) => winChance >= 0 && winChance <= 1)).toBe(true);
  expect(asked[0]?.view).toBe(JSON.stringify(snapshot.view));
  expect(asked[0]?.events).toBe(JSON.stringify(snapshot.story.map(({ event }) => event)));
  session.close();
});

test('with a single possible move the coach has nothing to compare', async () => {
  const session = await openTestSession(comet, [personSitter('Ann'), botSitter('Vega')], makeDevice());
  await waitUntil(session, () => session.snapshot.request?.question === 'roll');
  const { view } = session.snapshot;
  if (view.seat === null) throw new Error('no viewing seat');
  const moves = new MoveList<ReturnType<typeof comet.notation.parse> & {}>();
  comet.moves(view, moves);
  expect(moves.n).toBe(1);
  const advice = await new CoachClient(comet.notation, session, onTheSpot()).advise(session.snapshot, () => undefined);
  expect(advice).toMatchObject({ best: { move: moves.at[0] }, others: [] });
  session.close();
});

test('a proposal refused in this turn is not advised again', async () => {
  const session = await openTestSession(
    startrek,
    [personSitter('Ann'), botSitter('Vega'), botSitter('Mira')],
    makeDevice(),
  );
  await waitUntil(session, () => session.snapshot.request?.must === true);
  const coach = new CoachClient(startrek.notation, session, onTheSpot([], 20));
  const first = await coach.advise(session.snapshot, () => undefined);
  if (first === null) throw new Error('no advice');
  coach.recordProposal(first.best.move, first.chapter);
  const second = await coach.advise(session.snapshot, () => undefined);
  expect(second?.best.move).not.toEqual(first.best.move);
  expect(second?.best.move).toEqual(first.others[0]?.move);
  session.close();
});

test('the coach advises only players who are asked', async () => {
  const session = await openTestSession(comet, [botSitter('Vega'), botSitter('Mira')], makeDevice());
  const coach = new CoachClient(comet.notation, session, onTheSpot());
  expect(await coach.advise(session.snapshot, () => undefined)).toBeNull();
  session.close();
});

test('thinking that fails gives no advice', async () => {
  const session = await openTestSession(comet, [personSitter('Ann'), botSitter('Vega')], makeDevice());
  await waitUntil(session, () => session.snapshot.request !== null);
  const coach = new CoachClient(comet.notation, session, {
    run: () => Promise.reject(new Error('lost')),
    cancel: () => undefined,
  });
  expect(await coach.advise(session.snapshot, () => undefined)).toBeNull();
  session.close();
});

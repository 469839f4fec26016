import { expect, test } from 'vitest';
import { makeCometController, makeCometSetup } from './testing/comet-controller.ts';
import { FakeSession } from './testing/fake-session.ts';
import { calledBy } from './viewer.ts';

class ReviewedSession extends FakeSession {
  readonly callsAllByName = true;
}

const nameOf = (session: FakeSession, seat: number): string =>
  calledBy(makeCometController(session, makeCometSetup(session)), seat);

test('the only person of a game on this device is addressed as “You”, the others by name', () => {
  expect([0, 1].map((seat) => nameOf(new FakeSession(), seat))).toEqual(['You', 'Bot 1']);
});

test('in a review everybody is called by name', () => {
  expect([0, 1].map((seat) => nameOf(new ReviewedSession(), seat))).toEqual(['Ada', 'Bot 1']);
});

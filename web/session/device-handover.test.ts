import { defineQuestion, gameOver } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { DeviceHandover } from './device-handover.ts';

const ask = defineQuestion('main', 'open');
const seats = (...all: number[]): number => all.reduce((set, seat) => set | (1 << seat), 0);

test('a single person always has the view, no matter who is asked', () => {
  const point = new DeviceHandover(seats(2));
  for (const asked of [seats(0), seats(2), seats(0, 1, 2)]) {
    expect(point.follow(ask(asked))).toBe(false);
    expect([point.viewer, point.curtain]).toEqual([2, null]);
  }
});

test('among bots only, only spectators have a view', () => {
  const point = new DeviceHandover(0);
  point.follow(ask(seats(1)));
  expect([point.viewer, point.curtain]).toEqual([null, null]);
});

test('when another person must decide, the curtain closes and nobody has the view until it is lifted', () => {
  const point = new DeviceHandover(seats(0, 1));
  point.follow(ask(seats(0)));
  expect([point.viewer, point.curtain]).toEqual([null, 0]);
  expect(point.liftCurtain()).toBe(true);
  expect([point.viewer, point.curtain]).toEqual([0, null]);
  expect(point.follow(ask(seats(1)))).toBe(true);
  expect([point.viewer, point.curtain]).toEqual([null, 1]);
});

test('while only bots must decide, the present viewer keeps the view', () => {
  const point = new DeviceHandover(seats(0, 1));
  point.follow(ask(seats(0)));
  point.liftCurtain();
  expect(point.follow(ask(seats(2)))).toBe(false);
  expect(point.viewer).toBe(0);
});

test('a viewer who may act but need not hands the device to a player who must', () => {
  const point = new DeviceHandover(seats(0, 1));
  point.follow(ask(seats(0)));
  point.liftCurtain();
  point.follow(ask(seats(1), seats(0)));
  expect([point.viewer, point.curtain]).toEqual([null, 1]);
});

test('of several who must decide, the viewer comes first and then the others in turn', () => {
  const point = new DeviceHandover(seats(0, 1, 3));
  point.follow(ask(seats(1)));
  point.liftCurtain();
  point.follow(ask(seats(0, 1, 3)));
  expect([point.viewer, point.curtain]).toEqual([1, null]);
  point.follow(ask(seats(0, 3), seats(1)));
  expect(point.curtain).toBe(3);
  point.liftCurtain();
  point.follow(ask(seats(0), seats(1, 3)));
  expect(point.curtain).toBe(0);
});

test('a player who may act out of turn takes the device behind a curtain, and it goes back after a move', () => {
  const point = new DeviceHandover(seats(0, 1, 2));
  point.follow(ask(seats(0), seats(1, 2)));
  point.liftCurtain();
  expect(point.lendTo(1, ask(seats(0), seats(1, 2)))).toBe(true);
  expect([point.viewer, point.curtain, point.isLent]).toEqual([null, 1, true]);
  point.liftCurtain();
  expect(point.follow(ask(seats(0), seats(1, 2)), 3)).toBe(false); // a bot has acted meanwhile
  expect(point.viewer).toBe(1);
  expect(point.follow(ask(seats(0), seats(1, 2)), 1)).toBe(true);
  expect([point.viewer, point.curtain, point.isLent]).toEqual([null, 0, false]);
});

test('a lent device goes back without a message, and only players who may act can borrow it', () => {
  const point = new DeviceHandover(seats(0, 1));
  const asked = ask(seats(0), seats(1));
  point.follow(asked);
  expect(point.lendTo(1, asked)).toBe(false); // the curtain is still drawn
  point.liftCurtain();
  expect(point.lendTo(1, ask(seats(0)))).toBe(false);
  expect(new DeviceHandover(seats(0)).lendTo(1, asked)).toBe(false);
  point.lendTo(1, asked);
  point.liftCurtain();
  expect(point.reclaim(asked)).toBe(true);
  expect([point.viewer, point.curtain]).toEqual([null, 0]);
});

test("a curtain whose person is no longer asked opens on nobody's hand", () => {
  const point = new DeviceHandover(seats(0, 1));
  point.follow(ask(seats(0)));
  point.liftCurtain();
  point.follow(ask(seats(1)));
  point.follow(gameOver([1, 2]));
  expect([point.viewer, point.curtain]).toEqual([null, null]);
  expect(point.liftCurtain()).toBe(false);
});

import { fastRng, MoveList } from '@orrery/kernel';
import { comet, type Move } from '@orrery/kernel/example';
import { expect, test } from 'vitest';
import { BadNetwork } from '../testing/bad-network.ts';
import { FakeServer, makeTableSummary } from '../testing/fake-server.ts';
import { LiveTableClient } from './live-table-client.ts';
import { readDecision } from './unsent-decision.ts';

/** A table of two; all pages of the first seat store its unsent move in the same place. */
async function sitDown() {
  const network = new BadNetwork(fastRng(4));
  const server = new FakeServer(comet, 2, 4);
  const seat = [0, 1].find((each) => server.match.request(each)?.must) ?? expect.fail();
  let kept = '';
  let pages = 0;
  const drawer = {
    read: () => kept,
    write: (text: string) => {
      kept = text;
    },
  };
  const visit = (keeps = drawer) => {
    const door = network.page({ connect: (since, ears) => server.connect(seat, since, ears) });
    return new LiveTableClient(door, makeTableSummary(comet.id, 2), 1000 * ++pages, keeps);
  };
  const decide = (live: LiveTableClient, nth: number) => {
    const out = new MoveList<Move>(4);
    comet.moves(server.match.view(seat), out);
    const move = out.toArray().at(nth) ?? expect.fail();
    return live.request({
      type: 'choose',
      request: live.state.status?.request?.id ?? 0,
      move: comet.notation.print(move),
    });
  };
  return { network, server, visit, decide, kept: () => kept };
}

test('a decision made offline is played by the page after a reload', async () => {
  const { network, server, visit, decide, kept } = await sitDown();
  const first = visit();
  await network.pass(100);
  network.breakAll();
  void decide(first, 0);
  expect(first.state.isWaiting).toBe(true);
  first.close();
  const { seq } = server.match;
  expect(kept()).not.toBe('');
  const second = visit();
  await network.pass(1_000);
  expect(server.match.seq).toBeGreaterThan(seq);
  expect(second.state).toMatchObject({ isWaiting: false, isSuperseded: false });
  expect(kept()).toBe('');
});

test('an offline decision that came too late is dropped with a message', async () => {
  const { network, server, visit, decide, kept } = await sitDown();
  const first = visit();
  const elsewhere = visit({ read: () => '', write: () => undefined });
  await network.pass(100);
  network.breakAll();
  void decide(first, 0);
  first.close();
  const other = decide(elsewhere, -1);
  await network.pass(2_000);
  expect(await other).toEqual([]);
  const { seq } = server.match;
  const second = visit();
  await network.pass(1_000);
  expect(server.match.seq).toBe(seq);
  expect(second.state.isSuperseded).toBe(true);
  expect(kept()).toBe('');
  second.dismissSuperseded();
  expect(second.state.isSuperseded).toBe(false);
});

test('invalid stored data is no decision', () => {
  for (const text of [
    '',
    'null',
    '7',
    '{"seat":-1,"request":2,"move":"a"}',
    '{"seat":0,"request":"2","move":"a"}',
    '{',
  ])
    expect(readDecision(text)).toBeNull();
  expect(readDecision('{"seat":0,"request":2,"move":"a"}')).toEqual({ seat: 0, request: 2, move: 'a' });
});

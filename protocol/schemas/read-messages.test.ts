import { expect, test } from 'vitest';
import { BOT_PROTOCOL_VERSION, type HelloMessage, type HostMessage, toLine } from '../messages.ts';
import { readBotMessage, readHostMessage } from './read-messages.ts';

const HELLO: HelloMessage = {
  type: 'hello',
  protocol: BOT_PROTOCOL_VERSION,
  game: 'comet',
  edition: 1,
  options: { rounds: 20 },
  seats: 3,
  seat: 2,
  seed: 7,
  clock: { moveMs: 1000, startMs: 5000 },
};

const EVERY: readonly HostMessage[] = [
  HELLO,
  { ...HELLO, seed: null, clock: null },
  { type: 'events', events: [{ kind: 'rolled', seat: 0, die: 3 }] },
  {
    type: 'request',
    id: 4,
    question: 'main',
    must: true,
    view: { seat: 2, table: { turn: 1 }, hand: { cards: [] } },
    moves: ['end'],
  },
  { type: 'refused', request: 4, refusals: [{ code: 'price', rule: 'CO-07', numbers: { ice: 0 } }] },
  { type: 'over', places: [1, 2, 2] },
  { type: 'over', places: null },
  { type: 'forfeit', reason: 'timeout', answer: null },
  { type: 'forfeit', reason: 'illegal', answer: 'fly to the moon' },
];

test('every message of a host is read back as it was written, on one line', () => {
  for (const message of EVERY) {
    expect(toLine(message)).toMatch(/^[^\n]+\n$/);
    expect(readHostMessage(toLine(message))).toEqual({ ok: true, value: message });
  }
});

test('seed and clock may be left out', () => {
  const { seed, clock, ...rest } = HELLO;
  expect(readHostMessage(JSON.stringify(rest))).toEqual({ ok: true, value: { ...HELLO, seed: null, clock: null } });
});

test('a message that lacks a member gets a clear error', () => {
  for (const message of EVERY) {
    for (const key of Object.keys(message).filter((each) => !['seed', 'clock', 'places', 'answer'].includes(each))) {
      const { [key]: _, ...rest } = { ...message } as Record<string, unknown>;
      const read = readHostMessage(JSON.stringify(rest));
      expect(read.ok, `${message.type} without ${key}`).toBe(false);
    }
  }
  expect(readHostMessage('{"type":"hello"}')).toMatchObject({
    problem: { text: 'a message "hello" needs a valid protocol, game, edition, options, seats and seat' },
  });
});

test('a message without a type is told that it needs one, not that "undefined" is unknown', () => {
  expect(readHostMessage('{"events":[]}')).toMatchObject({
    problem: { text: 'a message needs a type; there are: hello, events, request, refused, over, forfeit' },
  });
  expect(readBotMessage('{"request":3,"move":"end"}')).toMatchObject({
    problem: { text: 'a message needs a type; there are: choose, ready' },
  });
  for (const type of ['null', '3', '{"a":1}']) {
    expect(readBotMessage(`{"type":${type}}`), type).toMatchObject({
      problem: { text: 'the type of a message must be a text; there are: choose, ready' },
    });
  }
});

test('a bot chooses, or is ready for another game, and says nothing else', () => {
  expect(readBotMessage(toLine({ type: 'choose', request: 3, move: 'end' }))).toEqual({
    ok: true,
    value: { type: 'choose', request: 3, move: 'end' },
  });
  expect(readBotMessage(toLine({ type: 'ready' }))).toEqual({ ok: true, value: { type: 'ready' } });
  const wrong = [
    '',
    'end',
    '[]',
    'null',
    '{"type":"choose","request":"3","move":"end"}',
    '{"type":"choose","request":-1}',
  ];
  for (const text of wrong) expect(readBotMessage(text).ok, text).toBe(false);
  expect(readBotMessage('{"type":"resign"}')).toMatchObject({
    problem: { text: 'there is no message "resign" here; there are: choose, ready' },
  });
  expect(readBotMessage('nonsense')).toMatchObject({
    problem: { text: 'a line must be a JSON object, not "nonsense"' },
  });
});

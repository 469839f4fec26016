import { expect, test } from 'vitest';
import { clientRequestSchema } from './client.ts';
import { liveStepSchema, serverMessageSchema } from './live.ts';
import { parseJson } from './parse-json.ts';

test('a text is read if it fits its schema, and members of later versions are dropped', () => {
  expect(parseJson(serverMessageSchema, '{"type":"ack","id":3,"later":true}')).toEqual({ type: 'ack', id: 3 });
});

test.each(['', '{', 'null', '[]', '7', '{"type":"ack"}', '{"type":"ack","id":"3"}', '{"type":"other","id":3}'])(
  'a text that does not fit is null: %s',
  (text) => {
    expect(parseJson(serverMessageSchema, text)).toBeNull();
  },
);

test.each(['{"length":{"toString":1}}', '{"toString":1}'])('a value that breaks zod does not fit: %s', (value) => {
  const text = `{"type":"choose","id":1,"request":1,"move":${value}}`;
  expect(parseJson(clientRequestSchema, text)).toBeNull();
});

test('the diffs of a step are passed on as they are', () => {
  const step = { seq: 1, events: [{ kind: 'rolled', dice: [1, 6] }], table: { a: [1], b: 0 }, hand: null };
  expect(parseJson(liveStepSchema, JSON.stringify(step))).toEqual(step);
  expect(parseJson(liveStepSchema, JSON.stringify({ ...step, table: 4 }))).toBeNull();
});

import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { orderedMessages } from './browser-connection.ts';

/** As a browser gets it. */
function packed(text: string): ArrayBuffer {
  const bytes = deflateRawSync(text);
  return new Uint8Array(bytes).buffer;
}

test('packed messages are unpacked, and messages after them wait for them', async () => {
  const heard: string[] = [];
  const receive = orderedMessages((text) => heard.push(text));
  receive('first');
  expect(heard).toEqual(['first']);
  const long = 'long '.repeat(20_000);
  receive(packed(long));
  receive('third');
  receive(packed('fourth'));
  receive('fifth');
  expect(heard).toEqual(['first']);
  await expect.poll(() => heard.length).toBe(5);
  expect(heard).toEqual(['first', long, 'third', 'fourth', 'fifth']);
  receive('at once');
  expect(heard.at(-1)).toBe('at once');
});

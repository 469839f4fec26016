import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LineStream } from './line-stream.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a program that does not read is disconnected before much is buffered for it', async () => {
  const closed = vi.fn();
  const lines = new LineStream(closed);
  const kilobyte = `${'x'.repeat(1023)}\n`;
  for (let i = 0; i < 256; i++) lines.write(kilobyte);
  expect(closed).not.toHaveBeenCalled();
  for (let i = 0; i < 1000; i++) lines.write(kilobyte);
  expect(closed).toHaveBeenCalledTimes(1);
  await expect(lines.readable.getReader().read()).rejects.toThrow('does not read');
});

test('a program that reads may receive any amount', async () => {
  const closed = vi.fn();
  const lines = new LineStream(closed);
  const reader = lines.readable.getReader();
  for (let i = 0; i < 1000; i++) {
    lines.write(`${'x'.repeat(1023)}\n`);
    expect((await reader.read()).value?.length).toBe(1024);
  }
  lines.end();
  expect((await reader.read()).done).toBe(true);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('an idle stream sends an empty line every twenty seconds', async () => {
  const lines = new LineStream(() => {});
  const reader = lines.readable.getReader();
  vi.advanceTimersByTime(20_000);
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('\n');
  await reader.cancel();
  expect(vi.getTimerCount()).toBe(0);
});

import { expect, test } from 'vitest';
import { ProgressDisplay } from './progress.ts';
import { CapturedOutput, testEnvironment } from './testing/world.ts';

/** Reports one game of a thousand every millisecond, and returns what was shown. */
function shown(kind: 'pipe' | 'terminal', ms: number, environment = {}, columns = 80): string {
  let now = 0;
  const err = new CapturedOutput(kind, columns);
  const world = { ...testEnvironment({ environment, now: () => now }), err };
  const progress = new ProgressDisplay(world, 10_000, 'games');
  for (; now <= ms; now++) progress.update(now);
  progress.end();
  return err.text;
}

test('without a terminal, plain lines appear after a second, then less and less often', () => {
  const lines = shown('pipe', 8000).trimEnd().split('\n');
  expect(lines).toEqual([
    '1,000 of 10,000 games (10 %) · 1,000/s · 9 s left',
    '3,000 of 10,000 games (30 %) · 1,000/s · 7 s left',
    '7,000 of 10,000 games (70 %) · 1,000/s · 3 s left',
  ]);
});

test('without a terminal, nothing is printed for work shorter than a second', () => {
  expect(shown('pipe', 900)).toBe('');
});

test('on a terminal a bar is redrawn in place ten times a second and removed at the end', () => {
  const frames = shown('terminal', 1000).split('\r').slice(1);
  expect(frames).toHaveLength(11);
  expect(frames[0]).toBe('░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 100 of 10,000 games (1 %) · 1,000/s · 10 s left\x1b[K');
  expect(frames[9]).toContain('███░░░');
  expect(frames[10]).toBe('\x1b[K');
});

test('a bar is never wider than the terminal', () => {
  for (const frame of shown('terminal', 2000).split('\r')) expect(frame.replace('\x1b[K', '').length).toBeLessThan(80);
  for (const frame of shown('terminal', 2000, {}, 40).split('\r'))
    expect(frame.replace('\x1b[K', '').length).toBeLessThan(40);
});

test('a terminal of unknown width counts as 80 columns wide', () => {
  expect(shown('terminal', 2000, {}, 0)).toBe(shown('terminal', 2000, {}, 80));
});

test('a terminal without control sequences gets lines', () => {
  expect(shown('terminal', 1000, { TERM: 'dumb' })).toBe('1,000 of 10,000 games (10 %) · 1,000/s · 9 s left\n');
});

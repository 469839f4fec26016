import { readFileSync } from 'node:fs';
import { findEdition, GAMES } from '@orrery/catalog';
import { parseLog, readLogHead, replay } from '@orrery/kernel';
import type { Fuzzer } from './fuzzer.ts';

const MAX_LOG_LINES = 80;

const goldenOf = (game: string): string =>
  readFileSync(new URL(`../../../games/${game}/golden/01.log`, import.meta.url), 'utf8')
    .split('\n')
    .slice(0, MAX_LOG_LINES)
    .join('\n');

let goldens: readonly string[] | null = null;

/**
 * Parses a corrupted log like any file from outside: it is valid, or refused with a sentence. Returns the time it took
 * in milliseconds; an exception is a bug.
 */
export async function readCorruptLog(fuzzer: Fuzzer): Promise<number> {
  goldens ??= GAMES.map(({ id }) => goldenOf(id));
  let text = fuzzer.pick(goldens);
  for (let i = fuzzer.rng(4); i >= 0; i--) text = fuzzer.corrupt(text);
  const head = readLogHead(text);
  const held = head.ok ? await findEdition(head.value.game, head.value.edition)?.load() : undefined;
  const begun = performance.now();
  held?.use((engine) => {
    const log = parseLog(engine, text);
    if (log.ok) replay(engine, { ...log.value, checks: [] });
  });
  return performance.now() - begun;
}

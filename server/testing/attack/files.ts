import { readFileSync } from 'node:fs';
import { findEdition, GAMES } from '@orrery/catalog';
import { parseLog, readLogHead, replay } from '@orrery/kernel';
import type { Grammar } from './grammar.ts';

const LINES = 80;

const goldenOf = (game: string): string =>
  readFileSync(new URL(`../../../games/${game}/golden/01.log`, import.meta.url), 'utf8')
    .split('\n')
    .slice(0, LINES)
    .join('\n');

let goldens: readonly string[] | null = null;

/**
 * Reads a spoilt log as everybody does who is handed a file: it is good, or refused with a sentence. Gives how long that
 * took in milliseconds; what throws is a fault of ours.
 */
export async function readSpoilt(grammar: Grammar): Promise<number> {
  goldens ??= GAMES.map(({ id }) => goldenOf(id));
  let text = grammar.any(goldens);
  for (let i = grammar.rng(4); i >= 0; i--) text = grammar.spoilt(text);
  const head = readLogHead(text);
  const held = head.ok ? await findEdition(head.value.game, head.value.edition)?.load() : undefined;
  const begun = performance.now();
  held?.use((engine) => {
    const log = parseLog(engine, text);
    if (log.ok) replay(engine, { ...log.value, checks: [] });
  });
  return performance.now() - begun;
}

import { findGame, LANGUAGES, type Language } from '@orrery/catalog';
import type { Words } from '@orrery/kernel';
import { say, type Texts } from '@orrery/words';
import { expect, test } from 'vitest';
import { decisionsIn } from '../session/testing/decisions.ts';
import { consider, type Decision } from '../session/thinking/consider.ts';
import { TABLES } from '../tables/index.ts';
import type { Reasons } from './reasons.ts';

const STRIDE = 9;
const MOST = 12;

interface Case {
  readonly decision: Decision;
  words(merit: Parameters<Reasons<never>['words']>[0]): Words;
}

/** Some decisions of a random game, and how their table puts merits into words. */
async function casesOf(id: string): Promise<{ readonly cases: readonly Case[]; texts(language: Language): Texts }> {
  const furnished = await TABLES[id]?.();
  if (furnished === undefined) throw new Error(`no table for ${id}`);
  return furnished.use((game, _, { reasons }) => {
    if (reasons === undefined) throw new Error(`${id} gives no reasons`);
    const cases: Case[] = [];
    let n = 0;
    for (const { view, asSeen } of decisionsIn(game, 4)) {
      if (n++ % STRIDE !== 0) continue;
      const table: typeof view.table = JSON.parse(JSON.stringify(view.table));
      cases.push({ decision: asSeen(view, 2), words: (merit) => reasons.words(merit, table) });
      if (cases.length === MOST) break;
    }
    return { cases, texts: (language) => reasons.texts(language) };
  });
}

test.each(Object.keys(TABLES))('every reason that comes up in %s can be said in every language', async (id) => {
  const { cases, texts } = await casesOf(id);
  const voice = findGame(id)?.editions.at(-1)?.voice;
  if (voice === undefined) throw new Error(`${id} has no voice`);
  const own = await Promise.all(LANGUAGES.map((language) => voice.texts(language)));
  let said = 0;
  for (const { decision, words } of cases) {
    const thoughts = await consider(
      decision,
      () => 0,
      () => undefined,
    );
    for (const merit of thoughts.opinions.flatMap(({ merits }) => merits)) {
      for (const [i, language] of LANGUAGES.entries()) {
        const speech = {
          language,
          texts: { ...own[i], ...texts(language) },
          names: ['Ann', 'Bob'],
          reader: 0,
        } as const;
        expect(say(words(merit), { ...speech, faults: 'throw' })).not.toBe('');
        said++;
      }
    }
  }
  expect(said).toBeGreaterThan(50);
});

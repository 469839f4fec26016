import { GAMES, LANGUAGES, presentEdition } from '@orrery/catalog';
import type { Game, Kinded, Words } from '@orrery/kernel';
import { say } from '@orrery/words';
import { expect, test } from 'vitest';
import { findKit } from '../../games/index.ts';
import { decisionsIn } from '../../session/testing/decisions.ts';
import { consider, type Decision } from '../../session/thinking/consider.ts';
import type { Reasons } from './reasons.ts';

const STRIDE = 23;
const MOST = 5;

interface Case {
  readonly decision: Decision;
  words(merit: Parameters<Reasons<never>['words']>[0]): Words;
}

/** Some decisions of a random game, and how its merits are put into words there. */
function casesOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  reasons: Reasons<T>,
): readonly Case[] {
  const cases: Case[] = [];
  let n = 0;
  for (const { view, asSeen } of decisionsIn(game, 4)) {
    if (n++ % STRIDE !== 0) continue;
    const table: T = JSON.parse(JSON.stringify(view.table));
    cases.push({ decision: asSeen(view, 2), words: (merit) => reasons.words(merit, table) });
    if (cases.length === MOST) break;
  }
  return cases;
}

/** Every game whose table says why, and how. */
const SPOKEN = (
  await Promise.all(
    GAMES.map(async ({ id }) => {
      const table = await findKit(id)?.table?.();
      return table?.use((game, _wording, { reasons }) =>
        reasons === undefined ? [] : [{ id, texts: reasons.texts, cases: () => casesOf(game, reasons) }],
      );
    }),
  )
).flatMap((spoken) => spoken ?? []);

test.each(SPOKEN)('every reason that comes up in $id can be said in every language', async ({ id, texts, cases }) => {
  const voice = presentEdition(id)?.voice;
  if (voice === undefined) throw new Error(`${id} has no voice`);
  const own = await Promise.all(LANGUAGES.map((language) => voice.texts(language)));
  let said = 0;
  for (const { decision, words } of cases()) {
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
  expect(said).toBeGreaterThan(30);
});

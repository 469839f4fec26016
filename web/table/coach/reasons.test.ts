import { GAMES, LANGUAGES, presentEdition } from '@orrery/catalog';
import type { Game, Kinded, Message } from '@orrery/kernel';
import { formatMessage } from '@orrery/words';
import { expect, test } from 'vitest';
import { findKit } from '../../games/index.ts';
import { decisionsIn } from '../../session/testing/decisions.ts';
import { type AdviceRequest, computeAdvice } from '../../session/thinking/advice.ts';
import type { ReasonTexts } from './reasons.ts';

const CHECK_EVERY_STEPS = 23;
const MAX_MOVES_CHECKED = 5;

interface Case {
  readonly decision: AdviceRequest;
  words(reason: Parameters<ReasonTexts<never>['messageOf']>[0]): Message;
}

/** Some decisions of a random game, and its formatter for reasons. */
function casesOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  reasons: ReasonTexts<T>,
): readonly Case[] {
  const cases: Case[] = [];
  let n = 0;
  for (const { view, asSeen } of decisionsIn(game, 4)) {
    if (n++ % CHECK_EVERY_STEPS !== 0) continue;
    const table: T = JSON.parse(JSON.stringify(view.table));
    cases.push({ decision: asSeen(view, 2), words: (reason) => reasons.messageOf(reason, table) });
    if (cases.length === MAX_MOVES_CHECKED) break;
  }
  return cases;
}

/** All games whose UI has reason texts. */
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

test.each(SPOKEN)('every reason that occurs in $id has a text in every language', async ({ id, texts, cases }) => {
  const voice = presentEdition(id)?.voice;
  if (voice === undefined) throw new Error(`${id} has no messages`);
  const own = await Promise.all(LANGUAGES.map((language) => voice.texts(language)));
  let said = 0;
  for (const { decision, words } of cases()) {
    const thoughts = await computeAdvice(
      decision,
      () => 0,
      () => undefined,
    );
    for (const reason of thoughts.evaluations.flatMap(({ reasons }) => reasons)) {
      for (const [i, language] of LANGUAGES.entries()) {
        const speech = {
          language,
          texts: { ...own[i], ...texts(language) },
          names: ['Ann', 'Bob'],
          reader: 0,
        } as const;
        expect(formatMessage(words(reason), { ...speech, onError: 'throw' })).not.toBe('');
        said++;
      }
    }
  }
  expect(said).toBeGreaterThan(30);
});

import { readdirSync, readFileSync } from 'node:fs';
import { GAMES, LANGUAGES, presentEdition } from '@orrery/catalog';
import { type Game, type Kinded, parseLog, replay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { findAlmanacEntry, parseAlmanac } from './parse.ts';

/** Stored games, read lazily. */
function* storedGames(game: string): Generator<string> {
  const folder = new URL(`../../games/${game}/golden/`, import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    yield* readFileSync(new URL(file, folder), 'utf8')
      .split(/^(?=orrery log )/m)
      .filter(Boolean);
  }
}

interface Ruled {
  readonly code: string;
  readonly rule: string;
}

const isRuled = (value: unknown): value is Ruled =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  'rule' in value &&
  typeof value.rule === 'string';

/** The gates and requirements of an action. */
const reasonsOf = (action: object): readonly Ruled[] =>
  ['gates', 'needs'].flatMap((part) => {
    const found: unknown = Reflect.get(action, part);
    return Array.isArray(found) ? found.filter(isRuled) : [];
  });

/** Collects the refusals of illegal moves at each request of stored games until every reason has occurred. */
function heardIn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  texts: Iterable<string>,
): readonly Ruled[] {
  const asked = new Set<string>();
  const heard: Ruled[] = [];
  const waiting = new Set(game.vocabulary.refusals.filter((code) => code.startsWith('not-')));
  for (const text of texts) {
    if (waiting.size === 0) break;
    const log = parseLog(game, text);
    if (!log.ok) throw new Error(log.problem.text);
    replay(game, { ...log.value, checks: [] }, ({ state, views }) => {
      const awaiting = game.awaiting(state.table);
      if (awaiting.who !== 'seats' || asked.has(awaiting.question)) return;
      asked.add(awaiting.question);
      for (const view of views) {
        for (const { any } of game.vocabulary.moves)
          heard.push(
            ...game.refuse(
              view,
              any(view.table, () => 0),
            ),
          );
      }
    });
  }
  return heard;
}

describe.each(GAMES.map(({ id }) => id))('the reasons of refusals in %s', (game) => {
  test('every reason leads to an entry that exists in every language', async () => {
    const voice = presentEdition(game)?.voice;
    if (voice === undefined) throw new Error(`${game} has no messages`);
    const told = (await voice.words()).use((rules) => ({
      codes: rules.vocabulary.refusals,
      reasons: [...rules.vocabulary.moves.flatMap(reasonsOf), ...heardIn(rules, storedGames(game))],
    }));
    const explained = new Set(told.reasons.map(({ code }) => code));
    expect(told.codes.filter((code) => !explained.has(code))).toEqual([]);
    for (const language of LANGUAGES) {
      const almanac = parseAlmanac(await voice.almanac(language));
      const lost = told.reasons.filter(({ rule }) => rule !== '' && findAlmanacEntry(almanac, rule) === null);
      expect(lost.map(({ code, rule }) => `${code} (${rule})`)).toEqual([]);
    }
  });
});

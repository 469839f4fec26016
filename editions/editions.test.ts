import { readdirSync, readFileSync } from 'node:fs';
import { type AnyGame, parseLog, printLog, replay } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import recorded from './checksums.json';
import { FROZEN } from './index.ts';
import { checksums, EDITIONS, frozenFolders } from './testing/checksums.ts';

const frozen = Object.entries(FROZEN).flatMap(([game, editions]) => editions.map((edition) => ({ game, ...edition })));

/** The golden games recorded while this edition was current. One file holds several games. */
function goldenGames(game: string, edition: number): string[] {
  const golden = new URL(`${game}/${edition}/golden/`, EDITIONS);
  return readdirSync(golden)
    .flatMap((file) => readFileSync(new URL(file, golden), 'utf8').split(/^(?=orrery log )/m))
    .filter((log) => log !== '');
}

/** Replays a log from start to end, compares every state, and prints the log again. */
const playedAgain = (held: AnyGame, text: string): string =>
  held.use((engine) => {
    const log = parseLog(engine, text);
    if (!log.ok) return log.problem.text;
    const played = replay(engine, log.value);
    return played.ok ? printLog(engine.notation, log.value) : played.problem.text;
  });

test('no file of a frozen edition was changed, added or removed', () => {
  expect(checksums()).toEqual(recorded);
});

test('every frozen edition of every game is listed', () => {
  expect(frozen.map(({ game, edition }) => `${game}/${edition}`).sort()).toEqual(frozenFolders().sort());
});

describe.each(frozen)('edition $edition of $game', ({ game, edition, languages, rules }) => {
  test('is what its folder says', async () => {
    const { load, edition: number } = await rules();
    expect(number).toBe(edition);
    expect((await load()).use(({ id, edition: own }) => [id, own])).toEqual([game, edition]);
  });

  test('plays its golden games byte for byte', async () => {
    const held = await (await rules()).load();
    const games = goldenGames(game, edition);
    expect(games.length).toBeGreaterThan(0);
    for (const text of games) expect(playedAgain(held, text)).toBe(text);
  }, 120_000);

  test('speaks every language it was frozen with', async () => {
    const { voice } = await rules();
    const keys = Object.keys(await voice.texts('en'));
    for (const language of languages) {
      expect(Object.keys(await voice.texts(language))).toEqual(keys);
      expect(await voice.almanac(language)).toMatch(/^# .+\n/);
    }
    expect((await voice.words()).use((engine, gameMessages) => [engine.edition, gameMessages !== null])).toEqual([
      edition,
      true,
    ]);
  });
});

import { ALL_GAMES, presentEdition } from '@orrery/catalog';
import { fastRng, standardOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { newStateSlot } from './context.ts';
import { suitsNetwork } from './kit.ts';
import { BOT_KIT_GAMES, botKitOf } from './kits.ts';
import { BOT_LEVELS, type BotLevel } from './levels.ts';
import { BOT_PERSONAS, NEUTRAL_PERSONA } from './personas.ts';
import { playBots } from './play-bots.ts';
import { heuristicsFor, seatBot } from './roster.ts';
import { WinEstimator } from './win-estimator.ts';

test('every complete game has a kit of its present edition', async () => {
  for (const { id } of ALL_GAMES.filter(({ state }) => state === 'complete')) {
    const kit = await botKitOf(id);
    expect(kit?.use(({ game }) => game.id)).toBe(id);
    expect(kit?.edition).toBe(presentEdition(id)?.edition);
  }
});

test('a request for an edition gets heuristics of that edition, or none', async () => {
  for (const { id, editions } of ALL_GAMES) {
    for (const { edition } of editions) {
      const loaded = await heuristicsFor(id, edition, BOT_PERSONAS[2]);
      expect(loaded?.use((game) => [game.id, game.edition])).toEqual([id, edition]);
    }
    expect(await heuristicsFor(id, editions.length + 1)).toBeNull();
  }
  expect(await heuristicsFor('ludo', 1)).toBeNull();
  expect(await heuristicsFor('toString', 1)).toBeNull();
});

test('a network is used by the levels it suits, in the present edition only', async () => {
  const isLearned = async (game: string, edition: number, level: BotLevel): Promise<boolean | undefined> =>
    (await heuristicsFor(game, edition, NEUTRAL_PERSONA, level))?.use((_, { winChances }) => winChances !== undefined);
  const { cadet, captain, admiral } = BOT_LEVELS;
  const present = { startrek: presentEdition('startrek')?.edition ?? 0, duel: presentEdition('duel')?.edition ?? 0 };
  expect(await isLearned('startrek', present.startrek, captain)).toBe(true);
  expect(await isLearned('startrek', present.startrek, admiral)).toBe(true);
  expect(await isLearned('startrek', present.startrek, cadet)).toBe(false);
  expect(await isLearned('startrek', 1, captain)).toBe(false);
  expect(await isLearned('duel', present.duel, captain)).toBe(true);
  expect(await isLearned('duel', present.duel, admiral)).toBe(true);
});

test('a search uses a network only in games where it was measured to be better with it', () => {
  expect(suitsNetwork({}, BOT_LEVELS.captain)).toBe(true);
  expect(suitsNetwork({}, BOT_LEVELS.admiral)).toBe(false);
  expect(suitsNetwork({ networkSearch: {} }, BOT_LEVELS.admiral)).toBe(true);
});

test('with a network the chances of winning are its own, without playouts', async () => {
  const loaded = await heuristicsFor(
    'startrek',
    presentEdition('startrek')?.edition ?? 0,
    NEUTRAL_PERSONA,
    BOT_LEVELS.captain,
  );
  loaded?.use((game, heuristics) => {
    const options = standardOptions(game.options);
    const { state, views } = newStateSlot(game, options, 3);
    const found = new WinEstimator(game, heuristics, { options, seats: 3 }).estimate(state, fastRng(1), 20);
    const expected: number[] = [];
    heuristics.winChances?.(views, expected);
    expect(found).toEqual(expected);
  });
  expect(loaded).not.toBeNull();
});

test.each(BOT_KIT_GAMES)('%s reads each of its values, and no others', async (id) => {
  const kit = await botKitOf(id);
  kit?.use(({ heuristics, values = {} }) => {
    const read = new Set<string | symbol>();
    heuristics?.(
      undefined,
      new Proxy(values, {
        get(of, name) {
          read.add(name);
          return Reflect.get(of, name);
        },
      }),
    );
    expect([...read].sort()).toEqual(Object.keys(values).sort());
  });
});

const EDITIONS = ALL_GAMES.flatMap(({ id, seats, editions }) =>
  editions.map(({ edition }) => ({ id, edition, seats: seats[0] })),
);

test.each(EDITIONS)('$id $edition has its heuristics under the present names', async ({ id, edition }) => {
  const present = await botKitOf(id);
  const members = present?.mind(NEUTRAL_PERSONA).use((_game, heuristics) => Object.keys(heuristics));
  const loaded = await heuristicsFor(id, edition);
  const found = loaded?.use((_game, heuristics) => Object.keys(heuristics)) ?? [];
  const needed = ['evaluate', 'winScale', 'evaluateMove', 'turnNumber', 'rolloutMove', 'propose'];
  expect(found).toEqual(expect.arrayContaining(needed));
  for (const member of ['chanceKey', 'searchParams', 'reasons']) {
    expect(found.includes(member), member).toBe(members?.includes(member));
  }
});

test.each(EDITIONS)(
  '$id $edition: bots that sit down anew before each decision make legal moves',
  async ({ id, edition, seats }) => {
    const loaded = await heuristicsFor(id, edition, BOT_PERSONAS[0]);
    loaded?.use((game, heuristics) => {
      const options = standardOptions(game.options);
      const gameSetup = { options, seats, seed: 3, budget: { iterations: 0 }, maxEntries: 1500 };
      const match = playBots(game, gameSetup, () => {
        const told: Parameters<ReturnType<typeof seat>['hear']>[0][] = [];
        const seat = (view: Parameters<typeof game.moves>[0]) =>
          seatBot(game, heuristics, BOT_LEVELS.cadet, { options, view, seats, seed: 3 });
        return {
          hear: (event) => void told.push(event),
          choose(view, budget) {
            const bot = seat(view);
            for (const event of told) bot.hear(event);
            return bot.choose(view, budget);
          },
        };
      });
      expect(match.seq).toBeGreaterThan(100);
    });
  },
);

import { ALL_GAMES, presentEdition } from '@orrery/catalog';
import { standardOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { BOT_KIT_GAMES, botKitOf } from './kits.ts';
import { BOT_LEVELS } from './levels.ts';
import { BOT_PERSONAS, NEUTRAL_PERSONA } from './personas.ts';
import { playBots } from './play-bots.ts';
import { heuristicsFor, seatBot } from './roster.ts';

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

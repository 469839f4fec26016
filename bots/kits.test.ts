import { EVERY_GAME, presentEdition } from '@orrery/catalog';
import { standardOptions } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { CREW } from './crew.ts';
import { KIT_GAMES, kitOf } from './kits.ts';
import { LEVELS } from './levels.ts';
import { mindOf, seatBot } from './roster.ts';
import { playBots } from './sitting.ts';

test('every game that is complete has a kit of its present edition', async () => {
  for (const { id } of EVERY_GAME.filter(({ state }) => state === 'complete')) {
    const kit = await kitOf(id);
    expect(kit?.use(({ game }) => game.id)).toBe(id);
    expect(kit?.edition).toBe(presentEdition(id)?.edition);
  }
});

test('whoever asks for an edition gets a mind of that edition, or none', async () => {
  for (const { id, editions } of EVERY_GAME) {
    for (const { edition } of editions) {
      const minded = await mindOf(id, edition, CREW[2]);
      expect(minded?.use((game) => [game.id, game.edition])).toEqual([id, edition]);
    }
    expect(await mindOf(id, editions.length + 1)).toBeNull();
  }
  expect(await mindOf('ludo', 1)).toBeNull();
  expect(await mindOf('toString', 1)).toBeNull();
});

test.each(KIT_GAMES)('%s reads each of its values, and no other', async (id) => {
  const kit = await kitOf(id);
  kit?.use(({ sense, values = {} }) => {
    const read = new Set<string | symbol>();
    sense?.(
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

const EDITIONS = EVERY_GAME.flatMap(({ id, seats, editions }) =>
  editions.map(({ edition }) => ({ id, edition, seats: seats[0] })),
);

test.each(EDITIONS)(
  '$id $edition: bots that sit down anew before each decision make legal moves',
  async ({ id, edition, seats }) => {
    const minded = await mindOf(id, edition, CREW[0]);
    minded?.use((game, sense) => {
      const options = standardOptions(game.options);
      const sitting = { options, seats, seed: 3, budget: { iterations: 0 }, bound: 1500 };
      const match = playBots(game, sitting, () => {
        const told: Parameters<ReturnType<typeof seat>['hear']>[0][] = [];
        const seat = (view: Parameters<typeof game.moves>[0]) =>
          seatBot(game, sense, LEVELS.cadet, { options, view, seats, seed: 3 });
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

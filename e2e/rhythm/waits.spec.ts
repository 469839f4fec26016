import { LONG_TAG } from '../accessibility.ts';
import { MEASURED_GAMES } from '../measures/measured-games.ts';
import { quantile } from '../measures/page-observer.ts';
import { startNewGame } from '../new-game.ts';
import { type InputMethod, mouseInput } from '../player/input-methods.ts';
import type { PageState } from '../player/page-state.ts';
import { PagePlayer } from '../player/player.ts';
import { expect, test } from '../test.ts';

/** How many waits between own turns are measured. */
const WAITS = 9;
/** The promise for the median wait with Captains, by pace. */
const MAX_WAIT_MS = { normal: 8_000, fast: 3_000 } as const;

/** The first question of an own turn: the dice, or the sector to fly to. */
const beginsTurn = ({ choices, lit }: PageState): boolean =>
  choices.some(({ name, isOff }) => !isOff && name.startsWith('Roll the dice')) ||
  lit.some((place) => place.startsWith('Sector '));

test.use({ seed: 5, viewport: { width: 1440, height: 900 } });
test.setTimeout(600_000);

for (const pace of ['normal', 'fast'] as const) {
  test.describe(`at the ${pace} pace`, { tag: LONG_TAG }, () => {
    test.use({ pace });

    for (const { game, strategy, options } of MEASURED_GAMES) {
      test(`${game}: between two own turns one waits at most ${MAX_WAIT_MS[pace] / 1_000} seconds in most rounds`, async ({
        page,
      }) => {
        await startNewGame(page, { game, level: 'Captain', options });
        let pressed = 0;
        const mouse = mouseInput(page);
        const input: InputMethod = {
          point: mouse.point,
          async press(control, where) {
            await mouse.press(control, where);
            pressed = Date.now();
          },
        };
        const player = new PagePlayer(page, input, strategy(), 'board', 'watched');
        const waits: number[] = [];
        let ended: number | null = null;
        await player.play((sight) => {
          if (/^End (the )?turn/.test(player.actions.at(-1) ?? '')) ended ??= pressed;
          if (ended !== null && beginsTurn(sight)) {
            waits.push(Date.now() - ended);
            ended = null;
          }
          return waits.length >= WAITS;
        }, 600);
        const [median, longest] = [quantile(waits, 0.5), Math.max(...waits)];
        console.log(`${game}, ${pace} pace: waits of ${median} ms, at most ${longest} ms, ${waits.length} rounds`);
        expect(waits.length).toBeGreaterThanOrEqual(WAITS);
        expect(median, waits.join(' ')).toBeLessThanOrEqual(MAX_WAIT_MS[pace]);
      });
    }
  });
}

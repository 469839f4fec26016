import { fastRng, type Game, type Kinded, type Seat, type SeatView } from '@orrery/kernel';
import { setupsCovering } from '@orrery/kernel/laws';
import { expect, test } from 'vitest';
import { newStateSlot } from '../context.ts';
import { BOT_KIT_GAMES, botKitOf } from '../kits.ts';
import { playBots } from '../play-bots.ts';
import { seatRandom } from '../roster.ts';
import type { PositionFigures } from './figures.ts';

/** Enough to leave the setup and to see flights, encounters and trades; some options end a game before. */
const MAX_ENTRIES = 500;
const CHECK_EVERY_ENTRIES = 5;
const MAX_FIGURE = 2 ** 15 - 1;
const MARGIN_FIGURES = 3;

/** Plays at random. Shows each position as the seat sees it, and one that it takes for possible. */
function walk<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { options, seats }: { readonly options: O; readonly seats: number },
  look: (seen: SeatView<T, H>, imagined: readonly SeatView<T, H>[]) => void,
): void {
  playBots(game, { options, seats, seed: seats, budget: { iterations: 0 }, maxEntries: MAX_ENTRIES }, (setup) => {
    const memory = game.memory.blank(setup);
    const guess = newStateSlot(game, options, seats);
    const rng = fastRng(setup.seat);
    const bot = seatRandom(game, setup.seat);
    let asked = 0;
    return {
      hear(event) {
        game.memory.hear(memory, event);
        bot.hear(event);
      },
      choose(view, budget) {
        if (asked++ % CHECK_EVERY_ENTRIES === 0) {
          game.imagine(view, memory, rng, guess.state);
          look(view, guess.views);
        }
        return bot.choose(view, budget);
      },
    };
  });
}

/** The figures of a seat, written between margins that must stay untouched. */
function written<T, H>(figures: PositionFigures<T, H>, { table, hand }: SeatView<T, H>, seat: Seat): number[] {
  const into = new Int32Array(figures.names.length + 2 * MARGIN_FIGURES).fill(MAX_FIGURE + 1);
  figures.readTable?.(table);
  figures.write(table, hand, seat, into, MARGIN_FIGURES);
  expect(into.subarray(0, MARGIN_FIGURES).every((n) => n === MAX_FIGURE + 1)).toBe(true);
  expect(into.subarray(-MARGIN_FIGURES).every((n) => n === MAX_FIGURE + 1)).toBe(true);
  return [...into.subarray(MARGIN_FIGURES, -MARGIN_FIGURES)];
}

test.each(BOT_KIT_GAMES)('%s: every figure has a name of its own', async (id) => {
  const kit = await botKitOf(id);
  const names = kit?.use(({ figures }) => figures?.names) ?? [];
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test.each(BOT_KIT_GAMES)(
  '%s: with any options, figures fit 16 bits and depend on nothing but the view of their seat',
  async (id) => {
    const kit = await botKitOf(id);
    kit?.use(({ game, figures }) => {
      if (figures === undefined) return;
      let looks = 0;
      for (const setup of setupsCovering(game)) {
        walk(game, setup, (view, imagined) => {
          looks++;
          const own = written(figures, view, view.seat);
          expect(own.filter((n) => Math.abs(n) > MAX_FIGURE)).toEqual([]);
          const same = imagined[view.seat];
          if (same === undefined) throw new Error(`no seat ${view.seat}`);
          // Other seats are written in between; nothing of them may remain.
          for (const other of imagined) if (other !== same) written(figures, other, other.seat);
          expect(written(figures, same, view.seat)).toEqual(own);
        });
      }
      expect(looks).toBeGreaterThan(100);
    });
  },
);

import { BOT_KIT_GAMES, heuristicsFor } from '@orrery/bots';
import { GAMES, presentEdition } from '@orrery/catalog';
import { fastRng, type Game, type Kinded, standardOptions, viewsOf } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import { expect, test } from 'vitest';
import { decisionsIn } from '../testing/decisions.ts';
import { type AdviceRequest, computeAdvice } from './advice.ts';

const COACHED = GAMES.map(({ id }) => id).filter((id) => BOT_KIT_GAMES.includes(id));
/** Entries to play before the check, so that something is hidden; a short game is checked near its end. */
const ENTRIES = 150;
const ITERATIONS = 30;

/** A decision that looks the same in another world, in both worlds. */
function decisionInTwoWorlds<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
): readonly [AdviceRequest, AdviceRequest] {
  const options = standardOptions(game.options);
  let latest: readonly [AdviceRequest, AdviceRequest] | null = null;
  for (const { entries, state, view, events, asSeen } of decisionsIn(game, 11)) {
    const memory = game.memory.blank(view);
    for (const event of events) game.memory.hear(memory, event);
    const other = game.setup(options, game.seats[0]);
    game.imagine(view, memory, fastRng(3), other);
    const twin = viewsOf(other)[view.seat];
    // If nothing is hidden, or by chance, it is the same world.
    if (twin === undefined || JSON.stringify(other) === JSON.stringify(state)) continue;
    latest = [asSeen(view, ITERATIONS), asSeen(twin, ITERATIONS)];
    if (entries >= ENTRIES) break;
  }
  if (latest !== null) return latest;
  throw new Error('the game ended before anything was hidden');
}

test('what speaks for every move alike is not said for any', async () => {
  for (const { view, asSeen } of decisionsIn(startrek, 2)) {
    const { evaluations } = await computeAdvice(
      asSeen(view, 2),
      () => 0,
      () => undefined,
    );
    // The first station is a point wherever it is built.
    expect(evaluations.length).toBeGreaterThan(10);
    const codes = evaluations.flatMap(({ reasons }) => reasons.map(({ code }) => code));
    expect(codes).toContain('yield');
    expect(codes).not.toContain('points');
    return;
  }
});

test.each(COACHED)('in %s the coach says exactly the same in two worlds that look the same', async (id) => {
  const decisions = (await heuristicsFor(id, presentEdition(id)?.edition ?? 0))?.use((game) =>
    decisionInTwoWorlds(game),
  );
  if (decisions === undefined) throw new Error(`no decisions for ${id}`);
  const [here, there] = await Promise.all(
    decisions.map((decision) =>
      computeAdvice(
        decision,
        () => 0,
        () => undefined,
      ),
    ),
  );
  expect(here?.evaluations.length).toBeGreaterThan(1);
  expect(JSON.stringify(there)).toBe(JSON.stringify(here));
});

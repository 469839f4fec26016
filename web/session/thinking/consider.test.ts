import { mindOf } from '@orrery/bots';
import {
  drawnFrom,
  fastRng,
  type Game,
  heard,
  type Kinded,
  Line,
  MoveList,
  someoneAsked,
  standardOptions,
  viewsOf,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { consider, type Decision } from './consider.ts';

const GAMES = ['startrek', 'starship', 'duel', 'starfarers'] as const;
/** Entries before anybody looks, so that there is something to hide. */
const ENTRIES = 150;
const ITERATIONS = 30;

const fail = (seat: number): never => {
  throw new Error(`seat ${seat} has no move`);
};

/** Plays at random up to a decision that looks the same in another world, and puts it in both. */
function decisionInTwoWorlds<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
): readonly [Decision, Decision] {
  const options = standardOptions(game.options);
  const [seats] = game.seats;
  const line = new Line(game, options, seats);
  const rng = fastRng(11);
  const chance = drawnFrom(rng);
  const told: E[][] = line.views.map(() => []);
  const moves = new MoveList<M>(0);
  const other = game.setup(options, seats);
  for (let entries = 0; ; entries++) {
    const asked = game.awaiting(line.state.table);
    if (asked.who === 'over') throw new Error('over before anything was hidden');
    const seat = asked.who === 'seats' ? someoneAsked(asked, rng) : 0;
    const view = line.views[seat];
    if (view === undefined) throw new Error(`nobody sits on seat ${seat}`);
    if (asked.who === 'seats') game.moves(view, moves);
    if (asked.who === 'seats' && entries >= ENTRIES && moves.n > 1) {
      const events = told[seat] ?? [];
      const memory = game.memory.blank(view);
      for (const event of events) game.memory.hear(memory, event);
      game.imagine(view, memory, fastRng(3), other);
      const decisionAt = (seen: unknown): Decision => ({
        game: game.id,
        options: JSON.stringify(options),
        seats,
        view: JSON.stringify(seen),
        told: JSON.stringify(events),
        seed: 5,
        iterations: ITERATIONS,
        milliseconds: Number.POSITIVE_INFINITY,
      });
      const isOther = JSON.stringify(other) !== JSON.stringify(line.state);
      if (isOther) return [decisionAt(view), decisionAt(viewsOf(other)[seat])];
    }
    const move = asked.who === 'chance' ? undefined : moves.at[rng(moves.n)];
    const applied =
      asked.who === 'chance'
        ? line.apply({ by: 'chance', secret: asked.secret, outcome: [...chance(asked, 0)] })
        : line.apply({ by: seat, move: move ?? fail(seat) });
    if (!applied.ok) throw new Error(applied.problem.text);
    for (const [q, events] of told.entries()) {
      for (const each of applied.value.told) {
        const event = heard(each, q);
        if (event !== null) events.push(event);
      }
    }
  }
}

test.each(GAMES)('in %s the coach says the same, letter for letter, in two worlds that look alike', async (id) => {
  const decisions = (await mindOf(id))?.use((game) => decisionInTwoWorlds(game));
  if (decisions === undefined) throw new Error(`nobody knows ${id}`);
  const [here, there] = await Promise.all(
    decisions.map((decision) =>
      consider(
        decision,
        () => 0,
        () => undefined,
      ),
    ),
  );
  expect(here?.opinions.length).toBeGreaterThan(1);
  expect(JSON.stringify(there)).toBe(JSON.stringify(here));
});

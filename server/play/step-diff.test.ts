import { ALL_GAMES } from '@orrery/catalog';
import {
  fastRng,
  type Game,
  type Kinded,
  type LogEntry,
  Match,
  randomAskedSeat,
  type Seat,
  seededChance,
  standardOptions,
} from '@orrery/kernel';
import { applyJsonDiff, type JsonValue, type LiveStep } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { applyAndDiff, type StepDiff, stepJson } from './step-diff.ts';

const STEPS_PER_GAME = 150;

/** Plays a random game, and replays it from its entries as a server does; `each` is called for every move and undo. */
function playBoth<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
  each: (
    match: Match<T, H, B, M, E, O, K>,
    served: Match<T, H, B, M, E, O, K>,
    diffs: readonly StepDiff[] | 'undone',
  ) => void,
): void {
  const options = standardOptions(game.options);
  const seats = game.seats[0];
  const match = Match.start(game, { id: 'g', options, seats, chance: seededChance(seed) });
  const served = new Match(game, match.header);
  const slot = game.setup(options, seats);
  const serve = (entries: readonly LogEntry<M>[]): readonly StepDiff[] =>
    entries.map((entry) => applyAndDiff(served, entry, slot));
  each(match, served, serve(match.entries));
  const rng = fastRng(seed);
  for (let i = 0; i < STEPS_PER_GAME && match.awaiting.who === 'seats'; i++) {
    const seat = randomAskedSeat(match.awaiting, rng);
    const before = match.seq;
    if (match.undoable(seat) > 0 && rng(12) === 0) {
      match.undo(seat);
      serve(match.entries.slice(before));
      each(match, served, 'undone');
      continue;
    }
    const moves = match.moves(seat, 2);
    const move = moves[rng(moves.length)];
    const request = match.request(seat);
    if (move === undefined || request === null) throw new Error('no seat can act');
    expect(match.choose(seat, request.id, move).ok).toBe(true);
    each(match, served, serve(match.entries.slice(before)));
  }
}

const games = ALL_GAMES.flatMap(({ id, editions }) => editions.slice(-1).map(({ load }) => ({ id, load })));

describe.each(games)('$id', ({ load }) => {
  test('a game loaded from its log asks, allows and undoes like the original', async () => {
    (await load()).use((game) =>
      playBoth(game, 7, (match, served) => {
        expect(served.state).toEqual(match.state);
        expect([served.seq, served.lastUndo, served.lastEffective]).toEqual([
          match.seq,
          match.lastUndo,
          match.lastEffective,
        ]);
        for (let seat = 0; seat < game.seats[0]; seat++) {
          expect(served.request(seat)).toEqual(match.request(seat));
          expect(served.undoable(seat)).toBe(match.undoable(seat));
        }
      }),
    );
  });

  test('steps lead every seat from view to view, and report what the match reports', async () => {
    (await load()).use((game) => {
      const seats = game.seats[0];
      const audience: (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
      const { table, hands } = game.setup(standardOptions(game.options), seats);
      const first = (seat: Seat | null) => ({ table: table as JsonValue, hand: hands[seat ?? 0] as JsonValue });
      const views = audience.map((seat) => ({ seat, past: new Map([[0, first(seat)]]), ...first(seat) }));
      playBoth(game, 8, (match, served, diffs) => {
        for (const view of views) {
          if (diffs === 'undone') Object.assign(view, view.past.get(served.lastEffective));
          for (const diff of diffs === 'undone' ? [] : diffs) {
            const step: LiveStep = JSON.parse(stepJson(diff, view.seat));
            if (step.table !== null) view.table = applyJsonDiff(view.table, step.table);
            if (step.hand !== null) view.hand = applyJsonDiff(view.hand, step.hand);
            view.past.set(step.seq, { table: view.table, hand: view.hand });
            const [told] = match.heardBy(view.seat, diff.seq - 1);
            expect({ seq: step.seq, events: step.events }).toEqual(JSON.parse(JSON.stringify(told)));
          }
          expect(view.table).toEqual(match.state.table);
          if (view.seat !== null) expect(view.hand).toEqual(match.state.hands[view.seat]);
        }
      });
    });
  });
});

import { EVERY_GAME } from '@orrery/catalog';
import {
  type Entry,
  fastRng,
  type Game,
  type Kinded,
  Match,
  type Seat,
  seededChance,
  someoneAsked,
  standardOptions,
} from '@orrery/kernel';
import { changed, type LiveStep, type Plain } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { type Stride, stepFor, strideBy } from './stride.ts';

const STEPS = 150;

/** Plays a random game, and the same again from its entries as a server does; `each` sees every answer and taking back. */
function playBoth<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  seed: number,
  each: (
    match: Match<T, H, B, M, E, O, K>,
    served: Match<T, H, B, M, E, O, K>,
    strides: readonly Stride[] | 'undone',
  ) => void,
): void {
  const options = standardOptions(game.options);
  const seats = game.seats[0];
  const match = Match.start(game, { id: 'g', options, seats, chance: seededChance(seed) });
  const served = new Match(game, match.header);
  const slot = game.setup(options, seats);
  const serve = (entries: readonly Entry<M>[]): readonly Stride[] =>
    entries.map((entry) => strideBy(served, entry, slot));
  each(match, served, serve(match.entries));
  const rng = fastRng(seed);
  for (let i = 0; i < STEPS && match.awaiting.who === 'seats'; i++) {
    const seat = someoneAsked(match.awaiting, rng);
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
    if (move === undefined || request === null) throw new Error('nothing to do');
    expect(match.choose(seat, request.id, move).ok).toBe(true);
    each(match, served, serve(match.entries.slice(before)));
  }
}

const games = EVERY_GAME.flatMap(({ id, editions }) => editions.slice(-1).map(({ load }) => ({ id, load })));

describe.each(games)('$id', ({ load }) => {
  test('a game taken in from its log asks, allows and takes back as where it was played', async () => {
    (await load()).use((game) =>
      playBoth(game, 7, (match, served) => {
        expect(served.state).toEqual(match.state);
        expect([served.seq, served.lastUndo, served.lastHeld]).toEqual([match.seq, match.lastUndo, match.lastHeld]);
        for (let seat = 0; seat < game.seats[0]; seat++) {
          expect(served.request(seat)).toEqual(match.request(seat));
          expect(served.undoable(seat)).toBe(match.undoable(seat));
        }
      }),
    );
  });

  test('steps lead everybody from view to view, and tell what the match tells', async () => {
    (await load()).use((game) => {
      const seats = game.seats[0];
      const audience: (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
      const { table, hands } = game.setup(standardOptions(game.options), seats);
      const first = (seat: Seat | null) => ({ table: table as Plain, hand: hands[seat ?? 0] as Plain });
      const views = audience.map((seat) => ({ seat, past: new Map([[0, first(seat)]]), ...first(seat) }));
      playBoth(game, 8, (match, served, strides) => {
        for (const view of views) {
          if (strides === 'undone') Object.assign(view, view.past.get(served.lastHeld));
          for (const stride of strides === 'undone' ? [] : strides) {
            const step: LiveStep = JSON.parse(stepFor(stride, view.seat));
            if (step.table !== null) view.table = changed(view.table, step.table);
            if (step.hand !== null) view.hand = changed(view.hand, step.hand);
            view.past.set(step.seq, { table: view.table, hand: view.hand });
            const [told] = match.told(view.seat, stride.seq - 1);
            expect({ seq: step.seq, events: step.events }).toEqual(JSON.parse(JSON.stringify(told)));
          }
          expect(view.table).toEqual(match.state.table);
          if (view.seat !== null) expect(view.hand).toEqual(match.state.hands[view.seat]);
        }
      });
    });
  });
});

import {
  EVERYBODY,
  fastRng,
  type Game,
  has,
  heard,
  type Kinded,
  MoveList,
  Notebook,
  type State,
  seededChance,
  someoneAsked,
  standardOptions,
  type Told,
  viewsOf,
  type Wording,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { keysIn, LANGUAGES, type Spoken } from './speech.ts';

/** A table at which a random game is listened to. */
interface Listened<O> {
  readonly name: string;
  readonly options: Partial<O>;
  readonly seats: number;
}

/** A game with its words, and how they are said. */
interface Listening<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O>;
  readonly spoken: Spoken;
  /** How long each game is followed. */
  readonly steps: number;
  readonly tables: readonly Listened<O>[];
}

/** What is said to those alone who may know it has a key that ends so. */
const SECRET = /\.known$/;
/** So many moves of a list are put into words. */
const MOVES_SAID = 20;

/** Plays random games and holds what is said of them to who may hear it, in every language. */
export function hearingSuite<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  wording,
  spoken,
  steps,
  tables,
}: Listening<T, H, B, M, E, O, K>): void {
  type Moment = { readonly state: State<T, H, B>; readonly told: readonly Told<E>[] };

  function walk({ options, seats }: Listened<O>, seed: number, each: (moment: Moment) => void): void {
    const rng = fastRng(seed);
    const chance = seededChance(seed);
    const state = game.setup({ ...standardOptions(game.options), ...options }, seats);
    const views = viewsOf(state);
    const moves = new MoveList<M>(3);
    for (let step = 0; step < steps; step++) {
      const asked = game.awaiting(state.table);
      if (asked.who === 'over') return;
      const notebook = new Notebook<E>();
      if (asked.who === 'chance') game.resolve(state, chance(asked, step), notebook);
      else {
        const seat = someoneAsked(asked, rng);
        const view = views[seat];
        if (view === undefined) throw new Error(`no seat ${seat}`);
        game.moves(view, moves);
        const move = moves.at[rng(moves.n)];
        if (move === undefined) throw new Error(`seat ${seat} has no move`);
        game.play(state, seat, move, notebook);
      }
      each({ state, told: notebook.told });
    }
  }

  test.each(tables)('whatever happens to $name is told to each seat and to spectators in each language', (table) => {
    walk(table, 7, ({ state, told }) => {
      for (const window of [{ seat: null, table: state.table }, ...viewsOf(state)]) {
        for (const each of told) {
          const event = heard(each, window.seat);
          const words = event === null ? null : wording.event(event, window);
          if (words !== null) for (const language of LANGUAGES) spoken(words, language, window.seat);
        }
      }
    });
  });

  test.each(tables)('what $name are asked and could do is said in each language', (table) => {
    const moves = new MoveList<M>(2);
    walk(table, 8, ({ state }) => {
      const asked = game.awaiting(state.table);
      if (asked.who !== 'seats') return;
      for (const view of viewsOf(state)) {
        for (const language of LANGUAGES) spoken(wording.question(asked, view), language, view.seat);
        game.moves(view, moves);
        for (const move of moves.toArray().slice(0, MOVES_SAID)) {
          spoken(wording.move(move, state.table), 'de', view.seat);
        }
      }
    });
  });

  test.each(tables)('why $name may not do something is said with all its figures', (table) => {
    const rng = fastRng(3);
    walk(table, 9, ({ state }) => {
      for (const view of viewsOf(state)) {
        const kind = game.vocabulary.moves[rng(game.vocabulary.moves.length)];
        const refusals = kind === undefined ? [] : game.refuse(view, kind.any(state.table, rng));
        for (const refusal of refusals) for (const language of LANGUAGES) spoken(wording.refusal(refusal), language);
      }
    });
  });

  test.each(tables)('a secret among $name is said only to those who may know it', (table) => {
    let secrets = 0;
    walk(table, 10, ({ state, told }) => {
      for (const each of told) {
        if (each.to === EVERYBODY) continue;
        secrets++;
        for (const view of viewsOf(state)) {
          const event = heard(each, view.seat);
          const words = event === null ? null : wording.event(event, view);
          expect(words !== null && keysIn(words).some((key) => SECRET.test(key))).toBe(has(each.to, view.seat));
        }
      }
    });
    expect(secrets).toBeGreaterThan(0);
  });
}

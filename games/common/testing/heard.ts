import {
  EVERYBODY,
  EventRecorder,
  eventFor,
  fastRng,
  type Game,
  type GameMessages,
  hasSeat,
  type Kinded,
  MoveList,
  randomAskedSeat,
  type State,
  seededChance,
  standardOptions,
  type ToldEvent,
  viewsOf,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import { COMPLETE_LANGUAGES, type FormatFn, messageKeys } from './format.ts';

/** The set-up of a random game whose messages are checked. */
interface HeardTable<O> {
  readonly name: string;
  readonly options: Partial<O>;
  readonly seats: number;
}

/** A game with its messages, and how to format them. */
interface HearingSuiteInput<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly messages: GameMessages<T, H, M, E, O>;
  readonly spoken: FormatFn;
  /** Number of steps of each game. */
  readonly steps: number;
  readonly tables: readonly HeardTable<O>[];
}

/** Keys of messages for those who may know a secret end like this. */
const SECRET_KEY_PATTERN = /\.known$/;
/** Number of moves of a list that are formatted. */
const MAX_MOVES_FORMATTED = 20;

/** Plays random games and checks that messages reveal nothing to seats that may not know it, in every language. */
export function hearingSuite<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  messages: gameMessages,
  spoken,
  steps,
  tables,
}: HearingSuiteInput<T, H, B, M, E, O, K>): void {
  type Moment = { readonly state: State<T, H, B>; readonly told: readonly ToldEvent<E>[] };

  function walk({ options, seats }: HeardTable<O>, seed: number, each: (moment: Moment) => void): void {
    const rng = fastRng(seed);
    const chance = seededChance(seed);
    const state = game.setup({ ...standardOptions(game.options), ...options }, seats);
    const views = viewsOf(state);
    const moves = new MoveList<M>(3);
    for (let step = 0; step < steps; step++) {
      const asked = game.awaiting(state.table);
      if (asked.who === 'over') return;
      const notebook = new EventRecorder<E>();
      if (asked.who === 'chance') game.resolve(state, chance(asked, step), notebook);
      else {
        const seat = randomAskedSeat(asked, rng);
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

  test.each(tables)('every event of $name can be told to each seat and to spectators in each language', (table) => {
    walk(table, 7, ({ state, told }) => {
      for (const window of [{ seat: null, table: state.table }, ...viewsOf(state)]) {
        for (const each of told) {
          const event = eventFor(each, window.seat);
          const words = event === null ? null : gameMessages.event(event, window);
          if (words !== null) for (const language of COMPLETE_LANGUAGES) spoken(words, language, window.seat);
        }
      }
    });
  });

  test.each(tables)('every question and move of $name has a text in each language', (table) => {
    const moves = new MoveList<M>(2);
    walk(table, 8, ({ state }) => {
      const asked = game.awaiting(state.table);
      if (asked.who !== 'seats') return;
      for (const view of viewsOf(state)) {
        for (const language of COMPLETE_LANGUAGES) spoken(gameMessages.question(asked, view), language, view.seat);
        game.moves(view, moves);
        for (const move of moves.toArray().slice(0, MAX_MOVES_FORMATTED)) {
          spoken(gameMessages.move(move, state.table), 'de', view.seat);
        }
      }
    });
  });

  test.each(tables)('every refusal of $name has a text with all its figures', (table) => {
    const rng = fastRng(3);
    walk(table, 9, ({ state }) => {
      for (const view of viewsOf(state)) {
        const kind = game.vocabulary.moves[rng(game.vocabulary.moves.length)];
        const refusals = kind === undefined ? [] : game.refuse(view, kind.any(state.table, rng));
        for (const refusal of refusals)
          for (const language of COMPLETE_LANGUAGES) spoken(gameMessages.refusal(refusal), language);
      }
    });
  });

  test.each(tables)('a secret in $name is told only to the seats that may know it', (table) => {
    let secrets = 0;
    walk(table, 10, ({ state, told }) => {
      for (const each of told) {
        if (each.to === EVERYBODY) continue;
        secrets++;
        for (const view of viewsOf(state)) {
          const event = eventFor(each, view.seat);
          const words = event === null ? null : gameMessages.event(event, view);
          expect(words !== null && messageKeys(words).some((key) => SECRET_KEY_PATTERN.test(key))).toBe(
            hasSeat(each.to, view.seat),
          );
        }
      }
    });
    expect(secrets).toBeGreaterThan(0);
  });
}

import {
  EVERYBODY,
  fastRng,
  has,
  heard,
  MoveList,
  Notebook,
  seededChance,
  someoneAsked,
  standardOptions,
  type Told,
  viewsOf,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { starfarers } from '../game.ts';
import type { Move } from '../moves.ts';
import type { Options, Whole } from '../state.ts';
import { keysIn, LANGUAGES, spoken } from '../testing/speech.ts';
import { wording } from './index.ts';

const SECRET = /\.known$/;

interface Moment {
  readonly state: Whole;
  readonly told: readonly Told<Event>[];
}

/** Plays a random game and hands over every moment of it. */
function walk(options: Partial<Options>, seats: number, seed: number, each: (moment: Moment) => void): void {
  const rng = fastRng(seed);
  const chance = seededChance(seed);
  const state = starfarers.setup({ ...standardOptions(starfarers.options), ...options }, seats);
  const views = viewsOf(state);
  const moves = new MoveList<Move>(3);
  for (let step = 0; step < 1500; step++) {
    const asked = starfarers.awaiting(state.table);
    if (asked.who === 'over') return;
    const notebook = new Notebook<Event>();
    if (asked.who === 'chance') starfarers.resolve(state, chance(asked, step), notebook);
    else {
      const seat = someoneAsked(asked, rng);
      const view = views[seat];
      if (view === undefined) throw new Error(`no seat ${seat}`);
      starfarers.moves(view, moves);
      const move = moves.at[rng(moves.n)];
      if (move === undefined) throw new Error(`seat ${seat} has no move`);
      starfarers.play(state, seat, move, notebook);
    }
    each({ state, told: notebook.told });
  }
}

const GAMES: readonly (readonly [string, Partial<Options>, number])[] = [
  ['four with sectors in sight', { target: 8 }, 4],
  ['six explorers', { setup: 'explorer', target: 8 }, 6],
];

test.each(GAMES)('whatever happens to %s is told to each seat and to spectators in each language', (_, options, n) => {
  walk(options, n, 7, ({ state, told }) => {
    for (const reader of [null, ...viewsOf(state).keys()]) {
      const window = reader === null ? null : viewsOf(state)[reader];
      for (const each of told) {
        const event = heard(each, reader);
        const words = event === null ? null : wording.event(event, window ?? { seat: null, table: state.table });
        if (words !== null) for (const language of LANGUAGES) spoken(words, language, reader);
      }
    }
  });
});

test.each(GAMES)('what %s are asked and could do is said in each language', (_, options, n) => {
  const moves = new MoveList<Move>(2);
  walk(options, n, 8, ({ state }) => {
    const asked = starfarers.awaiting(state.table);
    if (asked.who !== 'seats') return;
    for (const view of viewsOf(state)) {
      for (const language of LANGUAGES) spoken(wording.question(asked, view), language, view.seat);
      starfarers.moves(view, moves);
      for (const move of moves.toArray().slice(0, 20)) spoken(wording.move(move, state.table), 'de', view.seat);
    }
  });
});

test.each(GAMES)('why %s may not do something is said with all its figures', (_, options, n) => {
  const rng = fastRng(3);
  walk(options, n, 9, ({ state }) => {
    for (const view of viewsOf(state)) {
      const kind = starfarers.vocabulary.moves[rng(starfarers.vocabulary.moves.length)];
      const refusals = kind === undefined ? [] : starfarers.refuse(view, kind.any(state.table, rng));
      for (const refusal of refusals) for (const language of LANGUAGES) spoken(wording.refusal(refusal), language);
    }
  });
});

test.each(GAMES)('a secret among %s is said only to those who may know it', (_, options, n) => {
  let secrets = 0;
  walk(options, n, 10, ({ state, told }) => {
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

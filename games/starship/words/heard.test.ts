import {
  EVERYBODY,
  fastRng,
  has,
  heard,
  MoveList,
  Notebook,
  seededChance,
  someoneAsked,
  viewsOf,
} from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import { afterSetUp, BOTH_GAMES, type Id, type Tested } from '../testing/position.ts';
import { wordingOf } from '../testing/sayings.ts';
import { keysIn, LANGUAGES, spoken } from '../testing/speech.ts';

const STEPS = 1500;

/** Plays a random game and hands over what was told of every step. */
function walk(id: Id, seed: number, each: (t: Tested, told: Notebook<Event>['told']) => void): void {
  const t = afterSetUp(id);
  const rng = fastRng(seed);
  const chance = seededChance(seed);
  const views = viewsOf(t.state);
  const moves = new MoveList<Move>(3);
  for (let step = 0; step < STEPS; step++) {
    const asked = t.game.awaiting(t.table);
    if (asked.who === 'over') return;
    const notebook = new Notebook<Event>();
    if (asked.who === 'chance') t.game.resolve(t.state, chance(asked, step), notebook);
    else {
      const seat = someoneAsked(asked, rng);
      const view = views[seat];
      if (view === undefined) throw new Error(`no seat ${seat}`);
      t.game.moves(view, moves);
      const move = moves.at[rng(moves.n)];
      if (move === undefined) throw new Error(`seat ${seat} has no move`);
      t.game.play(t.state, seat, move, notebook);
    }
    each(t, notebook.told);
  }
}

test.each(BOTH_GAMES)('whatever happens in %s is told to each seat and to spectators in each language', (id) => {
  const wording = wordingOf(id);
  walk(id, 7, ({ state, table }, told) => {
    for (const reader of [null, 0, 1]) {
      const window = reader === null ? { seat: null, table } : (viewsOf(state)[reader] ?? { seat: null, table });
      for (const each of told) {
        const event = heard(each, reader);
        const words = event === null ? null : wording.event(event, window);
        if (words !== null) for (const language of LANGUAGES) spoken(words, language, reader);
      }
    }
  });
});

test.each(BOTH_GAMES)('what is asked in %s, what could be done and how it stands is said', (id) => {
  const wording = wordingOf(id);
  const moves = new MoveList<Move>(2);
  walk(id, 8, ({ game, state, table }) => {
    const asked = game.awaiting(table);
    if (asked.who !== 'seats') return;
    for (const view of viewsOf(state)) {
      for (const language of LANGUAGES) spoken(wording.question(asked, view), language, view.seat);
      game.moves(view, moves);
      for (const move of moves.toArray().slice(0, 12)) spoken(wording.move(move, table), 'de', view.seat);
    }
    expect(wording.drawing({ seat: null, table })).toMatch(/^\[1: \d+\]/);
  });
});

test.each(BOTH_GAMES)('a secret of %s is said only to those who may know it', (id) => {
  let secrets = 0;
  walk(id, 10, ({ state }, told) => {
    for (const each of told) {
      if (each.to === EVERYBODY) continue;
      secrets++;
      for (const view of viewsOf(state)) {
        const event = heard(each, view.seat);
        const words = event === null ? null : wordingOf(id).event(event, view);
        expect(words !== null && keysIn(words).some((key) => key.endsWith('.known'))).toBe(has(each.to, view.seat));
      }
    }
  });
  expect(secrets).toBeGreaterThan(0);
});

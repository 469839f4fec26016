import { LANGUAGES, presentEdition } from '@orrery/catalog';
import { duel } from '@orrery/duel';
import { fastRng, MoveList, randomAskedSeat, seededChance, standardOptions, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { makeTranslate } from '../../../texts/catalogue.ts';
import { type Hint, MISSIONS, type Mission } from './missions.ts';
import { MISSION_TEXTS } from './texts.ts';

/** The hints of a mission that apply at some point in a set of random games. */
function occasions({ number, hints }: Mission): ReadonlySet<Hint> {
  const met = new Set<Hint>();
  for (let seed = 1; seed <= 60 && met.size < hints.length; seed++) {
    const state = duel.setup({ ...standardOptions(duel.options), mission: number }, 2);
    const views = viewsOf(state);
    const rng = fastRng(seed);
    const chance = seededChance(seed);
    const moves = new MoveList<Parameters<typeof duel.play>[2]>(1);
    for (let step = 0; step < 3000; step++) {
      const asked = duel.awaiting(state.table);
      if (asked.who === 'over') break;
      if (asked.who === 'chance') {
        duel.resolve(state, chance(asked, step), null);
        continue;
      }
      const seat = randomAskedSeat(asked, rng);
      const view = views[seat];
      if (view === undefined) throw new Error(`no seat ${seat}`);
      duel.moves(view, moves);
      const kinds = new Set(moves.toArray().map(({ kind }) => kind as string));
      for (const hint of hints) {
        if (hint.question === asked.question && (hint.move === undefined || kinds.has(hint.move))) met.add(hint);
      }
      const move = moves.at[rng(moves.n)];
      if (move === undefined) throw new Error('no legal move');
      duel.play(state, seat, move, null);
    }
  }
  return met;
}

test('DU-MIS-01 · there is a mission for every value of the option but the full game', () => {
  expect(MISSIONS.map(({ number }) => number)).toEqual(duel.options.mission.of.filter((value) => value !== 0));
});

test.each(MISSIONS)('everything that mission $number explains occurs in it', (mission) => {
  const met = occasions(mission);
  expect(mission.hints.filter((hint) => !met.has(hint)).map(({ say }) => say)).toEqual([]);
});

test('every rule that is referred to is in the almanac', async () => {
  const almanac = (await presentEdition('duel')?.voice?.almanac('en')) ?? '';
  const rules = MISSIONS.flatMap(({ hints }) => hints.map(({ rule }) => rule));
  expect(rules.filter((rule) => !almanac.includes(`**${rule}**`))).toEqual([]);
});

test.each(LANGUAGES)('briefings, goals and hints exist in %s', (language) => {
  const say = makeTranslate(MISSION_TEXTS, language);
  for (const { title, briefing, goal, hints } of MISSIONS) {
    for (const key of [briefing, ...hints.map((hint) => hint.say)]) expect(say(key), key).toMatch(/[.!?]$/);
    for (const key of [title, goal]) expect(say(key), key).toMatch(/\S$/);
  }
});

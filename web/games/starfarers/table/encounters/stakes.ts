import { DECK_WORD, type Effect, FAMILIES, nodeAt, rootOf, type Stat, UNMASKED } from '@orrery/starfarers/facts';
import { nth } from '../../../common/nth.ts';

/** When something comes of an answer: at once, by a contest, by the balls, or by a second question. */
export type When = 'plain' | 'fled' | 'won' | 'lost' | 'shaken' | 'unmasked';

/** What boxes of cards bring or cost, without what was put down for it. */
export interface Stake {
  readonly when: When;
  readonly outcomes: readonly (readonly Effect[])[]; // the most frequent first
}

/** The cards that look alike before they are read out. */
const alike = (family: number): readonly number[] =>
  nth(FAMILIES, family).cards.flatMap((word, i) =>
    Array.from({ length: DECK_WORD }, (_, bit) => bit).flatMap((bit) =>
      ((word >> bit) & 1) === 1 ? [i * DECK_WORD + bit] : [],
    ),
  );

/** A question as far as the one who looks knows it. */
export interface Question {
  readonly family: number;
  readonly card: number | null; // for those who read it
  readonly given: number; // cards put down before, when it is asked for the second time
}

/** The boxes that an answer may lead to, one for each card that it may be. */
export function boxesOf({ family, card, given }: Question, choice: number): readonly number[] {
  const cards = card === null ? alike(family) : [card];
  if (family !== UNMASKED) return cards.map((each) => rootOf(each, choice));
  return cards.flatMap((each) => nodeAt(rootOf(each, given)).ask?.[choice] ?? []);
}

interface Leaf {
  readonly when: When;
  readonly effects: readonly Effect[];
}

const passed = (stat: Stat): When => (stat === 'boosters' ? 'fled' : 'won');

/** All boxes at which an answer can end, each with what led there. */
function leavesOf(box: number, when: When, before: readonly Effect[]): readonly Leaf[] {
  const { effects, test, shake, ask } = nodeAt(box);
  const so = [...before, ...effects.filter(({ op }) => op !== 'pay')];
  if (ask !== null) return [{ when: 'unmasked', effects: so }];
  if (test !== null) {
    return [...leavesOf(test.pass, passed(test.stat), so), ...leavesOf(test.fail, 'lost', so)];
  }
  if (shake === null) return [{ when, effects: so }];
  return [...new Set(shake)].flatMap((next) => leavesOf(next, 'shaken', so));
}

const ORDER: readonly When[] = ['plain', 'fled', 'won', 'lost', 'shaken', 'unmasked'];

/** What may come of an answer, over all boxes it may lead to. */
export function stakesOf(boxes: readonly number[]): readonly Stake[] {
  const leaves = boxes.flatMap((box) => leavesOf(box, 'plain', []));
  return ORDER.flatMap((when) => {
    const times = new Map<string, { readonly effects: readonly Effect[]; readonly n: number }>();
    for (const { effects } of leaves.filter((leaf) => leaf.when === when)) {
      const key = JSON.stringify(effects);
      times.set(key, { effects, n: (times.get(key)?.n ?? 0) + 1 });
    }
    const outcomes = [...times.values()].sort((a, b) => b.n - a.n).map(({ effects }) => effects);
    return outcomes.length === 0 ? [] : [{ when, outcomes }];
  });
}

/** A contest that an answer may lead to: what is compared, and with whom, counted in turn order. */
export interface Trial {
  readonly stat: Stat;
  readonly rivals: readonly number[];
}

function testsOf(box: number): readonly { readonly stat: Stat; readonly rival: number }[] {
  const { test } = nodeAt(box);
  return test === null ? [] : [test, ...testsOf(test.pass), ...testsOf(test.fail)];
}

const STATS: readonly Stat[] = ['combat', 'speed', 'boosters'];

/** The contests that these boxes lead to. */
export function trialsOf(boxes: readonly number[]): readonly Trial[] {
  const tests = boxes.flatMap(testsOf);
  return STATS.flatMap((stat) => {
    const rivals = [...new Set(tests.filter((test) => test.stat === stat).map(({ rival }) => rival))];
    return rivals.length === 0 ? [] : [{ stat, rivals: rivals.sort((a, b) => a - b) }];
  });
}

const same = (a: Effect) => (b: Effect) => JSON.stringify(a) === JSON.stringify(b);

/** What all outcomes share, and what is left of each: “an upgrade or 2 ore, and half a medal”. */
export function factored({ outcomes }: Stake): {
  readonly shared: readonly Effect[];
  readonly rests: readonly (readonly Effect[])[];
} {
  const shared = nth(outcomes, 0).filter((effect) => outcomes.every((effects) => effects.some(same(effect))));
  const rests = outcomes.map((effects) => effects.filter((effect) => !shared.some(same(effect))));
  return { shared, rests: rests.every((rest) => rest.length === 0) ? [] : rests };
}

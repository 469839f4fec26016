import { itemAt } from '@orrery/common';
import {
  CARDS_PER_WORD,
  type ContestStat,
  ENCOUNTER_FAMILIES,
  type EncounterEffect,
  nodeAt,
  rootNode,
  UNMASKED_FAMILY,
} from '@orrery/starfarers/facts';

/** When an answer takes effect: at once, by a contest, by a shake, or by a second question. */
export type StakeCondition = 'plain' | 'fled' | 'won' | 'lost' | 'shaken' | 'unmasked';

/** What boxes of cards bring or cost, not counting the cards staked. */
export interface Stake {
  readonly when: StakeCondition;
  readonly outcomes: readonly (readonly EncounterEffect[])[]; // the most frequent first
}

/** The cards that look alike before they are read out. */
const lookalikeCards = (family: number): readonly number[] =>
  itemAt(ENCOUNTER_FAMILIES, family).cards.flatMap((word, i) =>
    Array.from({ length: CARDS_PER_WORD }, (_, bit) => bit).flatMap((bit) =>
      ((word >> bit) & 1) === 1 ? [i * CARDS_PER_WORD + bit] : [],
    ),
  );

/** A question as far as the viewer knows it. */
export interface EncounterQuestion {
  readonly family: number;
  readonly card: number | null; // null unless the viewer may read it
  readonly given: number; // cards given before, if it is the second question
}

/** The boxes that an answer may lead to, one for each card that it may be. */
export function boxesOf({ family, card, given }: EncounterQuestion, choice: number): readonly number[] {
  const cards = card === null ? lookalikeCards(family) : [card];
  if (family !== UNMASKED_FAMILY) return cards.map((each) => rootNode(each, choice));
  return cards.flatMap((each) => nodeAt(rootNode(each, given)).ask?.[choice] ?? []);
}

interface OutcomeLeaf {
  readonly when: StakeCondition;
  readonly effects: readonly EncounterEffect[];
}

const wonCondition = (stat: ContestStat): StakeCondition => (stat === 'boosters' ? 'fled' : 'won');

/** All boxes at which an answer can end, each with what led there. */
function leavesOf(box: number, when: StakeCondition, before: readonly EncounterEffect[]): readonly OutcomeLeaf[] {
  const { effects, test, shake, ask } = nodeAt(box);
  const so = [...before, ...effects.filter(({ op }) => op !== 'pay')];
  if (ask !== null) return [{ when: 'unmasked', effects: so }];
  if (test !== null) {
    return [...leavesOf(test.pass, wonCondition(test.stat), so), ...leavesOf(test.fail, 'lost', so)];
  }
  if (shake === null) return [{ when, effects: so }];
  return [...new Set(shake)].flatMap((next) => leavesOf(next, 'shaken', so));
}

const CONDITION_ORDER: readonly StakeCondition[] = ['plain', 'fled', 'won', 'lost', 'shaken', 'unmasked'];

/** What may result from an answer, over all boxes it may lead to. */
export function stakesOf(boxes: readonly number[]): readonly Stake[] {
  const leaves = boxes.flatMap((box) => leavesOf(box, 'plain', []));
  return CONDITION_ORDER.flatMap((when) => {
    const times = new Map<string, { readonly effects: readonly EncounterEffect[]; readonly n: number }>();
    for (const { effects } of leaves.filter((leaf) => leaf.when === when)) {
      const key = JSON.stringify(effects);
      times.set(key, { effects, n: (times.get(key)?.n ?? 0) + 1 });
    }
    const outcomes = [...times.values()].sort((a, b) => b.n - a.n).map(({ effects }) => effects);
    return outcomes.length === 0 ? [] : [{ when, outcomes }];
  });
}

/** A contest that an answer may lead to: what is compared, and with whom, counted in turn order. */
export interface PossibleContest {
  readonly stat: ContestStat;
  readonly rivals: readonly number[];
}

function contestNodes(box: number): readonly { readonly stat: ContestStat; readonly rival: number }[] {
  const { test } = nodeAt(box);
  return test === null ? [] : [test, ...contestNodes(test.pass), ...contestNodes(test.fail)];
}

const STAT_ORDER: readonly ContestStat[] = ['combat', 'speed', 'boosters'];

/** The contests that these boxes lead to. */
export function possibleContests(boxes: readonly number[]): readonly PossibleContest[] {
  const tests = boxes.flatMap(contestNodes);
  return STAT_ORDER.flatMap((stat) => {
    const rivals = [...new Set(tests.filter((test) => test.stat === stat).map(({ rival }) => rival))];
    return rivals.length === 0 ? [] : [{ stat, rivals: rivals.sort((a, b) => a - b) }];
  });
}

const isSameEffect = (a: EncounterEffect) => (b: EncounterEffect) => JSON.stringify(a) === JSON.stringify(b);

/** Splits outcomes into what all share and what differs: “an upgrade or 2 ore, and half a medal”. */
export function factorOutcomes({ outcomes }: Stake): {
  readonly shared: readonly EncounterEffect[];
  readonly rests: readonly (readonly EncounterEffect[])[];
} {
  const shared = itemAt(outcomes, 0).filter((effect) =>
    outcomes.every((effects) => effects.some(isSameEffect(effect))),
  );
  const rests = outcomes.map((effects) => effects.filter((effect) => !shared.some(isSameEffect(effect))));
  return { shared, rests: rests.every((rest) => rest.length === 0) ? [] : rests };
}

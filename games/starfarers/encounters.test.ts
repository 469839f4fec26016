import { EventRecorder, MoveList, viewsOf } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { ENCOUNTER_COUNT, encounterFamily, LEAF_NODES, nodeAt, UNMASKED_FAMILY } from './encounters.ts';
import type { Event } from './events.ts';
import { starfarers } from './game.ts';
import type { Move } from './moves.ts';
import type { StarfarersState } from './state.ts';
import { copied, drawEncounter, drawnEncounter, outcomes } from './testing/encounter.ts';

test('SF-SETUP-05 · SF-ENC-03 · the 32 cards end in 129 boxes', () => {
  expect([ENCOUNTER_COUNT, LEAF_NODES.length]).toEqual([32, 129]);
});

test('SF-ENC-01 · cards 7 and 8 look like merchants until they are answered', () => {
  for (const card of [6, 7]) expect(encounterFamily(card)).toBe(encounterFamily(0));
  expect(encounterFamily(6)).not.toBe(UNMASKED_FAMILY);
});

/** What a path through a card did, in the words of the table below. */
interface Way {
  readonly path: string;
  readonly did: string;
}
const KINDS = ['ore', 'fuel', 'carbon', 'food', 'goods'];

/** One effect on seat 0, in a word. */
function wordOf(event: Event): string | null {
  switch (event.kind) {
    case 'fame':
      return event.seat === 0 ? `fame ${event.n}` : null;
    case 'gained':
      return event.gains.flatMap((n, kind) => (n > 0 ? [`${n} ${KINDS[kind]}`] : [])).join(' ');
    case 'paid':
    case 'refunded':
      return `${event.kind} ${event.cards.reduce((sum, n) => sum + n, 0)}`;
    case 'waiting':
      return 'trade ship';
    case 'forfeited':
    case 'gave':
    case 'stole':
    case 'reshuffled':
      return event.kind;
    default:
      return null;
  }
}

const ASKED: Readonly<Record<string, string>> = {
  pick: 'choice',
  fit: 'upgrade',
  drop: 'loss',
  ground: 'stuck',
  jump: 'jump',
};

/**
 * Takes every path through a card: every answer with the first available cards, every result of a contest and of a
 * shake.
 */
function waysThrough(
  state: StarfarersState,
  path: string,
  did: readonly string[],
  found: (way: Way, node: number) => void,
): void {
  const asked = starfarers.awaiting(state.table);
  const go = (
    step: string,
    words: readonly string[],
    act: (copy: StarfarersState, tell: EventRecorder<Event>) => void,
  ): void => {
    const copy = copied(state);
    const notebook = new EventRecorder<Event>();
    act(copy, notebook);
    const events = notebook.told.map(({ event }) => event);
    const more = events.flatMap((event) => wordOf(event) ?? []);
    const way = { path: `${path}${step}`, did: [...did, ...words, ...more].join(', ') };
    for (const event of events) if (event.kind === 'outcome') found({ ...way, did: '' }, event.node);
    const isOver = events.some(({ kind }) => kind === 'filed');
    if (isOver) found(way, -1);
    else waysThrough(copy, way.path, [...did, ...words, ...more], found);
  };
  if (asked.who === 'chance') {
    for (const [step, outcome] of outcomesOf(asked.kind))
      go(step, [], (copy, tell) => starfarers.resolve(copy, outcome, tell));
    return;
  }
  if (asked.who === 'over') return;
  const seat = 31 - Math.clz32(asked.must);
  const view = viewsOf(state)[seat];
  const list = new MoveList<Move>(0);
  if (view !== undefined) starfarers.moves(view, list);
  const moves = list.toArray();
  if (asked.question !== 'answer') {
    const move = moves.find(({ kind }) => kind !== 'pass');
    const word = ASKED[asked.question];
    if (move === undefined) throw new Error(`nothing to do in ${asked.question}`);
    go('', word === undefined || seat !== 0 ? [] : [word], (copy, tell) => starfarers.play(copy, seat, move, tell));
    return;
  }
  for (const choice of [0, 1, 2, 3]) {
    const move = moves.find((each) => each.kind === 'answer' && each.choice === choice);
    if (move !== undefined) go(` ${choice}`, [], (copy, tell) => starfarers.play(copy, seat, move, tell));
  }
}

/** The relevant chance outcomes: lost and won, low, middle and high. */
function outcomesOf(kind: string): readonly (readonly [string, readonly number[]])[] {
  if (kind === 'contest') {
    return [
      [' lost', [8, 4]],
      [' won', [4, 8]],
    ];
  }
  if (kind !== 'fate') return [['', [0]]];
  return [
    [' 1', [8]],
    [' 2', [6]],
    [' 3', [0]],
    [' 4', [2]],
    [' 5', [4]],
  ];
}

/** The effects of every path through a card, with a slower and a faster rival. */
function allWays(card: number): { ways: Map<string, string>; nodes: Set<number> } {
  const ways = new Map<string, string>();
  const nodes = new Set<number>();
  for (const boosters of [0, 6]) {
    const rival = { hand: [1, 1, 0, 0, 0], fitted: [boosters, 2, 0], fame: 2 };
    const state = drawnEncounter(card, { seats: [SEAT, rival, rival, rival] });
    const suffix = boosters === 0 ? '' : ' (faster rival)';
    const collect = ({ path, did }: Way, node: number): void => {
      if (node < 0) ways.set(path.trim() + suffix, did);
      else nodes.add(node);
    };
    if (state.table.family < 0) collect({ path: '', did: 'at once' }, -1);
    else waysThrough(state, '', [], collect);
  }
  return { ways, nodes };
}
const SEAT = {
  ports: ['1:27'],
  ships: [['colony', '17:25']],
  hand: [2, 2, 2, 2, 2],
  fitted: [2, 2, 2],
  fame: 6,
} as const;

/** What the printed cards say, path by path: a second transcription to check the first against. */
const PRINTED: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    '0': 'gave, gave, gave, fame -2',
    '1': 'paid 1, 1 food, fame -1',
    '2': 'paid 2, choice, 1 ore, fame 1',
    '3': 'paid 3, choice, 1 ore, choice, 1 ore, fame 1',
  },
  2: {
    '0': 'fame -1',
    '1': 'paid 1, choice, 1 ore',
    '2': 'paid 2, choice, 1 ore, fame 1',
    '3': 'paid 3, upgrade, fame 1',
  },
  3: { '0': 'fame -1', '1': 'paid 1', '2': 'paid 2, fame 1', '3': 'paid 3, 1 goods, fame 1' },
  4: {
    '0': '1 goods',
    '1': 'paid 1, choice, 1 ore, fame 1',
    '2': 'paid 2, choice, 1 ore, choice, 1 ore, fame 1',
    '3': 'refunded 3',
  },
  5: { '0': 'stuck, fame -1', '1': 'paid 1, fame -1', '2': 'paid 2, choice, 1 ore, fame 1', '3': 'paid 3, trade ship' },
  6: { '0': 'stuck, fame -1', '1': 'paid 1, fame -1', '2': 'paid 2, choice, 1 ore, fame 1', '3': 'paid 3, trade ship' },
  7: falseMerchant(),
  8: falseMerchant(),
  9: { '1': 'paid 2', '0 won': 'trade ship', '0 lost': 'loss, fame 1' },
  10: { '1': 'paid 2', '0 won': '2 carbon, fame 1', '0 lost': 'stuck, fame 1' },
  11: { '1': 'paid 2, stuck', '0 won': '2 ore, fame 1', '0 lost': 'loss' },
  12: swap('fame 1', 'fame -1', ''),
  13: swap('', '', 'fame -1'),
  14: raid('fame 1', 'fame -1', 'stole, stole, stole'),
  15: raid('', 'stole, stole, stole', 'fame -1'),
  16: attack('upgrade, fame 1', 'loss'),
  17: attack('2 ore, fame 1', 'loss, fame 1'),
  18: attack('trade ship', 'stuck'),
  19: { '0': '', '1 won': 'trade ship', '1 lost': 'loss' },
  20: { '0': 'fame -1', '1 won': 'fame 1, stole, stole, stole', '1 lost': 'loss, fame 1' },
  21: { '0': 'fame -1', '1 won': 'upgrade, fame 1', '1 lost': 'loss' },
  22: { '0': '', '1 won': '2 goods, fame 1', '1 lost': 'stuck' },
  23: { '0': 'fame -1', '1 won': 'choice, 1 ore, choice, 1 ore, fame 1', '1 lost': 'loss, fame 1' },
  24: { '0': 'fame -1', '1 won': 'jump, fame 1', '1 lost': 'stuck, fame 1' },
  25: { '0': 'reshuffled', '1 won': 'jump', '1 lost': 'stuck' },
  26: { '0': 'reshuffled', '1 won': 'jump', '1 lost': 'stuck' },
  27: { '0': 'reshuffled', '1 won': 'jump', '1 lost': 'loss' },
  28: { '0': 'loss, fame -1', '1': 'paid 1, fame 1', '2': 'paid 2, jump', '3': 'paid 3, jump' },
  29: { '0': '', '1': 'paid 1, fame 1', '2': 'paid 2, fame 1', '3': 'paid 3, trade ship' },
  30: { '0': 'fame -1', '1': 'paid 1, fame -1', '2': 'paid 2, fame 1', '3': 'paid 3, jump, fame 1' },
};

function falseMerchant(): Record<string, string> {
  const ways: Record<string, string> = {};
  for (const n of [0, 1, 2, 3]) {
    const gift = (word: string): string => (n === 0 ? '' : `${word} ${n}`);
    const all = (...words: string[]): string => words.filter((word) => word !== '').join(', ');
    ways[`${n} 0`] = gift('paid');
    ways[`${n} 1 won`] = all(gift('refunded'), 'fame 1');
    ways[`${n} 1 lost`] = all(gift('paid'), 'stuck');
  }
  return ways;
}
function swap(refused: string, low: string, high: string): Record<string, string> {
  const swapped = 'paid 1, choice, 1 ore, choice, 1 ore';
  const all = (word: string): string => (word === '' ? swapped : `${swapped}, ${word}`);
  return {
    '0': refused,
    '1 1': all(low),
    '1 2': all(low),
    '1 3': all('forfeited, fame -1'),
    '1 4': all(high),
    '1 5': all(high),
  };
}
function raid(refused: string, low: string, high: string): Record<string, string> {
  const [a, b, c] = [`paid 1, ${low}`, 'paid 1, stole, stole, stole, fame -1', `paid 1, ${high}`];
  return { '0': refused, '1 1': a, '1 2': a, '1 3': b, '1 4': c, '1 5': c };
}
function attack(won: string, lost: string): Record<string, string> {
  return { '0 won': won, '0 lost': lost, '1': '', '1 won (faster rival)': won, '1 lost (faster rival)': lost };
}

/** The pile is reshuffled at its end, which here happens with every card. */
const plain = (did: string): string => did.replace(/(, )?reshuffled$/, '');

test.each(Object.entries(PRINTED))(
  'SF-ENC-03 · card %s does what is printed on it, whatever its answers and results',
  (card, printed) => {
    const { ways } = allWays(Number(card));
    for (const [path, did] of Object.entries(printed)) {
      expect([path, plain(ways.get(path) ?? 'no such way')]).toEqual([path, plain(did)]);
    }
  },
);

test('SF-ENC-11 · cards 31 and 32 affect everybody with too many upgrades, and then all cards are shuffled', () => {
  for (const [card, over] of [
    [31, 8],
    [32, 6],
  ] as const) {
    const worn = {
      fitted: [over, 1, 0].map((n, i) => (i === 0 ? Math.min(6, n) : i === 1 ? over + 1 - Math.min(6, over) : 0)),
    };
    const state = drawnEncounter(card, { seats: [SEAT, worn, { fitted: [3, 0, 0] }, worn] });
    expect(starfarers.awaiting(state.table)).toMatchObject({ question: 'drop', must: 0b0010 });
  }
});

test('SF-ENC-03 · all 129 boxes can be reached', () => {
  const reached = new Set<number>();
  for (let card = 1; card <= 30; card++) for (const node of allWays(card).nodes) reached.add(node);
  for (const card of [31, 32]) for (const node of outcomes(drawEncounter(card).told.open)) reached.add(node);
  expect(LEAF_NODES.filter((node) => !reached.has(node)).map((node) => nodeAt(node).story)).toEqual([]);
});

/**
 * What the stories say, by subject: it must be true in every box that tells them, and no other box may leave it out.
 */
const SAID: Readonly<Record<'refund' | 'ground', readonly string[]>> = {
  refund: ['friendly.3', 'unmasked.won'],
  ground: ['prince.0', 'unmasked.lost', 'demand.held', 'demand.seized', 'attack.held', 'rescue.held', 'warp.held'],
};

test.each(Object.entries(SAID))('SF-ENC-03 · a story mentions exactly the effects that happen: %s', (op, said) => {
  for (const node of LEAF_NODES) {
    const { story, effects } = nodeAt(node);
    expect([story, effects.some((effect) => effect.op === op)]).toEqual([story, said.includes(story)]);
  }
});

test('SF-ENC-03 · a pirate’s demand is mentioned again only when it brings fame', () => {
  const fame = (node: number): boolean => nodeAt(node).effects.some((effect) => effect.op === 'fame' && effect.n > 0);
  const told = LEAF_NODES.filter((node) => nodeAt(node).story.startsWith('demand.'));
  const promised = ['demand.lost', 'demand.held'];
  const silent = ['demand.beaten', 'demand.paid', 'demand.seized'];
  for (const node of told) {
    const { story } = nodeAt(node);
    if (promised.includes(story)) expect([story, fame(node)]).toEqual([story, true]);
    if (silent.includes(story)) expect([story, fame(node)]).toEqual([story, false]);
  }
});

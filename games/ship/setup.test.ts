import { NONE } from '@orrery/common';
import { duel } from '@orrery/duel';
import { total } from '@orrery/kernel';
import { starship } from '@orrery/starship';
import { expect, test } from 'vitest';
import { CENTRES, MOON, SUN } from './data.ts';
import { DEAL_FRAME, FIRST_FRAME, OPEN_FRAME } from './frame-constants.ts';
import { playerOf } from './state.ts';
import {
  afterSetUp,
  atFirstQuestion,
  BOTH_GAMES,
  chance,
  codes,
  legalMoves,
  play,
  question,
  stockByName,
} from './testing/position.ts';

const { options } = starship;

test('SS-SETUP-01, SS-SETUP-02, SS-SETUP-03 · five holds with 2 trade goods, a lab with 1 knowledge, everything else empty', () => {
  const { table } = afterSetUp('starship');
  for (const player of table.players) expect(player.stock).toEqual([0, 0, 0, 0, 2, 1, 25]);
});

test('DU-SET-01, DU-SET-02, DU-SET-03, DU-SET-04 · the wheels show 1 trade good and 1 knowledge, everything else 0', () => {
  const { table } = afterSetUp('duel');
  for (const player of table.players) expect(player.stock.slice(0, 6)).toEqual([0, 0, 0, 0, 1, 1]);
});

test('SS-SETUP-04, DU-SET-06 · each player starts with one colony ship and one trade ship in the hangar', () => {
  for (const id of BOTH_GAMES) {
    for (const player of afterSetUp(id).table.players) expect([player.colonyShips, player.tradeShips]).toEqual([1, 1]);
  }
});

test('SS-SETUP-05 · the crests are drawn, and bring carbon or fuel on a 1', () => {
  const state = starship.setup({ ...starshipStandard(), crest: 'drawn' }, 2);
  expect(starship.awaiting(state.table)).toMatchObject({ who: 'chance', kind: 'crests', of: [2] });
  starship.resolve(state, [1], null);
  expect(state.table.players.map(({ crest }) => crest)).toEqual([SUN, MOON]);
  expect(state.table.players.map(({ colonies }) => colonies)).toEqual([0b0010, 0b1000]);
});

const starshipStandard = () => ({
  target: options.target.standard,
  crest: options.crest.standard,
  start: options.start.standard,
  funds: options.funds.standard,
  outfit: options.outfit.standard,
  refill: options.refill.standard,
  aid: options.aid.standard,
  upgrade: options.upgrade.standard,
  bank: options.bank.standard,
  reward: options.reward.standard,
  offers: options.offers.standard,
});

test('DU-SET-08, DU-SET-13 · players can agree on their symbols, which determine the start colonies', () => {
  const { table } = afterSetUp('duel', { crest: 'first-sun' });
  expect(table.players.map(({ crest }) => crest)).toEqual([SUN, MOON]);
  expect(table.players.map(({ colonies }) => colonies)).toEqual([0b0010, 0b1000]);
});

test('SS-SETUP-06, SS-SETUP-07, SS-SETUP-08 · 40 base cards in four stacks of 10, the reserve in groups of 7 with I on top', () => {
  const { table, state, kit } = afterSetUp('starship');
  expect(table.sizes).toEqual([10, 10, 10, 10]);
  expect(table.reserve).toEqual([7, 7, 7, 7]);
  for (const card of state.box.sectors.flat()) expect(kit.facts.group[card]).toBe(0);
  expect(state.box.reserve.map((card) => kit.facts.group[card])).toEqual([1, 2, 3, 4].flatMap((g) => Array(7).fill(g)));
});

test('DU-SET-14, DU-SET-15, DU-SET-16 · 36 base cards in four stacks of 9, the reserve in groups of 7 with I on top', () => {
  const { table } = afterSetUp('duel');
  expect(table.sizes).toEqual([9, 9, 9, 9]);
  expect(table.reserve).toEqual([7, 7, 7, 7]);
});

test('SS-SETUP-09 · the three tasks of the first group are open, followed by those of the second', () => {
  const { table, kit } = afterSetUp('starship');
  expect(table.open.map((task) => kit.variant.tasks[task]?.group)).toEqual([1, 1, 1]);
  const left = kit.variant.tasks.filter((_, task) => ((table.deck >> task) & 1) === 1);
  expect(left.map(({ group }) => group)).toEqual([2, 2, 2, 3, 3, 3, 4, 4, 4]);
});

test('DU-SET-17, DU-SET-18 · three of 15 orders are open, whatever their numbers; 4a and 6a stay in the box', () => {
  const { table, kit } = afterSetUp('duel');
  expect(table.open).toHaveLength(3);
  const all = table.open.reduce((set, task) => set | (1 << task), table.deck);
  const ids = kit.variant.tasks.filter((_, task) => ((all >> task) & 1) === 1).map(({ id }) => id);
  expect(ids).toEqual(Array.from({ length: 15 }, (_, i) => String(i + 1)));
});

test('SS-SETUP-10, SS-SETUP-11 · each player chooses one centre in secret, and both are built when both have chosen', () => {
  const t = afterSetUp('starship');
  expect(t.game.awaiting(t.table)).toMatchObject({ question: 'centres', must: 0b11 });
  expect([atFirstQuestion('starship').table.open.length, t.table.active]).toEqual([3, 0]); // the book opens tasks before
  const told = play(t, 0, 'choose storage');
  expect(told.open).toEqual([{ kind: 'sealed', seat: 0, centres: null }]);
  expect(playerOf(t.table, 0).centres).toBe(0);
  const last = play(t, 1, 'choose sensor');
  expect(last.open.at(1)).toEqual({ kind: 'unsealed', centres: [0b1, 0b100] });
  expect(last.reveals).toBe(0b11);
  expect(t.table.players.map(({ centres }) => centres)).toEqual([0b1, 0b100]);
  expect(t.state.hands.map(({ centres }) => centres)).toEqual([0, 0]);
});

test('DU-SET-09, DU-SET-10 · each player chooses two centres in secret, and the other four stay face down', () => {
  const t = atFirstQuestion('duel');
  expect(codes(t, 0, 'choose storage')).toEqual(['other-number']);
  expect(legalMoves(t, 0, 'choose')).toHaveLength(15);
  play(t, 0, 'choose storage command');
  play(t, 0, 'choose storage sensor');
  play(t, 1, 'choose trade science');
  expect(t.table.players.map(({ centres }) => centres)).toEqual([0b101, 0b11000]);
});

test('DU-SET-09, DU-SET-17, DU-SET-20 · centres are chosen before the orders are opened and before the starting player is known', () => {
  const t = atFirstQuestion('duel', { crest: 'drawn', start: 'rolled' });
  expect([question(t), t.table.open, t.table.active]).toEqual(['centres', [], NONE]);
  play(t, 0, 'choose storage command');
  play(t, 1, 'choose trade science');
  expect(duel.awaiting(t.table)).toMatchObject({ who: 'chance', kind: 'deal' });
});

test('SS-SETUP-12 · the storage centre, recommended to beginners, is first among the choices', () => {
  expect(legalMoves(afterSetUp('starship'), 0)).toEqual(CENTRES.map((centre) => `choose ${centre}`));
});

test('SS-SETUP-13, DU-SET-19 · at the start all centres II are in the common supply, and nobody has a special card', () => {
  for (const id of BOTH_GAMES) {
    const { table } = afterSetUp(id);
    expect(table.players.map(({ centres2 }) => centres2)).toEqual([0, 0]);
    expect([table.friend, table.hero]).toEqual([-1, -1]);
  }
});

test('SS-SETUP-14, DU-SET-11, DU-SET-12 · each ship starts with two boosters I, and one cannon I, or two in the Duel', () => {
  const mounted = BOTH_GAMES.map((id) => {
    const [first] = afterSetUp(id).table.players;
    return [first?.boosters, first?.boosters2, first?.cannons, first?.cannons2];
  });
  expect(mounted).toEqual([
    [2, 0, 1, 0],
    [2, 0, 2, 0],
  ]);
});

test('SS-SETUP-15 · each player has 25 astro, the bank the rest of 88', () => {
  const t = afterSetUp('starship');
  expect([stockByName(t, 0, 'astro'), stockByName(t, 1, 'astro')]).toEqual([25, 25]);
});

test('SS-SETUP-16, SS-OVR-01 · 40 base cards, 28 of the reserve and two start colonies make 70; there are 12 tasks', () => {
  const { kit } = afterSetUp('starship');
  expect(kit.variant.cards.length + 2).toBe(70);
  expect(kit.variant.tasks).toHaveLength(12);
  const kinds = kit.variant.cards.filter(({ group }) => group === 0).map(({ kind }) => kind);
  const count = (kind: string): number => kinds.filter((each) => each === kind).length;
  expect(['planet', 'colony', 'pirate', 'base', 'target'].map(count)).toEqual([26, 6, 2, 2, 4]);
});

test('SS-TURN-01 · the player with Moon begins', () => {
  expect(afterSetUp('starship', { crest: 'first-sun' }).table.active).toBe(1);
  expect(afterSetUp('starship', { crest: 'first-moon' }).table.active).toBe(0);
});

test('DU-SET-20, DU-SET-21 · the higher roll begins with 22 astro, the other player has 25; equal rolls are rolled again', () => {
  const t = afterSetUp('duel', { start: 'rolled' });
  expect([t.table.active, stockByName(t, 0, 'astro'), stockByName(t, 1, 'astro')]).toEqual([0, 22, 25]);
  const tied = afterSetUp('duel', { start: 'first' });
  tied.table.stack.push(FIRST_FRAME);
  chance(tied, 2, 3); // both rolled a 2
  expect([question(tied), tied.table.stack.at(-1)]).toEqual(['first', FIRST_FRAME]);
  const told = chance(tied, 1, 5); // a 1 and a 3
  expect(told.open).toEqual([
    { kind: 'first-rolled', rolls: [1, 3] },
    { kind: 'starts', seat: 1, astro: [25, 22] },
  ]);
});

test.each(BOTH_GAMES)(
  'SS-SETUP-07, DU-SET-15 · the cards are dealt to the stacks in their shuffled order, in %s',
  (id) => {
    const dealt = (draw: (bound: number) => number): readonly number[][] => {
      const t = afterSetUp(id);
      for (const stack of t.state.box.sectors) stack.splice(0, stack.length);
      t.table.sizes.fill(0);
      t.table.stack.push(DEAL_FRAME);
      const asked = t.game.awaiting(t.table);
      if (asked.who !== 'chance') throw new Error('nothing is dealt');
      chance(t, ...asked.of.map(draw));
      return t.state.box.sectors;
    };
    const [low, high] = [dealt(() => 0), dealt((bound) => bound - 1)];
    const all = (stacks: readonly number[][]): number[] => stacks.flat().sort((a, b) => a - b);
    expect(all(low)).toEqual(all(high));
    expect(low).not.toEqual(high);
    for (const stacks of [low, high])
      for (const stack of stacks) expect(stack).toEqual([...stack].sort((a, b) => a - b));
  },
);

test('SS-SETUP-09, SS-ACT-E4 · the next task is drawn from its group, and the next group waits until it is empty', () => {
  const t = afterSetUp('starship');
  const { tasks } = t.kit.variant;
  t.table.open.splice(0, 3);
  t.table.deck = (1 << tasks.length) - 1;
  const opened = [2, 0, 0, 1].map((k) => {
    t.table.stack.push(OPEN_FRAME);
    const asked = t.game.awaiting(t.table);
    chance(t, k);
    return [asked.who === 'chance' && asked.of, tasks[t.table.open.at(-1) ?? 0]?.id];
  });
  expect(opened).toEqual([
    [[3], 'A1-3'],
    [[2], 'A1-1'],
    [[1], 'A1-2'],
    [[3], 'A2-2'],
  ]);
});

test('SS-GOAL-01 · 10 points win, and both players begin with 1 for their colony', () => {
  for (const id of BOTH_GAMES) {
    const { table } = afterSetUp(id);
    expect(table.options.target).toBe(10);
    expect(table.players.map(({ points }) => points)).toEqual([1, 1]);
  }
});

test('SS-OPT-CREST, DU-OPT-CREST · crests are drawn, or the first seat plays Moon, or Sun', () => {
  for (const id of BOTH_GAMES) {
    const crests = (['first-moon', 'first-sun', 'drawn'] as const).map((crest) =>
      afterSetUp(id, { crest }).table.players.map((player) => player.crest),
    );
    expect(crests).toEqual([
      [MOON, SUN],
      [SUN, MOON],
      [MOON, SUN],
    ]);
  }
});

test('SS-OPT-START, DU-OPT-START · Moon begins, or the higher roll, or the player agreed on', () => {
  for (const id of BOTH_GAMES) {
    const begins = (['moon', 'rolled', 'first', 'second'] as const).map(
      (start) => afterSetUp(id, { start, crest: 'first-sun' }).table.active,
    );
    expect(begins).toEqual([1, 0, 0, 1]);
  }
});

test('SS-HCP-01, DU-HCP-01 · a beginner starts with 30 astro, the expert with 20', () => {
  for (const id of BOTH_GAMES) {
    for (const [funds, astro] of [['first', [30, 20]] as const, ['second', [20, 30]] as const]) {
      const t = afterSetUp(id, { funds });
      expect([stockByName(t, 0, 'astro'), stockByName(t, 1, 'astro')]).toEqual(astro);
    }
  }
});

test('SS-HCP-02, DU-HCP-02 · a beginner starts with 3 boosters and 2 cannons, which everybody has in the Duel', () => {
  for (const id of BOTH_GAMES) {
    const { table, kit } = afterSetUp(id, { outfit: 'second' });
    const { outfit } = kit.variant;
    const [one, two] = table.players;
    expect([two?.boosters, two?.cannons]).toEqual([3, 2]);
    expect([one?.boosters, one?.cannons]).toEqual([outfit.boosters, outfit.cannons]);
  }
});

test('SS-TURN-02, DU-TURN-01 · the first turn begins with rolling the die', () => {
  for (const id of BOTH_GAMES) {
    const t = afterSetUp(id);
    for (const seat of [0, 1]) play(t, seat, legalMoves(t, seat)[0] ?? '');
    expect(question(t)).toBe('die');
    chance(t, 0);
    expect(question(t)).toBe('sector');
    expect(total(t.table.sizes)).toBe(t.kit.variant.cards.filter(({ group }) => group === 0).length);
  }
});

test('SS-OPT-TARGET, SS-OPT-OFFERS, DU-OPT-TARGET, DU-MIS-01 · the values that can be chosen, and those of the books', () => {
  const target = { of: [6, 8, 10, 12, 15], standard: 10, book: 10 };
  expect(starship.options.target).toMatchObject(target);
  expect(starship.options.offers).toMatchObject({ of: ['any', 0, 1, 2, 3, 5, 8], standard: 'any', book: 'any' });
  expect(duel.options.target).toMatchObject(target);
  expect(duel.options.mission).toMatchObject({ of: [0, 1, 2, 3, 4, 5], standard: 0, book: 0 });
  expect(afterSetUp('duel', { target: 12 }).table.options).toMatchObject({ target: 12, offers: 0, reward: 'any' });
  expect(afterSetUp('duel', { target: 12, mission: 2 }).table.options.target).toBe(5);
});

test.each(BOTH_GAMES)('SS-TURN-02, DU-TURN-01 · before the first turn all counters are zero, in %s', (id) => {
  const { table, state } = atFirstQuestion(id);
  const counts = ['turn', 'die', 'discarded', 'speed', 'flown', 'acts', 'fresh', 'locked', 'used', 'quiet'] as const;
  expect(counts.map((name) => table[name])).toEqual(counts.map(() => 0));
  expect(state.hands).toEqual([0, 1].map(() => ({ centres: 0, ahead: [], below: [], pirate: NONE })));
});

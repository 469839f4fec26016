import { expect, test } from 'vitest';
import { ASTRO, FOOD, FUEL, ORE, RESOURCE_KINDS, STOCKS } from './data.ts';
import { playerOf, type ShipOptions } from './state.ts';
import { codes, legalMoves, play, position, question, stockByName, type TestGame } from './testing/position.ts';

const table = (options: Partial<ShipOptions> = {}): TestGame =>
  position('starship', {
    options,
    seats: [{ stock: { ore: 1, knowledge: 1, astro: 12 } }, { stock: { food: 2, knowledge: 4 } }],
  });
const ORE_FOR_FOOD = 'offer 1,0,0,0,0,0,0 for 0,0,1,0,0,0,0';
const ASTRO_FOR_FOOD = 'offer 0,0,0,0,0,0,5 for 0,0,2,0,0,0,0';

test('SS-TRD-04 · the active player asks for resources and offers resources, knowledge or astro; both must agree', () => {
  const t = table();
  play(t, 0, ASTRO_FOR_FOOD);
  expect(t.game.awaiting(t.table)).toMatchObject({ question: 'offer', must: 0b10, may: 0b01 });
  expect(legalMoves(t, 1)).toEqual(['close', 'accept', 'decline']);
  expect(codes(t, 0, 'end')).toEqual(['not-now.offer']);
  const told = play(t, 1, 'accept');
  expect(told.open[0]).toMatchObject({ kind: 'traded', seat: 0, with: 1 });
  expect([
    stockByName(t, 0, 'food'),
    stockByName(t, 0, 'astro'),
    stockByName(t, 1, 'food'),
    stockByName(t, 1, 'astro'),
  ]).toEqual([2, 7, 0, 5]);
  expect(question(t)).toBe('build');
});

test('SS-TRD-04, SS-PROD-05 · resources that a side does not have, or has no room for, cannot be offered or asked for', () => {
  const t = table();
  expect(codes(t, 0, 'offer 2,0,0,0,0,0,0 for 0,0,1,0,0,0,0')).toEqual(['cannot-pay']);
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,1,0,0,0,0,0')).toEqual(['other-lacks']);
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,0,3,0,0,0,0')).toEqual(['other-lacks', 'no-space']);
  expect(codes(t, 0, 'offer 0,0,0,0,0,1,0 for 0,0,1,0,0,0,0')).toEqual(['other-no-space']);
});

test('SS-TRD-04 · knowledge and astro cannot be asked for; gifts and trades of a resource for itself are refused', () => {
  const t = table();
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,0,0,0,0,1,0')).toContain('resources-only');
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,0,0,0,0,0,1')).toContain('resources-only');
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 0,0,0,0,0,0,0')).toEqual(['gift']);
  expect(codes(t, 0, 'offer 0,0,0,0,0,0,0 for 0,0,1,0,0,0,0')).toEqual(['gift']);
  expect(codes(t, 0, 'offer 1,0,0,0,0,0,0 for 1,0,0,0,0,0,0')).toContain('both-sides');
});

test('SS-OPT-OFFERS · offers are unlimited by default, and a refused one cannot be repeated', () => {
  const t = table();
  for (let astro = 1; astro <= 12; astro++) {
    play(t, 0, `offer 0,0,0,0,0,0,${astro} for 0,0,1,0,0,0,0`);
    play(t, 1, 'decline');
  }
  for (const astro of [1, 12]) {
    expect(codes(t, 0, `offer 0,0,0,0,0,0,${astro} for 0,0,1,0,0,0,0`)).toEqual(['refused-before']);
  }
});

test('SS-OPT-OFFERS · an option limits the number of offers in a turn', () => {
  const t = table({ offers: 3 });
  play(t, 0, ORE_FOR_FOOD);
  play(t, 1, 'decline');
  expect(codes(t, 0, ORE_FOR_FOOD)).toEqual(['refused-before']);
  play(t, 0, ASTRO_FOR_FOOD);
  play(t, 1, 'decline');
  for (const other of ['4 for 0,0,2', '6 for 0,0,2', '5 for 0,0,1']) {
    expect(codes(t, 0, `offer 0,0,0,0,0,0,${other},0,0,0,0`)).toEqual([]);
  }
  play(t, 0, 'offer 0,0,0,0,0,0,6 for 0,0,2,0,0,0,0');
  play(t, 1, 'decline');
  expect(codes(t, 0, 'offer 0,0,0,0,0,0,7 for 0,0,2,0,0,0,0')).toEqual(['offers-spent']);
  play(t, 0, 'end');
  expect(t.table.refused).toEqual([]);
  expect(codes(position('starship', { options: { offers: 0 } }), 0, ORE_FOR_FOOD)).toContain('offers-spent');
});

const FOOD_FOR_ORE = '0,0,1,0,0,0,0 for 1,0,0,0,0,0,0';
const FOOD_FOR_ASTRO = '0,0,1,0,0,0,0 for 0,0,0,0,0,0,3';

test('SS-TRD-04 · the other player may propose such a trade while the active player builds; the active player accepts or declines', () => {
  const t = table();
  expect(t.game.awaiting(t.table)).toMatchObject({ must: 0b01, may: 0b10 });
  expect(codes(t, 1, 'end')).toEqual(['not-asked']);
  play(t, 1, `propose ${FOOD_FOR_ORE}`);
  play(t, 1, `propose ${FOOD_FOR_ASTRO}`);
  expect(legalMoves(t, 0, 'deal')).toEqual(['deal']);
  play(t, 0, 'deal');
  expect([
    stockByName(t, 0, 'food'),
    stockByName(t, 0, 'astro'),
    stockByName(t, 1, 'food'),
    stockByName(t, 1, 'astro'),
  ]).toEqual([1, 9, 1, 3]);
  expect(codes(t, 0, 'deal')).toContain('no-proposal');
});

test('SS-TRD-04 · the active player can receive only resources, and a proposal is checked again when it is accepted', () => {
  const t = table();
  expect(codes(t, 1, 'propose 0,0,0,0,0,1,0 for 1,0,0,0,0,0,0')).toContain('resources-only');
  expect(codes(t, 1, 'propose 0,0,3,0,0,0,0 for 1,0,0,0,0,0,0')).toContain('cannot-pay');
  expect(codes(t, 1, 'propose 0,0,1,0,0,0,0 for 0,1,0,0,0,0,0')).toEqual(['other-lacks']);
  expect(codes(t, 0, `propose ${FOOD_FOR_ORE}`)).toContain('own-offer');
  play(t, 1, `propose ${FOOD_FOR_ORE}`);
  const player = t.table.players[0];
  if (player !== undefined) player.stock[0] = 0;
  expect(codes(t, 0, 'deal')).toEqual(['cannot-pay']);
});

test('SS-TRD-04 · counter-offers can be answered repeatedly, and the offer still be accepted', () => {
  const t = table();
  play(t, 0, ASTRO_FOR_FOOD);
  play(t, 1, `counter ${FOOD_FOR_ORE}`);
  expect(t.game.awaiting(t.table)).toMatchObject({ must: 0b01, may: 0b10 });
  play(t, 0, 'dismiss');
  expect(codes(t, 1, `counter ${FOOD_FOR_ORE}`)).toEqual(['refused-before']);
  play(t, 1, `counter ${FOOD_FOR_ASTRO}`);
  play(t, 0, 'dismiss');
  for (const terms of [FOOD_FOR_ORE, FOOD_FOR_ASTRO]) {
    expect(codes(t, 1, `counter ${terms}`)).toEqual(['refused-before']);
  }
  play(t, 1, 'counter 0,0,2,0,0,0,0 for 1,0,0,0,0,0,0');
  play(t, 1, 'accept');
  expect([stockByName(t, 0, 'food'), t.table.proposal]).toEqual([2, null]);
});

test('SS-TRD-04 · an offer and a proposal can be withdrawn; a proposal ends with the turn', () => {
  const t = table();
  play(t, 0, ASTRO_FOR_FOOD);
  play(t, 0, 'withdraw');
  play(t, 1, `propose ${FOOD_FOR_ORE}`);
  play(t, 1, 'withdraw');
  expect(codes(t, 1, 'withdraw')).toEqual(['no-proposal']);
  play(t, 1, `propose ${FOOD_FOR_ORE}`);
  play(t, 0, 'dismiss');
  play(t, 1, `propose ${FOOD_FOR_ASTRO}`);
  play(t, 0, 'end');
  expect([t.table.proposal, t.table.dismissed]).toEqual([null, []]);
  const closed = table();
  play(closed, 0, ASTRO_FOR_FOOD);
  play(closed, 1, 'close');
  play(closed, 0, 'end');
  expect(closed.table.closed).toBe(0);
});

test('SS-OPT-OFFERS · either player can refuse further offers this turn, and reverse it', () => {
  const t = table();
  play(t, 0, ASTRO_FOR_FOOD);
  play(t, 1, 'close');
  expect([question(t), codes(t, 0, ORE_FOR_FOOD)]).toEqual(['build', ['all-closed']]);
  play(t, 1, 'reopen');
  expect(codes(t, 0, ORE_FOR_FOOD)).toEqual([]);
  play(t, 1, `propose ${FOOD_FOR_ORE}`);
  play(t, 0, 'close');
  expect(codes(t, 1, `propose ${FOOD_FOR_ASTRO}`)).toEqual(['takes-none']);
  play(t, 0, 'reopen');
  expect(codes(t, 1, `propose ${FOOD_FOR_ORE}`)).toEqual(['refused-before']);
  expect(codes(position('starship', { options: { offers: 0 } }), 1, `propose ${FOOD_FOR_ORE}`)).toEqual(['not-asked']);
});

test('DU-HND-06 · in the Duel players do not trade with each other', () => {
  const t = position('duel', { seats: [{ stock: { ore: 2 } }, { stock: { food: 2 } }] });
  expect(t.game.awaiting(t.table)).toMatchObject({ must: 0b01, may: 0 });
  expect(t.game.notation.parse(`propose ${FOOD_FOR_ORE}`)).toBeNull();
});

const side = (kind: number, n: number): string => STOCKS.map((_, i) => (i === kind ? n : 0)).join(',');
/** The entries of a menu: what is given, and the resource asked for. */
const PLAIN = STOCKS.slice(0, RESOURCE_KINDS).flatMap((_, wanted) =>
  STOCKS.flatMap((__, kind) =>
    (kind === ASTRO ? [2, 3, 4] : [1]).flatMap((n) => (kind === wanted ? [] : [[side(kind, n), side(wanted, 1)]])),
  ),
);
const offers = PLAIN.map(([give, take]) => `offer ${give} for ${take}`);
const answers = (word: string): string[] => PLAIN.map(([give, take]) => `${word} ${take} for ${give}`);
const from = (start: number, texts: readonly string[]): string[] => [...texts.slice(start), ...texts.slice(0, start)];

test('SS-TRD-04 · a menu lists every plain trade that both can make, and its start changes with every turn and offer', () => {
  const even = { ore: 1, fuel: 1, food: 1, carbon: 1, goods: 1, knowledge: 1, astro: 9 };
  const t = position('starship', { seats: [{ stock: even }, { stock: even }] });
  expect(PLAIN).toHaveLength(40);
  expect(legalMoves(t, 0, 'offer', 99)).toEqual(from(7, offers));
  expect(legalMoves(t, 0, 'offer', 3)).toEqual(from(7, offers).slice(0, 3));
  expect(legalMoves(t, 1, 'propose', 99)).toEqual(from(7, answers('propose')));
  play(t, 0, ORE_FOR_FOOD);
  expect(legalMoves(t, 1, 'counter', 99)).toEqual(from(14, answers('counter')));
  play(t, 1, 'decline');
  expect(legalMoves(t, 0, 'offer', 99)).toEqual(from(14, offers).filter((text) => text !== ORE_FOR_FOOD));
});

test('SS-TRD-04 · a short menu omits trades that a player cannot pay or has no room for', () => {
  const t = position('starship', {
    seats: [{ stock: { ore: 1, knowledge: 1, astro: 4 } }, { stock: { food: 1, fuel: 1, knowledge: 4 } }],
  });
  const player = playerOf(t.table, 0);
  player.stock[FUEL] = 2;
  const possible = (word: string, texts: readonly string[]): void => {
    expect(new Set(legalMoves(t, word === 'offer' ? 0 : 1, word, 5))).toEqual(new Set(texts));
  };
  const wanted = side(FOOD, 1);
  const gifts = [side(ORE, 1), side(FUEL, 1), ...[2, 3, 4].map((n) => side(ASTRO, n))];
  possible(
    'offer',
    gifts.map((give) => `offer ${give} for ${wanted}`),
  );
  possible(
    'propose',
    gifts.map((give) => `propose ${wanted} for ${give}`),
  );
  play(t, 0, ORE_FOR_FOOD);
  possible(
    'counter',
    gifts.map((give) => `counter ${wanted} for ${give}`),
  );
});

test('SS-TRD-04 · players cannot answer their own offer or proposal, or one that does not exist', () => {
  const t = table();
  expect([codes(t, 0, 'withdraw'), codes(t, 1, 'withdraw')]).toEqual([['no-proposal'], ['no-proposal']]);
  expect([codes(t, 0, 'deal'), codes(t, 0, 'dismiss')]).toEqual([['no-proposal'], ['no-proposal']]);
  expect(codes(t, 1, 'deal')).toEqual(['not-asked']);
  play(t, 0, ASTRO_FOR_FOOD);
  expect([codes(t, 0, 'accept'), codes(t, 0, 'decline')]).toEqual([['own-offer'], ['own-offer']]);
  expect(codes(t, 0, 'counter 1,0,0,0,0,0,0 for 0,0,1,0,0,0,0')).toContain('own-offer');
  expect([codes(t, 0, 'deal'), codes(t, 1, 'withdraw')]).toEqual([['no-proposal'], ['no-proposal']]);
  play(t, 1, `counter ${FOOD_FOR_ORE}`);
  expect([codes(t, 1, 'dismiss'), codes(t, 1, 'deal')[0]]).toEqual([['not-on-turn'], 'not-on-turn']);
});

test('SS-TRD-04 · an accepted counter-offer replaces the offer; if the offer is withdrawn, the counter-offer stays pending', () => {
  const taken = table();
  play(taken, 0, ASTRO_FOR_FOOD);
  play(taken, 1, `counter ${FOOD_FOR_ORE}`);
  play(taken, 0, 'deal');
  expect([question(taken), taken.table.proposal, stockByName(taken, 0, 'food'), stockByName(taken, 1, 'ore')]).toEqual([
    'build',
    null,
    1,
    1,
  ]);
  const t = table();
  play(t, 0, ASTRO_FOR_FOOD);
  play(t, 1, `counter ${FOOD_FOR_ORE}`);
  play(t, 1, 'withdraw');
  expect([question(t), t.table.proposal]).toEqual(['offer', null]);
  play(t, 1, `counter ${FOOD_FOR_ORE}`);
  play(t, 0, 'withdraw');
  expect([question(t), t.table.proposal]).toMatchObject(['build', { give: [0, 0, 1, 0, 0, 0, 0] }]);
  play(t, 0, ORE_FOR_FOOD);
  expect([t.table.proposal, t.table.dismissed]).toMatchObject([null, [{ take: [1, 0, 0, 0, 0, 0, 0] }]]);
  play(t, 1, `counter ${FOOD_FOR_ASTRO}`);
  play(t, 1, 'decline');
  expect([question(t), t.table.proposal, t.table.refused]).toMatchObject([
    'build',
    null,
    [{ give: [1, 0, 0, 0, 0, 0, 0] }],
  ]);
});

test('SS-TRD-04 · a proposal that one side can no longer pay or store cannot be accepted', () => {
  const why = (change: (t: TestGame) => void): string[] => {
    const t = table();
    play(t, 1, `propose ${FOOD_FOR_ORE}`);
    change(t);
    return codes(t, 0, 'deal');
  };
  const set = (seat: number, kind: number, n: number) => (t: TestGame) => {
    playerOf(t.table, seat).stock[kind] = n;
  };
  expect([set(0, ORE, 0), set(1, FOOD, 0), set(0, FOOD, 2), set(1, ORE, 2)].map(why)).toEqual([
    ['cannot-pay'],
    ['other-lacks'],
    ['no-space'],
    ['other-no-space'],
  ]);
});

test('SS-OPT-OFFERS · “no more this turn” answers an offer or a proposal, once, and ends when its player makes an offer', () => {
  const t = table();
  expect([codes(t, 0, 'close'), codes(t, 1, 'close')]).toEqual([['no-proposal'], ['not-asked']]);
  expect([codes(t, 0, 'reopen'), codes(t, 1, 'reopen')]).toEqual([['is-open'], ['is-open']]);
  play(t, 0, ASTRO_FOR_FOOD);
  play(t, 1, `counter ${FOOD_FOR_ASTRO}`);
  expect(codes(t, 0, 'close')).toEqual(['no-proposal']);
  play(t, 1, 'close');
  expect([t.table.closed, t.table.proposal, codes(t, 1, 'close')]).toEqual([0b10, null, ['not-asked']]);
  play(t, 1, `propose ${FOOD_FOR_ASTRO}`);
  expect(t.table.closed).toBe(0);
  play(t, 0, 'close');
  expect([t.table.closed, t.table.proposal, t.table.dismissed.length]).toEqual([0b01, null, 1]);
  expect(codes(t, 0, 'close')).toEqual(['is-closed', 'no-proposal']);
  play(t, 0, ORE_FOR_FOOD);
  expect(t.table.closed).toBe(0);
});

test('SS-TRD-04 · in the second seat’s turn the first seat answers and proposes', () => {
  const t = position('starship', { active: 1, seats: [{ stock: { food: 2 } }, { stock: { ore: 1, astro: 9 } }] });
  expect(t.game.awaiting(t.table)).toMatchObject({ must: 0b10, may: 0b01 });
  play(t, 1, ORE_FOR_FOOD);
  expect(t.game.awaiting(t.table)).toMatchObject({ must: 0b01, may: 0b10 });
  play(t, 0, `counter ${FOOD_FOR_ASTRO}`);
  expect(t.game.awaiting(t.table)).toMatchObject({ must: 0b10, may: 0b01 });
});

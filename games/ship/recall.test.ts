import { NONE } from '@orrery/common';
import type { AnyView, HistoryFilter } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { CARD_GROUPS } from './memory.ts';
import { faceDownCode, type Hand, type Table } from './state.ts';
import { messagesOf } from './testing/message-samples.ts';
import {
  BOTH_GAMES,
  cardOf,
  chance,
  meetCard,
  type Position,
  pirateOf,
  placeInSector,
  play,
  position,
  question,
  refillWith,
  rollFight,
  type ShipGameId,
  type ShipTold,
  type TestGame,
} from './testing/position.ts';

type Looking = AnyView<Table, Hand>;

/** What seat 0 was told and saw, step by step. */
class Story {
  readonly t: TestGame;
  readonly told: Event[] = [];
  readonly seen: Looking[] = [];

  constructor(id: ShipGameId, at: Position) {
    this.t = position(id, at);
    this.told.push({ kind: 'turn', seat: 0, turn: 1 });
    if (at.at === 'flight') this.told.push({ kind: 'flies', seat: 0, sector: 0, speed: this.t.table.speed });
  }

  /** Plays the next step. */
  go(step: (t: TestGame) => ShipTold): this {
    this.told.push(...step(this.t).secret.filter((event) => !isOthers(event)));
    this.seen.push(this.now);
    return this;
  }

  get now(): Looking {
    const { table, hands } = structuredClone(this.t.state);
    const [hand] = hands;
    if (hand === undefined) throw new Error('no first seat');
    return { seat: 0, table, hand };
  }

  get shown(): readonly Event[] {
    return recallOf(this.t).events(this.told, this.now);
  }

  /** How a past step is shown now. */
  back(step: number): Looking {
    const then = this.seen[step];
    if (then === undefined) throw new Error(`there is no step ${step}`);
    return recallOf(this.t).view(then, this.now);
  }
}

/** The flyer is not told which pirate the other player sees. */
const isOthers = (event: Event): boolean => event.kind === 'pirate' && event.card !== null;

function recallOf({ id }: TestGame): HistoryFilter<Table, Hand, Event> {
  const { recall } = messagesOf(id);
  if (recall === undefined) throw new Error('this game has no history filter');
  return recall;
}

/** The cards that events name. */
const named = (events: readonly Event[]): number[] =>
  events.flatMap((event) => ('card' in event && event.card !== null ? [event.card] : []));

const RICH = { stock: { astro: 20 } };

test.each(BOTH_GAMES)(
  'SS-OPT-AID, DU-GEN-03 · the cards of a flight are shown while it lasts; afterwards neither they nor its sector are, in %s',
  (id) => {
    const story = new Story(id, { at: 'flight', seats: [RICH] })
      .go((t) => meetCard(t, 'Heka II'))
      .go((t) => meetCard(t, 'Litigus IX'))
      .go((t) => play(t, 0, 'buy 1 fuel'));
    expect(story.shown).toEqual(story.told);
    expect(story.back(0)).toBe(story.seen[0]);
    story.go((t) => play(t, 0, 'stop'));
    expect(named(story.shown)).toEqual([]);
    expect(story.shown).toContainEqual({ kind: 'flies', seat: 0, sector: null, speed: 5 });
    expect(story.shown).toContainEqual(expect.objectContaining({ kind: 'bought', n: 1, astro: 1, card: null }));
    const { table } = story.back(2);
    expect([table.sector, table.row.map((card) => card < 0), table.sizes[0]]).toEqual([
      NONE,
      [true, true],
      story.t.table.sizes[0],
    ]);
  },
);

test.each(BOTH_GAMES)('SS-OPT-AID, DU-GEN-03 · later flights reveal nothing about earlier ones, in %s', (id) => {
  const story = new Story(id, { at: 'flight', seats: [RICH] })
    .go((t) => meetCard(t, 'Heka II'))
    .go((t) => play(t, 0, 'stop'))
    .go((t) => play(t, 0, 'end'))
    .go((t) => chance(t, 0))
    .go((t) => play(t, 1, 'fly 0'))
    .go((t) => meetCard(t, 'Heka II'));
  const sectors = story.shown.flatMap((event) => (event.kind === 'flies' ? [event.sector] : []));
  expect(sectors).toEqual([null, 0]);
  expect(named(story.shown)).toEqual([cardOf(story.t, 'Heka II')]);
  expect(story.back(0).table.row.every((card) => card < 0)).toBe(true);
});

test.each(BOTH_GAMES)('SS-OPT-AID, DU-GEN-03 · cards that players keep are not hidden, in %s', (id) => {
  const story = new Story(id, { at: 'flight', seats: [{ ...RICH, cannons: 3 }] })
    .go((t) => meetCard(t, pirateOf(t, 2)))
    .go((t) => play(t, 0, 'fight'))
    .go((t) => rollFight(t, 4, 1))
    .go((t) => play(t, 0, 'take ore'))
    .go((t) => refillWith(t, 'green'))
    .go((t) => meetCard(t, 'Rigel X'))
    .go((t) => play(t, 0, 'station'))
    .go((t) => chance(t, 0))
    .go((t) => play(t, 0, 'stop'));
  expect(question(story.t)).toBe('build');
  const pirate = cardOf(story.t, pirateOf(story.t, 2));
  const rigel = cardOf(story.t, 'Rigel X');
  expect(new Set(named(story.shown))).toEqual(new Set([pirate, rigel]));
  const kinds = story.shown.flatMap((event) => ('card' in event && event.card !== null ? [event.kind] : []));
  expect(kinds).toEqual(['fights', 'fought', 'trophy', 'revealed', 'moored']);
  expect(story.back(5).table.row).toEqual([expect.any(Number), rigel]);
  story.go((t) => play(t, 0, 'buy 1 ore at rigel'));
  expect(story.shown.at(-1)).toMatchObject({ kind: 'bought', card: rigel });
  const settled = new Story(id, { at: 'flight' })
    .go((t) => meetCard(t, 'Heka II'))
    .go((t) => play(t, 0, 'colony'))
    .go((t) => chance(t, 0))
    .go((t) => play(t, 0, 'stop'));
  const heka = cardOf(settled.t, 'Heka II');
  expect(named(settled.shown)).toEqual([heka, heka]);
  expect(settled.back(0).table.row).toEqual([heka]);
  settled.go((t) => play(t, 0, 'end'));
  expect(named(settled.shown)).toEqual([heka, heka]);
});

test.each(BOTH_GAMES)(
  'SS-OPT-AID, DU-GEN-03 · a pirate that was paid or that won is no longer named after the turn, in %s',
  (id) => {
    const story = new Story(id, { at: 'flight', seats: [{ ...RICH, cannons: 0 }] })
      .go((t) => meetCard(t, pirateOf(t, 2)))
      .go((t) => play(t, 0, 'pay'))
      .go((t) => meetCard(t, pirateOf(t, 3)))
      .go((t) => play(t, 0, 'fight'))
      .go((t) => rollFight(t, 1, 4));
    // The pirate that won is visible until the turn ends.
    const winner = cardOf(story.t, pirateOf(story.t, 3));
    expect(story.back(3).table.row).toEqual([expect.any(Number), winner]);
    expect(story.back(3).table.row[0]).toBeLessThan(0);
    expect(new Set(named(story.shown))).toEqual(new Set([cardOf(story.t, pirateOf(story.t, 3))]));
    story.go((t) => play(t, 0, 'end'));
    expect(named(story.shown)).toEqual([]);
    const kinds = story.back(3).table.stack.map(({ kind }) => kind);
    expect(kinds).toEqual(['build', 'flight']); // a fight would name its card
    for (const step of [0, 1, 2, 3]) expect(story.back(step).table.sizes).toEqual(story.t.table.sizes);
    expect(story.back(4).table.stack).toEqual(story.seen[4]?.table.stack); // the flight was over by then
    expect(story.back(5)).toBe(story.seen[5]);
  },
);

test.each(BOTH_GAMES)('SS-OPT-AID, DU-GEN-03 · what the sensor showed is hidden after the flight, in %s', (id) => {
  const story = new Story(id, { at: 'sector', seats: [{ ...RICH, centres: ['sensor'] }] });
  placeInSector(story.t, cardOf(story.t, 'Heka II'));
  story
    .go((t) => play(t, 0, 'fly 0'))
    .go((t) => chance(t, 0, 0))
    .go((t) => play(t, 0, 'arrange 0/1'));
  const looked = story.told.filter(({ kind }) => kind === 'looked' || kind === 'arranged');
  expect(looked.map((event) => 'cards' in event && event.cards?.length)).toEqual([2, 2]);
  expect(story.shown).toEqual(story.told);
  story.go((t) => play(t, 0, 'stop'));
  const left = story.shown.filter(({ kind }) => kind === 'looked' || kind === 'arranged');
  expect(left.map((event) => 'cards' in event && event.cards)).toEqual([null, null]);
  const back = story.back(2);
  expect(back.seat !== null && [back.hand.ahead, back.hand.below]).toEqual([[], []]);
  expect([back.table.ahead, back.table.below, back.table.fresh]).toEqual([0, 0, 0]);
  const watched = recallOf(story.t).view({ seat: null, table: (story.seen[2] ?? story.now).table }, story.now);
  expect(watched).toEqual({ seat: null, table: back.table });
});

test.each(BOTH_GAMES)(
  'SS-OPT-AID, DU-GEN-03 · with the memory aid, and when the game is over, everything is shown, in %s',
  (id) => {
    const rich = { stock: { ore: 1, carbon: 1, food: 2 }, centres: ['trade'] as const, points: 9 };
    const flight = (aid: 'on' | 'off'): Story =>
      new Story(id, { at: 'flight', options: { aid }, seats: [rich] })
        .go((t) => meetCard(t, 'Litigus IX'))
        .go((t) => play(t, 0, 'stop'));
    const aided = flight('on');
    expect([aided.shown, aided.back(0)]).toEqual([aided.told, aided.seen[0]]);
    const won = flight('off');
    expect([named(won.shown), won.back(0).table.sector]).toEqual([[], NONE]);
    won.go((t) => play(t, 0, 'centre-2 trade'));
    expect(question(won.t)).toBe('over');
    expect([won.shown, won.back(0)]).toEqual([won.told, won.seen[0]]);
  },
);

test.each(BOTH_GAMES)(
  'SS-OPT-AID, DU-GEN-03 · a hidden flight can still be described in words, with the player who flew, in %s',
  (id) => {
    const story = new Story(id, { at: 'flight', seats: [RICH] })
      .go((t) => meetCard(t, 'Litigus IX'))
      .go((t) => play(t, 0, 'buy 1 fuel'))
      .go((t) => play(t, 0, 'stop'));
    const keys = story.shown.map((event) => messagesOf(id).event(event, story.now)?.key);
    expect(keys).toEqual([
      'event.turn',
      'event.flies.closed',
      'event.revealed.closed',
      'event.bought.closed',
      'event.landed.stopped',
    ]);
    expect(messagesOf(id).drawing(story.back(0))).not.toContain('Litigus');
  },
);

test.each(BOTH_GAMES)(
  'SS-OPT-AID, SS-VAR-01, DU-GEN-03, DU-VAR-01 · of a face-down card not even the group is shown later, in %s',
  (id) => {
    const story = new Story(id, { at: 'flight', speed: 2, options: { refill: 'hidden' }, seats: [RICH] })
      .go((t) => meetCard(t, 'Heka II'))
      .go((t) => play(t, 0, 'colony'))
      .go((t) => chance(t, 0));
    expect([story.shown, story.back(2)]).toEqual([story.told, story.seen[2]]);
    story.go((t) => meetCard(t, pirateOf(t, 2))).go((t) => play(t, 0, 'pay'));
    expect([question(story.t), story.back(2)]).toEqual(['build', story.seen[2]]);
    const watched = { seat: null, table: (story.seen[2] ?? story.now).table };
    expect(recallOf(story.t).view(watched, { seat: null, table: story.now.table })).toBe(watched);
    story.go((t) => play(t, 0, 'end'));
    expect(story.back(2).table.row).toEqual([faceDownCode(CARD_GROUPS)]);
  },
);

test.each(BOTH_GAMES)(
  'SS-OPT-AID, DU-GEN-03 · during the flight a card that was won is still named, also to spectators, in %s',
  (id) => {
    const story = new Story(id, { at: 'flight', seats: [RICH] })
      .go((t) => meetCard(t, 'Rigel X'))
      .go((t) => play(t, 0, 'station'))
      .go((t) => refillWith(t, 'green'));
    expect(story.shown).toEqual(story.told);
    const watching = { seat: null, table: story.now.table };
    expect(recallOf(story.t).events(story.told, watching)).toEqual(story.told);
  },
);

test.each(BOTH_GAMES)('SS-OPT-AID, DU-GEN-03 · the first card of the list is hidden like any other, in %s', (id) => {
  const story = new Story(id, { at: 'flight', speed: 2, seats: [RICH] });
  const first = story.t.kit.variant.cards[0]?.id ?? '';
  story
    .go((t) => meetCard(t, first))
    .go((t) => meetCard(t, pirateOf(t, 2)))
    .go((t) => play(t, 0, 'pay'));
  expect([question(story.t), story.t.table.row.length]).toEqual(['build', 1]);
  expect(story.back(0).table.row).toEqual([faceDownCode(CARD_GROUPS)]);
});

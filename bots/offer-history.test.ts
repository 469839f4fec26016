import { expect, test } from 'vitest';
import type { OfferEvent } from './offer-events.ts';
import { OfferHistory } from './offer-history.ts';

const [BOT, OTHER_BOT, PERSON] = [0, 1, 2];
const PEOPLE = 1 << PERSON;
const ORE_FOR_FOOD = { give: [1, 0, 0, 0, 0], take: [0, 1, 0, 0, 0] } as const;
const WATER_FOR_FOOD = { give: [0, 0, 1, 0, 0], take: [0, 1, 0, 0, 0] } as const;
const ORE_FOR_WATER = { give: [1, 0, 0, 0, 0], take: [0, 0, 1, 0, 0] } as const;

const turn = (seat: number, n: number): OfferEvent => ({ kind: 'turn', seat, turn: n });
const OFFERED: OfferEvent = { kind: 'offered', seat: BOT, to: 1 << PERSON, ...ORE_FOR_FOOD };
const DECLINED: OfferEvent = { kind: 'declined', seat: PERSON };

function historyOf(...events: readonly OfferEvent[]): OfferHistory {
  const history = new OfferHistory(PEOPLE);
  for (const event of events) history.hear(event);
  return history;
}

test('a person gets one offer a turn, bots any number', () => {
  expect(historyOf(turn(BOT, 1)).mayAsk(PERSON)).toBe(true);
  expect(historyOf(turn(BOT, 1), OFFERED).mayAsk(PERSON)).toBe(false);
  expect(historyOf(turn(BOT, 1), OFFERED, DECLINED).mayAsk(PERSON)).toBe(false);
  expect(historyOf(turn(BOT, 1), OFFERED, DECLINED, turn(OTHER_BOT, 2)).mayAsk(PERSON)).toBe(true);
  expect(historyOf(turn(BOT, 1), { ...OFFERED, to: 1 << OTHER_BOT }).mayAsk(OTHER_BOT)).toBe(true);
});

test("in a person's turn only one bot proposes", () => {
  const proposed: OfferEvent = { kind: 'proposed', seat: BOT, to: PERSON, ...ORE_FOR_FOOD };
  expect(historyOf(turn(PERSON, 3), proposed).mayAsk(PERSON)).toBe(false);
});

test.each<OfferEvent>([
  { kind: 'accepted', seat: PERSON, take: ORE_FOR_FOOD.take },
  { kind: 'countered', seat: PERSON, ...WATER_FOR_FOOD },
  { kind: 'proposed', seat: PERSON, to: BOT, ...WATER_FOR_FOOD },
])('a person who shows interest ($kind) may be made one more offer', (interest) => {
  expect(historyOf(turn(BOT, 1), OFFERED, interest).mayAsk(PERSON)).toBe(true);
  expect(historyOf(turn(BOT, 1), OFFERED, interest, OFFERED).mayAsk(PERSON)).toBe(false);
});

test('refused terms are not repeated to a person until their situation has changed, and not soon', () => {
  const refused = [turn(BOT, 1), OFFERED, DECLINED] as const;
  const spent: OfferEvent = { kind: 'spent', seat: PERSON };
  expect(historyOf(...refused).hasRefused(PERSON, ORE_FOR_FOOD)).toBe(true);
  expect(historyOf(...refused).hasRefused(PERSON, WATER_FOR_FOOD)).toBe(false);
  expect(historyOf(...refused, turn(BOT, 40)).hasRefused(PERSON, ORE_FOR_FOOD)).toBe(true);
  expect(historyOf(...refused, spent, turn(BOT, 4)).hasRefused(PERSON, ORE_FOR_FOOD)).toBe(true);
  expect(historyOf(...refused, spent, turn(BOT, 10)).hasRefused(PERSON, ORE_FOR_FOOD)).toBe(false);
});

test('terms that a person countered or dismissed count as refused', () => {
  const countered: OfferEvent = { kind: 'countered', seat: PERSON, ...WATER_FOR_FOOD };
  expect(historyOf(turn(BOT, 1), OFFERED, countered).hasRefused(PERSON, ORE_FOR_FOOD)).toBe(true);
  const proposed: OfferEvent = { kind: 'proposed', seat: BOT, to: PERSON, ...ORE_FOR_FOOD };
  const dismissed: OfferEvent = { kind: 'dismissed', seat: PERSON, from: BOT };
  expect(historyOf(turn(PERSON, 3), proposed, dismissed).hasRefused(PERSON, ORE_FOR_FOOD)).toBe(true);
  const closed: OfferEvent = { kind: 'closed', seat: PERSON };
  expect(historyOf(turn(PERSON, 3), proposed, closed).hasRefused(PERSON, ORE_FOR_FOOD)).toBe(true);
});

test('after a refusal a bot values the requested card higher for that person, and forgets slowly', () => {
  const refused = [turn(BOT, 1), OFFERED, DECLINED] as const;
  const willing = (history: OfferHistory, { take }: { readonly take: readonly number[] }) =>
    history.willingness(PERSON, take);
  expect(willing(historyOf(turn(BOT, 1)), ORE_FOR_FOOD)).toBe(1);
  const [other, same] = [willing(historyOf(...refused), ORE_FOR_WATER), willing(historyOf(...refused), WATER_FOR_FOOD)];
  expect(same).toBeLessThan(other);
  expect(other).toBeLessThan(1);
  const turns = Array.from({ length: 30 }, (_, i) => turn(i % 3, 2 + i));
  expect(willing(historyOf(...refused, ...turns), WATER_FOR_FOOD)).toBeGreaterThan(same);
});

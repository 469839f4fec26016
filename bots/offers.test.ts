import {
  atSeat,
  eventFor,
  fastRng,
  hasSeat,
  headerOf,
  Match,
  onlySeat,
  randomAskedSeat,
  type SeatView,
  seatsIn,
  seededChance,
  standardOptions,
} from '@orrery/kernel';
import { startrek } from '@orrery/startrek';
import type { Event, Hand, Move, Table } from '@orrery/startrek/facts';
import { expect, test } from 'vitest';
import { OfferCounter, type OfferCounts } from './arena/offer-counts.ts';
import type { Bot } from './bot.ts';
import { BotContext } from './context.ts';
import { fairPerson } from './fair-person.ts';
import { GreedyBot } from './greedy.ts';
import { BOT_LEVELS } from './levels.ts';
import { bargainEventOf } from './offer-events.ts';
import { BOT_PERSONAS } from './personas.ts';
import { seatBot } from './roster.ts';
import { startrekFairTrading } from './startrek/fair-trading.ts';
import { startrekHeuristics } from './startrek/heuristics.ts';

type StartrekBot = Bot<Table, Hand, Move, Event>;
type View = SeatView<Table, Hand>;

const options = standardOptions(startrek.options);
const SEATS = 4;
const PERSON = 0;
const PEOPLE = onlySeat(PERSON);
const MAX_ENTRIES = 6000;
const fair = startrekFairTrading();

/** A captain who knows that seat 0 is a person. */
const captain = (view: View): StartrekBot =>
  seatBot(startrek, startrekHeuristics(BOT_PERSONAS[view.seat - 1]), BOT_LEVELS.captain, {
    ...{ options, view, seats: SEATS, people: PEOPLE, seed: view.seat },
  });

/** A captain who is created anew before each decision, as after a restart of a server. */
function restarted(): StartrekBot {
  const told: Event[] = [];
  const newCaptain = (now: View): StartrekBot => {
    const bot = captain(now);
    for (const event of told) bot.hear(event);
    return bot;
  };
  return {
    hear: (event) => void told.push(event),
    choose: (now, budget) => newCaptain(now).choose(now, budget),
    volunteer: (now) => newCaptain(now).volunteer?.(now) ?? null,
  };
}

/** A person who plays well, never offers anything, and answers offers in this way. */
function person(view: View, answer: (view: View) => Move | null): StartrekBot {
  const silent = { ...startrekHeuristics(), propose: () => undefined };
  return fairPerson(new GreedyBot(new BotContext(startrek, silent, options, view), SEATS, fastRng(1)), { answer });
}
/** Says no to everything. */
const stubborn = (view: View): Move | null => {
  const said = fair.answer(view);
  if (said === null) return null;
  return said.kind === 'accept' || said.kind === 'decline'
    ? { kind: 'decline' }
    : { kind: 'dismiss', seat: 'seat' in said ? said.seat : 0 };
};

/** A game in which bots may also propose whenever it waits for the person only, as at a real table. */
function play(seed: number, bot: (view: View) => StartrekBot, answer: (view: View) => Move | null): OfferCounts {
  const match = new Match(startrek, headerOf(startrek, { options, seats: SEATS }), { chance: seededChance(seed) });
  const players = match.views.map((view) => (view.seat === PERSON ? person(view, answer) : bot(view)));
  const counter = new OfferCounter(PEOPLE, SEATS);
  const rng = fastRng(seed);
  let invited = { seq: -1, seats: 0 };
  const proposal = () => {
    const asked = match.awaiting;
    if (asked.who !== 'seats' || (asked.must & ~PEOPLE) !== 0) return null;
    if (invited.seq !== match.seq) invited = { seq: match.seq, seats: 0 };
    for (const seat of seatsIn(asked.may & ~PEOPLE)) {
      if (hasSeat(invited.seats, seat)) continue;
      invited.seats |= onlySeat(seat);
      const move = atSeat(players, seat).volunteer?.(match.view(seat)) ?? null;
      if (move !== null) return { by: seat, move };
    }
    return null;
  };
  const decision = () => {
    const asked = match.awaiting;
    if (asked.who !== 'seats') return null;
    const seat = randomAskedSeat(asked, rng);
    return { by: seat, move: atSeat(players, seat).choose(match.view(seat), { iterations: 0 }) };
  };
  while (match.seq < MAX_ENTRIES) {
    const entry = match.dueOutcome() ?? proposal() ?? decision();
    if (entry === null) break;
    for (const each of match.applyChecked(entry).told) {
      const said = bargainEventOf(each.event);
      if (said !== null) counter.hear(said, (seat, price) => fair.canPay(match.view(seat), price));
      for (const [seat, player] of players.entries()) {
        const event = eventFor(each, seat);
        if (event !== null) player.hear(event);
      }
    }
  }
  return counter.counts;
}

const games = (bot: (view: View) => StartrekBot, answer: (view: View) => Move | null): OfferCounts[] =>
  [1, 2, 3, 4].map((seed) => play(seed, bot, answer));
const sumOf = (all: readonly OfferCounts[], of: (counts: OfferCounts) => number): number =>
  all.reduce((sum, counts) => sum + of(counts), 0);

test('a person who refuses everything gets at most one offer a turn, seldom, and never the same again', () => {
  const all = games(captain, stubborn);
  for (const { mostInTurn, repeated } of all) expect([mostInTurn, repeated]).toEqual([1, 0]);
  expect(sumOf(all, ({ offers }) => offers) / sumOf(all, ({ botTurns }) => botTurns)).toBeLessThan(0.2);
});

test('bots created anew before each decision remember offers and refusals', () => {
  for (const { mostInTurn, repeated } of games(restarted, stubborn)) expect([mostInTurn, repeated]).toEqual([1, 0]);
});

test('a person who takes fair offers makes four deals a game for at most 0.4 offers a bot turn, and none is withdrawn', () => {
  const all = games(captain, fair.answer);
  expect(sumOf(all, ({ deals }) => deals) / all.length).toBeGreaterThanOrEqual(4);
  expect(sumOf(all, ({ offers }) => offers) / sumOf(all, ({ botTurns }) => botTurns)).toBeLessThanOrEqual(0.4);
  expect(sumOf(all, ({ withdrawn }) => withdrawn)).toBe(0);
  expect(sumOf(all, ({ unpayable }) => unpayable)).toBeLessThan(sumOf(all, ({ offers }) => offers) / 20);
});

import type { LawSubject } from '@orrery/kernel/laws';
import { RESOURCES } from './data.ts';
import { ENCOUNTER_COUNT } from './encounters.ts';
import type { Event } from './events.ts';
import { FRIENDSHIP_CARDS } from './friendship.ts';
import { starfarers } from './game.ts';
import type { Memory } from './memory.ts';
import type { Move } from './moves.ts';
import { options } from './options.ts';
import type { Box, Hand, Options, Table } from './state.ts';
import { conservationError } from './testing/count.ts';

const encounterName = (card: number): string => `encounter ${card + 1}`;

/** The card that an event shows in use. */
function cardsIn(event: Event): readonly string[] {
  if (event.kind === 'read') return [encounterName(event.card)];
  return event.kind === 'befriended' ? [FRIENDSHIP_CARDS[event.card]?.word ?? ''] : [];
}

const SETUP_VALUES = options.setup.of;
const SEAT_COUNTS = [3, 4, 5, 6] as const;
const cyclicItem = <X>(of: readonly X[], i: number): X => {
  const value = of[i % of.length];
  if (value === undefined) throw new RangeError('an option without values');
  return value;
};
/** Short games, every other one with another target. */
const targetFor = (i: number): number =>
  i % 2 === 0 ? SHORT_TARGET : cyclicItem(options.target.of, Math.floor(i / 2));
const SHORT_TARGET = 8;

/** Every number of seats with every set-up; the other options cycle through their values. */
const setups = SEAT_COUNTS.flatMap((seats, s) =>
  SETUP_VALUES.map((setup, i) => {
    const nth = s * SETUP_VALUES.length + i;
    const chosen: Options = {
      setup,
      founding: cyclicItem(options.founding.of, s + i),
      home: cyclicItem(options.home.of, nth + s),
      target: targetFor(nth),
      rivals: cyclicItem(options.rivals.of, s + i),
      jump: cyclicItem(options.jump.of, nth >> 1),
      fame: cyclicItem(options.fame.of, nth),
      dice: cyclicItem(options.dice.of, nth >> 2),
      offers: cyclicItem(options.offers.of, nth + 3),
    };
    return { options: chosen, seats };
  }),
);

/** Starfarers as a subject of the laws: what only this game can specify. */
export const subject: LawSubject<Table, Hand, Box, Move, Event, Options, Memory> = {
  game: starfarers,
  setups,
  games: 1,
  maxSteps: 20_000,
  menu: 1, // the number of offers is unlimited: with a longer menu, long games consist of little else
  sample: 20,
  invariant: conservationError,
  contradiction({ me, least, reserve }, _, { hands, box }) {
    for (const [seat, { resources }] of hands.entries()) {
      if (seat === me) continue;
      const lacking = resources.findIndex((n, kind) => n < (least[seat]?.[kind] ?? 0));
      if (lacking >= 0) return `seat ${seat} holds less ${RESOURCES[lacking]} than seat ${me} knows of`;
    }
    const gone = box.reserve.findIndex((n, kind) => n < (reserve[kind] ?? 0));
    return gone < 0 ? null : `seat ${me} knows of more ${RESOURCES[gone]} in the pile than there is`;
  },
  cards: [
    ...FRIENDSHIP_CARDS.map(({ word }) => word),
    ...Array.from({ length: ENCOUNTER_COUNT }, (_, card) => encounterName(card)),
  ],
  cardsIn,
  exempt: {
    help: 'needs one of two cards and a seat that is behind; friends.test.ts',
    helped: 'needs one of two cards and a seat that is behind; friends.test.ts',
    pass: 'help and jumps are seldom left; friends.test.ts',
    passed: 'help and jumps are seldom left; friends.test.ts',
    'not-now.relief': 'the moment of one card; out-of-place.test.ts',
    'fame-2': 'one card of 25; friends.test.ts',
    'not-fitted': 'an upgrade thrown at a moment that is rare; meeting.test.ts',
    'cannot-fit': 'a mothership that is full; meeting.test.ts',
    stalled: 'sixty rounds in which nobody founds anything; score.test.ts',
    'supply-out': 'the supply seldom runs out; trade.test.ts',
    'must-go-on': 'a ship stopped where it may not stay; explore.test.ts',
    crowded: 'a third colony in a system of three players; colonies.test.ts',
    'no-fame': 'random players never win all half medals; friends.test.ts',
  },
};

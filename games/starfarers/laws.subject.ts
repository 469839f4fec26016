import type { Subject } from '@orrery/kernel/laws';
import { RESOURCES } from './data.ts';
import { ENCOUNTERS } from './encounters.ts';
import type { Event } from './events.ts';
import { CARDS } from './friendship.ts';
import { starfarers } from './game.ts';
import type { Memory } from './memory.ts';
import type { Move } from './moves.ts';
import { options } from './options.ts';
import type { Box, Hand, Options, Table } from './state.ts';
import { lost } from './testing/count.ts';

const numberOf = (card: number): string => `encounter ${card + 1}`;

/** The card that an event shows in use. */
function cardsIn(event: Event): readonly string[] {
  if (event.kind === 'read') return [numberOf(event.card)];
  return event.kind === 'befriended' ? [CARDS[event.card]?.word ?? ''] : [];
}

const SETUPS = options.setup.of;
const SEATS = [3, 4, 5, 6] as const;
const at = <X>(of: readonly X[], i: number): X => {
  const value = of[i % of.length];
  if (value === undefined) throw new RangeError('an option without values');
  return value;
};
/** Short games, and every other one with another target. */
const targetOf = (i: number): number => (i % 2 === 0 ? SHORT : at(options.target.of, Math.floor(i / 2)));
const SHORT = 8;

/** Every number of seats with every set-up; the other options take their values in turn. */
const deals = SEATS.flatMap((seats, s) =>
  SETUPS.map((setup, i) => {
    const nth = s * SETUPS.length + i;
    const chosen: Options = {
      setup,
      founding: at(options.founding.of, s + i),
      home: at(options.home.of, nth + s),
      target: targetOf(nth),
      rivals: at(options.rivals.of, s + i),
      jump: at(options.jump.of, nth >> 1),
      fame: at(options.fame.of, nth),
      dice: at(options.dice.of, nth >> 2),
      offers: at(options.offers.of, nth + 3),
    };
    return { options: chosen, seats };
  }),
);

/** Starfarers before the laws: what only this room can say. */
export const subject: Subject<Table, Hand, Box, Move, Event, Options, Memory> = {
  game: starfarers,
  deals,
  games: 1,
  bound: 20_000,
  menu: 1, // offers are as many as one likes: a longer menu makes long games of little else
  sample: 20,
  invariant: lost,
  contradiction({ me, least, reserve }, _, { hands, box }) {
    for (const [seat, { resources }] of hands.entries()) {
      if (seat === me) continue;
      const lacking = resources.findIndex((n, kind) => n < (least[seat]?.[kind] ?? 0));
      if (lacking >= 0) return `seat ${seat} holds less ${RESOURCES[lacking]} than seat ${me} knows of`;
    }
    const gone = box.reserve.findIndex((n, kind) => n < (reserve[kind] ?? 0));
    return gone < 0 ? null : `seat ${me} knows of more ${RESOURCES[gone]} in the pile than there is`;
  },
  cards: [...CARDS.map(({ word }) => word), ...Array.from({ length: ENCOUNTERS }, (_, card) => numberOf(card))],
  cardsIn,
  rare: {
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

import { type LawSubject, setupsCovering } from '@orrery/kernel/laws';
import { CHARACTERS } from './characters.ts';
import { DEVELOPMENTS, RESOURCES } from './data.ts';
import type { Event } from './events.ts';
import { startrek } from './game.ts';
import type { Memory } from './memory.ts';
import type { Move } from './moves.ts';
import type { Box, Hand, Options, Table } from './state.ts';
import { conservationError } from './testing/count.ts';

/** The card that an event shows in use or in hand. */
function cardsShownBy(event: Event): readonly string[] {
  switch (event.kind) {
    case 'drew':
    case 'kept':
      return event.card === null ? [] : [DEVELOPMENTS[event.card] ?? ''];
    case 'exchanged':
      return [CHARACTERS[event.gave]?.word ?? '']; // a card that goes back has been used
    default:
      return [];
  }
}

/** Star Trek Catan as a subject of the laws: what only this game can specify. */
export const subject: LawSubject<Table, Hand, Box, Move, Event, Options, Memory> = {
  game: startrek,
  setups: setupsCovering(startrek),
  games: 1,
  maxSteps: 20_000,
  menu: 1, // the number of offers is unlimited: with a longer menu, long games consist of little else
  sample: 12,
  invariant: conservationError,
  contradiction({ me, least, deck, most, limit }, _, { table, hands, box }) {
    for (const [seat, { resources, developments }] of hands.entries()) {
      if (seat === me) continue;
      const lacking = resources.findIndex((n, kind) => n < (least[seat]?.[kind] ?? 0));
      if (lacking >= 0) return `seat ${seat} holds less ${RESOURCES[lacking]} than seat ${me} knows of`;
      const cap = seat === table.active ? (limit ?? 0) - (table.players[seat]?.points ?? 0) : (most[seat] ?? 0);
      const isPlaying = table.stack.at(-1)?.kind !== 'over';
      if (isPlaying && limit !== null && (developments[DEVELOPMENTS.length - 1] ?? 0) > Math.max(0, cap)) {
        return `seat ${seat} holds more victory cards than it can without having won`;
      }
    }
    const gone = box.deck.findIndex((n, kind) => n < (deck[kind] ?? 0));
    return gone < 0 ? null : `seat ${me} knows of more ${DEVELOPMENTS[gone]} in the deck than there are`;
  },
  cards: [...DEVELOPMENTS, ...CHARACTERS.map(({ word }) => word)],
  cardsIn: cardsShownBy,
  exempt: {
    stalled: 'a board so full that nobody can win; score.test.ts',
    'bank-out': 'a stack of 19 seldom runs out; bank.test.ts',
    'no-bases': 'random players seldom build four bases; building.test.ts',
    'same-lane': 'a lifted ship thrown back by chance; support-cards.test.ts',
  },
};

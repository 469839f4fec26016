import type { Game } from '../../contract.ts';
import { total } from '../../draws.ts';
import { type LawSubject, setupsCovering } from '../subject.ts';
import type { Move } from './dusk-moves.ts';
import {
  type Box,
  CARD_KINDS,
  CARDS_PER_KIND,
  type Event,
  type Hand,
  itemAt,
  type Memory,
  type Options,
  type Table,
} from './dusk-state.ts';

export type DuskGame = Game<Table, Hand, Box, Move, Event, Options, Memory>;
export type DuskSubject = LawSubject<Table, Hand, Box, Move, Event, Options, Memory>;

/** Dusk, without or with a fault, as a subject of the laws. */
export const duskSubject = (game: DuskGame): DuskSubject => ({
  game,
  setups: setupsCovering(game),
  games: 12,
  maxSteps: 150,
  menu: 3,
  sample: 2,
  invariant({ table, hands, box }) {
    for (const card of CARD_KINDS) {
      const all =
        itemAt(box.deck, card) + itemAt(table.shown, card) + hands.reduce((n, { cards }) => n + itemAt(cards, card), 0);
      if (all !== CARDS_PER_KIND) return `${all} cards of kind ${card}`;
    }
    if (total(box.deck) !== table.deck) return `a deck of ${total(box.deck)} is called one of ${table.deck}`;
    const unlike = hands.findIndex(({ cards }, seat) => total(cards) !== table.sizes[seat] || Math.min(...cards) < 0);
    return unlike < 0 ? null : `the hand of seat ${unlike}`;
  },
  contradiction({ least }, seat, { hands }) {
    for (const [other, { cards }] of hands.entries()) {
      const card =
        other === seat ? -1 : CARD_KINDS.findIndex((each) => itemAt(cards, each) < itemAt(itemAt(least, other), each));
      if (card >= 0) return `seat ${other} has fewer cards of kind ${card} than seat ${seat} knows of`;
    }
    return null;
  },
  cards: CARD_KINDS.map((card) => `card ${card}`),
  cardsIn: (event) => (event.kind === 'shown' ? [`card ${event.card}`] : []),
});

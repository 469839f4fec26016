import type { Game } from '../../contract.ts';
import { total } from '../../draws.ts';
import { dealsCovering, type Subject } from '../subject.ts';
import type { Move } from './dusk-moves.ts';
import {
  at,
  type Box,
  CARDS,
  EACH,
  type Event,
  type Hand,
  type Memory,
  type Options,
  type Table,
} from './dusk-state.ts';

export type DuskGame = Game<Table, Hand, Box, Move, Event, Options, Memory>;
export type DuskSubject = Subject<Table, Hand, Box, Move, Event, Options, Memory>;

/** Dusk, sound or with a fault in it, as the laws see it. */
export const subjectOf = (game: DuskGame): DuskSubject => ({
  game,
  deals: dealsCovering(game),
  games: 12,
  bound: 150,
  menu: 3,
  sample: 2,
  invariant({ table, hands, box }) {
    for (const card of CARDS) {
      const all = at(box.deck, card) + at(table.shown, card) + hands.reduce((n, { cards }) => n + at(cards, card), 0);
      if (all !== EACH) return `${all} cards of kind ${card}`;
    }
    if (total(box.deck) !== table.deck) return `a deck of ${total(box.deck)} is called one of ${table.deck}`;
    const unlike = hands.findIndex(({ cards }, seat) => total(cards) !== table.sizes[seat] || Math.min(...cards) < 0);
    return unlike < 0 ? null : `the hand of seat ${unlike}`;
  },
  contradiction({ least }, seat, { hands }) {
    for (const [other, { cards }] of hands.entries()) {
      const card = other === seat ? -1 : CARDS.findIndex((each) => at(cards, each) < at(at(least, other), each));
      if (card >= 0) return `seat ${other} has fewer cards of kind ${card} than seat ${seat} knows of`;
    }
    return null;
  },
  cards: CARDS.map((card) => `card ${card}`),
  cardsIn: (event) => (event.kind === 'shown' ? [`card ${event.card}`] : []),
});

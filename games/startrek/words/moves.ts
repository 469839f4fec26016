import { isEverybodyElse, NONE, termsWith } from '@orrery/common';
import { type Seat, type Words, who } from '@orrery/kernel';
import { rateOf } from '../actions/bank.ts';
import type { Move } from '../moves.ts';
import type { Table } from '../state.ts';
import { supportSayings } from '../support/index.ts';
import { isHome, lane, planet, point } from './places.ts';
import { words } from './say.ts';
import { amount, amounts, approached, character, resource } from './things.ts';

type Of<P extends Move['kind']> = Extract<Move, { kind: P }>;

/** NONE stands for a card that the bank does not have. */
const taken = (kinds: readonly number[]): Words | readonly Words[] => {
  const counts: number[] = [];
  for (const kind of kinds) if (kind !== NONE) counts[kind] = (counts[kind] ?? 0) + 1;
  return amounts(Array.from(counts, (n) => n ?? 0));
};

function offer({ give, take, to }: Of<'offer'>, { active, players }: Table): Words {
  const values = { give: amounts(give), take: amounts(take) };
  if (isEverybodyElse(to, active, players.length)) return words('move.offer.all', values);
  return words('move.offer', { ...values, to: approached(to) });
}

/** The terms on which this seat has agreed belong to the move: several may have agreed on different ones. */
function deal(seat: Seat, table: Table): Words {
  const terms = termsWith(table, seat);
  if (terms === null) return words('move.deal', { with: who(seat) });
  return words('move.deal.terms', { with: who(seat), give: amounts(terms.give), take: amounts(terms.take) });
}

function cruiser(hex: number, { board }: Table): Words {
  return isHome(board, hex) ? words('move.cruiser.home') : words('move.cruiser', { planet: planet(board, hex) });
}

/** A move as a button or a list names it, with the place or the cards it is about. */
export function moveWords(move: Move, table: Table): Words {
  switch (move.kind) {
    case 'found':
    case 'station':
    case 'base':
      return words(`move.${move.kind}`, { point: point(table, move.vertex) });
    case 'found-ship':
    case 'ship':
    case 'place':
      return words(`move.${move.kind}`, { lane: lane(table, move.edge) });
    case 'science':
      return words('move.science', { cards: taken([move.first, move.second]) });
    case 'monopoly':
      return words('move.monopoly', { resource: resource(move.resource) });
    case 'bank': {
      const give = amount(move.give, rateOf(table, table.active, move.give));
      return words('move.bank', { give, take: amount(move.take, 1) });
    }
    case 'offer':
      return offer(move, table);
    case 'counter':
    case 'propose':
      return words(`move.${move.kind}`, { give: amounts(move.give), take: amounts(move.take) });
    case 'dismiss':
      return words('move.dismiss', { from: who(move.seat) });
    case 'deal':
      return deal(move.seat, table);
    case 'discard':
      return words('move.discard', { cards: amounts(move.cards) });
    case 'cruiser':
      return cruiser(move.hex, table);
    case 'steal':
      return words('move.steal', { from: who(move.seat) });
    case 'exchange':
      return words('move.exchange', { character: character(move.character) });
    default:
      return supportSayings.moves[move.kind]?.(move, table) ?? words(`move.${move.kind}`);
  }
}

import { isEverybodyElse, NONE, termsWith } from '@orrery/common';
import { type Message, type Seat, seatRef } from '@orrery/kernel';
import { rateOf } from '../actions/bank.ts';
import type { Move } from '../moves.ts';
import type { Table } from '../state.ts';
import { supportMessages } from '../support/index.ts';
import { message } from './message.ts';
import { addressees, amount, amounts, characterMessage, resource } from './names.ts';
import { isAsteroidField, laneMessage, planetMessage, pointMessage } from './places.ts';

type MoveOfKind<P extends Move['kind']> = Extract<Move, { kind: P }>;

/** NONE stands for a card that the bank does not have. */
const takenCards = (kinds: readonly number[]): Message | readonly Message[] => {
  const counts: number[] = [];
  for (const kind of kinds) if (kind !== NONE) counts[kind] = (counts[kind] ?? 0) + 1;
  return amounts(Array.from(counts, (n) => n ?? 0));
};

function offerMessage({ give, take, to }: MoveOfKind<'offer'>, { active, players }: Table): Message {
  const values = { give: amounts(give), take: amounts(take) };
  if (isEverybodyElse(to, active, players.length)) return message('move.offer.all', values);
  return message('move.offer', { ...values, to: addressees(to) });
}

/** The terms this seat has agreed to are part of the label: several may have agreed to different ones. */
function dealMessage(seat: Seat, table: Table): Message {
  const terms = termsWith(table, seat);
  if (terms === null) return message('move.deal', { with: seatRef(seat) });
  return message('move.deal.terms', { with: seatRef(seat), give: amounts(terms.give), take: amounts(terms.take) });
}

function cruiserMessage(hex: number, { board }: Table): Message {
  return isAsteroidField(board, hex)
    ? message('move.cruiser.home')
    : message('move.cruiser', { planet: planetMessage(board, hex) });
}

/** A move as the label of a button or list entry, with its place or its cards. */
export function moveMessage(move: Move, table: Table): Message {
  switch (move.kind) {
    case 'found':
    case 'station':
    case 'base':
      return message(`move.${move.kind}`, { point: pointMessage(table, move.vertex) });
    case 'found-ship':
    case 'ship':
    case 'place':
      return message(`move.${move.kind}`, { lane: laneMessage(table, move.edge) });
    case 'science':
      return message('move.science', { cards: takenCards([move.first, move.second]) });
    case 'monopoly':
      return message('move.monopoly', { resource: resource(move.resource) });
    case 'bank': {
      const give = amount(move.give, rateOf(table, table.active, move.give));
      return message('move.bank', { give, take: amount(move.take, 1) });
    }
    case 'offer':
      return offerMessage(move, table);
    case 'counter':
    case 'propose':
      return message(`move.${move.kind}`, { give: amounts(move.give), take: amounts(move.take) });
    case 'dismiss':
      return message('move.dismiss', { from: seatRef(move.seat) });
    case 'deal':
      return dealMessage(move.seat, table);
    case 'discard':
      return message('move.discard', { cards: amounts(move.cards) });
    case 'cruiser':
      return cruiserMessage(move.hex, table);
    case 'steal':
      return message('move.steal', { from: seatRef(move.seat) });
    case 'exchange':
      return message('move.exchange', { character: characterMessage(move.character) });
    default:
      return supportMessages.moves[move.kind]?.(move, table) ?? message(`move.${move.kind}`);
  }
}

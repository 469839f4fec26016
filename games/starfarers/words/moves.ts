import { isEverybodyElse, NONE, termsWith } from '@orrery/common';
import { type Message, type Seat, seatRef } from '@orrery/kernel';
import { rateOf } from '../actions/supply.ts';
import { hasShips, shipAt, shipCargo, shipVertex } from '../board.ts';
import { FAME_COST } from '../data.ts';
import type { Move } from '../moves.ts';
import type { Table } from '../state.ts';
import { message } from './message.ts';
import {
  addressees,
  amount,
  amounts,
  answerMessage,
  cardMessage,
  cargoMessage,
  resource,
  sourceSeats,
  upgradeMessage,
} from './names.ts';
import { placeMessageAt, pointMessage, siteMessage } from './places.ts';

type MoveOfKind<P extends Move['kind']> = Extract<Move, { kind: P }>;

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

/** The owner of the ships that a move is about. */
function movingSeat({ stack, pilot }: Table): Seat {
  const frame = stack.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : pilot;
}

function shipMoveMessage({ kind, ship: i }: MoveOfKind<'found' | 'ground' | 'convert'>, table: Table): Message {
  const code = shipAt(table, movingSeat(table), i);
  if (code === NONE) return message('move.ship.none', { n: i + 1 });
  const values = { point: pointMessage(table, shipVertex(code)) };
  return kind === 'found'
    ? message('move.found', values)
    : message(`move.${kind}`, { ...values, cargo: cargoMessage(shipCargo(code)) });
}

/** What comes after a step; with two pilots often the step of the other. */
function done(table: Table): Message {
  const { stack, pilot, second } = table;
  if (stack.at(-1)?.kind === 'flight')
    return message(second === NONE || pilot === second ? 'move.done.turn' : 'move.done');
  return message(second === NONE && hasShips(table, pilot) ? 'move.done.main' : 'move.done');
}

/** A move as the label of a button or list entry, with its place or its cards. */
export function moveMessage(move: Move, table: Table): Message {
  switch (move.kind) {
    case 'settle':
    case 'harbour':
    case 'spaceport':
      return message(`move.${move.kind}`, { point: siteMessage(table, move.site) });
    case 'build':
    case 'launch':
      return message(`move.${move.kind}`, {
        cargo: cargoMessage(move.cargo),
        place: placeMessageAt(table, move.vertex),
        point: pointMessage(table, move.vertex),
      });
    case 'upgrade':
    case 'fit':
    case 'drop':
      return message(`move.${move.kind}`, { upgrade: upgradeMessage(move.upgrade) });
    case 'found':
    case 'ground':
    case 'convert':
      return shipMoveMessage(move, table);
    case 'fly':
    case 'jump':
      return message(`move.${move.kind}`, { n: move.ship + 1, point: pointMessage(table, move.vertex) });
    case 'take':
    case 'give':
      return message(`move.${move.kind}`, { resource: resource(move.resource) });
    case 'steal':
      return message('move.steal', { from: seatRef(move.seat) });
    case 'deal':
      return dealMessage(move.seat, table);
    case 'supply': {
      const give = amount(move.give, rateOf(table, table.pilot, move.give));
      return message('move.supply', { give, take: amount(move.take, 1) });
    }
    case 'befriend':
      return message('move.befriend', { card: cardMessage(move.card) });
    case 'ask':
      return message('move.ask', { of: seatRef(move.seat), resource: resource(move.resource) });
    case 'fame':
      return message('move.fame', { price: amounts(FAME_COST) });
    case 'help':
      return message('move.help', { from: sourceSeats(move.from) });
    case 'answer':
      return message('move.answer', { answer: answerMessage(table.family, move.choice, move.cards) });
    case 'discard':
      return message('move.discard', { cards: amounts(move.cards) });
    case 'offer':
      return offerMessage(move, table);
    case 'counter':
    case 'propose':
      return message(`move.${move.kind}`, { give: amounts(move.give), take: amounts(move.take) });
    case 'done':
      return done(table);
    case 'pass':
      return message(table.stack.at(-1)?.kind === 'jump' ? 'move.pass.jump' : 'move.pass');
    case 'dismiss':
      return message('move.dismiss', { from: seatRef(move.seat) });
    default:
      return message(`move.${move.kind}`);
  }
}

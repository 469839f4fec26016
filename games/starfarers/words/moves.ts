import { isEverybodyElse, NONE, termsWith } from '@orrery/common';
import { type Seat, type Words, who } from '@orrery/kernel';
import { rateOf } from '../actions/supply.ts';
import { cargoOf, hasShips, shipAt, vertexOf } from '../board.ts';
import { FAME_COST } from '../data.ts';
import type { Move } from '../moves.ts';
import type { Table } from '../state.ts';
import { placeAt, point, site } from './places.ts';
import { words } from './say.ts';
import { addressed, amount, amounts, answer, card, cargo, resource, sources, upgrade } from './things.ts';

type Of<P extends Move['kind']> = Extract<Move, { kind: P }>;

function offer({ give, take, to }: Of<'offer'>, { active, players }: Table): Words {
  const values = { give: amounts(give), take: amounts(take) };
  if (isEverybodyElse(to, active, players.length)) return words('move.offer.all', values);
  return words('move.offer', { ...values, to: addressed(to) });
}

/** The terms on which this seat has agreed belong to the move: several may have agreed on different ones. */
function deal(seat: Seat, table: Table): Words {
  const terms = termsWith(table, seat);
  if (terms === null) return words('move.deal', { with: who(seat) });
  return words('move.deal.terms', { with: who(seat), give: amounts(terms.give), take: amounts(terms.take) });
}

/** Whose ships a move about one speaks of. */
function mover({ stack, pilot }: Table): Seat {
  const frame = stack.at(-1);
  return frame !== undefined && 'seat' in frame ? frame.seat : pilot;
}

function ship({ kind, ship: i }: Of<'found' | 'ground' | 'convert'>, table: Table): Words {
  const code = shipAt(table, mover(table), i);
  if (code === NONE) return words('move.ship.none', { n: i + 1 });
  const values = { point: point(table, vertexOf(code)) };
  return kind === 'found'
    ? words('move.found', values)
    : words(`move.${kind}`, { ...values, cargo: cargo(cargoOf(code)) });
}

/** What comes after a step; with two pilots often the step of the other. */
function done(table: Table): Words {
  const { stack, pilot, second } = table;
  if (stack.at(-1)?.kind === 'flight')
    return words(second === NONE || pilot === second ? 'move.done.turn' : 'move.done');
  return words(second === NONE && hasShips(table, pilot) ? 'move.done.main' : 'move.done');
}

/** A move as a button or a list names it, with the place or the cards it is about. */
export function moveWords(move: Move, table: Table): Words {
  switch (move.kind) {
    case 'settle':
    case 'harbour':
    case 'spaceport':
      return words(`move.${move.kind}`, { point: site(table, move.site) });
    case 'build':
    case 'launch':
      return words(`move.${move.kind}`, {
        cargo: cargo(move.cargo),
        place: placeAt(table, move.vertex),
        point: point(table, move.vertex),
      });
    case 'upgrade':
    case 'fit':
    case 'drop':
      return words(`move.${move.kind}`, { upgrade: upgrade(move.upgrade) });
    case 'found':
    case 'ground':
    case 'convert':
      return ship(move, table);
    case 'fly':
    case 'jump':
      return words(`move.${move.kind}`, { n: move.ship + 1, point: point(table, move.vertex) });
    case 'take':
    case 'give':
      return words(`move.${move.kind}`, { resource: resource(move.resource) });
    case 'steal':
      return words('move.steal', { from: who(move.seat) });
    case 'deal':
      return deal(move.seat, table);
    case 'supply': {
      const give = amount(move.give, rateOf(table, table.pilot, move.give));
      return words('move.supply', { give, take: amount(move.take, 1) });
    }
    case 'befriend':
      return words('move.befriend', { card: card(move.card) });
    case 'ask':
      return words('move.ask', { of: who(move.seat), resource: resource(move.resource) });
    case 'fame':
      return words('move.fame', { price: amounts(FAME_COST) });
    case 'help':
      return words('move.help', { from: sources(move.from) });
    case 'answer':
      return words('move.answer', { answer: answer(table.family, move.choice, move.cards) });
    case 'discard':
      return words('move.discard', { cards: amounts(move.cards) });
    case 'offer':
      return offer(move, table);
    case 'counter':
    case 'propose':
      return words(`move.${move.kind}`, { give: amounts(move.give), take: amounts(move.take) });
    case 'done':
      return done(table);
    case 'pass':
      return words(table.stack.at(-1)?.kind === 'jump' ? 'move.pass.jump' : 'move.pass');
    case 'dismiss':
      return words('move.dismiss', { from: who(move.seat) });
    default:
      return words(`move.${move.kind}`);
  }
}

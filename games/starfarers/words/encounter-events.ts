import { type Message, seatRef, total } from '@orrery/kernel';
import { nodeAt } from '../encounters.ts';
import type { Event } from '../events.ts';
import { message } from './message.ts';
import { addressees, amounts, answerMessage, resource, situationMessage, storyMessage } from './names.ts';

type EventOfKind<P extends Event['kind']> = Extract<Event, { kind: P }>;

function metMessage({ reader, seats: set, family, card }: EventOfKind<'met'>): Message {
  const values = { reader: seatRef(reader), seats: addressees(set), situation: situationMessage(family) };
  return card === null ? message('event.met', values) : message('event.met.known', { ...values, card: card + 1 });
}

function answeredMessage({ seat, family, choice, cards }: EventOfKind<'answered'>): Message {
  return message('event.answered', { seat: seatRef(seat), answer: answerMessage(family, choice, cards) });
}

function contestMessage({ seat, rival, node, own, other }: EventOfKind<'contest'>): Message {
  const stat = nodeAt(node).test?.stat ?? 'combat';
  return message(`event.contest.${stat}`, { seat: seatRef(seat), rival: seatRef(rival), own, other });
}

function fameMessage({ seat, n, paid }: EventOfKind<'fame'>): Message {
  if (total(paid) > 0) return message('event.fame.bought', { seat: seatRef(seat) });
  return message(n > 0 ? 'event.fame' : 'event.fame.lost', { seat: seatRef(seat), n: Math.abs(n) });
}

function gaveMessage({ seat, to, resource: kind }: EventOfKind<'gave'>): Message {
  const values = { seat: seatRef(seat), to: seatRef(to) };
  return kind === null
    ? message('event.gave', values)
    : message('event.gave.known', { ...values, resource: resource(kind) });
}

type EncounterEvent = EventOfKind<
  | 'met'
  | 'answered'
  | 'unmasked'
  | 'read'
  | 'outcome'
  | 'contest'
  | 'fate'
  | 'paid'
  | 'refunded'
  | 'gained'
  | 'forfeited'
  | 'fame'
  | 'gave'
  | 'waiting'
  | 'reshuffled'
>;

/** The messages of an encounter. */
export function encounterMessage(event: EncounterEvent): Message {
  switch (event.kind) {
    case 'met':
      return metMessage(event);
    case 'answered':
      return answeredMessage(event);
    case 'read':
      return message('event.read', { card: event.card + 1 });
    case 'outcome':
      return message('event.outcome', {
        seat: seatRef(event.seat),
        story: storyMessage(event.node),
      });
    case 'contest':
      return contestMessage(event);
    case 'fate':
      return message('event.fate', { seat: seatRef(event.seat), sum: event.sum });
    case 'paid':
    case 'refunded':
    case 'forfeited':
      return message(`event.${event.kind}`, { seat: seatRef(event.seat), cards: amounts(event.cards) });
    case 'gained':
      return message('event.gained', { seat: seatRef(event.seat), gains: amounts(event.gains) });
    case 'fame':
      return fameMessage(event);
    case 'gave':
      return gaveMessage(event);
    case 'waiting':
      return message('event.waiting', { seat: seatRef(event.seat) });
    default:
      return message(`event.${event.kind}`);
  }
}

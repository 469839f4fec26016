import { total, type Words, who } from '@orrery/kernel';
import { nodeAt } from '../encounters.ts';
import type { Event } from '../events.ts';
import { words } from './say.ts';
import { addressed, amounts, answer, resource, situation, story } from './things.ts';

type Of<P extends Event['kind']> = Extract<Event, { kind: P }>;

function met({ reader, seats: set, family, card }: Of<'met'>): Words {
  const values = { reader: who(reader), seats: addressed(set), situation: situation(family) };
  return card === null ? words('event.met', values) : words('event.met.known', { ...values, card: card + 1 });
}

function answered({ seat, family, choice, cards }: Of<'answered'>): Words {
  return words('event.answered', { seat: who(seat), answer: answer(family, choice, cards) });
}

function contest({ seat, rival, node, own, other }: Of<'contest'>): Words {
  const stat = nodeAt(node).test?.stat ?? 'combat';
  return words(`event.contest.${stat}`, { seat: who(seat), rival: who(rival), own, other });
}

function fame({ seat, n, paid }: Of<'fame'>): Words {
  if (total(paid) > 0) return words('event.fame.bought', { seat: who(seat) });
  return words(n > 0 ? 'event.fame' : 'event.fame.lost', { seat: who(seat), n: Math.abs(n) });
}

function gave({ seat, to, resource: kind }: Of<'gave'>): Words {
  const values = { seat: who(seat), to: who(to) };
  return kind === null
    ? words('event.gave', values)
    : words('event.gave.known', { ...values, resource: resource(kind) });
}

type EncounterEvent = Of<
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

/** What an encounter says. */
export function encounterWords(event: EncounterEvent): Words {
  switch (event.kind) {
    case 'met':
      return met(event);
    case 'answered':
      return answered(event);
    case 'read':
      return words('event.read', { card: event.card + 1 });
    case 'outcome':
      return words('event.outcome', {
        seat: who(event.seat),
        story: story(event.node),
      });
    case 'contest':
      return contest(event);
    case 'fate':
      return words('event.fate', { seat: who(event.seat), sum: event.sum });
    case 'paid':
    case 'refunded':
    case 'forfeited':
      return words(`event.${event.kind}`, { seat: who(event.seat), cards: amounts(event.cards) });
    case 'gained':
      return words('event.gained', { seat: who(event.seat), gains: amounts(event.gains) });
    case 'fame':
      return fame(event);
    case 'gave':
      return gave(event);
    case 'waiting':
      return words('event.waiting', { seat: who(event.seat) });
    default:
      return words(`event.${event.kind}`);
  }
}

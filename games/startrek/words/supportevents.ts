import { NONE } from '@orrery/common';
import { type Words, who } from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { Table } from '../state.ts';
import { lane, planet } from './places.ts';
import { words } from './say.ts';
import { amount, amounts, by, character, development, developments, resource } from './things.ts';

type Kind =
  | 'support'
  | 'demanded'
  | 'repaid'
  | 'substituted'
  | 'compensated'
  | 'shielded'
  | 'passed'
  | 'lifted'
  | 'moved'
  | 'doubled'
  | 'chased'
  | 'looked'
  | 'kept'
  | 'inspected'
  | 'took'
  | 'retired'
  | 'flipped'
  | 'exchanged';
type Of<P extends Kind> = Extract<Event, { kind: P }>;

function demanded({ seat, from, resource: kind, got }: Of<'demanded'>): Words {
  const values = { ...by('forced-trade'), seat: who(seat), from: who(from), resource: resource(kind) };
  return words(got > 0 ? 'event.demanded' : 'event.demanded.none', values);
}

function repaid({ seat, to, resource: kind }: Of<'repaid'>): Words {
  const values = { seat: who(seat), to: who(to) };
  return kind === null
    ? words('event.repaid', values)
    : words('event.repaid.known', { ...values, card: amount(kind, 1) });
}

function shielded({ seat, resource: kind }: Of<'shielded'>): Words {
  const values = { ...by('seven-shield'), seat: who(seat) };
  if (kind === NONE) return words('event.shielded.hand', values);
  return words('event.shielded', { ...values, card: amount(kind, 1) });
}

function chased({ seat, from, resource: kind }: Of<'chased'>, { board }: Table): Words {
  const card = kind === NONE ? words('amount.none') : amount(kind, 1);
  return words('event.chased', { ...by('chase'), seat: who(seat), planet: planet(board, from), card });
}

function looked({ seat, cards }: Of<'looked'>): Words {
  const values = { ...by('development-choice'), seat: who(seat) };
  if (cards === null) return words('event.looked', values);
  return words('event.looked.known', { ...values, cards: developments(cards) });
}

function kept({ seat, card }: Of<'kept'>): Words {
  if (card === null) return words('event.kept', { seat: who(seat) });
  return words('event.kept.known', { seat: who(seat), card: development(card) });
}

function inspected({ seat, from, cards }: Of<'inspected'>): Words {
  const values = { ...by('take-from-leader'), seat: who(seat), from: who(from) };
  if (cards === null) return words('event.inspected', values);
  return words('event.inspected.known', { ...values, cards: amounts(cards) });
}

function took({ seat, from, resource: kind }: Of<'took'>): Words {
  const values = { seat: who(seat), from: who(from) };
  return kind === null ? words('event.took', values) : words('event.took.known', { ...values, card: amount(kind, 1) });
}

/** What the events of support cards say. */
export function supportEventWords(event: Of<Kind>, table: Table): Words {
  const seat = who(event.seat);
  switch (event.kind) {
    case 'demanded':
      return demanded(event);
    case 'repaid':
      return repaid(event);
    case 'substituted':
      return words('event.substituted', { ...by('ship-substitute'), seat, paid: amounts(event.paid) });
    case 'compensated':
      return words('event.compensated', { ...by('compensation'), seat, card: amount(event.resource, 1) });
    case 'shielded':
      return shielded(event);
    case 'lifted':
      return words('event.lifted', { ...by('move-ship'), seat, lane: lane(table, event.edge) });
    case 'moved':
      return words('event.moved', { seat, lane: lane(table, event.to) });
    case 'doubled':
      return words('event.doubled', { ...by('two-for-one'), seat, resource: resource(event.resource) });
    case 'chased':
      return chased(event, table);
    case 'looked':
      return looked(event);
    case 'kept':
      return kept(event);
    case 'inspected':
      return inspected(event);
    case 'took':
      return took(event);
    case 'retired':
      return words('event.retired', { ...by('retire-sfi'), seat, fleet: event.fleet });
    case 'exchanged':
      return words('event.exchanged', { seat, gave: character(event.gave), took: character(event.took) });
    case 'support':
    case 'passed':
    case 'flipped':
      return words(`event.${event.kind}`, { seat, character: character(event.character) });
  }
}

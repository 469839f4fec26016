import { type GameMessages, type Message, seatRef } from '@orrery/kernel';
import type { Event, Hand, Move, Options, Table } from '@orrery/kernel/example';

export const message = (key: string, values: Message['values'] = {}): Message => ({ key, values });

const GOODS = ['ice', 'dust', 'iron'];
const amount = (good: number, n: number): Message => message(GOODS[good] ?? 'ice', { n });
const amounts = (goods: readonly number[]): readonly Message[] =>
  goods.map((n, good) => amount(good, n)).filter((_, good) => (goods[good] ?? 0) > 0);

function moveMessage(move: Move): Message {
  switch (move.kind) {
    case 'offer':
      return message('offer', { give: amount(move.give, move.gives), want: amount(move.want, move.wants) });
    case 'discard':
      return message('discard', { goods: amounts(move.goods) });
    case 'deal':
      return message('deal', { with: seatRef(move.with) });
    default:
      return message(move.kind);
  }
}

function eventMessage(event: Event): Message | null {
  switch (event.kind) {
    case 'drew':
      return event.good === null
        ? message('drew.hidden', { seat: seatRef(event.seat) })
        : message('drew', { seat: seatRef(event.seat), good: amount(event.good, 1) });
    case 'rolled':
      return message('rolled', { seat: seatRef(event.seat), die: event.die });
    case 'turn':
      return message('turn', { seat: seatRef(event.seat), round: event.round });
    case 'built':
      return message('built', { seat: seatRef(event.seat), n: event.beacons });
    case 'offered':
      return message('offered', {
        seat: seatRef(event.seat),
        give: amount(event.offer.give, event.offer.gives),
        want: amount(event.offer.want, event.offer.wants),
      });
    case 'dealt':
      return message('dealt', { seat: seatRef(event.seat), with: seatRef(event.with) });
    case 'ended':
      return message('ended');
    default:
      return null;
  }
}

/** The messages of comet, as far as a table needs them. */
export const cometWording: GameMessages<Table, Hand, Move, Event, Options> = {
  event: eventMessage,
  move: moveMessage,
  refusal: ({ code, numbers }) => message(`refusal.${code}`, numbers),
  question: ({ question }, { table }) => message(`question.${question}`, { seat: seatRef(table.turn) }),
  options: {
    rounds: { name: message('rounds'), help: message('rounds'), values: [message('ten'), message('twenty')] },
    jamming: { name: message('jamming'), help: message('jamming'), values: [message('on'), message('off')] },
  },
  marks: [],
  isChapter: ({ kind }) => kind === 'turn',
  drawing: () => '',
  legend: null,
  standing: ({ table, ...view }) => [
    ...table.beacons.map((n, seat) => message('stands', { seat: seatRef(seat), n, goods: table.sizes[seat] ?? 0 })),
    ...('hand' in view ? [message('holds', { goods: amounts(view.hand.goods) })] : []),
  ],
};

/** English only: the fixture is for developers. */
export const COMET_TEXTS: Readonly<Record<string, string>> = {
  ice: '{n} ice',
  dust: '{n} dust',
  iron: '{n} iron',
  offer: 'Offer {give} for {want}',
  discard: 'Give back {goods}',
  deal: 'Trade with {with, select, you {yourself} other {{withName}}}',
  roll: 'Roll the die',
  beacon: 'Build a beacon',
  end: 'End the turn',
  accept: 'Accept the offer',
  decline: 'Decline the offer',
  withdraw: 'Withdraw the offer',
  jam: 'Jam the beacon',
  pass: 'Let it stand',
  drew: '{seat, select, you {You draw} other {{seatName} draws}} {good}.',
  'drew.hidden': '{seat, select, you {You draw} other {{seatName} draws}} a good.',
  rolled: '{seat, select, you {You roll} other {{seatName} rolls}} {die}.',
  turn: 'Round {round}: {seat, select, you {your turn} other {{seatName}}}.',
  built: '{seat, select, you {Your beacon stands} other {A beacon of {seatName} stands}}: {n} in all.',
  offered: '{seat, select, you {You offer} other {{seatName} offers}} {give} for {want}.',
  dealt: '{seat, select, you {You trade} other {{seatName} trades}} with {with, select, you {you} other {{withName}}}.',
  ended: 'The comet is gone.',
  'refusal.price': 'A beacon costs one of each; you hold {ice} ice, {dust} dust and {iron} iron.',
  'refusal.not-held': 'That takes {need}, you have {have}.',
  'refusal.one-offer': 'One offer a turn.',
  'refusal.same-good': 'The same good cannot stand on both sides.',
  'refusal.not-now.roll': 'First the die.',
  'refusal.not-now.main': 'The die has been rolled.',
  'question.roll': '{seat, select, you {Roll the die.} other {{seatName} is about to roll.}}',
  'question.main': '{seat, select, you {Offer, build, or end your turn.} other {{seatName} is on turn.}}',
  'question.discard': 'Choose what to give back.',
  'question.answers': '{seat, select, you {You made} other {{seatName} made}} an offer.',
  'question.pick': '{seat, select, you {Choose with whom to trade.} other {{seatName} chooses a partner.}}',
  'question.jam': '{seat, select, you {You build} other {{seatName} builds}} a beacon. Jam it?',
  rounds: 'Rounds',
  jamming: 'Jamming',
  ten: '10',
  twenty: '20',
  on: 'on',
  off: 'off',
  'place.seat': 'The planet of {seat, select, you {yours} other {{seatName}}}',
  'place.sky': 'The open sky',
  stands: '{seat, select, you {You} other {{seatName}}}: {n} beacons, {goods} goods.',
  holds: 'You hold {goods}.',
};

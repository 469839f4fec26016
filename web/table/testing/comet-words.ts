import { type Wording, type Words, who } from '@orrery/kernel';
import type { Event, Hand, Move, Options, Table } from '@orrery/kernel/example';

export const words = (key: string, values: Words['values'] = {}): Words => ({ key, values });

const GOODS = ['ice', 'dust', 'iron'];
const amount = (good: number, n: number): Words => words(GOODS[good] ?? 'ice', { n });
const amounts = (goods: readonly number[]): readonly Words[] =>
  goods.map((n, good) => amount(good, n)).filter((_, good) => (goods[good] ?? 0) > 0);

function moveWords(move: Move): Words {
  switch (move.kind) {
    case 'offer':
      return words('offer', { give: amount(move.give, move.gives), want: amount(move.want, move.wants) });
    case 'discard':
      return words('discard', { goods: amounts(move.goods) });
    case 'deal':
      return words('deal', { with: who(move.with) });
    default:
      return words(move.kind);
  }
}

function eventWords(event: Event): Words | null {
  switch (event.kind) {
    case 'drew':
      return event.good === null
        ? words('drew.hidden', { seat: who(event.seat) })
        : words('drew', { seat: who(event.seat), good: amount(event.good, 1) });
    case 'rolled':
      return words('rolled', { seat: who(event.seat), die: event.die });
    case 'turn':
      return words('turn', { seat: who(event.seat), round: event.round });
    case 'built':
      return words('built', { seat: who(event.seat), n: event.beacons });
    case 'offered':
      return words('offered', {
        seat: who(event.seat),
        give: amount(event.offer.give, event.offer.gives),
        want: amount(event.offer.want, event.offer.wants),
      });
    case 'dealt':
      return words('dealt', { seat: who(event.seat), with: who(event.with) });
    case 'ended':
      return words('ended');
    default:
      return null;
  }
}

/** Comet in words, as far as a table needs them. */
export const cometWording: Wording<Table, Hand, Move, Event, Options> = {
  event: eventWords,
  move: moveWords,
  refusal: ({ code, numbers }) => words(`refusal.${code}`, numbers),
  question: ({ question }, { table }) => words(`question.${question}`, { seat: who(table.turn) }),
  options: {
    rounds: { name: words('rounds'), help: words('rounds'), values: [words('ten'), words('twenty')] },
    jamming: { name: words('jamming'), help: words('jamming'), values: [words('on'), words('off')] },
  },
  marks: [],
  isChapter: ({ kind }) => kind === 'turn',
  drawing: () => '',
  legend: null,
  standing: ({ table, ...view }) => [
    ...table.beacons.map((n, seat) => words('stands', { seat: who(seat), n, goods: table.sizes[seat] ?? 0 })),
    ...('hand' in view ? [words('holds', { goods: amounts(view.hand.goods) })] : []),
  ],
};

/** English only: the fixture is there to be looked at by those who build. */
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

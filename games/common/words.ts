import {
  type Asking,
  allSeats,
  hasSeat,
  type Message,
  type OptionMessages,
  type OptionSpecs,
  optionNames,
  type ProvenanceNote,
  type RefusalNumbers,
  type Seat,
  type SeatSet,
  seatRef,
  seatsIn,
  withoutSeat,
} from '@orrery/kernel';
import type { OfferFrame } from './bargain/index.ts';
import type { Bundle } from './bundle.ts';
import { discardCount } from './discarding.ts';
import { itemAt } from './listing.ts';
import type { ProvenanceEntry, RulingCounts } from './provenance.ts';

/**
 * Messages that several games share under the same keys. Each game's catalogues hold the texts, and its tests check
 * them.
 */
const message = (key: string, values: Message['values'] = {}): Message => ({ key, values });

/** How a game names its resources. */
export function resourceMessages(names: readonly string[]) {
  /** An amount of a resource: 2 food. */
  const amount = (kind: number, n: number): Message => message(`amount.${itemAt(names, kind)}`, { n });
  return {
    /** A resource by its name: food. */
    resource: (kind: number): Message => message(`resource.${itemAt(names, kind)}`),
    amount,
    /** The contents of a bundle: 2 ore and 1 food. */
    amounts(bundle: Bundle): Message | readonly Message[] {
      const named = bundle.flatMap((n, kind) => (n > 0 ? [amount(kind, n)] : []));
      return named.length === 0 ? message('amount.none') : named;
    },
  };
}
type AmountMessages = ReturnType<typeof resourceMessages>['amounts'];

/** Several seats, as those who do something or are waited for. */
export const seatNameMessages = (set: SeatSet): readonly Message[] =>
  seatsIn(set).map((seat) => message('seat.name', { seat: seatRef(seat) }));

/** Whether these are all the others. */
export const isEverybodyElse = (set: SeatSet, seat: Seat, of: number): boolean =>
  set === withoutSeat(allSeats(of), seat);

/** What is missing of a payment or an offer, when the resources and amounts are known. */
export function lackMessages(names: readonly string[], amounts: AmountMessages) {
  const lacksIn = (numbers: RefusalNumbers): Bundle => names.map((name) => numbers[name] ?? 0);
  return {
    cannotPay: (numbers: RefusalNumbers): Message =>
      message('refusal.cannot-pay', { lacks: amounts(lacksIn(numbers)) }),
    notHeld(numbers: RefusalNumbers): Message {
      const lacks = lacksIn(numbers);
      if (lacks.every((n) => n === 0)) return message('refusal.not-held.some');
      return message('refusal.not-held', { lacks: amounts(lacks) });
    },
  };
}

/** The viewer of a table: a seat, or null for a spectator. */
interface TableViewer<T> {
  readonly seat: Seat | null;
  readonly table: T;
}
const includesViewer = (set: SeatSet, { seat }: TableViewer<unknown>): boolean => seat !== null && hasSeat(set, seat);

/** Seats that still choose what to discard are told how many cards, the others who is waited for. */
export function discardQuestion({ must, may }: Asking, view: TableViewer<Parameters<typeof discardCount>[0]>): Message {
  if (view.seat !== null && hasSeat(must, view.seat)) {
    return message('question.discard', { owed: discardCount(view.table, view.seat) });
  }
  const key = includesViewer(may, view) ? 'question.discard.done' : 'question.discard.others';
  return message(key, { waiting: seatNameMessages(must) });
}

/** The seat that made the offer chooses among the answers; before that, the seats that are asked see the terms. */
export function offerQuestion(
  { must }: Asking,
  { give, take }: OfferFrame,
  view: TableViewer<{ readonly active: Seat }>,
  amounts: AmountMessages,
): Message {
  const { active } = view.table;
  const values = { seat: seatRef(active), give: amounts(give), take: amounts(take) };
  if (hasSeat(must, active)) return message('question.offer.choose', { seat: seatRef(active) });
  if (includesViewer(must, view)) return message('question.offer', values);
  return message('question.offer.waiting', { ...values, waiting: seatNameMessages(must) });
}

/** What does not come directly from the books, and how certain it is. */
export const provenanceNote = ({ key, provenance, rule }: ProvenanceEntry): ProvenanceNote => ({
  subject: message(`origin.${key}`),
  provenance: message(`provenance.${provenance}`),
  note: message(`origin.${key}.note`),
  rule,
});

/** How many statements of the almanac are our rulings. */
export const rulingsNote = (rulings: RulingCounts): ProvenanceNote => ({
  subject: message('origin.rulings'),
  provenance: message('provenance.ruling'),
  note: message('origin.rulings.note', {
    rules: Object.keys(rulings).length,
    marks: Object.values(rulings).reduce((sum, n) => sum + n, 0),
  }),
});

/** Figures are the same in every language except for what they count. */
function valueMessage(name: string, value: unknown): Message {
  if (name === 'target') return message('option.target.points', { value: Number(value) });
  if (name === 'offers' && value !== 'any') return message('option.offers.most', { value: Number(value) });
  return message(`option.${name}.${value}`);
}

/** Name, help and values of every option. */
export function optionMessages<O>(specs: OptionSpecs<O>): { readonly [P in keyof O]: OptionMessages } {
  const spoken: Partial<Record<keyof O, OptionMessages>> = {};
  for (const name of optionNames(specs)) {
    spoken[name] = {
      name: message(`option.${name}`),
      help: message(`option.${name}.help`),
      values: specs[name].of.map((value) => valueMessage(name, value)),
    };
  }
  // Every key has been filled, which the compiler cannot infer.
  return spoken as { readonly [P in keyof O]: OptionMessages };
}

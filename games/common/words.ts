import {
  type Asking,
  allSeats,
  has,
  keysOf,
  list,
  type Mark,
  type Numbers,
  type OptionSpecs,
  type OptionWords,
  type Seat,
  type SeatSet,
  type Words,
  who,
  without,
} from '@orrery/kernel';
import type { OfferFrame } from './bargain/index.ts';
import type { Bundle } from './bundle.ts';
import { owed } from './discarding.ts';
import { some } from './listing.ts';
import type { Origin, Rulings } from './provenance.ts';

/** What several games say under the same keys; the texts are in the catalogues of each, and its tests hold them to it. */
const words = (key: string, values: Words['values'] = {}): Words => ({ key, values });

/** How a game names its resources. */
export function resourceWords(names: readonly string[]) {
  /** So many cards of a resource: 2 food. */
  const amount = (kind: number, n: number): Words => words(`amount.${some(names, kind)}`, { n });
  return {
    /** A resource by its name: food. */
    resource: (kind: number): Words => words(`resource.${some(names, kind)}`),
    amount,
    /** All that is in a bundle: 2 ore and 1 food. */
    amounts(bundle: Bundle): Words | readonly Words[] {
      const named = bundle.flatMap((n, kind) => (n > 0 ? [amount(kind, n)] : []));
      return named.length === 0 ? words('amount.none') : named;
    },
  };
}
type Amounts = ReturnType<typeof resourceWords>['amounts'];

/** Several seats, as those who do something or are waited for. */
export const seatNames = (set: SeatSet): readonly Words[] =>
  list(set).map((seat) => words('seat.name', { seat: who(seat) }));

/** Whether these are all the others. */
export const isEverybodyElse = (set: SeatSet, seat: Seat, of: number): boolean => set === without(allSeats(of), seat);

/** What is missing of a payment or an offer, when it is known of which resource how much. */
export function lackWords(names: readonly string[], amounts: Amounts) {
  const lacksIn = (numbers: Numbers): Bundle => names.map((name) => numbers[name] ?? 0);
  return {
    cannotPay: (numbers: Numbers): Words => words('refusal.cannot-pay', { lacks: amounts(lacksIn(numbers)) }),
    notHeld(numbers: Numbers): Words {
      const lacks = lacksIn(numbers);
      if (lacks.every((n) => n === 0)) return words('refusal.not-held.some');
      return words('refusal.not-held', { lacks: amounts(lacks) });
    },
  };
}

/** Whoever looks at a table: a seat, or null for a spectator. */
interface Looking<T> {
  readonly seat: Seat | null;
  readonly table: T;
}
const isIn = (set: SeatSet, { seat }: Looking<unknown>): boolean => seat !== null && has(set, seat);

/** Those who still choose what to discard are told how many cards, the others who is waited for. */
export function discardQuestion({ must, may }: Asking, view: Looking<Parameters<typeof owed>[0]>): Words {
  if (view.seat !== null && has(must, view.seat)) {
    return words('question.discard', { owed: owed(view.table, view.seat) });
  }
  const key = isIn(may, view) ? 'question.discard.done' : 'question.discard.others';
  return words(key, { waiting: seatNames(must) });
}

/** Whoever has offered something chooses among the answers; before that, those who are asked are told the terms. */
export function offerQuestion(
  { must }: Asking,
  { give, take }: OfferFrame,
  view: Looking<{ readonly active: Seat }>,
  amounts: Amounts,
): Words {
  const { active } = view.table;
  const values = { seat: who(active), give: amounts(give), take: amounts(take) };
  if (has(must, active)) return words('question.offer.choose', { seat: who(active) });
  if (isIn(must, view)) return words('question.offer', values);
  return words('question.offer.waiting', { ...values, waiting: seatNames(must) });
}

/** What does not come straight from the books, and how sure it is. */
export const markOf = ({ key, provenance, rule }: Origin): Mark => ({
  subject: words(`origin.${key}`),
  provenance: words(`provenance.${provenance}`),
  note: words(`origin.${key}.note`),
  rule,
});

/** How much of the almanac is ruled by us. */
export const rulingsMark = (rulings: Rulings): Mark => ({
  subject: words('origin.rulings'),
  provenance: words('provenance.ruling'),
  note: words('origin.rulings.note', {
    rules: Object.keys(rulings).length,
    marks: Object.values(rulings).reduce((sum, n) => sum + n, 0),
  }),
});

/** Figures are the same in every language but for what they count. */
function valueWords(name: string, value: unknown): Words {
  if (name === 'target') return words('option.target.points', { value: Number(value) });
  if (name === 'offers' && value !== 'any') return words('option.offers.most', { value: Number(value) });
  return words(`option.${name}.${value}`);
}

/** Name, help and values of every option. */
export function optionWordsOf<O>(specs: OptionSpecs<O>): { readonly [P in keyof O]: OptionWords } {
  const spoken: Partial<Record<keyof O, OptionWords>> = {};
  for (const name of keysOf(specs)) {
    spoken[name] = {
      name: words(`option.${name}`),
      help: words(`option.${name}.help`),
      values: specs[name].of.map((value) => valueWords(name, value)),
    };
  }
  // Every key has been filled, which the compiler cannot follow.
  return spoken as { readonly [P in keyof O]: OptionWords };
}

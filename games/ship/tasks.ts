import { type Bundle, NONE } from '@orrery/common';
import { type Provenance, STOCKS, stockBundle } from './data.ts';

/** A card of the Galactic Council: what to bring to which planet, and the reward. */
export interface Task {
  readonly id: string;
  readonly word: string; // texts name it `task.WORD`
  readonly group: number; // groups are opened in order
  readonly target: number; // index of the planet among the variant's targets
  readonly pay: Bundle; // handed in
  readonly cannons: number; // cannon points that must be on board
  readonly boosters: number; // booster points that must be on board
  readonly astro: number; // the rewards
  readonly resources: number; // of choice
  readonly points: number;
  readonly medals: number;
  readonly friendship: number;
  readonly barred: number; // the resource that the option excludes from the reward, NONE without
  readonly isKept: boolean; // stays with the player
  readonly provenance: Provenance;
}

type Stock = (typeof STOCKS)[number];
type Amounts = Partial<Record<Stock, number>>;

interface TaskSpec {
  readonly pay?: Amounts;
  readonly cannons?: number;
  readonly boosters?: number;
  readonly astro?: number;
  readonly resources?: number;
  readonly points?: number;
  readonly medals?: number;
  readonly friendship?: number;
  readonly barred?: Stock;
}

/** A task with defaults for everything not given. */
export function defineTask(
  place: { readonly id: string; readonly word: string; readonly group: number; readonly target: number },
  says: TaskSpec,
  keeping: 'kept' | 'discarded',
  provenance: Provenance,
): Task {
  return {
    ...place,
    pay: stockBundle(says.pay ?? {}),
    cannons: says.cannons ?? 0,
    boosters: says.boosters ?? 0,
    astro: says.astro ?? 0,
    resources: says.resources ?? 0,
    points: says.points ?? 0,
    medals: says.medals ?? 0,
    friendship: says.friendship ?? 0,
    barred: says.barred === undefined ? NONE : STOCKS.indexOf(says.barred),
    isKept: keeping === 'kept',
    provenance,
  };
}

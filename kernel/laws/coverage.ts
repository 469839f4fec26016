import type { Kinded, Rng } from '../contract.ts';
import { isChance } from '../entry.ts';
import { keysOf } from '../options.ts';
import { viewsOf } from '../seats.ts';
import { type Extent, type Session, sampleOf, type WalkedLaw } from './law.ts';
import { clone, freeze, show } from './plain.ts';
import type { Subject } from './subject.ts';
import { broken } from './violation.ts';
import type { Walk } from './walk.ts';

/** Moves of each kind thrown at each seat to hear why they are refused. */
const THROWS = 2;

type Reasons = Readonly<Record<string, string>>;

/** The names of one sort, and which of them have occurred. */
class Names {
  readonly #sort: string;
  readonly #missing: Set<string>;
  readonly #known: ReadonlySet<string>;

  constructor(sort: string, names: readonly string[], rare: Reasons) {
    this.#sort = sort;
    this.#known = new Set(names);
    this.#missing = new Set(names.filter((name) => !Object.hasOwn(rare, name)));
  }

  saw(name: string): void {
    if (!this.#known.has(name)) broken(`${this.#sort} ${name} occurs, but is not in the vocabulary`);
    this.#missing.delete(name);
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  get isComplete(): boolean {
    return this.#missing.size === 0;
  }

  /** Those that have not occurred and are not excused. */
  missing(): string[] {
    return [...this.#missing].map((name) => `${this.#sort} ${name}`);
  }
}

/** Values of options and numbers of seats that no deal uses. */
function unusedDeals<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  deals,
}: Subject<T, H, B, M, E, O, K>): string[] {
  const unused: string[] = [];
  const [min, max] = game.seats;
  for (let seats = min; seats <= max; seats++) {
    if (!deals.some((deal) => deal.seats === seats)) unused.push(`a deal for ${seats} seats`);
  }
  for (const key of keysOf(game.options)) {
    for (const value of game.options[key].of) {
      const isUsed = deals.some(({ options }) => options[key] === value);
      if (!isUsed) unused.push(`a deal with option ${key} ${show(value)}`);
    }
  }
  return unused;
}

/** Law 7 on one game. */
class Coverage<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #subject: Subject<T, H, B, M, E, O, K>;
  readonly moves: Names;
  readonly frames: Names;
  readonly events: Names;
  readonly refusals: Names;
  readonly cards: Names;

  constructor(subject: Subject<T, H, B, M, E, O, K>) {
    const { game, rare = {}, cards = [] } = subject;
    const { moves, frames, events, refusals } = game.vocabulary;
    const kinds = moves.map(({ kind }) => kind);
    this.#subject = subject;
    this.moves = new Names('move', kinds, rare);
    this.frames = new Names('frame', frames, rare);
    this.events = new Names('event', events, rare);
    this.refusals = new Names('refusal', refusals, rare);
    this.cards = new Names('card', cards, rare);
  }

  get #sorts(): Names[] {
    return [this.moves, this.frames, this.events, this.refusals, this.cards];
  }

  get isComplete(): boolean {
    return this.#sorts.every((names) => names.isComplete);
  }

  sawEvent(event: E | null): void {
    if (event === null) return;
    this.events.saw(event.kind);
    for (const card of this.#subject.cardsIn?.(event) ?? []) this.cards.saw(card);
  }

  /** Throws moves at everybody to hear every reason there is. Law 2 looks at the reasons themselves. */
  provoke(walk: Walk<T, H, B, M, E, O, K>, rng: Rng): void {
    for (const view of viewsOf(freeze(clone(walk.state)))) {
      for (const kind of walk.game.vocabulary.moves) {
        for (let i = 0; i < THROWS; i++) {
          for (const { code } of walk.game.refuse(view, kind.any(view.table, rng))) this.refusals.saw(code);
        }
      }
    }
  }

  finish({ games, steps }: Extent): void {
    const sorts = this.#sorts;
    const stale = Object.keys(this.#subject.rare ?? {}).filter((name) => !sorts.some((names) => names.has(name)));
    if (stale.length > 0) broken(`called rare, but in no vocabulary: ${stale.join(', ')}`);
    const missing = [...unusedDeals(this.#subject), ...sorts.flatMap((names) => names.missing())];
    if (missing.length > 0)
      broken(`never occurred in ${games} games of ${steps} steps together: ${missing.join(', ')}`);
  }
}

function openCoverage<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: Subject<T, H, B, M, E, O, K>,
): Session<T, H, B, M, E, O, K> {
  const seen = new Coverage(subject);
  return {
    game: subject.game.traced((kind) => seen.frames.saw(kind)),
    watch: () => ({
      at(walk) {
        if (!seen.refusals.isComplete && walk.isDue(sampleOf(subject))) seen.provoke(walk, walk.rng());
      },
      around(_, entry) {
        return ({ told }) => {
          if (!isChance(entry)) seen.moves.saw(entry.move.kind);
          for (const { event, shared } of told) {
            seen.sawEvent(event);
            seen.sawEvent(shared);
          }
        };
      },
    }),
    isComplete: () => seen.isComplete,
    finish: (extent) => seen.finish(extent),
  };
}

/** Law 7: sooner or later every move, frame, event, refusal, card, option and number of seats occurs. */
export const coverage: WalkedLaw = {
  number: 7,
  name: 'coverage',
  menus: 'varied',
  open: openCoverage,
};

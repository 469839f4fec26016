import type { Kinded, Rng } from '../contract.ts';
import { isChance } from '../entry.ts';
import { keysOf } from '../options.ts';
import { viewsOf } from '../seats.ts';
import { type Session, sampleOf, type WalkedLaw } from './law.ts';
import { clone, freeze, show } from './plain.ts';
import type { Subject } from './subject.ts';
import { broken } from './violation.ts';
import type { Walk } from './walk.ts';

/** Moves of each kind thrown at each seat to hear why they are refused. */
const THROWS = 2;

/** The names of one sort, and which of them have occurred. */
class Names {
  readonly #sort: string;
  readonly #waiting: Set<string>;
  readonly #known: ReadonlySet<string>;

  constructor(sort: string, names: readonly string[]) {
    this.#sort = sort;
    this.#known = new Set(names);
    this.#waiting = new Set(names);
  }

  saw(name: string): void {
    if (!this.#known.has(name)) broken(`${this.#sort} ${name} occurs, but is not in the vocabulary`);
    this.#waiting.delete(name);
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  /** Those that never occurred and were not excused. */
  missing(rare: Readonly<Record<string, string>>): string[] {
    return [...this.#waiting].filter((name) => !Object.hasOwn(rare, name)).map((name) => `${this.#sort} ${name}`);
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
    const { vocabulary } = subject.game;
    this.#subject = subject;
    this.moves = new Names(
      'move',
      vocabulary.moves.map(({ kind }) => kind),
    );
    this.frames = new Names('frame', vocabulary.frames);
    this.events = new Names('event', vocabulary.events);
    this.refusals = new Names('refusal', vocabulary.refusals);
    this.cards = new Names('card', subject.cards ?? []);
  }

  sawEvent(event: E | null): void {
    if (event === null) return;
    this.events.saw(event.kind);
    for (const card of this.#subject.cardsIn?.(event) ?? []) this.cards.saw(card);
  }

  /** Throws moves at everybody to hear every reason there is. */
  provoke(walk: Walk<T, H, B, M, E, O, K>, rng: Rng): void {
    for (const view of viewsOf(freeze(clone(walk.state)))) {
      for (const kind of walk.game.vocabulary.moves) {
        for (let i = 0; i < THROWS; i++) {
          for (const { code } of walk.game.refuse(view, kind.any(view.table, rng))) this.refusals.saw(code);
        }
      }
    }
  }

  finish(): void {
    const rare = this.#subject.rare ?? {};
    const sorts = [this.moves, this.frames, this.events, this.refusals, this.cards];
    const stale = Object.keys(rare).filter((name) => !sorts.some((names) => names.has(name)));
    if (stale.length > 0) broken(`called rare, but in no vocabulary: ${stale.join(', ')}`);
    const missing = [...unusedDeals(this.#subject), ...sorts.flatMap((names) => names.missing(rare))];
    if (missing.length > 0) broken(`never occurred: ${missing.join(', ')}`);
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
        if (walk.isDue(sampleOf(subject))) seen.provoke(walk, walk.rng());
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
    finish: () => seen.finish(),
  };
}

/** Law 7: over all walks every move, frame, event, refusal, card, option and number of seats occurs. */
export const coverage: WalkedLaw = {
  number: 7,
  name: 'coverage',
  menus: 'varied',
  open: openCoverage,
};

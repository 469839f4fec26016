import type { Kinded, Rng } from '../contract.ts';
import { isChanceEntry } from '../entry.ts';
import { optionNames } from '../options.ts';
import { viewsOf } from '../seats.ts';
import { type LawSession, type PlayedAmount, type RuntimeLaw, sampleInterval } from './law.ts';
import { clone, deepFreeze, preview } from './plain.ts';
import type { RandomGame } from './random-game.ts';
import type { LawSubject } from './subject.ts';
import { failLaw } from './violation.ts';

/** Number of moves of each kind tried on each seat to collect refusal codes. */
const MOVES_TRIED_PER_KIND = 2;

type Reasons = Readonly<Record<string, string>>;

/** The names of one category, and which of them have occurred. */
class NameCoverage {
  readonly #sort: string;
  readonly #missing: Set<string>;
  readonly #known: ReadonlySet<string>;

  constructor(sort: string, names: readonly string[], rare: Reasons) {
    this.#sort = sort;
    this.#known = new Set(names);
    this.#missing = new Set(names.filter((name) => !Object.hasOwn(rare, name)));
  }

  record(name: string): void {
    if (!this.#known.has(name)) failLaw(`${this.#sort} ${name} occurs, but is not in the vocabulary`);
    this.#missing.delete(name);
  }

  has(name: string): boolean {
    return this.#known.has(name);
  }

  get isComplete(): boolean {
    return this.#missing.size === 0;
  }

  /** Names that have not occurred and are not excused. */
  missing(): string[] {
    return [...this.#missing].map((name) => `${this.#sort} ${name}`);
  }
}

/** Values of options and numbers of seats that no deal uses. */
function unusedSetups<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  game,
  setups,
}: LawSubject<T, H, B, M, E, O, K>): string[] {
  const unused: string[] = [];
  const [min, max] = game.seats;
  for (let seats = min; seats <= max; seats++) {
    if (!setups.some((deal) => deal.seats === seats)) unused.push(`a deal for ${seats} seats`);
  }
  for (const key of optionNames(game.options)) {
    for (const value of game.options[key].of) {
      const isUsed = setups.some(({ options }) => options[key] === value);
      if (!isUsed) unused.push(`a deal with option ${key} ${preview(value)}`);
    }
  }
  return unused;
}

/** Law 7 on one game. */
class Coverage<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #subject: LawSubject<T, H, B, M, E, O, K>;
  readonly moves: NameCoverage;
  readonly frames: NameCoverage;
  readonly events: NameCoverage;
  readonly refusals: NameCoverage;
  readonly cards: NameCoverage;

  constructor(subject: LawSubject<T, H, B, M, E, O, K>) {
    const { game, exempt = {}, cards = [] } = subject;
    const { moves, frames, events, refusals } = game.vocabulary;
    const kinds = moves.map(({ kind }) => kind);
    this.#subject = subject;
    this.moves = new NameCoverage('move', kinds, exempt);
    this.frames = new NameCoverage('frame', frames, exempt);
    this.events = new NameCoverage('event', events, exempt);
    this.refusals = new NameCoverage('refusal', refusals, exempt);
    this.cards = new NameCoverage('card', cards, exempt);
  }

  get #sorts(): NameCoverage[] {
    return [this.moves, this.frames, this.events, this.refusals, this.cards];
  }

  get isComplete(): boolean {
    return this.#sorts.every((names) => names.isComplete);
  }

  recordEvent(event: E | null): void {
    if (event === null) return;
    this.events.record(event.kind);
    for (const card of this.#subject.cardsIn?.(event) ?? []) this.cards.record(card);
  }

  /** Tries moves for every seat to reach every refusal code. Law 2 checks the refusals themselves. */
  tryRandomMoves(randomGame: RandomGame<T, H, B, M, E, O, K>, rng: Rng): void {
    for (const view of viewsOf(deepFreeze(clone(randomGame.state)))) {
      for (const kind of randomGame.game.vocabulary.moves) {
        for (let i = 0; i < MOVES_TRIED_PER_KIND; i++) {
          for (const { code } of randomGame.game.refuse(view, kind.any(view.table, rng))) this.refusals.record(code);
        }
      }
    }
  }

  finish({ games, steps }: PlayedAmount): void {
    const sorts = this.#sorts;
    const stale = Object.keys(this.#subject.exempt ?? {}).filter((name) => !sorts.some((names) => names.has(name)));
    if (stale.length > 0) failLaw(`called rare, but in no vocabulary: ${stale.join(', ')}`);
    const missing = [...unusedSetups(this.#subject), ...sorts.flatMap((names) => names.missing())];
    if (missing.length > 0)
      failLaw(`never occurred in ${games} games of ${steps} steps together: ${missing.join(', ')}`);
  }
}

function openCoverage<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  subject: LawSubject<T, H, B, M, E, O, K>,
): LawSession<T, H, B, M, E, O, K> {
  const seen = new Coverage(subject);
  return {
    game: subject.game.traced((kind) => seen.frames.record(kind)),
    observe: () => ({
      onPosition(randomGame) {
        if (!seen.refusals.isComplete && randomGame.shouldSample(sampleInterval(subject)))
          seen.tryRandomMoves(randomGame, randomGame.rng());
      },
      aroundEntry(_, entry) {
        return ({ told }) => {
          if (!isChanceEntry(entry)) seen.moves.record(entry.move.kind);
          for (const { event, shared } of told) {
            seen.recordEvent(event);
            seen.recordEvent(shared);
          }
        };
      },
    }),
    isComplete: () => seen.isComplete,
    finish: (extent) => seen.finish(extent),
  };
}

/** Law 7: every move, frame, event, refusal, card, option and number of seats occurs eventually. */
export const coverageLaw: RuntimeLaw = {
  number: 7,
  name: 'coverage',
  menus: 'varied',
  open: openCoverage,
};

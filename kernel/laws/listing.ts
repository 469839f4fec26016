import { type Kinded, type MoveKindInfo, MoveList, type Refusal, type Rng, type SeatView } from '../contract.ts';
import type { MoveEntry } from '../entry.ts';
import { hashState } from '../hash.ts';
import { allSeats, hasSeat, NO_SEATS, viewsOf } from '../seats.ts';
import { type RuntimeLaw, sampleInterval } from './law.ts';
import { clone, deepFreeze } from './plain.ts';
import { applyEntry, type RandomGame } from './random-game.ts';
import { rulesIn } from './register-of-rules.ts';
import type { LawSubject } from './subject.ts';
import { failLaw, failLawIf } from './violation.ts';

/** Number of moves of each kind tried on each seat. */
const MOVES_TRIED_PER_KIND = 4;

/** The moves listed for one seat, by notation, and the seat. */
interface ShownMoves<T, H> {
  readonly view: SeatView<T, H>;
  readonly listed: ReadonlySet<string>;
}

/** Law 2 on one game. */
class Listing<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #subject: LawSubject<T, H, B, M, E, O, K>;
  readonly #kinds: ReadonlyMap<string, MoveKindInfo<T, M>>;
  readonly #codes: ReadonlySet<string>;
  readonly #rules: ReadonlySet<string> | null;

  constructor(subject: LawSubject<T, H, B, M, E, O, K>) {
    this.#subject = subject;
    this.#kinds = new Map(subject.game.vocabulary.moves.map((kind) => [kind.kind, kind]));
    this.#codes = new Set(subject.game.vocabulary.refusals);
    this.#rules = subject.rules === undefined ? null : new Set(rulesIn(subject.rules.register));
  }

  /** Every seat, asked or not, on a frozen state. */
  checkPosition(randomGame: RandomGame<T, H, B, M, E, O, K>): void {
    const rng = randomGame.rng();
    const state = deepFreeze(clone(randomGame.state));
    const asked = randomGame.game.awaiting(state.table);
    const all = asked.who === 'seats' ? (asked.must | asked.may) & allSeats(randomGame.deal.seats) : NO_SEATS;
    let refused: MoveEntry<M> | null = null;
    for (const view of viewsOf(state)) {
      const listed = this.#list(view, rng);
      if (listed.size > 0 && !hasSeat(all, view.seat)) failLaw(`seat ${view.seat} is not asked, but moves lists some`);
      for (const kind of this.#kinds.values())
        refused = this.#tryRandomMove(randomGame, { view, listed }, kind, rng) ?? refused;
    }
    if (refused !== null) this.#checkRefused(randomGame, refused);
  }

  /** The list, by notation. Additions of a menu must be of menu kinds, and not more than requested. */
  #list(view: SeatView<T, H>, rng: Rng): ReadonlySet<string> {
    const { menu } = this.#subject;
    const plain = this.#asked(view, 0);
    if (menu === 0) return plain.listed;
    const full = this.#asked(view, 1 + rng(menu));
    const unlike = [...full.closed].find((text) => !plain.closed.has(text));
    if (unlike !== undefined || full.closed.size !== plain.closed.size) {
      failLaw(
        `seat ${view.seat} sees other moves of closed kinds with a menu than without${unlike ? `: ${unlike}` : ''}`,
      );
    }
    return full.listed;
  }

  #asked(view: SeatView<T, H>, menu: number): { listed: ReadonlySet<string>; closed: ReadonlySet<string> } {
    const { game } = this.#subject;
    const out = new MoveList<M>(menu);
    game.moves(view, out);
    const listed = new Set<string>();
    const closed = new Set<string>();
    const ofMenu = new Map<string, number>();
    for (const move of out.toArray()) {
      const text = game.notation.print(move);
      const kind = this.#kinds.get(move.kind);
      if (kind === undefined) failLaw(`moves lists ${text}, whose kind ${move.kind} is not in the vocabulary`);
      if (listed.has(text)) failLaw(`moves lists ${text} twice for seat ${view.seat}`);
      listed.add(text);
      if (kind.listing === 'menu') ofMenu.set(kind.kind, (ofMenu.get(kind.kind) ?? 0) + 1);
      else closed.add(text);
      const [refusal] = this.#refuse(view, move);
      if (refusal !== undefined) {
        failLaw(`moves lists ${text} for seat ${view.seat}, but refuse says ${refusal.code} (${refusal.rule})`);
      }
    }
    for (const [kind, n] of ofMenu) {
      if (n > menu) failLaw(`seat ${view.seat} asked for a menu of ${menu} and got ${n} moves of kind ${kind}`);
    }
    return { listed, closed };
  }

  /**
   * Any well-formed move: of a closed kind it is accepted exactly if it is listed, of a menu kind it must keep the
   * invariant. Returns one that was refused, if any.
   */
  #tryRandomMove(
    randomGame: RandomGame<T, H, B, M, E, O, K>,
    { view, listed }: ShownMoves<T, H>,
    kind: MoveKindInfo<T, M>,
    rng: Rng,
  ): MoveEntry<M> | null {
    const { game } = this.#subject;
    let refused: MoveEntry<M> | null = null;
    for (let i = 0; i < MOVES_TRIED_PER_KIND; i++) {
      const move = kind.any(view.table, rng);
      const text = game.notation.print(move);
      if (move.kind !== kind.kind) failLaw(`any of kind ${kind.kind} gave ${text} of kind ${move.kind}`);
      const isAccepted = this.#refuse(view, move).length === 0;
      if (!isAccepted && listed.has(text)) failLaw(`moves lists ${text} for seat ${view.seat}, and refuse refuses it`);
      if (!isAccepted) refused = { by: view.seat, move };
      else if (kind.listing === 'menu') this.#checkPlayable(randomGame, { by: view.seat, move });
      else if (!listed.has(text)) failLaw(`seat ${view.seat} may play ${text}, but moves does not list it`);
    }
    return refused;
  }

  /** Why a move is refused, after checking the refusals themselves. */
  #refuse(view: SeatView<T, H>, move: M): readonly Refusal[] {
    const { game } = this.#subject;
    const refusals = game.refuse(view, move);
    const codes = new Set<string>();
    for (const { code, rule, numbers } of refusals) {
      const words = `${code} (${rule}) for ${game.notation.print(move)}`;
      if (!this.#codes.has(code)) failLaw(`refusal ${words} is not in the vocabulary`);
      if (codes.has(code)) failLaw(`refusal ${words} is given twice`);
      codes.add(code);
      if (this.#rules !== null && !this.#rules.has(rule)) failLaw(`refusal ${words} cites a rule the register lacks`);
      if (!Object.values(numbers).every(Number.isFinite)) failLaw(`refusal ${words} has a figure that is no number`);
    }
    return refusals;
  }

  #checkRefused(randomGame: RandomGame<T, H, B, M, E, O, K>, entry: MoveEntry<M>): void {
    const before = hashState(randomGame.state);
    const words = `${randomGame.game.notation.print(entry.move)} by seat ${entry.by}`;
    if (randomGame.match.apply(entry).ok) failLaw(`${words} is refused once and accepted the next time`);
    if (hashState(randomGame.state) !== before) failLaw(`${words} is refused, but changes the state`);
  }

  #checkPlayable(randomGame: RandomGame<T, H, B, M, E, O, K>, entry: MoveEntry<M>): void {
    const state = clone(randomGame.state);
    if (this.#subject.invariant(state) !== null) return; // law 6 reports it
    applyEntry(randomGame.game, state, entry);
    const words = `${randomGame.game.notation.print(entry.move)} by seat ${entry.by}`;
    failLawIf(this.#subject.invariant(state), `after ${words} the count is wrong`);
  }
}

/** Law 2: `moves` and `refuse` agree, for all seats, and neither changes anything. */
export const listingLaw: RuntimeLaw = {
  number: 2,
  name: 'moves and refuse agree',
  menus: 'varied',
  open(subject) {
    const law = new Listing(subject);
    return {
      observe: () => ({
        onPosition(randomGame) {
          if (randomGame.shouldSample(sampleInterval(subject))) law.checkPosition(randomGame);
        },
      }),
    };
  },
};

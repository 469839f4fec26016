import type { ChanceSource } from './chance.ts';
import {
  type Awaiting,
  type Game,
  type Kinded,
  MoveList,
  type OpenView,
  type Refusal,
  type Seat,
  type SeatView,
} from './contract.ts';
import { type Entry, isChance, isUndo } from './entry.ts';
import { Line, type Step } from './line.ts';
import { type Header, type Log, replay } from './log.ts';
import { good, type Result } from './problem.ts';
import { type Request, renewRequests } from './requests.ts';
import { seated } from './seats.ts';
import { heard } from './tell.ts';

/** What became of an answer: the entries it led to, chance included, or why it was refused and nothing changed. */
export type Answer<M> =
  | { readonly ok: true; readonly entries: readonly Entry<M>[] }
  | { readonly ok: false; readonly refusals: readonly Refusal[] };

/** What one entry told a seat. */
export interface Hearing<E> {
  /** The number of the entry, counted from 1. */
  readonly seq: number;
  readonly events: readonly E[];
}

/** How a match begins. */
export interface MatchSetup<O> {
  readonly id: string;
  readonly options: O;
  readonly seats: number;
  readonly chance: ChanceSource;
  readonly commitment?: string;
  readonly clientSeeds?: readonly string[];
}

const STALE: Refusal = Object.freeze({ code: 'stale-request', rule: '', numbers: {} });
const NOT_ASKED: Refusal = Object.freeze({ code: 'not-asked', rule: '', numbers: {} });

/**
 * A game being played: owns a state and a log, asks seats, lets chance decide, tells each seat what it may know.
 * Server, app, command line and tests play through it; it keeps nothing outside itself, so many can run side by side.
 */
export class Match<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly header: Header<O>;
  readonly #line: Line<T, H, B, M, E, O, K>;
  readonly #chance: ChanceSource;
  readonly #entries: Entry<M>[] = [];
  /** seqs[i] is the number of the entry that made step i of the line. */
  readonly #seqs: number[] = [];
  readonly #requests: (Request | null)[];
  #chances = 0;
  #lastUndo = 0;

  private constructor(line: Line<T, H, B, M, E, O, K>, header: Header<O>, chance: ChanceSource) {
    this.#line = line;
    this.header = header;
    this.#chance = chance;
    this.#requests = line.views.map(() => null);
  }

  /** Sets a game up and plays what chance decides before the first seat is asked. */
  static start<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    { id, options, seats, chance, commitment, clientSeeds }: MatchSetup<O>,
  ): Match<T, H, B, M, E, O, K> {
    const header: Header<O> = {
      game: game.id,
      edition: game.edition,
      id,
      seats,
      options,
      commitment: commitment ?? null,
      clientSeeds: clientSeeds ?? new Array<string>(seats).fill(''),
    };
    const match = new Match(new Line(game, options, seats), header, chance);
    match.#renew(null);
    match.#drawChance();
    return match;
  }

  /** Takes a game up where its log ends, and lets chance decide if it is due. */
  static resume<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    game: Game<T, H, B, M, E, O, K>,
    log: Log<M, O>,
    chance: ChanceSource,
  ): Result<Match<T, H, B, M, E, O, K>> {
    const checked = replay(game, log);
    if (!checked.ok) return checked;
    const match = new Match(new Line(game, log.header.options, log.header.seats), log.header, chance);
    match.#renew(null);
    for (const entry of log.entries) match.#append(entry);
    match.#drawChance();
    return good(match);
  }

  get game(): Game<T, H, B, M, E, O, K> {
    return this.#line.game;
  }

  /** The number of entries so far. */
  get seq(): number {
    return this.#entries.length;
  }

  get entries(): readonly Entry<M>[] {
    return this.#entries;
  }

  get awaiting(): Awaiting {
    return this.game.awaiting(this.#line.state.table);
  }

  /** Everything, secrets included: for the one who runs the game, never for a seat. */
  get state(): Line<T, H, B, M, E, O, K>['state'] {
    return this.#line.state;
  }

  /** A seat's window, live: it shows the present as the match goes on. */
  view(seat: Seat): SeatView<T, H> {
    return seated(this.#line.views, seat);
  }

  /** A spectator's window. */
  openView(): OpenView<T> {
    return { seat: null, table: this.#line.state.table };
  }

  /** What this seat is asked now, null for nothing. */
  request(seat: Seat): Request | null {
    return this.#requests[seat] ?? null;
  }

  /** The legal moves of a seat; of open-ended kinds at most `menu` each. */
  moves(seat: Seat, menu = 16): M[] {
    const out = new MoveList<M>(menu);
    this.game.moves(this.view(seat), out);
    return out.toArray();
  }

  /** Why this seat may not play this move now; [] when it may. */
  refuse(seat: Seat, move: M): readonly Refusal[] {
    return this.#line.refuse(seat, move);
  }

  /** A seat answers a request. What was acknowledged stands in the log; what was refused changed nothing. */
  choose(seat: Seat, request: number, move: M): Answer<M> {
    const asked = this.request(seat);
    if (asked === null) return { ok: false, refusals: [NOT_ASKED] };
    if (asked.id !== request) return { ok: false, refusals: [STALE] };
    const refusals = this.refuse(seat, move);
    if (refusals.length > 0) return { ok: false, refusals };
    return this.#record({ by: seat, move });
  }

  /** How many of its last moves a seat can take back now. */
  undoable(seat: Seat): number {
    return this.#line.undoable(seat);
  }

  /** Takes back a seat's last move; refused at a barrier. */
  undo(seat: Seat): Answer<M> {
    if (this.undoable(seat) < 1) return { ok: false, refusals: [{ code: 'no-undo', rule: '', numbers: {} }] };
    return this.#record({ by: seat, undo: 1 });
  }

  /** What a seat, or with null a spectator, was told by the entries after number `since`, what was taken back left out. */
  told(seat: Seat | null, since = 0): Hearing<E>[] {
    const hearings: Hearing<E>[] = [];
    for (let i = this.#line.steps.length - 1; i >= 0; i--) {
      const seq = this.#seqs[i] ?? 0;
      if (seq <= since) break;
      hearings.push({ seq, events: eventsFor(this.#line.steps[i], seat) });
    }
    return hearings.reverse();
  }

  /** Whether something told up to number `since` was taken back later: then a listener must begin anew. */
  undoneSince(since: number): boolean {
    return this.#lastUndo > since;
  }

  /** The whole record; the seed goes into it only once the game is over. */
  toLog(serverSeed: string | null = null): Log<M, O> {
    const ended = this.awaiting;
    const places = ended.who === 'over' ? ended.places : null;
    return {
      header: this.header,
      entries: [...this.#entries],
      checks: [],
      places,
      serverSeed: places === null ? null : serverSeed,
    };
  }

  #record(entry: Entry<M>): Answer<M> {
    const before = this.seq;
    this.#append(entry);
    this.#drawChance();
    return { ok: true, entries: this.#entries.slice(before) };
  }

  #drawChance(): void {
    for (let due = this.awaiting; due.who === 'chance'; due = this.awaiting) {
      const outcome = [...this.#chance(due, this.#chances)];
      this.#append({ by: 'chance', secret: due.secret, outcome });
    }
  }

  #append(entry: Entry<M>): void {
    const applied = this.#line.apply(entry);
    if (!applied.ok) throw new Error(applied.problem.text);
    this.#entries.push(entry);
    if (isUndo(entry)) {
      this.#seqs.length = this.#line.steps.length;
      this.#lastUndo = this.seq;
    } else this.#seqs.push(this.seq);
    if (isChance(entry)) this.#chances++;
    this.#renew(entry);
  }

  #renew(after: Entry<M> | null): void {
    renewRequests(this.#requests, this.awaiting, after === null ? null : after.by, this.seq);
  }
}

function eventsFor<M, E>(step: Step<M, E> | undefined, seat: Seat | null): E[] {
  const events: E[] = [];
  for (const told of step?.told ?? []) {
    const event = heard(told, seat);
    if (event !== null) events.push(event);
  }
  return events;
}

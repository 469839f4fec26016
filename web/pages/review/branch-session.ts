import {
  type AnyView,
  type Game,
  type GameLog,
  type GameMessages,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  type LogEntry,
  type Match,
  NO_SEATS,
  type Refusal,
  resumeLog,
  type Seat,
  seatsIn,
  seededChance,
} from '@orrery/kernel';
import { Store } from '../../app/store.ts';
import type { GameTerms, Session, SessionStep, Sitter, Snapshot } from '../../session/session.ts';
import { Timeline } from '../../session/timeline.ts';

const SEEDS = 2 ** 31;

interface BranchStart<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O>;
  readonly id: string;
  readonly header: GameLog<M, O>['header'];
  /** The entries of the game before the branch, and those of the branch. */
  readonly before: readonly LogEntry<M>[];
  readonly entries: readonly LogEntry<M>[];
  readonly sitters: readonly Sitter[];
  /** The branch has other entries now: the first `keep` are as they were. */
  onChange(keep: number, added: readonly LogEntry<M>[]): void;
}

/**
 * Other moves than those of a game that is over, played by one person for all seats with dice of this page. Everybody
 * may see everything by now, so the table shows the hand of the seat that is asked.
 */
export class BranchSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: GameTerms;
  readonly sitters: readonly Sitter[];
  readonly isRecorded = true;
  readonly callsAllByName = true;
  readonly #start: BranchStart<T, H, B, M, E, O, K>;
  #entries: LogEntry<M>[] = [];
  #match: Match<T, H, B, M, E, O, K>;
  #timeline: Timeline<T, H, B, M, E, O, K>;
  #viewer: Seat;
  #historyVersion = 0;
  #lastSeenSeq: number;
  readonly #snapshot: Store<Snapshot<T, H, E>>;

  constructor(start: BranchStart<T, H, B, M, E, O, K>) {
    const { game, edition, options } = start.header;
    this.id = start.id;
    this.terms = { game, edition, options };
    this.sitters = start.sitters;
    this.#start = start;
    [this.#match, this.#timeline] = this.#open(start.entries);
    this.#viewer = this.#askedSeat(0);
    this.#lastSeenSeq = this.#match.seq;
    this.#snapshot = new Store(this.#makeSnapshot());
  }

  /** What chance owed after the given entries belongs to the branch; [] if nothing. */
  get owed(): readonly LogEntry<M>[] {
    return this.#entries.slice(this.#start.entries.length);
  }

  get snapshot(): Snapshot<T, H, E> {
    return this.#snapshot.get();
  }

  get subscribe(): Session<T, H, M, E>['subscribe'] {
    return this.#snapshot.subscribe;
  }

  steps(since: number): readonly SessionStep<T, H, E>[] {
    return this.#timeline.steps(this.#timeline.stepAt(since), this.#viewer);
  }

  async choose(request: number, move: M): Promise<readonly Refusal[]> {
    const keep = this.#entries.length;
    const answer = this.#match.choose(this.#viewer, request, move, (step) => {
      this.#timeline.follow(this.#match, step);
      this.#entries.push(step.entry);
    });
    if (!answer.ok) return answer.refusals;
    this.#start.onChange(keep, this.#entries.slice(keep));
    this.#lookAs(this.#askedSeat(this.#viewer));
    return [];
  }

  /** Takes the last move of the branch back, with what followed it. */
  async undo(): Promise<readonly Refusal[]> {
    const keep = this.#entries.findLastIndex((entry) => !isChanceEntry(entry));
    if (keep < 0) return [{ code: 'no-undo', rule: '', numbers: {} }];
    [this.#match, this.#timeline] = this.#open(this.#entries.slice(0, keep));
    this.#start.onChange(keep, this.#entries.slice(keep));
    this.#historyVersion++;
    this.#lastSeenSeq = this.#match.seq;
    this.#viewer = this.#askedSeat(this.#viewer);
    this.#publish();
    return [];
  }

  liftCurtain(): void {}

  async viewAt(seq: number): Promise<AnyView<T, H>> {
    return this.#timeline.view(this.#timeline.stepAt(seq), this.#viewer);
  }

  close(): void {
    this.#snapshot.close();
  }

  #lookAs(seat: Seat): void {
    if (seat !== this.#viewer) {
      this.#viewer = seat;
      this.#historyVersion++;
      this.#lastSeenSeq = this.#match.seq;
    }
    this.#publish();
  }

  #publish(): void {
    this.#snapshot.set(this.#makeSnapshot());
  }

  #open(entries: readonly LogEntry<M>[]): [Match<T, H, B, M, E, O, K>, Timeline<T, H, B, M, E, O, K>] {
    const { game, gameMessages, header, before } = this.#start;
    const timeline = new Timeline(game, gameMessages, header);
    const log = { header, entries: [...before, ...entries], checks: [], places: null, serverSeed: null };
    this.#entries = [];
    const chance = seededChance(Math.floor(Math.random() * SEEDS));
    const match = resumeLog(game, log, chance, (now, step) => {
      timeline.follow(now, step);
      if (step.seq > before.length) this.#entries.push(step.entry);
    });
    if (!match.ok) throw new Error(match.problem.text);
    return [match.value, timeline];
  }

  /** The seat whose decision the game waits for; the one that was shown, if it does not wait for any. */
  #askedSeat(otherwise: Seat): Seat {
    const { awaiting } = this.#match;
    return awaiting.who === 'seats' ? (seatsIn(awaiting.must)[0] ?? otherwise) : otherwise;
  }

  #makeSnapshot(): Snapshot<T, H, E> {
    const hasMoves = this.#entries.some((entry) => !isChanceEntry(entry) && !isUndoEntry(entry));
    return {
      seq: this.#match.seq,
      view: this.#timeline.view(this.#timeline.length, this.#viewer),
      awaiting: this.#match.awaiting,
      request: this.#match.request(this.#viewer),
      undoable: hasMoves ? 1 : 0,
      thinking: NO_SEATS,
      curtain: null,
      story: this.#timeline.story(this.#viewer),
      historyVersion: this.#historyVersion,
      lastSeenSeq: this.#lastSeenSeq,
      error: null,
      saveError: null,
    };
  }
}

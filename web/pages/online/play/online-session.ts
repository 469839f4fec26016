import {
  type AnyView,
  type Awaiting,
  errResult,
  hasSeat,
  type Kinded,
  NO_SEATS,
  onlySeat,
  type Problem,
  type Refusal,
  type Seat,
  type SeatSet,
} from '@orrery/kernel';
import { type ChairSummary, isDayOff, NO_DAYS_OFF } from '@orrery/protocol';
import { Store } from '../../../app/store.ts';
import type {
  GameTerms,
  OnlineState,
  SeatPresence,
  Session,
  SessionStep,
  Sitter,
  Snapshot,
} from '../../../session/session.ts';
import { UNREADABLE } from '../parts/api.ts';
import { sitterOf } from '../parts/chairs.ts';
import type { FinalReason, LiveTableClient, LiveTableState } from '../table/live-table-client.ts';
import { RemoteTimeline, type RemoteTimelineSetup } from './remote-timeline.ts';

/** Maximum number of steps that are shown one after the other. */
const MAX_SHOWN_STEPS = 60;

/** Why a table cannot be reached, as a problem for the user. */
export const CLOSE_PROBLEMS: Readonly<Record<FinalReason, Problem>> = {
  'unknown-table': errResult('online.unknown-table', {}, 'this table is not on the server any more').problem,
  'unknown-edition': errResult('online.unknown-edition', {}, 'the server no longer has the rules this game began with')
    .problem,
  unplayable: errResult('online.unplayable', {}, 'the record of this game cannot be played any more').problem,
  'version-mismatch': UNREADABLE.problem,
};

/** A game on the server as a `Session`. */
export class OnlineSession<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Session<T, H, M, E> {
  readonly id: string;
  readonly terms: GameTerms;
  readonly #live: LiveTableClient;
  readonly #setup: Omit<RemoteTimelineSetup<T, H, B, M, E, O, K>, 'seat'>;
  readonly #unsubscribe: () => void;
  #timeline: RemoteTimeline<T, H, B, M, E, O, K>;
  #chairs: readonly ChairSummary[] = [];
  #sitters: readonly Sitter[] = [];
  #historyVersion = 0;
  #lastSeenSeq: number;
  readonly #snapshot: Store<Snapshot<T, H, E>>;

  /** `seen`: the last entry that the viewer has seen, if known. */
  constructor(
    live: LiveTableClient,
    stage: Omit<RemoteTimelineSetup<T, H, B, M, E, O, K>, 'seat'>,
    seen: number | null = null,
  ) {
    const { summary, seat, steps, status } = live.state;
    this.id = summary.id;
    this.terms = { game: summary.game, edition: summary.edition, options: stage.options };
    this.#live = live;
    this.#setup = stage;
    this.#timeline = new RemoteTimeline({ ...stage, seat });
    this.#timeline.follow(steps);
    this.#lastSeenSeq = Math.min(seen ?? Number.POSITIVE_INFINITY, status?.seq ?? 0);
    this.#snapshot = new Store(this.#makeSnapshot());
    this.#unsubscribe = live.store.subscribe(() => this.#follow());
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  get snapshot(): Snapshot<T, H, E> {
    return this.#snapshot.get();
  }

  get subscribe(): Session<T, H, M, E>['subscribe'] {
    return this.#snapshot.subscribe;
  }

  steps(since: number): readonly SessionStep<T, H, E>[] {
    return this.#timeline.steps(Math.max(this.#timeline.stepAt(since), this.#timeline.length - MAX_SHOWN_STEPS));
  }

  choose(request: number, move: M): Promise<readonly Refusal[]> {
    return this.#live.request({ type: 'choose', request, move: this.#setup.game.notation.print(move) });
  }

  undo(): Promise<readonly Refusal[]> {
    return this.#live.request({ type: 'undo', seq: this.snapshot.seq });
  }

  /** Everybody has their own device: there is no curtain. */
  liftCurtain(): void {}

  /** The last view in which the viewer had to answer each question of the game so far. */
  askedViews(): ReadonlyMap<string, AnyView<T, H>> {
    const { seat } = this.#timeline.setup;
    const views = new Map<string, AnyView<T, H>>();
    for (let step = this.#timeline.length; step >= 0 && seat !== null; step--) {
      const view = this.#timeline.view(step);
      const awaiting = this.#setup.game.awaiting(view.table);
      if (awaiting.who !== 'seats' || !hasSeat(awaiting.must, seat) || views.has(awaiting.question)) continue;
      views.set(awaiting.question, view);
    }
    return views;
  }

  async viewAt(seq: number): Promise<AnyView<T, H>> {
    return this.#timeline.view(this.#timeline.stepAt(seq));
  }

  /** Releases the timeline; the table itself stays open for its owner. */
  close(): void {
    this.#unsubscribe();
    this.#snapshot.close();
  }

  #follow(): void {
    const { seat, steps, status } = this.#live.state;
    // Between two connections from different seats there is no valid state: the last one stays.
    if (status === null) return;
    const before = this.snapshot.seq;
    const isMoved = seat !== this.#timeline.setup.seat;
    if (isMoved) this.#timeline = new RemoteTimeline({ ...this.#setup, seat });
    const isCut = this.#timeline.follow(steps);
    if (isCut || isMoved) {
      this.#historyVersion++;
      this.#lastSeenSeq = Math.min(before, status.seq);
    }
    this.#publish();
  }

  #publish(): void {
    this.#snapshot.set(this.#makeSnapshot());
  }

  #makeSnapshot(): Snapshot<T, H, E> {
    const state = this.#live.state;
    const { status, summary } = state;
    const { window: view, story } = this.#timeline;
    const { places } = summary;
    const awaiting: Awaiting = places ? { who: 'over', places } : this.#setup.game.awaiting(view.table);
    const isOn = summary.state === 'playing' && state.connection !== 'left';
    const own = state.seat === null ? undefined : summary.chairs[state.seat];
    const isAsked = isOn && !(own !== undefined && isPlayed(own)); // a bot that substitutes answers instead
    if (this.#chairs !== summary.chairs) {
      this.#chairs = summary.chairs;
      this.#sitters = summary.chairs.map(sitterOf);
    }
    const awaited = awaiting.who === 'seats' ? awaiting.must : NO_SEATS;
    return {
      seq: status?.seq ?? 0,
      view,
      awaiting,
      request: isAsked ? (status?.request ?? null) : null,
      undoable: isAsked ? (status?.undoable ?? 0) : 0,
      thinking: isOn ? awaited & botsOf(summary.chairs) : NO_SEATS,
      curtain: null,
      story,
      historyVersion: this.#historyVersion,
      lastSeenSeq: this.#lastSeenSeq,
      error: state.closeReason === null ? null : CLOSE_PROBLEMS[state.closeReason],
      saveError: null,
      online: onlineStateOf(state, isOn ? awaited : NO_SEATS),
    };
  }
}

/** Seats played by bots, including substitutes. */
function botsOf(chairs: readonly ChairSummary[]): SeatSet {
  let bots: SeatSet = NO_SEATS;
  for (const [seat, chair] of chairs.entries())
    if (presenceOf(chair) !== 'here' && isPlayed(chair)) bots |= onlySeat(seat);
  return bots;
}

const isPlayed = ({ sitter }: ChairSummary): boolean =>
  sitter !== null && (sitter.kind === 'bot' || sitter.substitute !== null);

function presenceOf({ sitter, isPresent }: ChairSummary): SeatPresence {
  if (sitter === null) return 'nobody';
  if (sitter.kind === 'bot') return 'bot';
  if (sitter.substitute !== null) return 'stand-in';
  return isPresent ? 'here' : 'away';
}

function onlineStateOf({ connection, summary, status, heardAt }: LiveTableState, awaited: SeatSet): OnlineState {
  const left = status?.clocks ?? null;
  const isOff = (seat: Seat) => isDayOff(summary.chairs[seat]?.daysOff ?? NO_DAYS_OFF, status?.serverTime ?? 0);
  return {
    isConnected: connection === 'here',
    presence: summary.chairs.map((chair, seat) => (summary.forfeited.includes(seat) ? 'out' : presenceOf(chair))),
    spectators: summary.spectators,
    isAbandoned: summary.state === 'abandoned',
    clocks:
      left === null
        ? null
        : left.map((milliseconds, seat) => ({
            remainingMs: milliseconds,
            at: heardAt,
            isRunning: hasSeat(awaited, seat) && !isOff(seat),
          })),
  };
}

import {
  type AnswerResult,
  type Game,
  type Kinded,
  Match,
  type OnStep,
  type Refusal,
  replay,
  type Seat,
  seededChance,
  standardOptions,
} from '@orrery/kernel';
import {
  type ChatMessage,
  type ClientMessage,
  diffJson,
  LIVE_PROTOCOL_VERSION,
  type LiveStatus,
  type LiveStep,
  type ServerMessage,
  type TableSummary,
} from '@orrery/protocol';
import { Timeline } from '../../../session/timeline.ts';
import type { ConnectionEvents } from '../parts/reconnecting-connection.ts';

/** A default table summary. */
export const makeTableSummary = (game: string, seats: number): TableSummary => ({
  id: 'a0b1c2d3e4f5a6b7',
  game,
  options: {},
  time: { kind: 'none' },
  onTimeout: 'bot',
  isRated: false,
  visibility: 'unlisted',
  takeBacks: false,
  spectatorDelayMs: 0,
  state: 'playing',
  edition: 1,
  chairs: Array.from({ length: seats }, (_, seat) => ({
    sitter: { kind: 'person', person: `p${seat}`, name: `Player ${seat}`, substitute: null },
    colour: seat,
    isPresent: true,
    isReady: true,
    commitment: null,
    hasRevealed: false,
    votedToEnd: false,
  })),
  host: 'p0',
  commitment: '',
  revealUntil: null,
  createdAt: 0,
  startedAt: 0,
  spectators: 0,
  places: null,
  forfeited: [],
  rematch: null,
  startsWhenReady: false,
  isPaired: false,
  takeBack: null,
});

interface FakeWatcher {
  readonly seat: Seat | null;
  readonly events: ConnectionEvents;
  isGone: boolean;
}

/** The server's side of the contract over a real match, in one process and in memory. */
export class FakeServer<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly timeline: Timeline<T, H, B, M, E, O, K>;
  readonly chat: ChatMessage[] = [];
  summary: TableSummary;
  /** Answers that were given, by seat and request id. */
  readonly #answeredRequests = new Map<string, readonly Refusal[]>();
  readonly #watchers = new Set<FakeWatcher>();

  constructor(game: Game<T, H, B, M, E, O, K>, seats: number, seed: number) {
    const options = standardOptions(game.options);
    this.match = Match.start(game, { id: 'fake', options, seats, chance: seededChance(seed) });
    this.timeline = new Timeline(game, null, this.match.header);
    replay(game, this.match.toLog(), this.timeline.follow);
    this.summary = makeTableSummary(game.id, seats);
  }

  /** A page connects or reconnects. */
  connect(seat: Seat | null, since: number, ears: ConnectionEvents): { hear(text: string): void; leave(): void } {
    const watcher: FakeWatcher = { seat, events: ears, isGone: false };
    this.#watchers.add(watcher);
    const from = since > this.match.seq || since < this.match.lastUndo ? 0 : since;
    this.#tell(watcher, {
      type: 'hello',
      protocol: LIVE_PROTOCOL_VERSION,
      summary: this.summary,
      seat,
      since: from,
      steps: this.#steps(seat, from),
      status: this.#status(seat),
      chat: [...this.chat],
    });
    return {
      hear: (text) => !watcher.isGone && this.#hear(watcher, JSON.parse(text)),
      leave: () => {
        watcher.isGone = true;
        this.#watchers.delete(watcher);
      },
    };
  }

  /** As if another node had taken over: request ids are forgotten. */
  forget(): void {
    this.#answeredRequests.clear();
  }

  tellAll(message: ServerMessage): void {
    for (const watcher of this.#watchers) this.#tell(watcher, message);
  }

  /** Sends what no server of this version sends. */
  sendRawToAll(text: string): void {
    for (const watcher of this.#watchers) watcher.events.onMessage(text);
  }

  #hear(watcher: FakeWatcher, message: ClientMessage): void {
    if (message.type === 'ping') {
      this.#tell(watcher, { type: 'pong', serverTime: 0 });
      return;
    }
    const key = `${watcher.seat}:${message.id}`;
    const refusals = this.#answeredRequests.get(key) ?? this.#handle(watcher, message);
    this.#answeredRequests.set(key, refusals);
    const { id } = message;
    this.#tell(watcher, refusals.length === 0 ? { type: 'ack', id } : { type: 'refused', id, refusals });
  }

  #handle({ seat }: FakeWatcher, message: Exclude<ClientMessage, { type: 'ping' }>): readonly Refusal[] {
    if (message.type === 'say') return this.#say(seat, message.text);
    const { game, seq: before } = this.match;
    if (seat === null) return [{ code: 'not-asked', rule: '', numbers: {} }];
    if (message.type === 'undo') {
      if (message.seq !== before) return [{ code: 'stale-request', rule: '', numbers: {} }];
      return this.#apply(before, (each) => this.match.undo(seat, each));
    }
    const move = game.notation.parse(message.move);
    if (move === null) return [{ code: 'table.move', rule: '', numbers: {} }];
    return this.#apply(before, (each) => this.match.choose(seat, message.request, move, each));
  }

  #say(seat: Seat | null, text: string): readonly Refusal[] {
    const id = this.chat.length + 1;
    const audience = seat === null ? 'spectators' : 'table';
    const message: ChatMessage = { id, person: `p${seat}`, name: `Player ${seat}`, seat, audience, text, sentAt: 0 };
    this.chat.push(message);
    this.tellAll({ type: 'chat', message });
    return [];
  }

  #apply(before: number, play: (each: OnStep<M, E>) => AnswerResult<M, E>): readonly Refusal[] {
    const steps = this.timeline.length;
    const answer = play((step) => this.timeline.follow(this.match, step));
    if (!answer.ok) return answer.refusals;
    const isUndone = this.timeline.length < steps;
    for (const watcher of this.#watchers) {
      const status = this.#status(watcher.seat);
      if (isUndone) this.#tell(watcher, { type: 'undone', to: this.timeline.seqAt(this.timeline.length), status });
      else this.#tell(watcher, { type: 'entries', steps: this.#steps(watcher.seat, before), status });
    }
    return [];
  }

  #steps(seat: Seat | null, since: number): LiveStep[] {
    const steps: LiveStep[] = [];
    for (let step = this.timeline.stepAt(since) + 1; step <= this.timeline.length; step++) {
      const [before, after] = [this.timeline.state(step - 1), this.timeline.state(step)].map((state) =>
        JSON.parse(JSON.stringify(state)),
      );
      steps.push({
        seq: this.timeline.seqAt(step),
        events: this.timeline.events(step, seat),
        table: diffJson(before.table, after.table),
        hand: seat === null ? null : diffJson(before.hands[seat], after.hands[seat]),
      });
    }
    return steps;
  }

  #status(seat: Seat | null): LiveStatus {
    return {
      seq: this.match.seq,
      request: seat === null ? null : this.match.request(seat),
      undoable: seat === null ? 0 : this.match.undoable(seat),
      lastMove: null,
      clocks: null,
      serverTime: 0,
    };
  }

  #tell(watcher: FakeWatcher, message: ServerMessage): void {
    if (!watcher.isGone) watcher.events.onMessage(JSON.stringify(message));
  }
}

import {
  type AnyView,
  type ChanceSource,
  chanceFromRng,
  fastRng,
  hasSeat,
  Match,
  type Refusal,
  type Seat,
  standardOptions,
} from '@orrery/kernel';
import { comet, type Event, type Hand, type Memory, type Move, type Options, type Table } from '@orrery/kernel/example';
import { Store } from '../../app/store.ts';
import type { Session, SessionStep, Sitter, Snapshot, StoryLine } from '../../session/session.ts';
import { cometWording } from './comet-messages.ts';

type Played = ReturnType<typeof start>;

const start = (seats: number, chance: ChanceSource) =>
  Match.start<Table, Hand, { readonly bag: number[] }, Move, Event, Options, Memory>(comet, {
    id: 'fake',
    options: standardOptions(comet.options),
    seats,
    chance,
  });

/** Comet in the page: seat 0 is a person, the others play the first legal move. Nothing is saved. */
export class FakeSession implements Session<Table, Hand, Move, Event> {
  readonly id = 'fake';
  readonly terms = { game: 'comet', edition: 1, options: standardOptions(comet.options) };
  readonly sitters: readonly Sitter[];
  readonly #match: Played;
  readonly #steps: SessionStep<Table, Hand, Event>[] = [];
  readonly #snapshot: Store<Snapshot<Table, Hand, Event>>;
  #historyVersion = 0;
  readonly viewer: Seat = 0;

  constructor(seats = 3, chance: ChanceSource = chanceFromRng(fastRng(7))) {
    this.#match = start(seats, chance);
    this.sitters = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'captain' },
    );
    this.#addSteps(0);
    this.#snapshot = new Store(this.#makeSnapshot());
  }

  get snapshot(): Snapshot<Table, Hand, Event> {
    return this.#snapshot.get();
  }

  get subscribe(): Session<Table, Hand, Move, Event>['subscribe'] {
    return this.#snapshot.subscribe;
  }

  steps(since: number): readonly SessionStep<Table, Hand, Event>[] {
    return this.#steps.filter(({ seq }) => seq > since);
  }

  async choose(request: number, move: Move): Promise<readonly Refusal[]> {
    const before = this.#match.seq;
    const answer = this.#match.choose(this.viewer, request, move);
    if (!answer.ok) return answer.refusals;
    this.#answerForBots();
    this.#addSteps(before);
    this.#notify();
    return [];
  }

  async undo(): Promise<readonly Refusal[]> {
    const answer = this.#match.undo(this.viewer);
    if (!answer.ok) return answer.refusals;
    this.#historyVersion++;
    this.#notify();
    return [];
  }

  liftCurtain(): void {}

  async viewAt(seq: number): Promise<AnyView<Table, Hand>> {
    return this.#steps.findLast((step) => step.seq <= seq)?.view ?? this.snapshot.view;
  }

  close(): void {}

  #answerForBots(): void {
    for (let asked = this.#bot(); asked !== null; asked = this.#bot()) {
      const request = this.#match.request(asked);
      const moves = this.#match.moves(asked, 0);
      const move = moves.at(-1);
      if (request === null || move === undefined) return;
      this.#match.choose(asked, request.id, move);
    }
  }

  #bot(): Seat | null {
    const { awaiting } = this.#match;
    if (awaiting.who !== 'seats') return null;
    const found = this.sitters.findIndex((sitter, seat) => sitter.kind === 'bot' && hasSeat(awaiting.must, seat));
    return found < 0 ? null : found;
  }

  #view(): AnyView<Table, Hand> {
    return structuredClone(this.#match.view(this.viewer));
  }

  #addSteps(since: number): void {
    const view = this.#view();
    for (const { seq, events } of this.#match.heardBy(this.viewer, since)) this.#steps.push({ seq, events, view });
  }

  #makeSnapshot(): Snapshot<Table, Hand, Event> {
    const view = this.#view();
    const story = this.#match.heardBy(this.viewer).flatMap(({ seq, events }) =>
      events.map(
        (event): StoryLine<Event> => ({
          seq,
          event,
          words: cometWording.event(event, view),
          isChapter: cometWording.isChapter(event),
        }),
      ),
    );
    return {
      seq: this.#match.seq,
      view,
      awaiting: this.#match.awaiting,
      request: this.#match.request(this.viewer),
      undoable: this.#match.undoable(this.viewer),
      thinking: 0,
      curtain: null,
      story,
      historyVersion: this.#historyVersion,
      lastSeenSeq: this.#match.seq,
      error: null,
      saveError: null,
    };
  }

  #notify(): void {
    this.#snapshot.set(this.#makeSnapshot());
  }
}

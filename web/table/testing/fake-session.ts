import {
  type ChanceSource,
  drawnFrom,
  fastRng,
  has,
  Match,
  type Refusal,
  type Seat,
  standardOptions,
  type Window,
} from '@orrery/kernel';
import { comet, type Event, type Hand, type Memory, type Move, type Options, type Table } from '@orrery/kernel/example';
import type { Moment, Session, Sitter, Step, StoryLine } from '../../session/session.ts';
import { cometWording } from './comet-words.ts';

type Played = ReturnType<typeof start>;

const start = (seats: number, chance: ChanceSource) =>
  Match.start<Table, Hand, { readonly bag: number[] }, Move, Event, Options, Memory>(comet, {
    id: 'fake',
    options: standardOptions(comet.options),
    seats,
    chance,
  });

/** Comet in the page, seat 0 a person, the others answering with the first move there is. Nothing is kept. */
export class FakeSession implements Session<Table, Hand, Move, Event> {
  readonly id = 'fake';
  readonly terms = { game: 'comet', edition: 1, options: standardOptions(comet.options) };
  readonly sitters: readonly Sitter[];
  readonly #match: Played;
  readonly #listeners = new Set<() => void>();
  readonly #steps: Step<Table, Hand, Event>[] = [];
  #moment: Moment<Table, Hand, Event>;
  #past = 0;
  readonly viewer: Seat = 0;

  constructor(seats = 3, chance: ChanceSource = drawnFrom(fastRng(7))) {
    this.#match = start(seats, chance);
    this.sitters = Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'captain' },
    );
    this.#note(0);
    this.#moment = this.#look();
  }

  get moment(): Moment<Table, Hand, Event> {
    return this.#moment;
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  steps(since: number): readonly Step<Table, Hand, Event>[] {
    return this.#steps.filter(({ seq }) => seq > since);
  }

  async choose(request: number, move: Move): Promise<readonly Refusal[]> {
    const before = this.#match.seq;
    const answer = this.#match.choose(this.viewer, request, move);
    if (!answer.ok) return answer.refusals;
    this.#answerForBots();
    this.#note(before);
    this.#tell();
    return [];
  }

  async undo(): Promise<readonly Refusal[]> {
    const answer = this.#match.undo(this.viewer);
    if (!answer.ok) return answer.refusals;
    this.#past++;
    this.#tell();
    return [];
  }

  lift(): void {}

  async viewAt(seq: number): Promise<Window<Table, Hand>> {
    return this.#steps.findLast((step) => step.seq <= seq)?.view ?? this.#moment.view;
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
    const found = this.sitters.findIndex((sitter, seat) => sitter.kind === 'bot' && has(awaiting.must, seat));
    return found < 0 ? null : found;
  }

  #view(): Window<Table, Hand> {
    return structuredClone(this.#match.view(this.viewer));
  }

  #note(since: number): void {
    const view = this.#view();
    for (const { seq, events } of this.#match.told(this.viewer, since)) this.#steps.push({ seq, events, view });
  }

  #look(): Moment<Table, Hand, Event> {
    const view = this.#view();
    const story = this.#match.told(this.viewer).flatMap(({ seq, events }) =>
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
      past: this.#past,
      seen: this.#match.seq,
      trouble: null,
      unkept: null,
    };
  }

  #tell(): void {
    this.#moment = this.#look();
    for (const listener of [...this.#listeners]) listener();
  }
}

import {
  type Answer,
  type EachStep,
  type Game,
  type Kinded,
  Match,
  type Refusal,
  replay,
  type Seat,
  seededChance,
  standardOptions,
} from '@orrery/kernel';
import {
  changeOf,
  type FromPage,
  type FromServer,
  LIVE_PROTOCOL,
  type LiveStep,
  type Now,
  type Remark,
  type TableCard,
} from '@orrery/protocol';
import { Reel } from '../../../session/reel.ts';
import type { LineEars } from '../parts/link.ts';

/** A table's card with nobody special at it. */
export const cardOf = (game: string, seats: number): TableCard => ({
  id: 'a0b1c2d3e4f5a6b7',
  game,
  options: {},
  time: { kind: 'none' },
  atZero: 'bot',
  isRated: false,
  door: 'link',
  state: 'playing',
  edition: 1,
  chairs: Array.from({ length: seats }, (_, seat) => ({
    sitter: { kind: 'person', person: `p${seat}`, name: `Player ${seat}`, standIn: null },
    colour: seat,
    isHere: true,
    isReady: true,
    commitment: null,
    isOpened: false,
    wantsEnd: false,
  })),
  host: 'p0',
  commitment: '',
  opening: null,
  made: 0,
  started: 0,
  spectators: 0,
  places: null,
  forfeited: [],
  rematch: null,
});

interface Watcher {
  readonly seat: Seat | null;
  readonly ears: LineEars;
  isGone: boolean;
}

/** The server's side of the contract over a real match, in one process, with nothing kept but in memory. */
export class FakeServer<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly reel: Reel<T, H, B, M, E, O, K>;
  readonly chat: Remark[] = [];
  card: TableCard;
  /** What was played, by who asked for it. */
  readonly #done = new Map<string, readonly Refusal[]>();
  readonly #watchers = new Set<Watcher>();

  constructor(game: Game<T, H, B, M, E, O, K>, seats: number, seed: number) {
    const options = standardOptions(game.options);
    this.match = Match.start(game, { id: 'fake', options, seats, chance: seededChance(seed) });
    this.reel = new Reel(game, null, this.match.header);
    replay(game, this.match.toLog(), this.reel.follow);
    this.card = cardOf(game.id, seats);
  }

  /** A page comes, or comes back. */
  connect(seat: Seat | null, since: number, ears: LineEars): { hear(text: string): void; leave(): void } {
    const watcher: Watcher = { seat, ears, isGone: false };
    this.#watchers.add(watcher);
    const from = since > this.match.seq || since < this.match.lastUndo ? 0 : since;
    this.#tell(watcher, {
      type: 'hello',
      protocol: LIVE_PROTOCOL,
      card: this.card,
      seat,
      since: from,
      steps: this.#steps(seat, from),
      now: this.#now(seat),
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

  /** As if another node had taken over: what was asked with which id is known to nobody any more. */
  forget(): void {
    this.#done.clear();
  }

  tellAll(message: FromServer): void {
    for (const watcher of this.#watchers) this.#tell(watcher, message);
  }

  #hear(watcher: Watcher, message: FromPage): void {
    if (message.type === 'ping') {
      this.#tell(watcher, { type: 'pong', at: 0 });
      return;
    }
    const key = `${watcher.seat}:${message.id}`;
    const refusals = this.#done.get(key) ?? this.#do(watcher, message);
    this.#done.set(key, refusals);
    const { id } = message;
    this.#tell(watcher, refusals.length === 0 ? { type: 'ack', id } : { type: 'refused', id, refusals });
  }

  #do({ seat }: Watcher, message: Exclude<FromPage, { type: 'ping' }>): readonly Refusal[] {
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
    const remark = { id: this.chat.length + 1, person: `p${seat}`, name: `Player ${seat}`, seat, text, at: 0 };
    this.chat.push(remark);
    this.tellAll({ type: 'chat', remark });
    return [];
  }

  #apply(before: number, play: (each: EachStep<M, E>) => Answer<M, E>): readonly Refusal[] {
    const steps = this.reel.length;
    const answer = play((step) => this.reel.follow(this.match, step));
    if (!answer.ok) return answer.refusals;
    const isUndone = this.reel.length < steps;
    for (const watcher of this.#watchers) {
      const now = this.#now(watcher.seat);
      if (isUndone) this.#tell(watcher, { type: 'undone', to: this.reel.seqAt(this.reel.length), now });
      else this.#tell(watcher, { type: 'entries', steps: this.#steps(watcher.seat, before), now });
    }
    return [];
  }

  #steps(seat: Seat | null, since: number): LiveStep[] {
    const steps: LiveStep[] = [];
    for (let step = this.reel.stepAt(since) + 1; step <= this.reel.length; step++) {
      const [before, after] = [this.reel.state(step - 1), this.reel.state(step)].map((state) =>
        JSON.parse(JSON.stringify(state)),
      );
      steps.push({
        seq: this.reel.seqAt(step),
        events: this.reel.events(step, seat),
        table: changeOf(before.table, after.table),
        hand: seat === null ? null : changeOf(before.hands[seat], after.hands[seat]),
      });
    }
    return steps;
  }

  #now(seat: Seat | null): Now {
    return {
      seq: this.match.seq,
      request: seat === null ? null : this.match.request(seat),
      undoable: seat === null ? 0 : this.match.undoable(seat),
      clocks: null,
      at: 0,
    };
  }

  #tell(watcher: Watcher, message: FromServer): void {
    if (!watcher.isGone) watcher.ears.heard(JSON.stringify(message));
  }
}

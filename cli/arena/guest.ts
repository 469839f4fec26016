import type { Bot, Sense } from '@orrery/bots';
import {
  bad,
  type Game,
  good,
  type Kinded,
  type Result,
  readOptions,
  readSeats,
  type SeatView,
  viewsOf,
} from '@orrery/kernel';
import { type Choose, type Hello, type HostMessage, PROTOCOL, readHostMessage } from '@orrery/protocol';
import type { OwnEntrant } from './entrant.ts';
import { budgetOf, type Clock, seatOwn } from './own.ts';

/** Of the time a host gives, this part is used: the rest is for the way there and back. */
const USED = 0.8;

/** What is to be done after a message. */
export type Then = { readonly say: Choose } | 'listen' | 'leave';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** One of our bots as the guest of somebody else's game: the other end of the protocol. */
export class Guest<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #sense: Sense<T, H, M, K> | null;
  readonly #entrant: OwnEntrant;
  readonly #seed: number;
  readonly #now: Clock;
  readonly #events: ReadonlySet<string>;
  #bot: Bot<T, H, M, E> | null = null;
  #longest = Number.POSITIVE_INFINITY;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    sense: Sense<T, H, M, K> | null,
    entrant: OwnEntrant,
    seed: number,
    now: Clock,
  ) {
    this.#game = game;
    this.#sense = sense;
    this.#entrant = entrant;
    this.#seed = seed;
    this.#now = now;
    this.#events = new Set(game.vocabulary.events);
  }

  /** Takes a line in. */
  read(text: string): Result<Then> {
    const message = readHostMessage(text);
    return message.ok ? this.#take(message.value) : message;
  }

  #take(message: HostMessage): Result<Then> {
    if (message.type === 'hello') return this.#sitDown(message);
    if (message.type === 'over' || message.type === 'forfeit') return good('leave');
    const bot = this.#bot;
    if (bot === null) return bad('guest.hello', {}, `the first message must be hello, not ${message.type}`);
    if (message.type === 'told') return this.#hear(bot, message.events);
    if (message.type === 'refused') return good('listen');
    const { view, id } = message;
    if (!this.#isView(view)) return bad('guest.view', {}, 'a view must hold seat, table and hand');
    const { iterations, ms } = this.#entrant.effort;
    const most = Math.min(ms ?? Number.POSITIVE_INFINITY, this.#longest);
    const effort = { iterations, ms: Number.isFinite(most) ? most : null };
    const move = bot.choose(view, budgetOf(effort, this.#now));
    return good({ say: { type: 'choose', request: id, move: this.#game.notation.print(move) } });
  }

  #sitDown({ protocol, game: id, edition, options, seats, seat, seed, clock }: Hello): Result<Then> {
    const game = this.#game;
    if (protocol !== PROTOCOL) return bad('guest.protocol', {}, `this is protocol ${PROTOCOL}, not ${protocol}`);
    if (id !== game.id || edition !== game.edition) {
      const text = `this bot plays edition ${game.edition} of ${game.id}, not edition ${edition} of ${id}`;
      return bad('guest.game', { id, edition }, text);
    }
    const chosen = readOptions(game.options, options);
    if (!chosen.ok) return chosen;
    const size = readSeats(game, seats);
    if (!size.ok) return size;
    const view = viewsOf(game.setup(chosen.value, seats))[seat];
    if (view === undefined) return bad('guest.seat', { seat }, `there is no seat ${seat}`);
    const place = { options: chosen.value, view, seats, seed: seed ?? this.#seed };
    this.#bot = seatOwn(game, this.#sense, this.#entrant, place);
    this.#longest = clock === null ? Number.POSITIVE_INFINITY : USED * clock.moveMs;
    return good('listen');
  }

  #hear(bot: Bot<T, H, M, E>, events: readonly unknown[]): Result<Then> {
    for (const event of events) {
      if (!this.#isEvent(event)) return bad('guest.event', {}, `${this.#game.id} tells no ${JSON.stringify(event)}`);
      bot.hear(event);
    }
    return good('listen');
  }

  #isEvent(value: unknown): value is E {
    return isObject(value) && typeof value.kind === 'string' && this.#events.has(value.kind);
  }

  #isView(value: unknown): value is SeatView<T, H> {
    return isObject(value) && typeof value.seat === 'number' && isObject(value.table) && isObject(value.hand);
  }
}

import type { Bot, Heuristics } from '@orrery/bots';
import {
  errResult,
  type Game,
  type Kinded,
  okResult,
  type Result,
  readOptions,
  readSeats,
  type SeatView,
  viewsOf,
} from '@orrery/kernel';
import { BOT_PROTOCOL_VERSION, type BotMessage, type HelloMessage, type HostMessage } from '@orrery/protocol';
import { readHostMessage } from '@orrery/protocol/schemas';
import type { OwnEntrant } from './entrant.ts';
import { budgetOf, type ClockMs, seatOwnBot } from './own-player.ts';

/** Part of the host's time limit that is used; the rest covers the transfer. */
const USABLE_TIME_SHARE = 0.8;

/** What to do after a message. */
export type GuestReaction = { readonly say: BotMessage } | 'listen' | 'leave';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A built-in bot as a guest in an external game: the client side of the protocol. */
export class ProtocolGuest<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #heuristics: Heuristics<T, H, M, K> | null;
  readonly #entrant: OwnEntrant;
  readonly #seed: number;
  readonly #now: ClockMs;
  readonly #events: ReadonlySet<string>;
  #bot: Bot<T, H, M, E> | null = null;
  #moveLimitMs = Number.POSITIVE_INFINITY;

  constructor(
    game: Game<T, H, B, M, E, O, K>,
    heuristics: Heuristics<T, H, M, K> | null,
    entrant: OwnEntrant,
    seed: number,
    now: ClockMs,
  ) {
    this.#game = game;
    this.#heuristics = heuristics;
    this.#entrant = entrant;
    this.#seed = seed;
    this.#now = now;
    this.#events = new Set(game.vocabulary.events);
  }

  /** Handles a line of input. */
  read(text: string): Result<GuestReaction> {
    const message = readHostMessage(text);
    return message.ok ? this.#take(message.value) : message;
  }

  #take(message: HostMessage): Result<GuestReaction> {
    if (message.type === 'hello') return this.#start(message);
    if (message.type === 'forfeit') return okResult('leave');
    if (message.type === 'over') return okResult({ say: { type: 'ready' } });
    const bot = this.#bot;
    if (bot === null) return errResult('guest.hello', {}, `the first message must be hello, not ${message.type}`);
    if (message.type === 'events') return this.#hear(bot, message.events);
    if (message.type === 'refused') return okResult('listen');
    const { view, id } = message;
    if (!this.#isView(view)) return errResult('guest.view', {}, 'a view must hold seat, table and hand');
    const { iterations, ms } = this.#entrant.effort;
    const most = Math.min(ms ?? Number.POSITIVE_INFINITY, this.#moveLimitMs);
    const effort = { iterations, ms: Number.isFinite(most) ? most : null };
    const move = bot.choose(view, budgetOf(effort, this.#now));
    return okResult({ say: { type: 'choose', request: id, move: this.#game.notation.print(move) } });
  }

  #start({ protocol, game: id, edition, options, seats, seat, seed, clock }: HelloMessage): Result<GuestReaction> {
    const game = this.#game;
    if (protocol !== BOT_PROTOCOL_VERSION)
      return errResult('guest.protocol', {}, `this is protocol ${BOT_PROTOCOL_VERSION}, not ${protocol}`);
    if (id !== game.id || edition !== game.edition) {
      const text = `this bot plays edition ${game.edition} of ${game.id}, not edition ${edition} of ${id}`;
      return errResult('guest.game', { id, edition }, text);
    }
    const chosen = readOptions(game.options, options);
    if (!chosen.ok) return chosen;
    const size = readSeats(game, seats);
    if (!size.ok) return size;
    const view = viewsOf(game.setup(chosen.value, seats))[seat];
    if (view === undefined) return errResult('guest.seat', { seat }, `there is no seat ${seat}`);
    const place = { options: chosen.value, view, seats, seed: seed ?? this.#seed };
    this.#bot = seatOwnBot(game, { heuristics: this.#heuristics, fair: null }, this.#entrant, place);
    this.#moveLimitMs = clock === null ? Number.POSITIVE_INFINITY : USABLE_TIME_SHARE * clock.moveMs;
    return okResult('listen');
  }

  #hear(bot: Bot<T, H, M, E>, events: readonly unknown[]): Result<GuestReaction> {
    for (const event of events) {
      if (!this.#isEvent(event))
        return errResult('guest.event', {}, `${this.#game.id} tells no ${JSON.stringify(event)}`);
      bot.hear(event);
    }
    return okResult('listen');
  }

  #isEvent(value: unknown): value is E {
    return isObject(value) && typeof value.kind === 'string' && this.#events.has(value.kind);
  }

  #isView(value: unknown): value is SeatView<T, H> {
    return isObject(value) && typeof value.seat === 'number' && isObject(value.table) && isObject(value.hand);
  }
}

import type { ClientMessage, LivePong } from '@orrery/protocol';

/** An open socket. */
export interface Connection {
  send(text: string): void;
  /** Closes it; no more messages are delivered. */
  close(): void;
}

/** Callbacks of a socket. */
export interface ConnectionEvents {
  onMessage(text: string): void;
  /** It is closed, for any reason. */
  onClosed(): void;
}

/** The environment of a connection; tests have their own. */
export interface ConnectionEnv {
  connect(since: number, ears: ConnectionEvents): Connection;
  /** Calls back after this many milliseconds; returns a function that cancels it. */
  setTimer(milliseconds: number, call: () => void): () => void;
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** From 0 up to 1, for jitter: so that not all clients reconnect at once. */
  random(): number;
  /** Calls back when the device goes online or offline. */
  watchNetwork(changed: (isThere: boolean) => void): () => void;
  /** Whether the page is in the background. */
  isHidden(): boolean;
  /** Calls back when the page comes to the foreground or goes to the background. */
  watchVisibility(changed: () => void): () => void;
}

export interface ReconnectingEvents<S extends { readonly type: string }> {
  /** Builds the first message. */
  readonly greeting: S['type'];
  /** A message as it was sent; null: it does not fit, because server and page are of different versions. */
  parse(text: string): S | LivePong | null;
  /** A message did not fit. Nothing more is received. */
  onUnreadable(): void;
  /** The entry after which the page needs updates. */
  since(): number;
  onMessage(message: S): void;
  /** The connection was lost, or the first message has arrived. */
  onOpenChanged(isOpen: boolean): void;
}

const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 15_000;
/** Interval of keep-alive messages. */
const PING_INTERVAL_MS = 15_000;
/** A connection without messages for this long counts as dead. */
const DEAD_AFTER_MS = 40_000;

/** A connection to a table or the lobby that reconnects by itself with exponential backoff. */
export class ReconnectingConnection<S extends { readonly type: string }> {
  readonly #env: ConnectionEnv;
  readonly #events: ReconnectingEvents<S>;
  #connection: Connection | null = null;
  #isOpen = false;
  #isClosed = false;
  #tries = 0;
  #cancelTimer: (() => void) | null = null;
  #heardAt = 0;
  #pingedAt: number | null = null;
  #lag = 0;
  readonly #stopWatching: readonly (() => void)[];

  constructor(world: ConnectionEnv, ears: ReconnectingEvents<S>) {
    this.#env = world;
    this.#events = ears;
    this.#stopWatching = [
      world.watchNetwork((isThere) => {
        if (isThere) this.reconnectNow();
        else this.#onLost();
      }),
      world.watchVisibility(() => this.#ping()),
    ];
    this.#connect();
  }

  /** Whether messages are delivered now; a caller repeats messages that were not. */
  send(message: ClientMessage): boolean {
    if (!this.#isOpen || this.#connection === null) return false;
    this.#connection.send(JSON.stringify(message));
    return true;
  }

  /** Reconnects now: on request, or because a message did not fit the known state. */
  reconnectNow(): void {
    if (this.#isClosed) return;
    this.#tries = 0;
    this.#disconnect();
    this.#connect();
  }

  /** Reconnects after a delay, not before. */
  reconnectAfter(milliseconds: number): void {
    this.#disconnect();
    this.#retryAfter(milliseconds);
  }

  close(): void {
    this.#isClosed = true;
    this.#disconnect();
    for (const stop of this.#stopWatching) stop();
  }

  #connect(): void {
    this.#cancelTimer = null;
    let isThis = true;
    const line = this.#env.connect(this.#events.since(), {
      onMessage: (text) => isThis && this.#receive(text),
      onClosed: () => isThis && this.#onLost(),
    });
    this.#connection = {
      send: (text) => line.send(text),
      close: () => {
        isThis = false;
        line.close();
      },
    };
    this.#heardAt = this.#env.now();
    this.#cancelTimer = this.#env.setTimer(PING_INTERVAL_MS, () => this.#checkAlive());
  }

  #receive(text: string): void {
    const message = this.#events.parse(text);
    this.#heardAt = this.#env.now();
    if (message === null) {
      this.close();
      this.#events.onUnreadable();
      return;
    }
    if (isPong(message)) {
      if (this.#pingedAt !== null) this.#lag = Math.round(this.#env.now() - this.#pingedAt);
      this.#pingedAt = null;
      return;
    }
    const isFirst = message.type === this.#events.greeting && !this.#isOpen;
    if (isFirst) {
      this.#tries = 0;
      this.#isOpen = true;
    }
    this.#events.onMessage(message);
    if (isFirst && this.#isOpen) {
      this.#events.onOpenChanged(true);
      if (this.#env.isHidden()) this.#ping();
    }
  }

  #checkAlive(): void {
    if (this.#env.now() - this.#heardAt > DEAD_AFTER_MS) {
      this.#onLost();
      return;
    }
    this.#ping();
    this.#cancelTimer = this.#env.setTimer(PING_INTERVAL_MS, () => this.#checkAlive());
  }

  #ping(): void {
    const isSent = this.send({ type: 'ping', lag: this.#lag, isHidden: this.#env.isHidden() });
    if (isSent) this.#pingedAt = this.#env.now();
  }

  #onLost(): void {
    if (this.#isClosed) return;
    this.#disconnect();
    const most = Math.min(FIRST_RETRY_MS * 2 ** this.#tries++, MAX_RETRY_MS);
    this.#retryAfter(most / 2 + (most / 2) * this.#env.random());
  }

  #retryAfter(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#cancelTimer = this.#env.setTimer(milliseconds, () => this.#connect());
  }

  #disconnect(): void {
    const line = this.#connection;
    const wasOpen = this.#isOpen;
    this.#cancelTimer?.();
    this.#cancelTimer = null;
    this.#connection = null;
    this.#isOpen = false;
    this.#pingedAt = null;
    line?.close();
    if (wasOpen) this.#events.onOpenChanged(false);
  }
}

const isPong = <S extends { readonly type: string }>(message: S | LivePong): message is LivePong =>
  message.type === 'pong';

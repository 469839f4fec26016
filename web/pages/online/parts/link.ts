import type { FromPage, LivePong } from '@orrery/protocol';

/** A connection that was dialled: what can be done with it. */
export interface Line {
  send(text: string): void;
  /** Nothing is heard from it any more. */
  close(): void;
}

/** What a connection tells. */
export interface LineEars {
  heard(text: string): void;
  /** It is gone, whatever the reason. */
  closed(): void;
}

/** What a link takes from the world around it; tests bring their own. */
export interface LinkWorld {
  dial(since: number, ears: LineEars): Line;
  /** Calls back after so many milliseconds; gives a way to call it off. */
  later(milliseconds: number, call: () => void): () => void;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** From 0 up to 1: so that not everybody comes back in the same instant. */
  random(): number;
  /** Calls back when the device finds or loses its network. */
  watchNetwork(changed: (isThere: boolean) => void): () => void;
}

export interface LinkEars<S extends { readonly type: string }> {
  /** How the first message begins. */
  readonly greeting: S['type'];
  /** From which entry on the page wants to know. */
  since(): number;
  heard(message: Exclude<S, LivePong>): void;
  /** Nothing comes through any more, or the first message has come. */
  turned(isOpen: boolean): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
/** How often the page says that it is there. */
const PING_EVERY = 15_000;
/** A line on which nothing was heard for so long is dead. */
const SILENCE = 40_000;

/** A connection to a table, or to the lobby, that comes back by itself, at first soon, then less and less often. */
export class Link<S extends { readonly type: string }> {
  readonly #world: LinkWorld;
  readonly #ears: LinkEars<S>;
  #line: Line | null = null;
  #isOpen = false;
  #isClosed = false;
  #tries = 0;
  #callOff: (() => void) | null = null;
  #heardAt = 0;
  #pingedAt: number | null = null;
  #lag = 0;
  readonly #stopWatching: () => void;

  constructor(world: LinkWorld, ears: LinkEars<S>) {
    this.#world = world;
    this.#ears = ears;
    this.#stopWatching = world.watchNetwork((isThere) => {
      if (isThere) this.again();
      else this.#lose();
    });
    this.#dial();
  }

  /** Whether what is said now is heard; what is said to nobody is said again by whoever wants it. */
  say(message: FromPage): boolean {
    if (!this.#isOpen || this.#line === null) return false;
    this.#line.send(JSON.stringify(message));
    return true;
  }

  /** Dials anew now: somebody asks for it, or what was heard does not fit what was known. */
  again(): void {
    if (this.#isClosed) return;
    this.#tries = 0;
    this.#drop();
    this.#dial();
  }

  /** Comes back after a while, not before. */
  pause(milliseconds: number): void {
    this.#drop();
    this.#wait(milliseconds);
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    this.#stopWatching();
  }

  #dial(): void {
    this.#callOff = null;
    let isThis = true;
    const line = this.#world.dial(this.#ears.since(), {
      heard: (text) => isThis && this.#hear(text),
      closed: () => isThis && this.#lose(),
    });
    this.#line = {
      send: (text) => line.send(text),
      close: () => {
        isThis = false;
        line.close();
      },
    };
    this.#heardAt = this.#world.now();
    this.#callOff = this.#world.later(PING_EVERY, () => this.#beat());
  }

  #hear(text: string): void {
    const message: Exclude<S, LivePong> | LivePong = JSON.parse(text);
    this.#heardAt = this.#world.now();
    if (isPong(message)) {
      if (this.#pingedAt !== null) this.#lag = Math.round(this.#world.now() - this.#pingedAt);
      this.#pingedAt = null;
      return;
    }
    const isFirst = message.type === this.#ears.greeting && !this.#isOpen;
    if (isFirst) {
      this.#tries = 0;
      this.#isOpen = true;
    }
    this.#ears.heard(message);
    if (isFirst && this.#isOpen) this.#ears.turned(true);
  }

  #beat(): void {
    if (this.#world.now() - this.#heardAt > SILENCE) {
      this.#lose();
      return;
    }
    this.#pingedAt = this.#world.now();
    this.say({ type: 'ping', lag: this.#lag });
    this.#callOff = this.#world.later(PING_EVERY, () => this.#beat());
  }

  #lose(): void {
    if (this.#isClosed) return;
    this.#drop();
    const most = Math.min(FIRST_WAIT * 2 ** this.#tries++, LONGEST_WAIT);
    this.#wait(most / 2 + (most / 2) * this.#world.random());
  }

  #wait(milliseconds: number): void {
    if (this.#isClosed) return;
    this.#callOff = this.#world.later(milliseconds, () => this.#dial());
  }

  #drop(): void {
    const line = this.#line;
    const wasOpen = this.#isOpen;
    this.#callOff?.();
    this.#callOff = null;
    this.#line = null;
    this.#isOpen = false;
    this.#pingedAt = null;
    line?.close();
    if (wasOpen) this.#ears.turned(false);
  }
}

const isPong = (message: { readonly type: string }): message is LivePong => message.type === 'pong';

import { BatchEnvironment, type EncodedGame } from '@orrery/bots/environment';
import type { Kinded } from '@orrery/kernel';
import type { ByteReader } from './byte-reader.ts';
import type { Describer } from './describer.ts';
import { frameMessage, PIPE_PROTOCOL_VERSION, REQUESTS, textMessage } from './messages.ts';

/** How a session is set up. */
export interface SessionSetup<O> {
  readonly games: number;
  readonly seats: number;
  readonly options: O;
  readonly seed: number;
  readonly maxSteps: number;
}

/** A request that was read to its end. */
type SessionRequest =
  | { readonly kind: 'step'; readonly actions: Int32Array }
  | { readonly kind: 'reset'; readonly seed: number }
  | { readonly kind: 'draw'; readonly game: number }
  | { readonly kind: 'name'; readonly game: number; readonly action: number };

/** Games that another program plays through pipes. A request that cannot be fulfilled changes nothing. */
export class EnvironmentSession<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly #encoded: EncodedGame<T, H, B, M, E, O, K>;
  readonly #setup: SessionSetup<O>;
  readonly #describer: Describer;
  #batch: BatchEnvironment<T, H, B, M, E, O, K>;

  constructor(encoded: EncodedGame<T, H, B, M, E, O, K>, setup: SessionSetup<O>, describer: Describer) {
    this.#encoded = encoded;
    this.#setup = setup;
    this.#describer = describer;
    this.#batch = new BatchEnvironment(encoded, setup);
  }

  /** The first line: everything a program has to know to read the frames. */
  header(): string {
    const { game, actions, observation } = this.#encoded;
    const { games, seats, options, seed, maxSteps } = this.#setup;
    return `${JSON.stringify({
      protocol: PIPE_PROTOCOL_VERSION,
      game: game.id,
      edition: game.edition,
      seats,
      games,
      seed,
      maxSteps,
      options,
      observation: { size: observation.size, version: observation.version, parts: observation.parts },
      actions: { size: actions.size, version: actions.version, parts: actions.parts },
    })}\n`;
  }

  frame(): Uint8Array {
    return frameMessage(this.#batch);
  }

  /** Reads the next request; null at the end of the input, a text where no request begins. */
  async read(input: ByteReader): Promise<SessionRequest | string | null> {
    const kind = (await input.integers(1))?.[0];
    switch (kind) {
      case undefined:
        return null;
      case REQUESTS.step: {
        const actions = await input.integers(this.#setup.games);
        return actions === null ? null : { kind: 'step', actions };
      }
      case REQUESTS.reset: {
        const seed = (await input.integers(1))?.[0];
        return seed === undefined ? null : { kind: 'reset', seed };
      }
      case REQUESTS.draw: {
        const game = (await input.integers(1))?.[0];
        return game === undefined ? null : { kind: 'draw', game };
      }
      case REQUESTS.name: {
        const [game, action] = (await input.integers(2)) ?? [];
        return game === undefined || action === undefined ? null : { kind: 'name', game, action };
      }
      default:
        return `there is no request ${kind}`;
    }
  }

  /** The answer to a request. */
  answer(request: SessionRequest): Uint8Array {
    switch (request.kind) {
      case 'step':
        return this.#step(request.actions);
      case 'reset':
        this.#batch = new BatchEnvironment(this.#encoded, { ...this.#setup, seed: request.seed });
        return this.frame();
      case 'draw': {
        const view = this.#batch.viewOf(request.game);
        return view === null ? this.#noGame(request.game) : textMessage('text', this.#describer.view(view));
      }
      case 'name':
        return this.#name(request.game, request.action);
    }
  }

  #step(actions: Int32Array): Uint8Array {
    const wrong = actions.findIndex((action, game) => this.#batch.moveOf(game, action) === null);
    if (wrong >= 0) return textMessage('error', `action ${actions[wrong]} is not legal in game ${wrong}`);
    this.#batch.step(actions);
    return this.frame();
  }

  #name(game: number, action: number): Uint8Array {
    const view = this.#batch.viewOf(game);
    if (view === null) return this.#noGame(game);
    const move = this.#batch.moveOf(game, action);
    if (move === null) return textMessage('error', `action ${action} is not legal in game ${game}`);
    return textMessage('text', this.#describer.move(this.#encoded.game.notation.print(move), view));
  }

  #noGame(game: number): Uint8Array {
    return textMessage('error', `there is no game ${game}; the last one is ${this.#setup.games - 1}`);
  }
}

import type { LiveBye } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import { jsonOf } from './json-text.ts';
import type { SocketCaller, SocketRoute } from './ports.ts';
import type { Queryable } from './storage/db.ts';

/** Sent with the id of a person who was barred, or one of whose sessions or tokens has ended. */
export const REVOKED_CHANNEL = 'revoked';

export const notifyRevoked = (query: Queryable, person: string) =>
  query.query('SELECT pg_notify($1, $2)', [REVOKED_CHANNEL, person]);

/** Maximum number of open connections per person on this node. */
const MAX_CONNECTIONS_PER_PERSON = 50;
/** The same code as after a restart: pages reconnect and are authenticated again. */
const CLOSE_SERVICE_RESTART = 1012;
const CLOSE_TRY_AGAIN_LATER = 1013;
/** A client that does not answer the close frame within this time is cut off. */
const CLOSE_TIMEOUT_MS = 1000;

/** Knows whose connections are open, so that they can be closed when their person loses access. */
export class ConnectionRegistry implements SocketRoute {
  readonly #routes: readonly SocketRoute[];
  /** Functions that end each connection of a person. */
  readonly #closersByPerson = new Map<string, Set<() => void>>();

  constructor(routes: readonly SocketRoute[]) {
    this.#routes = routes;
  }

  matches(pathname: string): boolean {
    return this.#routeFor(pathname) !== undefined;
  }

  open(socket: WebSocket, caller: SocketCaller): void {
    if (caller.person !== null) {
      const leave = this.letIn(caller.person.id, () => closeForRestart(socket));
      if (leave === null) {
        socket.send(jsonOf<LiveBye>({ type: 'bye', reason: 'too-many-connections' }));
        socket.close(CLOSE_TRY_AGAIN_LATER);
        return;
      }
      socket.on('close', leave);
    }
    this.#routeFor(caller.url.pathname)?.open(socket, caller);
  }

  async drain(): Promise<void> {
    for (const route of this.#routes) await route.drain();
  }

  /** Counts a person's connection until the returned function is called; null if there are too many. */
  letIn(person: string, end: () => void): (() => void) | null {
    const ends = this.#closersByPerson.get(person) ?? new Set();
    if (ends.size >= MAX_CONNECTIONS_PER_PERSON) return null;
    this.#closersByPerson.set(person, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0) this.#closersByPerson.delete(person);
    };
  }

  /** Ends all connections of a person. '' means notifications were missed: then all connections end. */
  disconnect(person: string): void {
    const dismissed = person === '' ? [...this.#closersByPerson.values()] : [this.#closersByPerson.get(person) ?? []];
    for (const ends of dismissed) for (const end of [...ends]) end();
  }

  #routeFor(pathname: string): SocketRoute | undefined {
    return this.#routes.find((route) => route.matches(pathname));
  }
}

/** Ignores everything the socket sends from now on, whether it closes or not. */
function closeForRestart(socket: WebSocket): void {
  socket.removeAllListeners('message');
  socket.close(CLOSE_SERVICE_RESTART);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}

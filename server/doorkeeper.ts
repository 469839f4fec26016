import type { WebSocket } from 'ws';
import type { Caller, LiveDoor } from './seams.ts';
import type { Query } from './storage/db.ts';

/** Said with the id of a person one of whose sessions or tokens has ended, or who was barred. */
export const REVOKED_CHANNEL = 'revoked';

export const tellRevoked = (query: Query, person: string) =>
  query.query('SELECT pg_notify($1, $2)', [REVOKED_CHANNEL, person]);

/** Connections that one person may have open on this node. */
const MOST = 50;
/** As after a restart: pages come back, and are asked anew who they are. */
const COME_BACK = 1012;
const TOO_MANY = 1013;
/** Whoever does not answer a goodbye is cut off. */
const GOODBYE_MS = 1000;

/** Stands before the doors and knows whose connections are open, so that nobody stays who may not come in any more. */
export class Doorkeeper implements LiveDoor {
  readonly #doors: readonly LiveDoor[];
  /** What ends each connection of a person. */
  readonly #inside = new Map<string, Set<() => void>>();

  constructor(doors: readonly LiveDoor[]) {
    this.#doors = doors;
  }

  takes(pathname: string): boolean {
    return this.#doorTo(pathname) !== undefined;
  }

  open(socket: WebSocket, caller: Caller): void {
    if (caller.person !== null) {
      const leave = this.letIn(caller.person.id, () => sendAway(socket));
      if (leave === null) {
        socket.send(JSON.stringify({ type: 'bye', why: 'full' }));
        socket.close(TOO_MANY);
        return;
      }
      socket.on('close', leave);
    }
    this.#doorTo(caller.url.pathname)?.open(socket, caller);
  }

  async drain(): Promise<void> {
    for (const door of this.#doors) await door.drain();
  }

  /** Counts a connection of somebody's until the function it gives is called; null when there are too many. */
  letIn(person: string, end: () => void): (() => void) | null {
    const ends = this.#inside.get(person) ?? new Set();
    if (ends.size >= MOST) return null;
    this.#inside.set(person, ends.add(end));
    return () => {
      ends.delete(end);
      if (ends.size === 0) this.#inside.delete(person);
    };
  }

  /** All connections of a person are ended; '' says that something was missed, and then it is everybody's. */
  dismiss(person: string): void {
    const dismissed = person === '' ? [...this.#inside.values()] : [this.#inside.get(person) ?? []];
    for (const ends of dismissed) for (const end of [...ends]) end();
  }

  #doorTo(pathname: string): LiveDoor | undefined {
    return this.#doors.find((door) => door.takes(pathname));
  }
}

/** Nothing that the socket says from now on counts, whether it closes or not. */
function sendAway(socket: WebSocket): void {
  socket.removeAllListeners('message');
  socket.close(COME_BACK);
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref();
}

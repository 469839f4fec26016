import type { WebSocket } from 'ws';
import type { Caller, LiveDoor } from './seams.ts';
import type { Query } from './storage/db.ts';

/** Said with the id of a person one of whose sessions or tokens has ended, or who was barred. */
export const REVOKED_CHANNEL = 'revoked';

export const tellRevoked = (query: Query, person: string) =>
  query.query('SELECT pg_notify($1, $2)', [REVOKED_CHANNEL, person]);

/** Sockets that one person may have open on this node. */
const MOST = 50;
/** As after a restart: pages come back, and are asked anew who they are. */
const COME_BACK = 1012;
const TOO_MANY = 1013;

/** Stands before the doors and knows whose sockets are open, so that nobody stays who may not come in any more. */
export class Doorkeeper implements LiveDoor {
  readonly #doors: readonly LiveDoor[];
  readonly #inside = new Map<string, Set<WebSocket>>();

  constructor(doors: readonly LiveDoor[]) {
    this.#doors = doors;
  }

  takes(pathname: string): boolean {
    return this.#doorTo(pathname) !== undefined;
  }

  open(socket: WebSocket, caller: Caller): void {
    if (caller.person !== null && !this.#letIn(socket, caller.person.id)) return;
    this.#doorTo(caller.url.pathname)?.open(socket, caller);
  }

  async drain(): Promise<void> {
    for (const door of this.#doors) await door.drain();
  }

  /** All sockets of a person are closed; '' says that something was missed, and then it is everybody's. */
  dismiss(person: string): void {
    const dismissed = person === '' ? [...this.#inside.values()] : [this.#inside.get(person) ?? []];
    for (const sockets of dismissed) for (const socket of sockets) socket.close(COME_BACK);
  }

  #doorTo(pathname: string): LiveDoor | undefined {
    return this.#doors.find((door) => door.takes(pathname));
  }

  #letIn(socket: WebSocket, person: string): boolean {
    const sockets = this.#inside.get(person) ?? new Set();
    if (sockets.size >= MOST) {
      socket.send(JSON.stringify({ type: 'bye', why: 'full' }));
      socket.close(TOO_MANY);
      return false;
    }
    this.#inside.set(person, sockets.add(socket));
    socket.on('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#inside.delete(person);
    });
    return true;
  }
}

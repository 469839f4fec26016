import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Doorway } from './doorway.ts';
import { networkFrom } from './http/guard.ts';
import type { Limiter } from './http/limits.ts';
import { StreamOutbox } from './outbox.ts';
import type { LiveDoor, People, Person } from './seams.ts';

/** No message of a page or a bot is longer. */
const MESSAGE_MOST = 64 * 1024;

export interface SocketsParts {
  readonly people: Pick<People, 'personOf'>;
  readonly doors: readonly LiveDoor[];
  /** Where the app is served, as browsers name it; null: wherever the request came to. */
  readonly origin: string | null;
  readonly proxies: number;
  readonly doorway: Doorway;
  /** How often one network may open a socket; null: as often as it likes. */
  readonly upgrades: Limiter | null;
}

/** Opens WebSockets: who comes from another site is turned away, the others are led to the door they asked for. */
export function openSockets(server: Server, parts: SocketsParts): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_MOST,
    perMessageDeflate: false,
    clientTracking: false,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const url = urlOf(request);
    const from = networkFrom(parts, headerOf(request, 'x-forwarded-for'), request.socket.remoteAddress);
    const door = url === null ? undefined : parts.doors.find((each) => each.takes(url.pathname));
    if (url === null || door === undefined) turnAway(stream, '404 Not Found');
    else if (!isOwnOrigin(request, parts.origin)) turnAway(stream, '403 Forbidden');
    else {
      const isOften = (parts.upgrades?.take(from) ?? 0) > 0;
      const leave = isOften ? null : parts.doorway.admit(from);
      if (leave === null) return turnAway(stream, '429 Too Many Requests');
      stream.once('close', leave);
      callerOf(request, parts.people).then(
        (person) => {
          sockets.handleUpgrade(request, stream, head, (socket: WebSocket) => {
            door.open(socket, {
              person,
              url,
              from,
              outbox: new StreamOutbox(stream),
            });
          });
        },
        () => turnAway(stream, '503 Service Unavailable'),
      );
    }
  });
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

function urlOf(request: IncomingMessage): URL | null {
  try {
    return new URL(request.url ?? '/', 'http://orrery');
  } catch {
    return null;
  }
}

/** Browsers always say where a page came from; programs that are no browser say nothing, and carry no foreign cookies. */
function isOwnOrigin({ headers }: IncomingMessage, own: string | null): boolean {
  if (headers.origin === undefined) return true;
  if (own !== null) return headers.origin === own;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}

const callerOf = ({ headers }: IncomingMessage, people: Pick<People, 'personOf'>): Promise<Person | null> =>
  people.personOf({ cookie: headers.cookie, authorization: headers.authorization });

function turnAway(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

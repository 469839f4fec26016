import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { ConnectionLimiter } from './connection-limiter.ts';
import { clientNetwork } from './http/guard.ts';
import type { RateLimiter } from './http/rate-limiter.ts';
import { StreamOutbox } from './outbox.ts';
import type { Person, PersonLookup, SocketRoute } from './ports.ts';

/** Maximum size of a message from a page or bot. */
const MAX_MESSAGE_BYTES = 64 * 1024;
const CLOSE_INTERNAL_ERROR = 1011;

export interface SocketsDeps {
  readonly people: Pick<PersonLookup, 'personOf'>;
  readonly routes: readonly SocketRoute[];
  /** The address of the app as browsers see it; null: the host of the request. */
  readonly origin: string | null;
  readonly proxies: number;
  readonly connectionLimiter: ConnectionLimiter;
  /** How often one network may open a socket; null: no limit. */
  readonly upgradeLimiter: RateLimiter | null;
  readonly reportError: (error: unknown) => void;
}

/** An error while a message is handled closes its socket, and no other. Without this it would end the process. */
const guardedSocket = (reportError: (error: unknown) => void): typeof WebSocket =>
  class extends WebSocket {
    override emit(event: string | symbol, ...parts: unknown[]): boolean {
      if (event !== 'message') return super.emit(event, ...parts);
      try {
        return super.emit(event, ...parts);
      } catch (error) {
        reportError(error);
        this.close(CLOSE_INTERNAL_ERROR, 'internal-error');
        return true;
      }
    }
  };

/** Accepts WebSockets: rejects those of other sites, and passes the others to the route they asked for. */
export function handleUpgrades(server: Server, parts: SocketsDeps): void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
    WebSocket: guardedSocket(parts.reportError),
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const url = urlOf(request);
    const from = clientNetwork(parts, headerOf(request, 'x-forwarded-for'), request.socket.remoteAddress);
    const route = url === null ? undefined : parts.routes.find((each) => each.matches(url.pathname));
    if (url === null || route === undefined) rejectUpgrade(stream, '404 Not Found');
    else if (!isOwnOrigin(request, parts.origin)) rejectUpgrade(stream, '403 Forbidden');
    else {
      const isOften = (parts.upgradeLimiter?.take(from) ?? 0) > 0;
      const leave = isOften ? null : parts.connectionLimiter.admit(from);
      if (leave === null) return rejectUpgrade(stream, '429 Too Many Requests');
      stream.once('close', leave);
      authenticate(request, parts.people).then(
        (person) => {
          sockets.handleUpgrade(request, stream, head, (socket: WebSocket) => {
            route.open(socket, {
              person,
              url,
              from,
              outbox: new StreamOutbox(stream, { packs: url.searchParams.get('packed') === '1' }),
            });
          });
        },
        () => rejectUpgrade(stream, '503 Service Unavailable'),
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

/** Browsers always send the page's origin; other programs send none, and carry no cookies of other sites. */
function isOwnOrigin({ headers }: IncomingMessage, own: string | null): boolean {
  if (headers.origin === undefined) return true;
  if (own !== null) return headers.origin === own;
  try {
    return new URL(headers.origin).host === headers.host;
  } catch {
    return false;
  }
}

const authenticate = ({ headers }: IncomingMessage, people: Pick<PersonLookup, 'personOf'>): Promise<Person | null> =>
  people.personOf({ cookie: headers.cookie, authorization: headers.authorization });

function rejectUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

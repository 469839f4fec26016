import type { Connection, ConnectionEnv, ConnectionEvents } from './reconnecting-connection.ts';

/** A long message is sent compressed. */
const unpack = (packed: ArrayBuffer): Promise<string> =>
  new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();

/** Passes messages on in the order in which they came: unpacking one takes a moment, and those after it wait. */
export function orderedMessages(pass: (text: string) => void): (data: unknown) => void {
  let last: Promise<void> | null = null;
  return (data) => {
    if (last === null && typeof data === 'string') return pass(data);
    const unpacked = data instanceof ArrayBuffer ? unpack(data) : Promise.resolve(String(data));
    const mine: Promise<void> = Promise.all([unpacked, last]).then(([text]) => {
      if (last === mine) last = null;
      pass(text);
    });
    last = mine;
  };
}

/** A WebSocket to a table or the lobby on the page's own server. */
function connect(path: string, since: number, ears: ConnectionEvents): Connection {
  const address = new URL(path, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  if (since > 0) address.searchParams.set('since', String(since));
  address.searchParams.set('packed', '1');
  const socket = new WebSocket(address);
  socket.binaryType = 'arraybuffer';
  const receive = orderedMessages((text) => ears.onMessage(text));
  socket.addEventListener('message', ({ data }) => receive(data));
  socket.addEventListener('close', () => ears.onClosed());
  return {
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => {
      // A browser complains in its console about a socket that is closed before it is open.
      if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener('open', () => socket.close());
      else socket.close();
    },
  };
}

function watchNetwork(changed: (isThere: boolean) => void): () => void {
  const found = () => changed(true);
  const lost = () => changed(false);
  addEventListener('online', found);
  addEventListener('offline', lost);
  return () => {
    removeEventListener('online', found);
    removeEventListener('offline', lost);
  };
}

/** The environment of a connection in this page. */
export const browserConnectionEnv = (path: string): ConnectionEnv => ({
  connect: (since, ears) => connect(path, since, ears),
  setTimer: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  random: () => Math.random(),
  watchNetwork,
  isHidden: () => document.hidden,
  watchVisibility: (changed) => {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
});

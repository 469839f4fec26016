import type { Connection, ConnectionEnv, ConnectionEvents } from './reconnecting-connection.ts';

/** A WebSocket to a table or the lobby on the page's own server. */
function connect(path: string, since: number, ears: ConnectionEvents): Connection {
  const address = new URL(path, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  if (since > 0) address.searchParams.set('since', String(since));
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }) => ears.onMessage(String(data)));
  socket.addEventListener('close', () => ears.onClosed());
  return {
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
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

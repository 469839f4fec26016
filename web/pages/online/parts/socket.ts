import type { Line, LineEars, LinkWorld } from './link.ts';

/** A table's or the lobby's line, over this page's own server. */
function dial(path: string, since: number, ears: LineEars): Line {
  const address = new URL(path, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  if (since > 0) address.searchParams.set('since', String(since));
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }) => ears.heard(String(data)));
  socket.addEventListener('close', () => ears.closed());
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

/** The world around a line of this page. */
export const lineWorld = (path: string): LinkWorld => ({
  dial: (since, ears) => dial(path, since, ears),
  later: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  random: () => Math.random(),
  watchNetwork,
});

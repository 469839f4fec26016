import type { WebSocket } from 'ws';

const PING_INTERVAL_MS = 20_000;

/**
 * Pings a socket at once and then regularly, which also keeps proxies from closing it, and cuts it off when a ping was
 * not answered: its client is gone, and no packet has said so. `onPong` gets the round-trip time in milliseconds.
 */
export function keepAlive(
  socket: WebSocket,
  onPong: (roundTripMs: number) => void,
  intervalMs = PING_INTERVAL_MS,
): void {
  let isAlive = true;
  let pingedAt = 0;
  const ping = () => {
    if (!isAlive) {
      socket.terminate();
      return;
    }
    isAlive = false;
    pingedAt = performance.now();
    if (socket.readyState === socket.OPEN) socket.ping();
  };
  const timer = setInterval(ping, intervalMs);
  socket.on('pong', () => {
    isAlive = true;
    onPong(performance.now() - pingedAt);
  });
  socket.on('close', () => clearInterval(timer));
  ping();
}

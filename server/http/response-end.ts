import type { HttpBindings } from '@hono/node-server';

/**
 * Calls `ended` once, when nobody receives a response any more: it was sent completely, or its connection is closed,
 * perhaps already. The body of a response does not tell this: nobody reads it after HEAD, for a client that left before
 * it was ready, or while an earlier response on the same connection goes on.
 */
export function onResponseEnd({ incoming: { socket }, outgoing }: HttpBindings, ended: () => void): void {
  const end = () => {
    outgoing.off('close', end);
    socket.off('close', end);
    ended();
  };
  outgoing.on('close', end);
  socket.on('close', end);
  if (outgoing.closed || socket.destroyed) end();
}

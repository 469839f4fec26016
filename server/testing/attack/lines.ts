import { WebSocket } from 'ws';
import type { Grammar } from './grammar.ts';
import type { Town } from './town.ts';

/** A socket may say so much at once, by the server's own limit; a few more are said now and then, to be cut off. */
const BURST = 90;
const TOO_MANY = 130;
const ANSWERED_WITHIN_MS = 10_000;

const SAYINGS: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'choose', id: 1, request: 1, move: 'roll' },
  { type: 'choose', id: 2, request: 3, move: 'end' },
  { type: 'undo', id: 3, seq: 4 },
  { type: 'say', id: 4, text: 'hello' },
  { type: 'ping', lag: 3 },
];

/** What a page, a visitor of the lobby or a program says. */
function saying(grammar: Grammar): string | Buffer {
  if (grammar.once(100)) return Buffer.from([grammar.rng(256), grammar.rng(256)]);
  const right = grammar.any(SAYINGS);
  return grammar.json({ ...right, ...(grammar.once(2) ? { id: grammar.rng(1000), request: grammar.rng(40) } : {}) });
}

/** Opens a socket somewhere, says much on it, and goes without a word or with one. Gives how much was said. */
export function talk(grammar: Grammar, { url, cookies, tables, tokens }: Town): Promise<number> {
  const table = grammar.once(20) ? grammar.addressed(grammar.text()) : grammar.any(tables);
  const path = grammar.any([
    `/live/${table}`,
    `/live/${table}?since=${grammar.rng(50)}`,
    '/live/lobby',
    `/live/bots/${table}`,
  ]);
  const cookie = grammar.any(cookies);
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    headers: {
      'x-forwarded-for': grammar.from(),
      ...(cookie === '' ? {} : { cookie }),
      ...(grammar.once(10) ? { authorization: `Bearer ${grammar.any(tokens)}` } : {}),
    },
  });
  const count = grammar.once(20) ? TOO_MANY : 1 + grammar.rng(BURST);
  return new Promise((settle) => {
    let said = 0;
    const end = () => {
      clearTimeout(late);
      socket.terminate();
      settle(said);
    };
    const late = setTimeout(end, ANSWERED_WITHIN_MS);
    socket.on('error', end);
    socket.on('close', end);
    socket.on('open', () => {
      for (; said < count && socket.readyState === WebSocket.OPEN; said++) socket.send(saying(grammar));
      if (grammar.once(3)) end();
      else socket.close();
    });
  });
}

/** Reads a program's stream for a moment, or not at all, and lets it go. Gives the status, null when nobody answered. */
export async function stream(grammar: Grammar, { url, tables, tokens }: Town): Promise<number | null> {
  const aborted = new AbortController();
  try {
    const answer = await fetch(`${url}/api/bots/${grammar.any(tables)}`, {
      headers: { Authorization: `Bearer ${grammar.any(tokens)}`, 'X-Forwarded-For': grammar.from() },
      signal: aborted.signal,
    });
    aborted.abort();
    return answer.status;
  } catch {
    return null;
  }
}

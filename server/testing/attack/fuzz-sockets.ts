import { WebSocket } from 'ws';
import type { Fuzzer } from './fuzzer.ts';
import type { AttackTargets } from './targets.ts';

/** The server's limit for a burst on one socket; now and then the attack exceeds it, to be cut off. */
const MESSAGE_BURST = 90;
const MESSAGE_FLOOD = 130;
const ANSWER_TIMEOUT_MS = 10_000;

const VALID_MESSAGES: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'choose', id: 1, request: 1, move: 'roll' },
  { type: 'choose', id: 2, request: 3, move: 'end' },
  { type: 'undo', id: 3, seq: 4 },
  { type: 'say', id: 4, text: 'hello' },
  { type: 'ping', lag: 3 },
];

/** A message of a page, a lobby page or an external program. */
function fuzzMessage(fuzzer: Fuzzer): string | Buffer {
  if (fuzzer.oneIn(100)) return Buffer.from([fuzzer.rng(256), fuzzer.rng(256)]);
  const right = fuzzer.pick(VALID_MESSAGES);
  return fuzzer.json({ ...right, ...(fuzzer.oneIn(2) ? { id: fuzzer.rng(1000), request: fuzzer.rng(40) } : {}) });
}

/**
 * Opens a socket somewhere, sends many messages, and leaves with or without closing it. Returns the number of
 * messages.
 */
export function fuzzSocket(fuzzer: Fuzzer, { url, cookies, tables, tokens }: AttackTargets): Promise<number> {
  const table = fuzzer.oneIn(20) ? fuzzer.urlPart(fuzzer.text()) : fuzzer.pick(tables);
  const path = fuzzer.pick([
    `/live/${table}`,
    `/live/${table}?since=${fuzzer.rng(50)}`,
    '/live/lobby',
    `/live/bots/${table}`,
  ]);
  const cookie = fuzzer.pick(cookies);
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
    headers: {
      'x-forwarded-for': fuzzer.clientAddress(),
      ...(cookie === '' ? {} : { cookie }),
      ...(fuzzer.oneIn(10) ? { authorization: `Bearer ${fuzzer.pick(tokens)}` } : {}),
    },
  });
  const count = fuzzer.oneIn(20) ? MESSAGE_FLOOD : 1 + fuzzer.rng(MESSAGE_BURST);
  return new Promise((settle) => {
    let said = 0;
    const end = () => {
      clearTimeout(late);
      socket.terminate();
      settle(said);
    };
    const late = setTimeout(end, ANSWER_TIMEOUT_MS);
    socket.on('error', end);
    socket.on('close', end);
    socket.on('open', () => {
      for (; said < count && socket.readyState === WebSocket.OPEN; said++) socket.send(fuzzMessage(fuzzer));
      if (fuzzer.oneIn(3)) end();
      else socket.close();
    });
  });
}

/**
 * Reads a program's stream for a moment, or not at all, and drops it. Returns the status; null if there was no
 * response.
 */
export async function fuzzStream(fuzzer: Fuzzer, { url, tables, tokens }: AttackTargets): Promise<number | null> {
  const aborted = new AbortController();
  try {
    const answer = await fetch(`${url}/api/bots/${fuzzer.pick(tables)}`, {
      headers: { Authorization: `Bearer ${fuzzer.pick(tokens)}`, 'X-Forwarded-For': fuzzer.clientAddress() },
      signal: aborted.signal,
    });
    aborted.abort();
    return answer.status;
  } catch {
    return null;
  }
}

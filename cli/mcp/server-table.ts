import { errResult, okResult, type Result } from '@orrery/kernel';
import type { HostMessage } from '@orrery/protocol';
import { botRefusalSchema, problemResponseSchema, readHostMessage, safeParse } from '@orrery/protocol/schemas';
import type * as z from 'zod/mini';

/** A server of Orrery, with the token of a program. */
export interface ServerAccess {
  readonly url: string;
  readonly token: string;
  /** Aborted when the program ends: then connections are closed. */
  readonly signal: AbortSignal;
}

/** Calls the API of a server as a program. */
export class ServerClient {
  readonly #access: ServerAccess;

  constructor(access: ServerAccess) {
    this.#access = access;
  }

  /** The response to a request; a problem if the server refuses it or cannot be reached. */
  async call<T>(schema: z.ZodMiniType<T>, method: 'GET' | 'POST', path: string, body?: object): Promise<Result<T>> {
    const answered = await this.#fetch(method, path, body);
    if (!answered.ok) return answered;
    const response = answered.value;
    const told: unknown = await response.json().catch(() => null);
    const read = safeParse(schema, told);
    if (response.ok && read.success) return okResult(read.data);
    return errResult('mcp.refused', { status: response.status }, reasonOf(told, response.status));
  }

  /** The messages of a game, line by line, as long as the connection lasts. */
  async *messages(table: string): AsyncGenerator<HostMessage, void> {
    const answered = await this.#fetch('GET', `/api/bots/${table}`);
    if (!answered.ok) throw new Error(answered.problem.text);
    const response = answered.value;
    if (!response.ok || response.body === null) {
      throw new Error(reasonOf(await response.json().catch(() => null), response.status));
    }
    let partial = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body) {
      const lines = (partial + decoder.decode(chunk, { stream: true })).split('\n');
      partial = lines.pop() ?? '';
      for (const line of lines) {
        if (line.trim() === '') continue;
        const message = readHostMessage(line);
        if (!message.ok) throw new Error(message.problem.text);
        yield message.value;
      }
    }
  }

  async #fetch(method: string, path: string, body?: object): Promise<Result<Response>> {
    const { signal } = this.#access;
    const headers = { Authorization: `Bearer ${this.#access.token}`, 'Content-Type': 'application/json' };
    try {
      const url = new URL(path, this.#access.url);
      return okResult(
        await fetch(url, { method, headers, signal, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }),
      );
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return errResult('mcp.server', {}, `${this.#access.url} cannot be reached: ${why}`);
    }
  }
}

/** What a response says about why it refuses. */
function reasonOf(told: unknown, status: number): string {
  const problem = safeParse(problemResponseSchema, told);
  if (problem.success) return problem.data.problem.text;
  const refusal = safeParse(botRefusalSchema, told);
  if (!refusal.success) return `the server answered ${status}`;
  if ('reason' in refusal.data) return refusal.data.reason;
  return refusal.data.refusals.map(({ code, rule }) => `${code} (${rule})`).join(', ');
}

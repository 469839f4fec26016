import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TableResponse, TokensResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProgram } from './testing/build.ts';
import { ClusterUser, InProcessCluster } from './testing/in-process-cluster.ts';

const ORRERY = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

let server: InProcessCluster;
let url = '';

beforeAll(async () => {
  buildProgram('cli');
  server = await InProcessCluster.start();
  ({ url } = await server.node());
}, 180_000);
afterAll(() => server.end());

/** A client of the Model Context Protocol: lines of JSON-RPC to a program. */
class McpClient {
  readonly #child;
  readonly #waiting = new Map<number, (line: string) => void>();
  #calls = 0;

  constructor(token: string) {
    const env = { ...process.env, ORRERY_TOKEN: token };
    const line = [ORRERY, 'mcp', '--server', url];
    this.#child = spawn(process.execPath, line, { stdio: ['pipe', 'pipe', 'inherit'], env });
    let rest = '';
    this.#child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const each of lines) {
        const { id } = JSON.parse(each);
        this.#waiting.get(id)?.(each);
      }
    });
  }

  async begin(): Promise<this> {
    const clientInfo = { name: 'test', version: '1' };
    await this.ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo });
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
    return this;
  }

  /** The result of a request, or its error. */
  ask<R>(method: string, params: object): Promise<R> {
    const id = ++this.#calls;
    this.#child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    return new Promise((resolve) =>
      this.#waiting.set(id, (line) => {
        const { result, error } = JSON.parse(line);
        resolve(result ?? error);
      }),
    );
  }

  async tool(name: string, args: object = {}): Promise<string> {
    const { content } = await this.ask<{ content: { text: string }[] }>('tools/call', { name, arguments: args });
    return content[0]?.text ?? '';
  }

  end(): Promise<unknown> {
    this.#child.stdin.end();
    return new Promise((resolve) => this.#child.once('close', resolve));
  }
}

/** The token of a program, and its table, whose other chair a bot will take. */
async function tableForProgram(name: string): Promise<{ token: string; id: string; host: ClusterUser }> {
  const [host, owner] = [new ClusterUser(), new ClusterUser()];
  await host.ask(url, 'POST', '/me', { name: `Host of ${name}` });
  await owner.ask(url, 'POST', '/me', { name: `Owner of ${name}` });
  await owner.ask(url, 'POST', '/account', { login: name, password: 'correct horse staple' });
  const { token = '' } = await owner.ask<TokensResponse>(url, 'POST', '/tokens', { name: `Program ${name}` });
  const terms = { time: { kind: 'none' }, onTimeout: 'bot', isRated: false, visibility: 'public' };
  const options = { rounds: 10 };
  const { table } = await host.ask<TableResponse>(url, 'POST', '/tables', {
    game: 'comet',
    seats: 2,
    options,
    ...terms,
  });
  return { token, id: table.id, host };
}

/** Waits until somebody sits at a table and is ready. */
async function untilReady(host: ClusterUser, id: string, name: string): Promise<void> {
  const isReady = async () => {
    const { table } = await host.ask<TableResponse>(url, 'GET', `/tables/${id}`);
    return table.chairs.some((chair) => chair.sitter?.name === name && chair.isReady);
  };
  await expect.poll(isReady).toBe(true);
}

test('a language model finds a table, sits down and plays its game to the end through the tools', async () => {
  const { token, id, host } = await tableForProgram('model');
  const client = await new McpClient(token).begin();
  const { tools } = await client.ask<{ tools: { name: string }[] }>('tools/list', {});
  expect(tools.map(({ name }) => name)).toEqual(['list', 'rules', 'join', 'see', 'move']);
  expect(await client.tool('list')).toContain(`- ${id}: comet, gathering, 1 of 2 chairs free`);
  const joining = client.tool('join', { table: id });
  await untilReady(host, id, 'Program model');
  await host.ask(url, 'POST', `/tables/${id}/start`);
  await host.ask(url, 'POST', `/tables/${id}/substitute`, { level: 'cadet' });
  let text = await joining;
  expect(text).toContain('# Your choices');
  for (let moves = 0; !text.startsWith('The game is over'); moves++) {
    if (moves > 500) throw new Error(`the game does not end: ${text}`);
    text = await client.tool('move', { move: '1' });
  }
  expect(text).toMatch(/^The game is over\. Places: /);
  expect(await client.end()).toBe(0);
}, 120_000);

test('the program ends with its input, also in the middle of a game', async () => {
  const { token, id, host } = await tableForProgram('leaver');
  const client = await new McpClient(token).begin();
  const joining = client.tool('join', { table: id });
  await untilReady(host, id, 'Program leaver');
  await host.ask(url, 'POST', `/tables/${id}/start`);
  await host.ask(url, 'POST', `/tables/${id}/substitute`, { level: 'cadet' });
  expect(await joining).toContain('# Your choices');
  expect(await client.end()).toBe(0);
}, 60_000);

test('with a token that is not valid, tools say why they do nothing', async () => {
  const client = await new McpClient('no-token').begin();
  expect(await client.tool('list')).toBe('Choose a name or sign in first.');
  expect(await client.end()).toBe(0);
}, 60_000);

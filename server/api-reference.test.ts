import type { TableResponse } from '@orrery/protocol/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { namedSchemas } from './http/api-reference/json-schemas.ts';
import { MESSAGE_PROTOCOLS } from './http/api-reference/message-schemas.ts';
import type { OpenApiDocument } from './http/api-reference/open-api.ts';
import { describeRoute, publishedRoutes } from './http/describe-route.ts';
import { makeAdmin } from './people/admin.ts';
import { codeAt, stepAt } from './people/totp.ts';
import { PostgresDatabase } from './storage/postgres.ts';
import { ClusterUser, InProcessCluster } from './testing/in-process-cluster.ts';
import { PublishedApi, type PublishedOperation } from './testing/published-api.ts';
import { sampleOf } from './testing/sample-values.ts';
import { startTestServer } from './testing/test-server.ts';

let server: InProcessCluster;
let url = '';
let document: OpenApiDocument;
let published: PublishedApi;
const admin = new ClusterUser();

/** The ids that fit a path, by its first word. */
const ids: Record<string, string> = {};

async function becomeAdmin(): Promise<void> {
  await admin.ask(url, 'POST', '/me', { name: 'Ada' });
  await admin.ask(url, 'POST', '/account', { login: 'ada-ada', password: 'correct horse staple' });
  const db = new PostgresDatabase(server.database.address);
  await makeAdmin({ db, clock: Date.now }, 'ada-ada');
  await db.close();
  const { secret } = await admin.ask<{ secret: string }>(url, 'POST', '/second-factor/begin');
  await admin.ask(url, 'POST', '/second-factor/finish', { code: codeAt(secret, stepAt(Date.now())) });
}

beforeAll(async () => {
  server = await InProcessCluster.start();
  ({ url } = await server.node());
  document = await (await fetch(`${url}/api/openapi.json`)).json();
  published = new PublishedApi(document);
  await becomeAdmin();
  const other = new ClusterUser();
  const { me } = await other.ask<{ me: { person: string } }>(url, 'POST', '/me', { name: 'Ben' });
  const made = await admin.ask<TableResponse>(url, 'POST', '/tables', {
    ...{ game: 'comet', seats: 2, time: { kind: 'none' }, onTimeout: 'bot', isRated: false, visibility: 'public' },
  });
  Object.assign(ids, { people: me.person, tables: made.table.id, schemas: 'bot-protocol' });
}, 180_000);
afterAll(() => server.end());

test('every route that is mounted is described', async () => {
  const testServer = await startTestServer();
  const { routes, undescribed } = publishedRoutes(testServer.api.routes);
  await testServer.end();
  expect(undescribed, 'mount it with describeRoute, as docs/online.md says').toEqual([]);
  for (const { method, path, summary } of routes) {
    expect(published.find(method, path.replace(/:\w+/g, 'x')), `${method} ${path}`).toBeDefined();
    expect(summary, `${method} ${path}`).toMatch(/^[A-Z].*\.$/);
  }
  expect(published.operations.length).toBeGreaterThan(75);
});

test('a route without a description is named', () => {
  const mounted = (path: string, handler: object) => ({ method: 'POST', path, handler });
  const described = describeRoute('Does something.', z.object({}));
  const { undescribed } = publishedRoutes([mounted('/a', described), mounted('/a', () => {}), mounted('/b', () => {})]);
  expect(undescribed).toEqual(['POST /b']);
});

/** These end the caller’s session, so they are called last. */
const LAST = ['/sign-in', '/sign-out', '/me', '/password-reset'];

const isLast = ({ path, method }: PublishedOperation): boolean => LAST.includes(path) && method !== 'GET';

async function call({ method, path }: PublishedOperation, body: unknown): Promise<{ status: number; text: string }> {
  const [first = ''] = path.split('/').filter((word) => word !== '');
  const address = path.replace(/\{\w+\}/g, ids[path.startsWith('/admin/people') ? 'people' : first] ?? 'none');
  const answer = await fetch(`${url}/api${address}`, {
    method,
    headers: { Origin: url, Cookie: admin.cookie, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (cookie !== undefined) admin.cookie = cookie.split(';')[0] ?? '';
  const text = await answer.text();
  published.checkResponse(method, address, answer.status, text);
  return { status: answer.status, text };
}

test('every route answers a request made from its description within its schema', async () => {
  const { schemas } = document.components;
  const done: string[] = [];
  for (const each of published.operations.toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)))) {
    const name = `${each.method} ${each.path}`;
    const body = each.operation.requestBody?.content['application/json']?.schema;
    const { status, text } = await call(each, body && sampleOf(body, schemas));
    expect(text, name).not.toMatch(/api\.(invalid-body|invalid-json|invalid-query|internal-error|unauthenticated)/);
    if (status < 300) done.push(name);
  }
  expect(done.length, done.join(', ')).toBeGreaterThan(35);
});

test('a body against the description is refused, and the refusal names the place', async () => {
  const guest = new ClusterUser();
  await guest.ask(url, 'POST', '/me', { name: 'Carl' });
  admin.cookie = guest.cookie;
  for (const each of published.operations) {
    const { security, requestBody } = each.operation;
    if (requestBody === undefined || each.path.startsWith('/bots/')) continue; // bots: a reason of their own
    const { status, text } = await call(each, { surprise: 1 });
    if (status === 403) expect(security, each.path).not.toContainEqual({});
    else expect(text, `${each.method} ${each.path}`).toContain('api.invalid-body');
  }
});

test('a query against the description is refused', async () => {
  const answer = await fetch(`${url}/api/tables?list=others`);
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('“list”')]);
});

test('sockets, the bot protocol and push are published as JSON Schema, and no name means two things', async () => {
  for (const name of Object.keys(MESSAGE_PROTOCOLS)) {
    const schema = await (await fetch(`${url}/api/schemas/${name}`)).json();
    expect(() => z.fromJSONSchema(schema), name).not.toThrow();
  }
  expect((await fetch(`${url}/api/schemas/other`)).status).toBe(404);
  const names = [...namedSchemas().values()];
  expect(names).toEqual([...new Set(names)]);
});

test('a browser gets a page without scripts, whose every link leads somewhere', async () => {
  const answer = await fetch(`${url}/api`, { headers: { Accept: 'text/html' } });
  const page = await answer.text();
  expect(page).not.toContain('<script');
  expect(page).toContain('POST</b> <code>/api/tables</code>');
  for (const [, target = ''] of page.matchAll(/href="#(\w+)"/g)) expect(page, target).toContain(`id="${target}"`);
  for (const [, target = ''] of page.matchAll(/href="(\/[^"]+)"/g))
    expect((await fetch(url + target)).status).toBe(200);
});

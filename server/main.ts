import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { makeApp } from './app.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';

const PATIENCE_MS = 5_000;

const app = makeApp(fileURLToPath(new URL('../web', import.meta.url)));
const server = createServer(getRequestListener(app.fetch));

const settings = readSettings(process.env, fileURLToPath(new URL('../..', import.meta.url)));
const listening = typeof settings === 'string' ? settings : await listen(server, settings);
if (typeof listening === 'string') {
  console.error(listening);
  process.exit(2);
}
console.log(`Orrery is open at ${listening.url}`);

/** Answers what was asked, takes no more, and does not wait for ever. */
function stop() {
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), PATIENCE_MS).unref();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

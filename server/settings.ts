import path from 'node:path';

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings of the server, documented in docs/hosting.md. */
export interface Settings {
  readonly host: string;
  /** Tried in turn: a single one if it was configured, several by default. */
  readonly ports: readonly number[];
  /** The address of a PostgreSQL server; null: the embedded database in `data`. */
  readonly database: string | null;
  readonly data: string;
  /** How many processes of this machine serve one port; more than one only with PostgreSQL. */
  readonly processes: number;
  /** Where browsers find the pages; null: the host of each request. */
  readonly origin: string | null;
  readonly proxies: number;
  readonly logLevel: LogLevel;
  /** The token for reading /metrics from other machines; null: not allowed. */
  readonly metricsToken: string | null;
  readonly mail: { readonly server: string; readonly from: string } | null;
  readonly webhook: string | null;
  /** Where people who have found a hole write to, for security.txt; null: nowhere. */
  readonly securityContact: string | null;
  /** Maximum number of messages per second from one page to a table; five times as many in a burst. */
  readonly messagesPerSecond: number;
  /** Maximum number of open sockets per address; 0: no limit. */
  readonly maxSocketsPerNetwork: number;
  /** How long a node that shuts down still serves clients that have not noticed, in milliseconds. */
  readonly drainMs: number;
  /** Whether tests may move the time: then anybody who reaches the server can. */
  readonly testClock: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

const FIRST_PORT = 3141;
const PORTS_TO_TRY = 20;
const MAX_PROXIES = 10;
const MAX_PROCESSES = 64;
const MAX_MESSAGES_PER_SECOND = 1_000_000;
const MAX_DRAIN_S = 600;
const MIN_TOKEN_LENGTH = 16;

/** Thrown and caught within this file; the first invalid setting is reported. */
class InvalidSetting extends Error {}

const quoted = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}…` : value);

function readInteger(
  env: Env,
  name: string,
  { most, standard, note = '' }: { most: number; standard: number; note?: string },
) {
  const text = env[name];
  if (!text) return standard;
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text);
  throw new InvalidSetting(`${name} must be a whole number from 0 to ${most}${note}, not "${quoted(text)}".`);
}

/** The message does not repeat the value: an address may contain a password. */
function readUrl(env: Env, name: string, schemes: readonly string[], example: string): URL | null {
  const text = env[name];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && schemes.includes(url.protocol) && url.hostname !== '') return url;
  throw new InvalidSetting(`${name} must be an address like ${example}.`);
}

function readOrigin(env: Env): string | null {
  const url = readUrl(env, 'ORIGIN', ['http:', 'https:'], 'https://games.example.org');
  if (url === null) return null;
  if (url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '') return url.origin;
  throw new InvalidSetting(`ORIGIN must be an address without anything after the host, like ${url.origin}.`);
}

function readMail(env: Env, named: string | null): Settings['mail'] {
  const server = readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org');
  if (server === null) return null;
  const from = env.MAIL_FROM ?? '';
  if (!/^[^\s@]+@[^\s@]+$/.test(from))
    throw new InvalidSetting('SMTP_URL needs MAIL_FROM: the address from which mail is sent.');
  if (named === null) throw new InvalidSetting('SMTP_URL needs ORIGIN: where the links in mails lead.');
  return { server: server.href, from };
}

/** An address of mail or a page, as security.txt needs it. */
function readSecurityContact(env: Env): string | null {
  const text = env.SECURITY_CONTACT || null;
  if (text === null || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  throw new InvalidSetting(
    'SECURITY_CONTACT must be like mailto:security@example.org or https://example.org/security.',
  );
}

/** The embedded database belongs to one process. */
function readProcesses(env: Env): number {
  const processes = Math.max(1, readInteger(env, 'PROCESSES', { most: MAX_PROCESSES, standard: 1 }));
  if (processes > 1 && !env.DATABASE_URL)
    throw new InvalidSetting('PROCESSES needs DATABASE_URL: the embedded database can be used by one process only.');
  return processes;
}

function readLogLevel(env: Env): LogLevel {
  const text = env.LOG_LEVEL || 'info';
  const found = LOG_LEVELS.find((level) => level === text);
  if (found !== undefined) return found;
  throw new InvalidSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${quoted(text)}".`);
}

function readMetricsToken(env: Env): string | null {
  const token = env.METRICS_TOKEN || null;
  if (token === null || token.length >= MIN_TOKEN_LENGTH) return token;
  throw new InvalidSetting(`METRICS_TOKEN must have at least ${MIN_TOKEN_LENGTH} characters.`);
}

const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', '::1', 'localhost']);

/** Anybody who reaches the server could then move its time, so only this machine may reach it. */
function readTestClock(env: Env, host: string, named: string | null): boolean {
  if (readInteger(env, 'TEST_CLOCK', { most: 1, standard: 0 }) === 0) return false;
  const isOpen = !LOOPBACK_HOSTS.has(host) || (named !== null && !LOOPBACK_HOSTS.has(new URL(named).hostname));
  if (isOpen)
    throw new InvalidSetting('TEST_CLOCK is for tests on this machine: not together with a HOST or ORIGIN for others.');
  return true;
}

/** Names of earlier versions. Ignoring one could leave a database unused or a server without its proxy. */
const RENAMED_SETTINGS: Readonly<Record<string, string>> = {
  DATA: 'DATA_DIR',
  DRAIN: 'DRAIN_SECONDS',
  MAIL: 'SMTP_URL',
  MESSAGES: 'MESSAGES_PER_SECOND',
  PROXIES: 'TRUSTED_PROXIES',
  SOCKETS: 'MAX_SOCKETS',
  WEBHOOK: 'WEBHOOK_URL',
};

function rejectOldNames(env: Env): void {
  for (const [old, name] of Object.entries(RENAMED_SETTINGS)) {
    const value = env[old] ?? '';
    const isMailbox = old === 'MAIL' && !/^smtps?:/.test(value); // set by many shells
    if (value !== '' && !isMailbox) throw new InvalidSetting(`The setting ${old} is called ${name} now.`);
  }
}

function readAll(env: Env, home: string): Settings {
  rejectOldNames(env);
  const ports = env.PORT
    ? [readInteger(env, 'PORT', { most: 65535, standard: 0, note: ' (0 takes any free port)' })]
    : Array.from({ length: PORTS_TO_TRY }, (_, i) => FIRST_PORT + i);
  const postgres = ['postgres:', 'postgresql:'];
  const host = env.HOST || '127.0.0.1';
  const named = readOrigin(env);
  return {
    host,
    ports,
    database: readUrl(env, 'DATABASE_URL', postgres, 'postgres://user:password@host/database')?.href ?? null,
    data: path.resolve(home, env.DATA_DIR || path.join('.orrery', 'data')),
    processes: readProcesses(env),
    origin: named,
    proxies: readInteger(env, 'TRUSTED_PROXIES', { most: MAX_PROXIES, standard: 0 }),
    logLevel: readLogLevel(env),
    metricsToken: readMetricsToken(env),
    mail: readMail(env, named),
    webhook: readUrl(env, 'WEBHOOK_URL', ['http:', 'https:'], 'https://hooks.example.org/turn')?.href ?? null,
    securityContact: readSecurityContact(env),
    messagesPerSecond: readInteger(env, 'MESSAGES_PER_SECOND', { most: MAX_MESSAGES_PER_SECOND, standard: 20 }),
    maxSocketsPerNetwork: readInteger(env, 'MAX_SOCKETS', { most: MAX_MESSAGES_PER_SECOND, standard: 200 }),
    drainMs: 1000 * readInteger(env, 'DRAIN_SECONDS', { most: MAX_DRAIN_S, standard: 0 }),
    testClock: readTestClock(env, host, named),
  };
}

/** The settings in the environment, or a sentence saying what is wrong with them. Folders are relative to `home`. */
export function readSettings(env: Env, home: string): Settings | string {
  try {
    return readAll(env, home);
  } catch (error) {
    if (error instanceof InvalidSetting) return error.message;
    throw error;
  }
}

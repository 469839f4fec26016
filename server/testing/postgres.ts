import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const DEBIAN = '/usr/lib/postgresql';
const APT = '/usr/bin/apt-get';
const ADVICE =
  'No PostgreSQL for the storage tests: install its server package, or set ORRERY_POSTGRES to the folder of initdb and pg_ctl.';

/** The folder of initdb and pg_ctl; null if there is none. */
function programs(): string | null {
  const given = process.env.ORRERY_POSTGRES;
  if (given) return given;
  const packaged = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin')) : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...packaged.reverse(), ...onPath].find((folder) => existsSync(path.join(folder, 'initdb'))) ?? null;
}

function install(): void {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log('Installing PostgreSQL for the storage tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['install', '-y', '-q', '--no-install-recommends', 'postgresql'];
  if (spawnSync(APT, packages, { env }).status === 0) return;
  spawnSync(APT, ['update', '-q'], { env });
  spawnSync(APT, packages, { env });
}

/** initdb refuses to run as root: root switches to the postgres user. */
const isRoot = (): boolean => process.getuid?.() === 0;

function commandOf(program: string, options: readonly string[]): [string, string[]] {
  return isRoot() ? ['runuser', ['-u', 'postgres', '--', program, ...options]] : [program, [...options]];
}

function run(program: string, options: readonly string[]): void {
  const { status, stderr } = spawnSync(...commandOf(program, options), { encoding: 'utf8', cwd: tmpdir() });
  if (status !== 0) throw new Error(`${path.basename(program)} failed: ${stderr}`);
}

/** The same, without blocking. */
async function runAsync(program: string, options: readonly string[]): Promise<void> {
  const child = spawn(...commandOf(program, options), { cwd: tmpdir(), stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`${path.basename(program)} ${options.join(' ')} failed`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** As docs/hosting.md recommends: commits wait for the disk, checkpoints are rare. */
const POSTGRES_SETTINGS = {
  quick: ['fsync=off'],
  durable: ['min_wal_size=512MB', 'max_wal_size=4GB', 'checkpoint_timeout=15min'],
} as const;
/** Number of WAL files, 16 MB each: more than a benchmark fills. */
const WAL_FILE_COUNT = 24;

/**
 * A server that has run for a while reuses its WAL files. A new one creates each of them when the previous one is
 * full, and every commit waits for it: here they are created in advance.
 */
async function preallocateWal(address: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  for (let i = 0; i < WAL_FILE_COUNT; i++) {
    await client.query("SELECT pg_logical_emit_message(false, 'orrery', ''), pg_switch_wal()");
  }
  await client.query('CHECKPOINT');
  await client.end();
}

export interface PostgresServer {
  readonly address: string;
  /** Kills it as if its machine had failed: unwritten data is lost. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Stops it for good. */
  stop(): void;
}

/**
 * A PostgreSQL server for tests: listens on this machine only, in a folder that is deleted with it; installed if
 * missing. `durable` waits for the disk at every commit, as in production, with its WAL files allocated.
 */
export async function startPostgres(care: 'quick' | 'durable' = 'quick'): Promise<PostgresServer> {
  if (programs() === null) install();
  const bin = programs();
  if (bin === null) throw new Error(ADVICE);
  const folder = mkdtempSync(path.join(tmpdir(), 'orrery-postgres-'));
  if (isRoot()) chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const user = isRoot() ? 'postgres' : userInfo().username;
  run(path.join(bin, 'initdb'), ['-D', data, '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...POSTGRES_SETTINGS[care]];
  const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  const control = path.join(bin, 'pg_ctl');
  const starting = ['-D', data, '-w', '-l', path.join(folder, 'server.log'), '-o', options, 'start'];
  const ending = ['-D', data, '-w', '-m', 'immediate', 'stop'];
  let isUp = true;
  run(control, starting);
  const address = `postgres://${user}@127.0.0.1:${port}/postgres`;
  if (care === 'durable') await preallocateWal(address);
  return {
    address,
    async crash() {
      await runAsync(control, ending);
      isUp = false;
    },
    async start() {
      await runAsync(control, starting);
      isUp = true;
    },
    stop() {
      if (isUp) run(control, ending);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

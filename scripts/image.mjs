// Builds the container image and tries it as hosts run it: `npm run image`. Needs podman or Docker, and a registry of images or
// an image of node on this machine (`--base NAME`).
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, root } from './repo.mjs';
import { withSources } from './sources.mjs';

const HELP = `npm run image -- [--engine PROGRAM] [--base IMAGE] [--port N] [--option WORD]...

  --engine P  podman or docker; the first that is installed unless told
  --base I    the image of node to build on, instead of the one in the Dockerfile
  --port N    where the container is reached while it is tried; 41599 unless told
  --option W  a further option of the engine's \`run\`, as often as needed
`;
const IMAGE = 'orrery';
const CONTAINER = 'orrery-trial';
const VOLUME = 'orrery-trial-data';
const READY_TIMEOUT_MS = 120_000;
/** As in compose.yaml. */
const RESTRICTIONS = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges'];

/** @param {string} program */
const isInstalled = (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** @param {string} engine @param {...string} words */
function run(engine, ...words) {
  const { status, stdout, stderr } = spawnSync(engine, words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${engine} ${words[0]} failed: ${stderr}`);
  return stdout.trim();
}

/** @param {string} url */
async function untilReady(url) {
  const end = performance.now() + READY_TIMEOUT_MS;
  while (performance.now() < end) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((go) => setTimeout(go, 100));
  }
  throw new Error('the container did not get ready');
}

/**
 * @param {string} engine
 * @param {string} port
 * @param {readonly string[]} options
 */
async function tryImage(engine, port, options) {
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const network = ['--network=host', `--env=PORT=${port}`, '--env=HOST=127.0.0.1'];
    run(
      engine,
      'run',
      '--detach',
      `--name=${CONTAINER}`,
      `--volume=${VOLUME}:/data`,
      ...RESTRICTIONS,
      ...network,
      ...options,
      IMAGE,
    );
    await untilReady(url);
  };
  const stop = () => {
    run(engine, 'stop', '--time=30', CONTAINER);
    const code = run(engine, 'inspect', '--format={{.State.ExitCode}}', CONTAINER);
    run(engine, 'rm', CONTAINER);
    if (code !== '0') throw new Error(`the container ended with ${code}`);
  };
  spawnSync(engine, ['rm', '--force', CONTAINER], { stdio: 'ignore' });
  spawnSync(engine, ['volume', 'rm', '--force', VOLUME], { stdio: 'ignore' });
  try {
    await withSources(async (load) => {
      const { startDrillTable } = await load('server/testing/drill/table.ts');
      const { MoveMonitor } = await load('server/testing/drill/seat.ts');
      const { fastRng } = await load('kernel/rng.ts');
      await start();
      console.log(
        `It runs as ${run(engine, 'exec', CONTAINER, 'node', '-p', 'process.getuid() + ":" + process.getgid()')}.`,
      );
      const monitor = new MoveMonitor();
      const table = await startDrillTable('duel', [url], fastRng(1), monitor);
      const play = async () => {
        const playing = table.play();
        await new Promise((go) => setTimeout(go, 2_000));
        table.stop();
        await playing;
        await table.converge();
      };
      await play();
      const before = monitor.acknowledged;
      stop();
      await start();
      await play();
      table.leave();
      console.log(
        `${before} moves, stopped and started again, ${monitor.acknowledged - before} more; every view is as it was.`,
      );
      stop();
      console.log('It ended with 0 when it was stopped.');
    });
  } finally {
    spawnSync(engine, ['rm', '--force', CONTAINER], { stdio: 'ignore' });
    spawnSync(engine, ['volume', 'rm', '--force', VOLUME], { stdio: 'ignore' });
  }
}

/** @param {readonly string[]} words */
async function main(words) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      engine: { type: 'string' },
      base: { type: 'string' },
      port: { type: 'string', default: '41599' },
      option: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const engine = values.engine ?? ['podman', 'docker'].find(isInstalled);
  if (engine === undefined) {
    console.error('Neither podman nor Docker is installed.');
    return 2;
  }
  const base = values.base === undefined ? [] : [`--build-arg=NODE_IMAGE=${values.base}`];
  // Docker's own format keeps the health check, which podman's default format has no place for.
  const format = path.basename(engine).startsWith('podman') ? ['--format=docker'] : [];
  const building = ['build', ...format, ...base, '--network=host', `--tag=${IMAGE}`, '.'];
  if (spawnSync(engine, building, { cwd: root, stdio: 'inherit' }).status !== 0) return 1;
  await tryImage(engine, values.port, values.option);
  return 0;
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));

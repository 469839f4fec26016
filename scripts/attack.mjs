// Attacks the built server: `npm run attack`. First runs every test that docs/security.md names, then sends generated
// messages to every endpoint at once while two people play: `npm run attack -- --messages 1000000`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, root } from './repo.mjs';
import { withSources } from './sources.mjs';

const HELP = `npm run attack -- [--messages N] [--seed S] [--p99 MS] [--only fuzz|tests]

  --messages N  how much is sent: requests, messages on sockets, streams and files; 100000 unless told
  --seed S      the seed of what is sent; by the clock unless told
  --p99 MS      how long 99 of 100 moves of the two people who play meanwhile may take; 50 unless told
  --only WHAT   only the fuzzers, or only the tests that docs/security.md names
`;

/** Interval of the memory reports. */
const WAVES = 9;

/** Every test that the security page names: files, and words of the test titles. */
function named() {
  const page = readFileSync(path.join(root, 'docs', 'security.md'), 'utf8');
  const found = [...page.matchAll(/`((?:server|kernel|web)\/[\w./-]+\.test\.tsx?)`((?:,? ?“[^”]+”)*)/g)];
  const words = found.flatMap(([, , list = '']) => [...list.matchAll(/“([^”]+)”/g)].map(([, each = '']) => each));
  return { files: [...new Set(found.map(([, file = '']) => file))], words };
}

/** Runs the reproductions of all known attacks. */
function runTests(/** @type {number} */ messages) {
  const { files, words } = named();
  // Titles of table-driven tests have placeholders for their values.
  const pattern = words.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sj]/g, '.*')).join('|');
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...files, '-t', pattern], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ORRERY_FUZZ: String(Math.max(60, Math.round(messages / 1000))) },
  });
  return status === 0;
}

/**
 * @param {{messages: number, seed: number, p99: number}} how
 * @returns {Promise<boolean>}
 */
async function runFuzzers({ messages, seed, p99 }) {
  return withSources(async (load) => {
    const { attack, HEAP_GROWTH_MB } = await load('server/testing/attack.ts');
    console.log(`seed ${seed}`);
    const say = (/** @type {string} */ sentence) => console.log(sentence);
    const report = await attack({ messages, waves: WAVES, seed, say });
    const { statuses, faults, witness, heap, seconds, slowestFileMs } = report;
    console.log(`${report.messages} messages in ${seconds} s; answers by status: ${JSON.stringify(statuses)}`);
    console.log(`${faults.length} faults${faults.length > 0 ? `:\n${faults.slice(0, 10).join('\n')}` : ''}`);
    console.log(`memory: ${heap.before} MB before, ${heap.after} MB after (at most ${HEAP_GROWTH_MB} MB more)`);
    console.log(`slowest file: ${slowestFileMs} ms`);
    console.log(
      `two people meanwhile: ${witness.moves} moves, p50 ${witness.p50} ms, p99 ${witness.p99} ms (at most ${p99} ms), ` +
        `${witness.troubles.length} troubles ${witness.troubles.slice(0, 5).join('; ')}`,
    );
    const isCalm = witness.troubles.length === 0 && witness.moves > 0 && witness.p99 <= p99;
    return faults.length === 0 && isCalm && heap.after - heap.before < HEAP_GROWTH_MB;
  });
}

/** @param {readonly string[]} words */
async function main(words) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      messages: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      p99: { type: 'string', default: '50' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [messages = 0, seed = 0, p99 = 0] = [values.messages, values.seed, values.p99].map(Number);
  const isKnown = values.only === undefined || ['fuzz', 'tests'].includes(values.only);
  if (values.help || !isKnown || ![messages, seed, p99].every(Number.isFinite)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const tests = values.only === 'fuzz' || runTests(messages);
  const fuzzers = values.only === 'tests' || (await runFuzzers({ messages, seed, p99 }));
  return tests && fuzzers ? 0 : 1;
}

if (isMain(import.meta.url)) process.exitCode = await main(process.argv.slice(2));

// Checks the laws on a game with any number of random games: `npm run soak -- comet --games 1000 --seed 7`.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMain } from './repo.mjs';
import { gamePackages, withSources } from './sources.mjs';

const HELP = `npm run soak -- GAME [--games N] [--seed S] [--law L]

  --games N   random games for each deal and law; 100 unless told
  --seed S    the seed of the first of them; 1 unless told
  --law L     one law only, by its number
  --log FILE  with --law: go through this log instead, as a failure prints it
  --golden S  print the random game of seed S with its hashes, to keep for law 9
`;

/** An error in the command line. */
class Misuse extends Error {}

/**
 * @param {string | undefined} given
 * @param {string} name
 * @param {number} least
 */
function wholeNumber(given, name, least) {
  if (given === undefined) return undefined;
  if (!/^\d{1,9}$/.test(given) || Number(given) < least) {
    throw new Misuse(`--${name} must be a whole number from ${least} on, not ${JSON.stringify(given)}.`);
  }
  return Number(given);
}

/** @param {readonly string[]} words */
export function readCommand(words) {
  const { values, positionals } = parsed(words);
  const [game, ...more] = positionals;
  if (values.help === true) return null;
  if (game === undefined || more.length > 0) throw new Misuse('Name one game.');
  const command = {
    game,
    games: wholeNumber(values.games, 'games', 1) ?? 100,
    seed: wholeNumber(values.seed, 'seed', 0) ?? 1,
    law: wholeNumber(values.law, 'law', 1),
    golden: wholeNumber(values.golden, 'golden', 0),
    log: values.log,
  };
  if (command.log !== undefined && command.law === undefined) throw new Misuse('--log needs --law.');
  return command;
}

/** @param {readonly string[]} words */
function parsed(words) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        games: { type: 'string' },
        seed: { type: 'string' },
        law: { type: 'string' },
        log: { type: 'string' },
        golden: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

/** @typedef {NonNullable<ReturnType<typeof readCommand>>} Command */

/**
 * @param {readonly any[]} subjects
 * @param {string} id
 */
function subjectOf(subjects, id) {
  const found = subjects.find(({ game }) => game.id === id);
  if (found !== undefined) return found;
  throw new Misuse(
    `There is no game ${id} before the laws; there are ${subjects.map(({ game }) => game.id).join(', ')}.`,
  );
}

/**
 * @param {Command} command
 * @returns {Promise<number>} the exit code
 */
function soak({ game, games, seed, law, golden, log }) {
  return withSources(async (load) => {
    const packages = await gamePackages(load);
    const subject = subjectOf(
      packages.flatMap(({ subjects }) => subjects),
      game,
    );
    const laws = await load('kernel/laws/check.ts');
    /** @type {import('../kernel/laws/law.ts').Law[]} */
    const chosen = laws.LAWS.filter((/** @type {{number: number}} */ each) => law === undefined || each.number === law);
    if (chosen.length === 0) throw new Misuse(`There is no law ${law}; laws count from 1 to ${laws.LAWS.length}.`);
    if (golden !== undefined) {
      process.stdout.write((await load('kernel/laws/golden-game.ts')).goldenGame(subject, golden));
      return 0;
    }
    if (log !== undefined) return retrace(laws, chosen[0], subject, log);
    const verdicts = chosen.map((each) => judge(laws, each, subject, { games, seed }));
    return verdicts.every(({ outcome }) => outcome !== 'broken') ? 0 : 1;
  });
}

/**
 * Checks one law and prints the result.
 * @param {Record<string, any>} laws
 * @param {import('../kernel/laws/law.ts').Law} law
 * @param {any} subject
 * @param {{games: number, seed: number}} run
 * @returns {import('../kernel/laws/check.ts').LawResult}
 */
function judge(laws, law, subject, run) {
  const name = `law ${law.number}, ${law.name}`;
  const isTerminal = process.stderr.isTTY === true;
  const start = performance.now();
  const onProgress = (/** @type {unknown} */ _, /** @type {number} */ played, /** @type {number} */ all) => {
    if (isTerminal && played % 10 === 0) process.stderr.write(`\r${name}: ${played} of ${all} games`);
  };
  /** @type {import('../kernel/laws/check.ts').LawResult} */
  const verdict = laws.checkLaw(law, subject, { ...run, onProgress });
  if (isTerminal) process.stderr.write('\r\u001b[K');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const extent = verdict.games > 0 ? `, ${verdict.games} games, ${verdict.steps} steps, ${seconds} s` : '';
  console.log(`${name}: ${verdict.outcome}${verdict.why === '' ? '' : ` (${verdict.why})`}${extent}`);
  if (verdict.broken !== null) console.log(verdict.broken.message);
  return verdict;
}

/**
 * @param {Record<string, any>} laws
 * @param {import('../kernel/laws/law.ts').Law | undefined} law
 * @param {any} subject
 * @param {string} file
 */
function retrace(laws, law, subject, file) {
  if (law === undefined || !('open' in law)) throw new Misuse('--log needs a law that is seen in games: 1 to 7.');
  const { ok, value, problem } = laws.checkLog(law, subject, textOf(file));
  if (!ok) throw new Misuse(`${file}: ${problem.text}`);
  console.log(value === null ? `law ${law.number} holds in this log` : value.message);
  return value === null ? 0 : 1;
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Misuse(`${file} cannot be read.`);
  }
}

/** @param {readonly string[]} words */
async function main(words) {
  try {
    const command = readCommand(words);
    if (command === null) console.log(HELP);
    else process.exitCode = await soak(command);
  } catch (error) {
    if (!(error instanceof Misuse)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

if (isMain(import.meta.url)) await main(process.argv.slice(2));

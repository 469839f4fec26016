// Runs the tests of a bundle, unchanged or with one fault switched on. A fault in start-up code gets a fresh bundle.
// Other faults share one, since warm code runs faster; afterwards it is checked that they have not corrupted it.
import { performance } from 'node:perf_hooks';
import { collector } from './suite.mjs';

/** @typedef {import('./mutate.mjs').Mutant} Mutant */
/** @typedef {import('./suite.mjs').Test} Test */
/**
 * What a test does without a fault: whether it names a rule, its duration, and how often it passes which switches.
 * @typedef {{name: string, file: string, isRule: boolean, ms: number, passes: number, reached: Uint8Array}} Known
 */
/** @typedef {{known: Known[], atStart: Uint8Array}} Baseline */
/** @typedef {'rule' | 'other' | 'survived' | 'unreached'} Fate killed by a test that names a rule, only by other tests, by none, or not reached */
/** @typedef {{key: string, fate: Fate, by: string, endless: boolean, tests: number}} Outcome */
/** @typedef {($m: (point: number) => number, api: ReturnType<typeof collector>['api']) => Promise<void>} Bundle */

/** Pattern of a rule id: ST-SHIP-01, SF56-TURN-06, DU-OPT-FIRST. */
const ID = /(?<![\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?![\w-])/g;

/** @param {string} id */
const beginningOf = (id) => id.slice(0, id.indexOf('-'));

/**
 * With a fault a test may pass this factor times as many switches as without, plus this number, before it counts as
 * endless.
 */
const PASS_FACTOR = 3;
const EXTRA_PASSES = 200_000;

/**
 * A fault in start-up code can affect every test; slow tests (in milliseconds) run only if they also pass the switch.
 */
const SLOW_MS = 300;

class Endless extends Error {}

/**
 * Runs the whole suite once and records what each test reaches.
 * @param {Bundle} bundle
 * @param {number} points
 * @param {readonly string[]} rules the ids of all rules
 * @returns {Promise<Baseline>}
 */
export async function baselineOf(bundle, points, rules) {
  // Some rules are defined beside their subject, not in the register; their ids have the same prefixes.
  const beginnings = new Set(rules.map(beginningOf));
  const atStart = new Uint8Array(points);
  let reached = atStart;
  let passes = 0;
  const { tests, api } = collector();
  await bundle((point) => {
    reached[point] = 1;
    passes++;
    return 0;
  }, api);
  /** @type {Known[]} */
  const known = [];
  for (const { name, file, run } of tests) {
    reached = new Uint8Array(points);
    passes = 0;
    const begun = performance.now();
    try {
      await run();
    } catch (error) {
      throw new Error(`${file}: "${name}" fails without any fault: ${error instanceof Error ? error.message : error}`);
    }
    const isRule = Array.from(name.matchAll(ID), ([id]) => id).some((id) => beginnings.has(beginningOf(id)));
    known.push({ name, file, isRule, ms: performance.now() - begun, passes, reached });
  }
  return { known, atStart };
}

/**
 * The tests that a fault can affect, in the order in which they are tried: rule tests first, then those that pass the
 * switch and those of the same subject, the fastest first.
 * @param {Baseline} baseline
 * @param {Mutant} mutant
 * @returns {number[]}
 */
function testsFor({ known, atStart }, { point, file }) {
  const isStatic = atStart[point] === 1;
  const subject = file.replace(/^.*\/|\.ts$/g, '');
  const isOwn = (/** @type {Known} */ { file: test }) => test.endsWith(`/${subject}.test.ts`);
  const rank = (/** @type {Known} */ test) =>
    (test.isRule ? 0 : 4) + (test.reached[point] === 1 ? 0 : 2) + (isOwn(test) ? 0 : 1);
  const isAsked = (/** @type {Known} */ test) =>
    test.reached[point] === 1 ? test.isRule || test.ms <= SLOW_MS : isStatic && (test.ms <= SLOW_MS || isOwn(test));
  return known
    .map((test, index) => ({ test, index }))
    .filter(({ test }) => isAsked(test))
    .sort((a, b) => rank(a.test) - rank(b.test) || a.test.ms - b.test.ms)
    .map(({ index }) => index);
}

/** A loaded bundle, with one fault switched on or none. */
class Stage {
  #fuel = Number.MAX_SAFE_INTEGER;
  #point = -1;
  #alt = 0;
  /** @type {Test[]} */
  #tests = [];

  /**
   * @param {Bundle} bundle
   * @param {Mutant | null} mutant switched on from the start
   * @returns {Promise<Stage>}
   */
  static async start(bundle, mutant) {
    const stage = new Stage();
    if (mutant !== null) stage.turnOn(mutant);
    const { tests, api } = collector();
    stage.#fuel = EXTRA_PASSES * PASS_FACTOR;
    await bundle((at) => stage.#pass(at), api);
    stage.#tests = tests;
    return stage;
  }

  /** @param {number} at */
  #pass(at) {
    if (--this.#fuel < 0) throw new Endless('endless');
    return at === this.#point ? this.#alt : 0;
  }

  /** @param {Mutant} mutant */
  turnOn({ point, alt }) {
    this.#point = point;
    this.#alt = alt;
  }

  turnOff() {
    this.#point = -1;
  }

  get isEndless() {
    return this.#fuel < 0;
  }

  /**
   * @param {number} index
   * @param {Known | undefined} known
   */
  async passes(index, known) {
    // A fault can change the rows of a data table, so that tests move.
    const own = this.#tests[index];
    const test = own?.name === known?.name ? own : this.#tests.find(({ name }) => name === known?.name);
    this.#fuel = (known?.passes ?? 0) * PASS_FACTOR + EXTRA_PASSES;
    try {
      await test?.run();
      return !this.isEndless;
    } catch {
      return false;
    }
  }
}

/** Tries faults, one after the other. */
export class Bench {
  /** @type {Stage | null} */
  #shared = null;

  /**
   * @param {Bundle} bundle
   * @param {Baseline} baseline
   */
  constructor(bundle, baseline) {
    this.bundle = bundle;
    this.baseline = baseline;
  }

  /**
   * The results of several faults. If they have corrupted the shared bundle, each of them gets a fresh one.
   * @param {readonly Mutant[]} mutants
   * @param {(key: string) => void} onBegin
   * @returns {Promise<Outcome[]>}
   */
  async tryAll(mutants, onBegin) {
    /** @type {Outcome[]} */
    const outcomes = [];
    for (const mutant of mutants) {
      onBegin(mutant.key);
      outcomes.push(await this.#try(mutant, this.#isStatic(mutant)));
    }
    if (await this.#isSound()) return outcomes;
    this.#shared = null;
    for (const [i, mutant] of mutants.entries()) {
      if (this.#isStatic(mutant)) continue;
      onBegin(mutant.key);
      outcomes[i] = await this.#try(mutant, true);
    }
    return outcomes;
  }

  /** @param {Mutant} mutant */
  #isStatic({ point }) {
    return this.baseline.atStart[point] === 1;
  }

  /** Whether the shared bundle still passes every fast test. */
  async #isSound() {
    if (this.#shared === null) return true;
    this.#shared.turnOff();
    for (const [index, known] of this.baseline.known.entries()) {
      if (known.ms <= SLOW_MS && known.isRule && !(await this.#shared.passes(index, known))) return false;
    }
    return true;
  }

  /**
   * @param {Mutant} mutant
   * @param {boolean} isAnew
   * @returns {Promise<Outcome>}
   */
  async #try(mutant, isAnew) {
    const { key } = mutant;
    const { known } = this.baseline;
    const order = testsFor(this.baseline, mutant);
    const [first] = order;
    if (first === undefined) return { key, fate: 'unreached', by: '', endless: false, tests: 0 };
    const killedBy = (/** @type {number} */ index, /** @type {boolean} */ endless) => {
      const { isRule = true, name = '' } = known[index] ?? {};
      return {
        key,
        fate: /** @type {Fate} */ (isRule ? 'rule' : 'other'),
        by: name,
        endless,
        tests: order.indexOf(index) + 1,
      };
    };
    /** @type {Stage} */
    let stage;
    try {
      stage = isAnew ? await Stage.start(this.bundle, mutant) : await this.#share(mutant);
    } catch {
      return killedBy(first, false); // no test file can be loaded
    }
    for (const index of order) {
      if (await stage.passes(index, known[index])) continue;
      const { isEndless } = stage;
      if (!isAnew) await this.#recover(index);
      return killedBy(index, isEndless);
    }
    return { key, fate: 'survived', by: '', endless: false, tests: order.length };
  }

  /** @param {Mutant} mutant */
  async #share(mutant) {
    const stage = this.#shared ?? (await Stage.start(this.bundle, null));
    this.#shared = stage;
    stage.turnOn(mutant);
    return stage;
  }

  /**
   * A test that failed under a fault may have stopped halfway: if it also fails without the fault, the bundle is loaded
   * again.
   * @param {number} index
   */
  async #recover(index) {
    this.#shared?.turnOff();
    if ((await this.#shared?.passes(index, this.baseline.known[index])) !== true) this.#shared = null;
  }
}

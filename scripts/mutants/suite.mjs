// The part of vitest that rule tests use, small enough to run again for every fault: tests are collected, not run.
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  ChaiStyleAssertions,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect';

/** @typedef {{name: string, file: string, run: () => unknown}} Test */
/** @typedef {(name: string, ...rest: any[]) => void} Register */

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(ChaiStyleAssertions);
chai.use(JestAsymmetricMatchers);

const expect = Object.assign(
  (/** @type {unknown} */ value, /** @type {string | undefined} */ message) => chai.expect(value, message),
  chai.expect,
  Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
);
setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, expect);

/** @param {unknown} value */
const asText = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/**
 * A title with the values of its row, formatted as in vitest.
 * @param {string} title
 * @param {readonly unknown[]} values
 * @param {unknown} row
 */
function filledIn(title, values, row) {
  let next = 0;
  return title
    .replace(/%([sdifjo%])/g, (_, sign) => {
      if (sign === '%') return '%';
      const value = values[next++];
      return sign === 'j' || sign === 'o' ? JSON.stringify(value) : asText(value);
    })
    .replace(/\$(\w+)/g, (found, name) =>
      typeof row === 'object' && row !== null && name in row ? asText(Reflect.get(row, name)) : found,
    );
}

/**
 * `each` of a function that registers a test or a group.
 * @param {Register} register
 */
const eachOf =
  (register) =>
  (/** @type {readonly unknown[]} */ rows) =>
  (/** @type {string} */ title, /** @type {any[]} */ ...rest) => {
    const body = rest.find((part) => typeof part === 'function');
    for (const row of rows) {
      const values = Array.isArray(row) ? row : [row];
      register(filledIn(title, values, row), () => body(...values));
    }
  };

/** The functions a bundle of test files calls, and the tests it has registered. */
export function collector() {
  /** @type {Test[]} */
  const tests = [];
  /** @type {string[]} */
  let groups = [];
  let file = '';
  /** @type {Register} */
  const addTest = (name, ...rest) => {
    const run = rest.find((part) => typeof part === 'function');
    tests.push({ name: [...groups, name].join(' > '), file, run });
  };
  /** @type {Register} */
  const addGroup = (name, ...rest) => {
    const outer = groups;
    groups = [...groups, name];
    rest.find((part) => typeof part === 'function')();
    groups = outer;
  };
  return {
    tests,
    api: {
      test: Object.assign(addTest, { each: eachOf(addTest) }),
      describe: Object.assign(addGroup, { each: eachOf(addGroup) }),
      expect,
      begin: (/** @type {string} */ name) => {
        file = name;
      },
    },
  };
}

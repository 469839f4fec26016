import { expect, test } from 'vitest';
import { coverageOf, ruleIdsNamed, rulesIn } from './register-of-rules.ts';

const REGISTER = `# Game

See **XX-99** for nothing: it does not begin a paragraph.

## Bank {#bank}

**XX-BANK-01** Four for one.

**XX-BANK-02** Three for one, see [XX-BANK-01](#bank).

## Card {#card}

**XX-CARD-KIRK** Peeks.
`;

test('a rule is a paragraph that begins with its id', () => {
  expect(rulesIn(REGISTER)).toEqual(['XX-BANK-01', 'XX-BANK-02', 'XX-CARD-KIRK']);
});

test.each([
  ['a test', "test('XX-01 · all', () => {});", ['XX-01']],
  ['several ids in one title', 'it("XX-01, XX-02 and XX-A-03", () => {});', ['XX-01', 'XX-02', 'XX-A-03']],
  ['a template', 'test(`XX-01 \x24{`a \x24{1}`} XX-02`, () => {});', ['XX-01', 'XX-02']],
  ['a group and what is in it', "describe('XX-01', () => { test('XX-02', () => {}); });", ['XX-01', 'XX-02']],
  ['options before the function', "test('XX-01', { timeout: 9 }, () => {});", ['XX-01']],
  ['a modifier', "test.concurrent('XX-01', async () => {});", ['XX-01']],
  ['a table that fills the title', "test.each([['XX-01', 1], ['XX-02', 2]])('%s', () => {});", ['XX-01', 'XX-02']],
  ['a table of objects', "test.for([{ id: 'XX-01' }])('$id', () => {});", ['XX-01']],
  ['a condition', "test.skipIf(slow)('XX-01', () => {});", ['XX-01']],
])('%s names its rules', (_, source, ids) => {
  expect(ruleIdsNamed(source)).toEqual(ids);
});

test.each([
  ['a skipped test', "test.skip('XX-01', () => {});"],
  ['a test to be written', "test.todo('XX-01');"],
  ['a skipped group', "describe.skip('XX-01', () => { test('XX-02', () => {}); });"],
  ['a group without a test that is run', "describe('XX-01', () => { test.skip('XX-02', () => {}); });"],
  ['a comment', "// test('XX-01')\n/* test('XX-02', () => {}); */"],
  ['a text', 'const source = "test(\'XX-01\', () => {})";'],
  ['what a test does', "test('all', () => { expect(rule).toBe('XX-01'); });"],
  ['a method that happens to be called so', "pattern.test('XX-01');"],
  ['a table that does not fill the title', "test.each([['XX-01']])('all', () => {});"],
  ['an id that goes on', "test('XX-01b and aXX-02', () => {});"],
])('%s names no rule', (_, source) => {
  expect(ruleIdsNamed(source)).toEqual([]);
});

test('regular expressions, divisions and texts with brackets do not confuse the parser', () => {
  const source = `
    expect(text).toMatch(/['"\`(]/);
    const half = (a + b) / 2, c = d / e;
    const s = 'it\\'s (', t = "((";
    test('XX-01', () => { return /\\)[/)]/.exec(s); });
    test('XX-02', () => {});`;
  expect(ruleIdsNamed(source)).toEqual(['XX-01', 'XX-02']);
});

test('missing, unknown and duplicate ids are reported; ids with another prefix are ignored', () => {
  const tests = ["test('XX-BANK-01, SHA-256', () => {});", "test('XX-BANK-07', () => {});"];
  expect(coverageOf(`${REGISTER}\n**XX-BANK-01** Again.`, tests)).toEqual({
    rules: ['XX-BANK-01', 'XX-BANK-02', 'XX-CARD-KIRK'],
    doubled: ['XX-BANK-01'],
    missing: ['XX-BANK-02', 'XX-CARD-KIRK'],
    unknown: ['XX-BANK-07'],
  });
});

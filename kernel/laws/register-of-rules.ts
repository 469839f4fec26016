import { type SourceToken, tokensOf } from './source-text.ts';

/** A rule's id: words in capitals and digits, joined by hyphens, as in ST-DEF-05 or CO-01. */
const RULE_ID = /(?<![\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+(?![\w-])/g;
/** A rule begins a paragraph with its id in bold. */
const RULE_PARAGRAPH = /^\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*/gm;

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);
/** A title with one of these placeholders is filled in from the table of the test. */
const TITLE_PLACEHOLDER = /%|\$/;

/** The ids of a register of rules, in the order of the text, including repetitions. */
export const rulesIn = (register: string): string[] =>
  Array.from(register.matchAll(RULE_PARAGRAPH), ([, id = '']) => id);

/** The ids that a stretch of tests names, and how many of its tests run. */
interface NamedRules {
  readonly ids: Set<string>;
  run: number;
}

/** A call of test, it or describe. */
interface TestCall {
  readonly word: string;
  readonly modifiers: readonly string[];
  /** The arguments of modifiers: the table of `each`. */
  readonly table: readonly SourceToken[];
  readonly body: readonly SourceToken[];
  /** Where the call ends. */
  readonly end: number;
}

const idsIn = (text: string): string[] => Array.from(text.matchAll(RULE_ID), ([id]) => id);

/** Where the bracket that opens at `from` is closed. */
function closingOf(tokens: readonly SourceToken[], from: number): number {
  let depth = 0;
  for (let i = from; i < tokens.length; i++) {
    const { kind, value } = tokens[i] ?? { kind: 'word', value: '' };
    if (kind !== 'mark') continue;
    if (OPENING.has(value)) depth++;
    else if (CLOSING.has(value) && --depth === 0) return i;
  }
  return tokens.length;
}

/** The call that begins at a word: `test('…', …)`, `test.skip(…)`, `test.each(table)('…', …)`, `` test.each`…`('…') ``. */
function callAt(tokens: readonly SourceToken[], at: number): TestCall | null {
  const word = tokens[at]?.value ?? '';
  const modifiers: string[] = [];
  const table: SourceToken[] = [];
  let next = at + 1;
  for (;;) {
    const token = tokens[next];
    if (token?.kind === 'mark' && token.value === '.') {
      modifiers.push(tokens[next + 1]?.value ?? '');
      next += 2;
    } else if (token?.kind === 'text') {
      table.push(token);
      next++;
    } else if (token?.kind === 'mark' && token.value === '(') {
      const end = closingOf(tokens, next);
      const body = tokens.slice(next + 1, end);
      const following = tokens[end + 1];
      if (!(following?.kind === 'mark' && following.value === '(')) return { word, modifiers, table, body, end };
      table.push(...body);
      next = end + 1;
    } else return null;
  }
}

/** The ids in the title of a call, including those filled in from a table. */
function titleIds({ body, table }: TestCall): string[] {
  const [title] = body;
  if (title?.kind !== 'text') return [];
  const filledIn = TITLE_PLACEHOLDER.test(title.value) ? table : [];
  return [title, ...filledIn].flatMap(({ kind, value }) => (kind === 'text' ? idsIn(value) : []));
}

function namedIn(tokens: readonly SourceToken[]): NamedRules {
  const named: NamedRules = { ids: new Set(), run: 0 };
  for (let i = 0; i < tokens.length; i++) {
    const { kind, value } = tokens[i] ?? { kind: 'mark', value: '' };
    const before = tokens[i - 1];
    const isMember = before?.kind === 'mark' && before.value === '.';
    if (kind !== 'word' || isMember || !['test', 'it', 'describe'].includes(value)) continue;
    const call = callAt(tokens, i);
    if (call === null) continue;
    i = call.end;
    if (call.modifiers.some((modifier) => modifier === 'skip' || modifier === 'todo')) continue;
    const inner = value === 'describe' ? namedIn(call.body) : { ids: [], run: 1 };
    if (inner.run === 0) continue;
    named.run += inner.run;
    for (const id of [...titleIds(call), ...inner.ids]) named.ids.add(id);
  }
  return named;
}

/** The ids that the titles of a test file name: of tests that run, and of groups that contain one. */
export const ruleIdsNamed = (testText: string): string[] => [...namedIn(tokensOf(testText)).ids];

/** How the tests of a game cover its register of rules. */
export interface RuleCoverage {
  readonly rules: readonly string[];
  /** Rules that the register contains more than once. */
  readonly doubled: readonly string[];
  /** Rules that no test names. */
  readonly missing: readonly string[];
  /** Ids that tests name and the register lacks; only those that begin like one of its rules. */
  readonly unknown: readonly string[];
}

const firstWord = (id: string): string => id.slice(0, id.indexOf('-'));

/** Compares a register of rules with the texts of test files. */
export function coverageOf(register: string, tests: readonly string[]): RuleCoverage {
  const all = rulesIn(register);
  const rules = [...new Set(all)];
  const known = new Set(rules);
  const begins = new Set(rules.map(firstWord));
  const named = new Set(tests.flatMap(ruleIdsNamed));
  return {
    rules,
    doubled: rules.filter((id) => all.indexOf(id) !== all.lastIndexOf(id)),
    missing: rules.filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => begins.has(firstWord(id)) && !known.has(id)),
  };
}

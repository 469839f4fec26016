import { parseArgs } from 'node:util';
import { bad, good, quote, type Result } from '@orrery/kernel';
import type { Flag, FlagTable, Operand, OperandTable } from './flags.ts';
import { instead } from './nearest.ts';

/** What a command takes. */
export interface Takes<F, P> {
  readonly name: string;
  readonly flags: FlagTable<F>;
  readonly operands: OperandTable<P>;
}

/** What a command was given, read and checked. */
export interface Given<F, P> {
  readonly flags: F;
  readonly operands: P;
}

type Names<V> = keyof V & string;
const namesOf = <V extends object>(table: V): Names<V>[] => Object.keys(table) as Names<V>[];

/** Whether help is asked for, whatever else the line says. */
export function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const line = end < 0 ? argv : argv.slice(0, end);
  return line.includes('--help') || line.includes('-h');
}

/** Words and flags as they stand on the line, before anybody asks what they mean. */
interface Raw {
  readonly words: string[];
  readonly flags: Map<string, string[]>;
}

function readLine(name: string, flags: Readonly<Record<string, Flag<unknown>>>, argv: readonly string[]): Result<Raw> {
  const kinds = Object.entries(flags).map(([flag, { placeholder }]) => [
    flag,
    { type: placeholder === null ? 'boolean' : 'string' } as const,
  ]);
  const { tokens } = parseArgs({
    args: [...argv],
    options: Object.fromEntries(kinds),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const raw: Raw = { words: [], flags: new Map() };
  for (const token of tokens) {
    if (token.kind === 'positional') raw.words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flag === undefined) {
      const known = [...Object.keys(flags), 'help'].map((each) => `--${each}`);
      const text = `${name} has no flag ${token.rawName}${instead(token.rawName, known, 'its flags are')}`;
      return bad('cli.flag', { name, flag: token.rawName }, text);
    }
    const value = givenTo(token, flag);
    if (!value.ok) return value;
    const given = raw.flags.get(token.name) ?? [];
    if (given.length > 0 && !flag.repeats) {
      return bad('cli.twice', { flag: token.rawName }, `${token.rawName} was given twice; give it once`);
    }
    raw.flags.set(token.name, [...given, value.value]);
  }
  return good(raw);
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function givenTo({ rawName, value, inlineValue }: OptionToken, { placeholder }: Flag<unknown>): Result<string> {
  if (placeholder === null) {
    if (value === undefined) return good('');
    return bad('cli.switch', { flag: rawName }, `${rawName} takes no value; ${quote(value)} was given`);
  }
  const isNextFlag = inlineValue === false && /^--?[a-z]/i.test(value ?? '');
  if (value !== undefined && !isNextFlag) return good(value);
  return bad('cli.value', { flag: rawName }, `${rawName} needs a value: ${rawName} ${placeholder}`);
}

/** The whole line against what the command takes; the first thing wrong is named. */
export function parse<F extends object, P extends object>(
  takes: Takes<F, P>,
  argv: readonly string[],
): Result<Given<F, P>> {
  const flagNames = namesOf<FlagTable<F>>(takes.flags);
  const raw = readLine(takes.name, Object.fromEntries(flagNames.map((name) => [name, takes.flags[name]])), argv);
  if (!raw.ok) return raw;

  const flags: Partial<F> = {};
  for (const name of flagNames) {
    const value = takes.flags[name].read(raw.value.flags.get(name) ?? [], `--${name}`);
    if (!value.ok) return value;
    flags[name] = value.value;
  }

  const operands: Partial<P> = {};
  const words = [...raw.value.words];
  for (const name of namesOf<OperandTable<P>>(takes.operands)) {
    const value = takes.operands[name].read(words.shift());
    if (!value.ok) return value;
    operands[name] = value.value;
  }
  const [extra] = words;
  if (extra !== undefined) return tooMuch(takes.name, Object.values(takes.operands), extra);
  return good({ flags: flags as F, operands: operands as P });
}

function tooMuch(name: string, operands: readonly Operand<unknown>[], extra: string): Result<never> {
  const takes = operands.map(({ placeholder }) => placeholder).join(' and ') || 'nothing';
  return bad('cli.extra', { name, extra }, `${name} takes ${takes} besides flags; leave out ${quote(extra)}`);
}

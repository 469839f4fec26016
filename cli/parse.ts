import { parseArgs } from 'node:util';
import { errResult, okResult, quote, type Result } from '@orrery/kernel';
import type { FlagSpec, FlagTable, Operand, OperandTable } from './flags.ts';
import { suggestion } from './nearest.ts';

/** What a command accepts. */
export interface ArgumentSpec<F, P> {
  readonly name: string;
  readonly flags: FlagTable<F>;
  readonly operands: OperandTable<P>;
}

/** The parsed and validated arguments of a command. */
export interface ParsedArguments<F, P> {
  readonly flags: F;
  readonly operands: P;
}

type KeysOf<V> = keyof V & string;
const namesOf = <V extends object>(table: V): KeysOf<V>[] => Object.keys(table) as KeysOf<V>[];

/** Whether help is requested anywhere on the line. */
export function wantsHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  const line = end < 0 ? argv : argv.slice(0, end);
  return line.includes('--help') || line.includes('-h');
}

/** Words and flags of the line, before they are interpreted. */
interface RawArguments {
  readonly words: string[];
  readonly flags: Map<string, { readonly value: string; readonly place: number }[]>;
}

function readLine(
  name: string,
  flags: Readonly<Record<string, FlagSpec<unknown>>>,
  argv: readonly string[],
): Result<RawArguments> {
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
  const raw: RawArguments = { words: [], flags: new Map() };
  for (const token of tokens) {
    if (token.kind === 'positional') raw.words.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (flag === undefined) {
      const known = [...Object.keys(flags), 'help'].map((each) => `--${each}`);
      const text = `${name} has no flag ${token.rawName}${suggestion(token.rawName, known, 'its flags are')}`;
      return errResult('cli.flag', { name, flag: token.rawName }, text);
    }
    const value = flagValue(token, flag);
    if (!value.ok) return value;
    const given = raw.flags.get(token.name) ?? [];
    if (given.length > 0 && !flag.repeats) {
      return errResult('cli.twice', { flag: token.rawName }, `${token.rawName} was given twice; give it once`);
    }
    raw.flags.set(token.name, [...given, { value: value.value, place: token.index }]);
  }
  return okResult(raw);
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function flagValue({ rawName, value, inlineValue }: OptionToken, { placeholder }: FlagSpec<unknown>): Result<string> {
  if (placeholder === null) {
    if (value === undefined) return okResult('');
    return errResult('cli.switch', { flag: rawName }, `${rawName} takes no value; ${quote(value)} was given`);
  }
  const isNextFlag = inlineValue === false && /^--?[a-z]/i.test(value ?? '');
  if (value !== undefined && !isNextFlag) return okResult(value);
  return errResult('cli.value', { flag: rawName }, `${rawName} needs a value: ${rawName} ${placeholder}`);
}

/** Parses the whole line for a command; the first error is reported. */
export function parseArguments<F extends object, P extends object>(
  takes: ArgumentSpec<F, P>,
  argv: readonly string[],
): Result<ParsedArguments<F, P>> {
  const flagNames = namesOf<FlagTable<F>>(takes.flags);
  const raw = readLine(takes.name, Object.fromEntries(flagNames.map((name) => [name, takes.flags[name]])), argv);
  if (!raw.ok) return raw;

  const flags: Partial<F> = {};
  for (const name of flagNames) {
    const given = raw.value.flags.get(name) ?? [];
    const values = given.map(({ value }) => value);
    const value = takes.flags[name].read(
      values,
      `--${name}`,
      given.map(({ place }) => place),
    );
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
  if (extra !== undefined) return extraOperand(takes.name, Object.values(takes.operands), extra);
  return okResult({ flags: flags as F, operands: operands as P });
}

function extraOperand(name: string, operands: readonly Operand<unknown>[], extra: string): Result<never> {
  const takes = operands.map(({ placeholder }) => placeholder).join(' and ') || 'nothing';
  return errResult('cli.extra', { name, extra }, `${name} takes ${takes} besides flags; leave out ${quote(extra)}`);
}

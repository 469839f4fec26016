import type { Result } from '@orrery/kernel';
import type { FlagSpec, FlagTable, Operand, OperandTable } from './flags.ts';
import { parseArguments } from './parse.ts';
import type { CommandEnvironment } from './world.ts';

/** Exit codes. */
export const EXIT_CODES = {
  fine: 0,
  wrongLog: 1, // readable, but against the rules or the dice
  badInput: 2,
  fault: 70, // internal error
  interrupted: 130,
} as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** A command as its file defines it: F are its flags, P its operands. */
export interface CommandSpec<F, P> {
  readonly name: string;
  /** What it does, as one line for the list of commands. */
  readonly summary: string;
  readonly operands: OperandTable<P>;
  readonly flags: FlagTable<F>;
  /** Further paragraphs of its help. */
  readonly about: readonly string[];
  /** Example command lines. */
  readonly examples: readonly string[];
  /** A problem is caused by the caller: it is printed as one sentence and ends with exit code 2. */
  run(world: CommandEnvironment, flags: F, operands: P): Result<ExitCode> | Promise<Result<ExitCode>>;
}

/** A command without its flag types, so that all commands fit into one table. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly about: readonly string[];
  readonly examples: readonly string[];
  readonly operands: readonly Operand<unknown>[];
  readonly flags: readonly (readonly [name: string, flag: FlagSpec<unknown>])[];
  call(world: CommandEnvironment, argv: readonly string[]): Promise<Result<ExitCode>>;
}

/** Erases the flag types of a command for the table. */
export const defineCommand = <F extends object, P extends object>(spec: CommandSpec<F, P>): Command => ({
  name: spec.name,
  summary: spec.summary,
  about: spec.about,
  examples: spec.examples,
  operands: Object.values(spec.operands),
  flags: Object.entries(spec.flags),
  async call(world, argv) {
    const given = parseArguments(spec, argv);
    return given.ok ? spec.run(world, given.value.flags, given.value.operands) : given;
  },
});

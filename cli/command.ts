import type { Result } from '@orrery/kernel';
import type { Flag, FlagTable, Operand, OperandTable } from './flags.ts';
import { parse } from './parse.ts';
import type { World } from './world.ts';

/** How a program ends, as the one who called it reads it. */
export const EXIT = {
  fine: 0,
  wrongLog: 1, // readable, but against the rules or the dice
  badInput: 2,
  fault: 70, // ours
  interrupted: 130,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A command as its file writes it: F are its flags, P its operands. */
export interface CommandSpec<F, P> {
  readonly name: string;
  /** What it does, in one line of the list of commands. */
  readonly summary: string;
  readonly operands: OperandTable<P>;
  readonly flags: FlagTable<F>;
  /** What else there is to say in its help, a paragraph each. */
  readonly about: readonly string[];
  /** Lines one might type. */
  readonly examples: readonly string[];
  /** A problem is the caller's: it is told in a sentence and ends with exit code 2. */
  run(world: World, flags: F, operands: P): Result<Exit> | Promise<Result<Exit>>;
}

/** A command whose flags only its own file knows, so that all of them stand in one table. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly about: readonly string[];
  readonly examples: readonly string[];
  readonly operands: readonly Operand<unknown>[];
  readonly flags: readonly (readonly [name: string, flag: Flag<unknown>])[];
  call(world: World, argv: readonly string[]): Promise<Result<Exit>>;
}

/** Puts a command away for the table. */
export const command = <F extends object, P extends object>(spec: CommandSpec<F, P>): Command => ({
  name: spec.name,
  summary: spec.summary,
  about: spec.about,
  examples: spec.examples,
  operands: Object.values(spec.operands),
  flags: Object.entries(spec.flags),
  async call(world, argv) {
    const given = parse(spec, argv);
    return given.ok ? spec.run(world, given.value.flags, given.value.operands) : given;
  },
});

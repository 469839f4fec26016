import type { AnyBotKit } from '@orrery/bots';
import type { GameRecord } from '@orrery/bots/arena';
import { errResult, type Result } from '@orrery/kernel';
import type { TextOutput } from '../world.ts';
import { type ArenaHost, playArenaJob } from './job.ts';
import type { ArenaJob } from './plan.ts';
import { BotProgram } from './program.ts';
import { ProgramPlayer, type ProgramTimeouts } from './program-player.ts';

/** Maximum number of forfeits reported in detail; results count them all. */
const MAX_FORFEIT_NOTES = 5;

/** Time limits of programs, and whether everything they print is shown. */
export interface StageOutput extends ProgramTimeouts {
  readonly isVerbose: boolean;
}

/** Thrown into a game that is aborted. */
class GameStopped extends Error {}

/** Plays games with programs, in the main thread, which starts every program and makes sure that it ends. */
export class ProgramStage {
  readonly #programs = new Set<BotProgram>();
  readonly #byName = new Map<string, BotProgram>();
  readonly #err: TextOutput;
  readonly #output: StageOutput;
  readonly #host: ArenaHost;
  #notes = 0;

  constructor(err: TextOutput, manners: StageOutput, signal: AbortSignal) {
    this.#err = err;
    this.#output = manners;
    const startProgram: ArenaHost['startProgram'] = (game, entrant, chair) => {
      const program = new BotProgram(entrant.command, (text) => this.#forwardStderr(entrant.name, text));
      for (const old of this.#programs) if (old.isGone) this.#programs.delete(old);
      this.#programs.add(program);
      this.#byName.set(entrant.name, program);
      return new ProgramPlayer(game, program, chair, manners);
    };
    const pause = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) throw new GameStopped();
    };
    this.#host = { now: () => performance.now(), startProgram, pause };
  }

  /** Kills every program. */
  readonly killPrograms = (): void => {
    for (const program of this.#programs) program.kill();
  };

  /**
   * Plays some games; null when they were aborted. A program that cannot be started is reported as a problem of the
   * caller.
   */
  async play(players: AnyBotKit, shift: ArenaJob): Promise<Result<readonly GameRecord[]> | null> {
    const records = await playArenaJob(players, shift, this.#host).catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof GameStopped) return null;
      throw error;
    });
    if (records === null) return null;
    for (const record of records) {
      for (const { seat, why } of record.forfeits) {
        const name = shift.plan.entrants[record.seating[seat] ?? 0]?.name ?? '';
        const words = this.#byName.get(name)?.stderrTail ?? '';
        const last = words === '' ? '' : `: ${words.split('\n').at(-1)}`;
        if (why === 'start') return errResult('arena.start', { name }, `cannot start ${JSON.stringify(name)}${last}`);
        if (this.#notes++ < MAX_FORFEIT_NOTES) this.#note(`${name} forfeited game ${record.game} (${why})${last}`);
      }
    }
    return { ok: true, value: records };
  }

  #note(text: string): void {
    this.#err.write(`orrery: ${text}\n`);
  }

  #forwardStderr(name: string, text: string): void {
    if (!this.#output.isVerbose) return;
    for (const line of text.split('\n')) if (line !== '') this.#err.write(`${name}: ${line}\n`);
  }
}

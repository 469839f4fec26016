import type { AnyBotKit } from '@orrery/bots';
import { errResult, type Result } from '@orrery/kernel';
import type { TextOutput } from '../world.ts';
import type { ProgramEntrant } from './entrant.ts';
import { type ArenaHost, type PlayedGame, playArenaJob } from './job.ts';
import type { ArenaJob } from './plan.ts';
import { BotProgram } from './program.ts';
import { EXIT_TIMEOUT_MS, ProgramPlayer, type ProgramTimeouts, type SeatedProgram } from './program-player.ts';

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
  /** By name: programs that wait for another game; null: it plays one game and exits. */
  readonly #waiting = new Map<string, BotProgram[] | null>();
  readonly #err: TextOutput;
  readonly #output: StageOutput;
  readonly #host: ArenaHost;
  #notes = 0;

  constructor(err: TextOutput, manners: StageOutput, signal: AbortSignal) {
    this.#err = err;
    this.#output = manners;
    const startProgram: ArenaHost['startProgram'] = (game, entrant, chair) =>
      new ProgramPlayer(game, this.#seat(entrant), chair, manners);
    const pause = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) throw new GameStopped();
    };
    this.#host = { now: () => performance.now(), startProgram, pause };
  }

  /** A program that waits for another game, or a new one. */
  #seat({ name, command }: ProgramEntrant): SeatedProgram {
    const waiting = this.#waiting.get(name);
    const known = waiting?.splice(0).filter(({ isUsable }) => isUsable) ?? [];
    const again = known.pop();
    waiting?.push(...known);
    const program = again ?? this.#start(name, command);
    this.#byName.set(name, program);
    const free = (isReady: boolean): void => {
      if (!isReady) this.#waiting.set(name, null);
      else if (this.#waiting.get(name) !== null) this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), program]);
    };
    return { program, isNew: again === undefined, free: waiting === null ? null : free };
  }

  #start(name: string, command: ProgramEntrant['command']): BotProgram {
    const program = new BotProgram(command, (text) => this.#forwardStderr(name, text));
    for (const old of this.#programs) if (old.isGone) this.#programs.delete(old);
    this.#programs.add(program);
    return program;
  }

  /** Closes the input of programs that wait for another game, and gives them time to exit. */
  async dismiss(): Promise<void> {
    const waiting = [...this.#waiting.values()].flatMap((programs) => programs ?? []);
    this.#waiting.clear();
    await Promise.all(waiting.map((program) => program.finish('', EXIT_TIMEOUT_MS)));
  }

  /** Kills every program. */
  readonly killPrograms = (): void => {
    for (const program of this.#programs) program.kill();
  };

  /**
   * Plays some games; null when they were aborted. A program that cannot be started is reported as a problem of the
   * caller.
   */
  async play(players: AnyBotKit, shift: ArenaJob): Promise<Result<readonly PlayedGame[]> | null> {
    const games = await playArenaJob(players, shift, this.#host).catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof GameStopped) return null;
      throw error;
    });
    if (games === null) return null;
    for (const { record } of games) {
      for (const { seat, why, answer = null } of record.forfeits) {
        const name = shift.plan.entrants[record.seating[seat] ?? 0]?.name ?? '';
        const words = this.#byName.get(name)?.stderrTail ?? '';
        const last = words === '' ? '' : `: ${words.split('\n').at(-1)}`;
        if (why === 'start') return errResult('arena.start', { name }, `cannot start ${JSON.stringify(name)}${last}`);
        const said = answer === null ? '' : ` with ${JSON.stringify(answer)}`;
        if (this.#notes++ < MAX_FORFEIT_NOTES)
          this.#note(`${name} forfeited game ${record.game} (${why})${said}${last}`);
      }
    }
    return { ok: true, value: games };
  }

  #note(text: string): void {
    this.#err.write(`orrery: ${text}\n`);
  }

  #forwardStderr(name: string, text: string): void {
    if (!this.#output.isVerbose) return;
    for (const line of text.split('\n')) if (line !== '') this.#err.write(`${name}: ${line}\n`);
  }
}

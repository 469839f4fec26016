import type { AnyKit } from '@orrery/bots';
import type { GameRecord } from '@orrery/bots/arena';
import { bad, type Result } from '@orrery/kernel';
import type { Sink } from '../world.ts';
import { Outsider, type Patience } from './outside.ts';
import type { Shift } from './plan.ts';
import { Program } from './program.ts';
import { type Host, playShift } from './shift.ts';

/** How much is said about forfeits before it becomes a nuisance; results count them all. */
const MOST_NOTES = 5;

/** What happens to those who have something to say. */
export interface Manners extends Patience {
  readonly isVerbose: boolean;
}

/** Thrown into a game that nobody wants to see the end of. */
class Stopped extends Error {}

/** Where games with programs are played: in the main thread, which starts every program and sees to its end. */
export class Stage {
  readonly #programs = new Set<Program>();
  readonly #byName = new Map<string, Program>();
  readonly #err: Sink;
  readonly #manners: Manners;
  readonly #host: Host;
  #notes = 0;

  constructor(err: Sink, manners: Manners, signal: AbortSignal) {
    this.#err = err;
    this.#manners = manners;
    const startProgram: Host['startProgram'] = (game, entrant, chair) => {
      const program = new Program(entrant.command, (text) => this.#overhear(entrant.name, text));
      for (const old of this.#programs) if (old.isGone) this.#programs.delete(old);
      this.#programs.add(program);
      this.#byName.set(entrant.name, program);
      return new Outsider(game, program, chair, manners);
    };
    const pause = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      if (signal.aborted) throw new Stopped();
    };
    this.#host = { now: () => performance.now(), startProgram, pause };
  }

  /** Ends every program at once. */
  readonly clear = (): void => {
    for (const program of this.#programs) program.kill();
  };

  /** Plays some games, null when they were broken off; a program that cannot be started is a problem of who named it. */
  async play(players: AnyKit, shift: Shift): Promise<Result<readonly GameRecord[]> | null> {
    const records = await playShift(players, shift, this.#host).catch((error: unknown) => {
      if (error instanceof Error && error.cause instanceof Stopped) return null;
      throw error;
    });
    if (records === null) return null;
    for (const record of records) {
      for (const { seat, why } of record.forfeits) {
        const name = shift.plan.entrants[record.seating[seat] ?? 0]?.name ?? '';
        const words = this.#byName.get(name)?.lastWords ?? '';
        const last = words === '' ? '' : `: ${words.split('\n').at(-1)}`;
        if (why === 'start') return bad('arena.start', { name }, `cannot start ${JSON.stringify(name)}${last}`);
        if (this.#notes++ < MOST_NOTES) this.#note(`${name} forfeited game ${record.game} (${why})${last}`);
      }
    }
    return { ok: true, value: records };
  }

  #note(text: string): void {
    this.#err.write(`orrery: ${text}\n`);
  }

  #overhear(name: string, text: string): void {
    if (!this.#manners.isVerbose) return;
    for (const line of text.split('\n')) if (line !== '') this.#err.write(`${name}: ${line}\n`);
  }
}

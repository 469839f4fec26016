import type { AnyKit, Sense } from '@orrery/bots';
import type { GameRecord, Gauge } from '@orrery/bots/arena';
import { fastRng, type Game, headerOf, type Kinded, Match, readOptions, seededChance } from '@orrery/kernel';
import type { Contestant } from './contestant.ts';
import type { ProgramEntrant } from './entrant.ts';
import { type Clock, ownContestant, seatOwn } from './own.ts';
import { dealOf, type Plan, type Shift, seatingOf, seedsOf } from './plan.ts';
import { ArenaTable } from './table.ts';

/** What a program is told when it sits down. */
export interface Chair<O> {
  readonly plan: Plan;
  readonly options: O;
  readonly seat: number;
  readonly seed: number;
}

/** Starts a program on a seat. Only the main thread can: a thread that is ended could not end its programs. */
export type StartProgram = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  entrant: ProgramEntrant,
  chair: Chair<O>,
) => Contestant<T, H, M, E>;

/** What a host of games brings along. */
export interface Host {
  readonly now: Clock;
  readonly startProgram: StartProgram;
  /** Lets others have their turn before each decision, and may throw to break a game off; null: nobody else waits. */
  readonly pause: (() => Promise<void>) | null;
}

const noPrograms: StartProgram = () => {
  throw new Error('programs play in the main thread');
};

/** A host that has bots of ours only. */
export const ownHost = (now: Clock): Host => ({ now, startProgram: noPrograms, pause: null });

interface Setting<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly sense: Sense<T, H, M, K> | null;
  readonly gauge: Gauge<T, H, E> | null;
  readonly options: O;
  readonly plan: Plan;
  readonly host: Host;
}

/** Plays game `index` of a plan. */
async function playGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: Setting<T, H, B, M, E, O, K>,
  index: number,
): Promise<GameRecord> {
  const { game, sense, gauge, options, plan, host } = setting;
  const seeds = seedsOf(plan, index);
  const seating = seatingOf(plan, index);
  const header = headerOf(game, { options, seats: plan.seats });
  const match = new Match(game, header, { chance: seededChance(seeds.dice) });
  const contestants = match.views.map((view, seat): Contestant<T, H, M, E> => {
    const who = seating[seat] ?? 0;
    const entrant = plan.entrants[who];
    if (entrant === undefined) throw new Error(`nobody sits on seat ${seat}`);
    const seed = seeds.bot(who);
    if (entrant.kind === 'program') return host.startProgram(game, entrant, { plan, options, seat, seed });
    return ownContestant(seatOwn(game, sense, entrant, { options, view, seats: plan.seats, seed }), entrant, host.now);
  });
  const table = new ArenaTable({
    match,
    gauge,
    contestants,
    order: fastRng(seeds.order),
    maxSteps: plan.maxSteps,
    now: host.now,
    pause: host.pause,
  });
  try {
    return { game: index, deal: dealOf(plan, index), seating, ...(await table.play()) };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${plan.game}, seed ${plan.seed}, game ${index} of the arena: ${why}`, { cause });
  }
}

/** Plays some games of a contest. What comes of a game depends on the plan and on its number, and on clocks if any. */
export const playShift = (players: AnyKit, { plan, games }: Shift, host: Host): Promise<GameRecord[]> =>
  players.use(async ({ game, sense, gauge }) => {
    const read = readOptions(game.options, plan.options);
    if (!read.ok) throw new Error(read.problem.text);
    const setting = { game, sense: sense?.() ?? null, gauge: gauge ?? null, options: read.value, plan, host };
    const records: GameRecord[] = [];
    for (const index of games) records.push(await playGame(setting, index));
    return records;
  });

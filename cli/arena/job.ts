import {
  type AnyBotKit,
  BOT_PERSONAS,
  type BotLevel,
  botLevel,
  type FairTrading,
  type Heuristics,
  learnedHeuristics,
  PERSON_NAME,
  type Persona,
  suitsNetwork,
} from '@orrery/bots';
import type { GameMetrics, GameRecord } from '@orrery/bots/arena';
import {
  allSeats,
  fastRng,
  type Game,
  hasSeat,
  headerOf,
  type Kinded,
  Match,
  NO_SEATS,
  onlySeat,
  printLog,
  readOptions,
  type Seat,
  type SeatSet,
  seatsIn,
  seededChance,
  withHashes,
} from '@orrery/kernel';
import type { ArenaPlayer } from './contestant.ts';
import type { Entrant, ProgramEntrant } from './entrant.ts';
import { type ClockMs, ownArenaPlayer, seatOwnBot } from './own-player.ts';
import { type ArenaJob, type ContestPlan, dealOfGame, seatingOf, seedsOf } from './plan.ts';
import { ArenaGame } from './table.ts';

/** What a program is told when it joins a game. */
export interface ProgramSeat<O> {
  readonly plan: ContestPlan;
  readonly options: O;
  readonly seat: number;
  readonly seed: number;
}

/** Starts a program on a seat. Only the main thread can: a terminated thread could not end its programs. */
export type StartProgram = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  entrant: ProgramEntrant,
  chair: ProgramSeat<O>,
) => ArenaPlayer<T, H, M, E>;

/** What a host of games provides. */
export interface ArenaHost {
  readonly now: ClockMs;
  readonly startProgram: StartProgram;
  /** Yields before each decision, and may throw to abort a game; null when nothing else is waiting. */
  readonly pause: (() => Promise<void>) | null;
}

const noPrograms: StartProgram = () => {
  throw new Error('programs play in the main thread');
};

/** A host for built-in bots only. */
export const ownHost = (now: ClockMs): ArenaHost => ({ now, startProgram: noPrograms, pause: null });

/** A game that was played: its result, and its log if it was wanted. */
export interface PlayedGame {
  readonly record: GameRecord;
  readonly log: string | null;
}

/** The heuristics of a bot: who it plays like, and of which character it is. */
export type HeuristicsOf<T, H, M extends Kinded, K> = (
  level: Partial<Pick<BotLevel, 'evaluation' | 'iterations'>>,
  persona?: Persona,
) => Heuristics<T, H, M, K>;

interface ArenaSetting<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly heuristicsOf: HeuristicsOf<T, H, M, K> | null;
  readonly gauge: GameMetrics<T, H, E> | null;
  readonly fair: FairTrading<T, H, M, E> | null;
  readonly options: O;
  readonly plan: ContestPlan;
  readonly host: ArenaHost;
  readonly isLogged: boolean;
}

/** The seats of scripted people. */
const peopleIn = ({ entrants }: ContestPlan, seating: readonly number[]): SeatSet =>
  seating.reduce((people, who, seat) => {
    const entrant = entrants[who];
    return entrant?.kind === 'own' && entrant.bot === PERSON_NAME ? people | onlySeat(seat) : people;
  }, NO_SEATS);

/** Bots have the characters that they have at a table with people, in the same order; without people all are neutral. */
function heuristicsBySeat<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { heuristicsOf, plan }: ArenaSetting<T, H, B, M, E, O, K>,
  people: SeatSet,
): (seat: Seat, entrant: Entrant) => Heuristics<T, H, M, K> | null {
  const bots = seatsIn(allSeats(plan.seats) & ~people);
  return (seat, entrant) => {
    if (heuristicsOf === null || entrant.kind === 'program') return null;
    const level = botLevel(entrant.bot) ?? {};
    const isNeutral = people === NO_SEATS || hasSeat(people, seat);
    return heuristicsOf(level, isNeutral ? undefined : BOT_PERSONAS[bots.indexOf(seat)]);
  };
}

/** The log of a game that is over or was cut; its places are those of the rules, without forfeits. */
function logOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(match: Match<T, H, B, M, E, O, K>): string {
  const { game, header, entries, awaiting } = match;
  const places = awaiting.who === 'over' ? awaiting.places : null;
  return printLog(game.notation, withHashes(game, { header, entries, checks: [], places, serverSeed: null }));
}

/** Plays game `index` of a plan. */
async function playGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: ArenaSetting<T, H, B, M, E, O, K>,
  index: number,
): Promise<PlayedGame> {
  const { game, gauge, fair, options, plan, host, isLogged } = setting;
  const seeds = seedsOf(plan, index);
  const seating = seatingOf(plan, index);
  const people = peopleIn(plan, seating);
  const header = headerOf(game, { id: `arena-${plan.seed}-${index}`, options, seats: plan.seats });
  const match = new Match(game, header, { chance: seededChance(seeds.dice), history: isLogged });
  const heuristicsAt = heuristicsBySeat(setting, people);
  const contestants = match.views.map((view, seat): ArenaPlayer<T, H, M, E> => {
    const who = seating[seat] ?? 0;
    const entrant = plan.entrants[who];
    if (entrant === undefined) throw new Error(`no entrant on seat ${seat}`);
    const seed = seeds.bot(who);
    if (entrant.kind === 'program') return host.startProgram(game, entrant, { plan, options, seat, seed });
    return ownArenaPlayer(
      seatOwnBot(game, { heuristics: heuristicsAt(seat, entrant), fair }, entrant, {
        options,
        view,
        seats: plan.seats,
        seed,
        people,
      }),
      entrant,
      host.now,
    );
  });
  const table = new ArenaGame({
    match,
    gauge,
    bargaining: fair === null || people === NO_SEATS ? null : { fair, people },
    contestants,
    order: fastRng(seeds.order),
    maxSteps: plan.maxSteps,
    now: host.now,
    pause: host.pause,
  });
  try {
    const record = { game: index, deal: dealOfGame(plan, index), seating, ...(await table.play()) };
    return { record, log: isLogged ? logOf(match) : null };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${plan.game}, seed ${plan.seed}, game ${index} of the arena: ${why}`, { cause });
  }
}

/**
 * The heuristics of neutral bots are made once, since they are asked for in every game. A network that was given is used
 * at all levels that use networks.
 */
export function ownHeuristics<T, H, M extends Kinded, K>(
  kit: Parameters<typeof learnedHeuristics<T, H, M, K>>[0],
  sense: (persona?: Persona) => Heuristics<T, H, M, K>,
  { file, given }: { readonly file: unknown; readonly given: unknown },
): HeuristicsOf<T, H, M, K> {
  const byHand = sense();
  const learned = learnedHeuristics(kit, byHand, given ?? file);
  return (level, persona) => {
    const isLearned = level.evaluation === 'network' && (given !== undefined || suitsNetwork(byHand, level));
    if (persona === undefined) return isLearned ? learned : byHand;
    return isLearned ? learnedHeuristics(kit, sense(persona), given ?? file) : sense(persona);
  };
}

/** Plays some games of a contest. The result of a game depends only on the plan, its number, and clocks if any. */
export const playArenaJob = (
  players: AnyBotKit,
  { plan, games, isLogged }: ArenaJob,
  host: ArenaHost,
): Promise<PlayedGame[]> =>
  players.use(async ({ game, heuristics: sense, figures, network, metrics, fairTrading }) => {
    const read = readOptions(game.options, plan.options);
    if (!read.ok) throw new Error(read.problem.text);
    const file = (await network?.())?.default;
    const [gauge, fair] = [metrics ?? null, fairTrading?.() ?? null];
    const heuristicsOf =
      sense === undefined ? null : ownHeuristics({ game, figures }, sense, { file, given: plan.network });
    const setting = { game, heuristicsOf, gauge, fair, options: read.value, plan, host, isLogged };
    const played: PlayedGame[] = [];
    for (const index of games) played.push(await playGame(setting, index));
    return played;
  });

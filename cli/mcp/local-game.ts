import { type AnyBotKit, botLevel } from '@orrery/bots';
import { fastRng, headerOf, Match, okResult, type Result, readSeats, seededChance } from '@orrery/kernel';
import type { HostMessage } from '@orrery/protocol';
import { ownHeuristics } from '../arena/job.ts';
import { ownArenaPlayer, seatOwnBot } from '../arena/own-player.ts';
import { ArenaGame } from '../arena/table.ts';
import { readBots } from '../bots.ts';
import { readOptionFlags } from '../options.ts';
import { gameSeeds } from '../simulate/seeds.ts';
import { MessagePlayer } from './message-player.ts';

/** A game on this machine against built-in bots. */
export interface LocalGameSetup {
  readonly seats: number | null;
  /** The seat that the client takes. */
  readonly seat: number;
  /** The bots on the other seats, in order. */
  readonly bots: string;
  readonly options: readonly string[];
  readonly seed: number;
}

/** What the client's side of a local game is told and can do. */
interface LocalGame {
  /** Answers the open question with a move that was checked. */
  answer(move: string): boolean;
}

const MAX_STEPS = 100_000;

/** Lets the other parts of the program go on between two decisions. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Starts a game; its messages are delivered from the next turn of the event loop on. */
export const startLocalGame = (
  kit: AnyBotKit,
  { seats: wanted, seat, bots: names, options: flags, seed }: LocalGameSetup,
  { deliver, fail }: { deliver(message: HostMessage): void; fail(why: string): void },
): Promise<Result<LocalGame>> =>
  kit.use(async ({ game, heuristics: sense, figures, network }): Promise<Result<LocalGame>> => {
    const size = readSeats(game, wanted ?? game.seats[0]);
    if (!size.ok) return size;
    const seats = size.value;
    const options = readOptionFlags(game.options, flags);
    if (!options.ok) return options;
    const bots = readBots(names, seats - 1);
    if (!bots.ok) return bots;
    const { dice, choices } = gameSeeds(seed, 0);
    const header = headerOf(game, { id: `local-${seed}`, options: options.value, seats });
    const match = new Match(game, header, { chance: seededChance(dice) });
    const file = (await network?.())?.default;
    const heuristicsOf =
      sense === undefined ? null : ownHeuristics({ game, figures }, sense, { file, given: undefined });
    await pause();
    const client = new MessagePlayer(game, { seat, seats, options: options.value }, deliver);
    const now = (): number => performance.now();
    const contestants = match.views.map((view, at) => {
      const bot = bots.value[at < seat ? at : at - 1];
      if (at === seat || bot === undefined) return client;
      const heuristics = heuristicsOf?.(botLevel(bot.bot) ?? {}) ?? null;
      const seated = { options: options.value, view, seats, seed: gameSeeds(choices, at).choices };
      return ownArenaPlayer(seatOwnBot(game, { heuristics, fair: null }, bot, seated), bot, now);
    });
    const order = fastRng(choices);
    const setup = { match, gauge: null, bargaining: null, contestants, order, maxSteps: MAX_STEPS, now, pause };
    new ArenaGame(setup).play().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
    return okResult({ answer: (move) => client.answer(move) });
  });

import { botLevel } from '@orrery/bots';
import { fastRng, type Game, type GameLog, headerOf, type Kinded, Match, seededChance } from '@orrery/kernel';
import type { HeuristicsOf } from '../arena/job.ts';
import { type ClockMs, ownArenaPlayer, seatOwnBot } from '../arena/own-player.ts';
import { ArenaGame } from '../arena/table.ts';
import { areRandom } from '../bots.ts';
import { recordRandomGame } from '../simulate/record.ts';
import { gameSeeds } from '../simulate/seeds.ts';
import { botsOfGame, gameIdOf, type SimulationSeries, seriesOptions } from '../simulate/series.ts';

/** What built-in bots need of a game. */
export interface PlayerKit<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly heuristicsOf: HeuristicsOf<T, H, M, K> | null;
  readonly now: ClockMs;
}

/** Plays game `index` of a series; the log depends on the series and the index, unless a bot thinks by the clock. */
export type LogPlayer<M, O> = (index: number) => Promise<GameLog<M, O>>;

async function playBots<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, heuristicsOf, now }: PlayerKit<T, H, B, M, E, O, K>,
  series: SimulationSeries,
  index: number,
): Promise<GameLog<M, O>> {
  const { dice, choices } = gameSeeds(series.seed, index);
  const options = seriesOptions(game, series);
  const header = headerOf(game, { id: gameIdOf(series, index), options, seats: series.seats });
  const match = new Match(game, header, { chance: seededChance(dice), history: true });
  const contestants = botsOfGame(series, index).map((bot, seat) => {
    const heuristics = heuristicsOf?.(botLevel(bot.bot) ?? {}) ?? null;
    const seed = gameSeeds(choices, seat).choices;
    const seated = { options, view: match.view(seat), seats: series.seats, seed };
    return ownArenaPlayer(seatOwnBot(game, { heuristics, fair: null }, bot, seated), bot, now);
  });
  const played = new ArenaGame({
    match,
    gauge: null,
    bargaining: null,
    contestants,
    order: fastRng(choices),
    maxSteps: series.maxSteps,
    now,
    pause: null,
  });
  const { places } = await played.play();
  return { header, entries: match.entries, checks: [], places, serverSeed: null };
}

/** Who plays the games of a series. Random players alone are the ones that are counted without logs. */
export function logPlayerFor<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  kit: PlayerKit<T, H, B, M, E, O, K>,
  series: SimulationSeries,
): LogPlayer<M, O> {
  if (areRandom(series.bots)) return async (index) => recordRandomGame(kit.game, series, index);
  return (index) => playBots(kit, series, index);
}

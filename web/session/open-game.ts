import type { BotChair, BotTable, BotThinker } from '@orrery/bots/runner';
import {
  errResult,
  fromHex,
  type Game,
  type GameLog,
  type GameMessages,
  type Kinded,
  type LogEntry,
  okResult,
  type Result,
  resumeLog,
  sealedChance,
} from '@orrery/kernel';
import { seatsWith } from './chairs.ts';
import { type SessionClock, WALL_CLOCK } from './clock.ts';
import { LocalLibrary, noSuchGame } from './local-library.ts';
import { LocalSession } from './local-session.ts';
import type { Session, Sitter } from './session.ts';
import { DeviceStore, GameSaver } from './storage/device-store.ts';
import { IndexedDbStore } from './storage/indexed-db-store.ts';
import { lockGame } from './storage/lock.ts';
import { printLines, readSavedLog, type SavedGame, statusOf } from './storage/saved-game.ts';
import { WorkerThinker } from './thinking/worker-thinker.ts';
import { Timeline, type Viewer } from './timeline.ts';

const deviceStore = new DeviceStore(() => IndexedDbStore.open());

/** The games on this device. */
export const library = new LocalLibrary(deviceStore, {
  now: () => Date.now(),
  bytes: (n) => crypto.getRandomValues(new Uint8Array(n)),
});

/** Dependencies of an opened game; the defaults are those of the page. */
export interface OpenGameDeps {
  readonly store: DeviceStore;
  readonly clock: SessionClock;
  readonly pace: () => number;
  makeThinker(round: BotTable): BotThinker;
  lock(id: string): Promise<(() => void) | null>;
}

const DEFAULT_DEPS: OpenGameDeps = {
  store: deviceStore,
  clock: WALL_CLOCK,
  pace: () => 1,
  makeThinker: (round) => new WorkerThinker(round),
  lock: lockGame,
};

/** Opens a saved game. No other window can open it until the session is closed. */
export async function openGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O> | null,
  id: string,
  surroundings: Partial<OpenGameDeps> = {},
): Promise<Result<Session<T, H, M, E>>> {
  const around = { ...DEFAULT_DEPS, ...surroundings };
  const release = await around.lock(id);
  if (release === null) return errResult('session.elsewhere', { id }, 'this game is open in another window');
  const opened = await resumeGame(game, gameMessages, id, { ...around, release });
  if (!opened.ok) release();
  return opened;
}

/** The log of a saved game; it contains the seed once the game is over. */
export async function loadLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  id: string,
  from: DeviceStore = deviceStore,
): Promise<Result<GameLog<M, O>>> {
  const save = await from.find(id);
  if (save === null || save.game !== game.id) return noSuchGame(id);
  return readSavedLog(game, save, await from.lines(id));
}

/** The log of a saved game as text, without checks and without the seed, for callers that do not know the game. */
export async function readLogText(
  id: string,
  from: DeviceStore = deviceStore,
): Promise<
  Result<{ readonly game: string; readonly edition: number; readonly text: string; readonly isOver: boolean }>
> {
  const save = await from.find(id);
  if (save === null) return noSuchGame(id);
  const lines = await from.lines(id);
  const { game, edition, head, places } = save;
  return okResult({ game, edition, text: `${head}${lines.join('\n')}\n`, isOver: places !== null });
}

async function resumeGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O> | null,
  id: string,
  around: OpenGameDeps & { release(): void },
): Promise<Result<Session<T, H, M, E>>> {
  const save = await around.store.find(id);
  if (save === null || save.game !== game.id) return noSuchGame(id);
  const lines = await around.store.lines(id);
  const log = readSavedLog(game, save, lines);
  if (!log.ok) return log;
  const { header } = log.value;
  const serverSeed = fromHex(save.seed) ?? new Uint8Array();
  const chance = sealedChance({ serverSeed, id: header.id, clientSeeds: header.clientSeeds });
  const timeline = new Timeline(game, gameMessages, header, viewersAt(save.sitters));
  const due: LogEntry<M>[] = [];
  const match = resumeLog(game, log.value, chance, (now, step) => {
    timeline.follow(now, step);
    if (step.seq > lines.length) due.push(step.entry);
  });
  if (!match.ok) return match;
  const keeper = new GameSaver(around.store, id, lines.length);
  if (due.length > 0) {
    const status = statusOf(match.value.awaiting, match.value.seq, around.clock.date());
    await keeper.save(printLines(game.notation, due, lines.length + 1), status);
  }
  const round = botRoundOf(save, JSON.stringify(header.options));
  const { clock, pace, release } = around;
  const { sitters } = save;
  const makeThinker = (): BotThinker => around.makeThinker(round);
  return okResult(
    new LocalSession(match.value, timeline, { id, sitters, saver: keeper, clock, pace, makeThinker, release }),
  );
}

/** The viewers: the one person, or everybody in turn and nobody while the device is handed over. */
function viewersAt(sitters: readonly Sitter[]): readonly Viewer[] {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people : [null, ...people];
}

function botRoundOf({ game, edition, sitters, botSeeds }: SavedGame, options: string): BotTable {
  const chairs = sitters.flatMap((sitter, seat): BotChair[] =>
    sitter.kind === 'bot' ? [{ seat, name: sitter.name, level: sitter.level, seed: botSeeds[seat] ?? 0 }] : [],
  );
  return { game, edition, options, seats: sitters.length, people: seatsWith(sitters, 'person'), chairs };
}

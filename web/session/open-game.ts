import type { Chair, Round, Thinker } from '@orrery/bots/bench';
import {
  bad,
  type Entry,
  fromHex,
  type Game,
  good,
  type Kinded,
  type Log,
  type Result,
  resume,
  sealedChance,
  type Wording,
} from '@orrery/kernel';
import { type Clock, WALL_CLOCK } from './clock.ts';
import { Disk } from './keeping/disk.ts';
import { takeGame } from './keeping/lock.ts';
import { printLines, readSave, type Save, statusOf } from './keeping/save.ts';
import { Keeper, Shelf } from './keeping/shelf.ts';
import { LocalLibrary, noSuchGame } from './local-library.ts';
import { LocalSession } from './local-session.ts';
import { type Reader, Reel } from './reel.ts';
import type { Session, Sitter } from './session.ts';
import { WorkerThinker } from './thinking/worker-thinker.ts';

const shelf = new Shelf(() => Disk.open());

/** The games on this device. */
export const library = new LocalLibrary(shelf, {
  now: () => Date.now(),
  bytes: (n) => crypto.getRandomValues(new Uint8Array(n)),
});

/** What surrounds a game that is opened; whatever is not named is as it is in a page. */
export interface Surroundings {
  readonly shelf: Shelf;
  readonly clock: Clock;
  readonly pace: () => number;
  makeThinker(round: Round): Thinker;
  take(id: string): Promise<(() => void) | null>;
}

const PAGE: Surroundings = {
  shelf,
  clock: WALL_CLOCK,
  pace: () => 1,
  makeThinker: (round) => new WorkerThinker(round),
  take: takeGame,
};

/** Takes a kept game up where it was left. No other window can have it until the session is closed. */
export async function openGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O> | null,
  id: string,
  surroundings: Partial<Surroundings> = {},
): Promise<Result<Session<T, H, M, E>>> {
  const around = { ...PAGE, ...surroundings };
  const release = await around.take(id);
  if (release === null) return bad('session.elsewhere', { id }, 'this game is open in another window');
  const opened = await takeUp(game, wording, id, { ...around, release });
  if (!opened.ok) release();
  return opened;
}

/** The log of a kept game; the seed is in it once the game is over. */
export async function loadLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  id: string,
  from: Shelf = shelf,
): Promise<Result<Log<M, O>>> {
  const save = await from.find(id);
  if (save === null || save.game !== game.id) return noSuchGame(id);
  return readSave(game, save, await from.lines(id));
}

/** The log of a kept game as text, without checks and seed, for those who know no games. */
export async function readLogText(
  id: string,
  from: Shelf = shelf,
): Promise<
  Result<{ readonly game: string; readonly edition: number; readonly text: string; readonly isOver: boolean }>
> {
  const save = await from.find(id);
  if (save === null) return noSuchGame(id);
  const lines = await from.lines(id);
  const { game, edition, head, places } = save;
  return good({ game, edition, text: `${head}${lines.join('\n')}\n`, isOver: places !== null });
}

async function takeUp<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O> | null,
  id: string,
  around: Surroundings & { release(): void },
): Promise<Result<Session<T, H, M, E>>> {
  const save = await around.shelf.find(id);
  if (save === null || save.game !== game.id) return noSuchGame(id);
  const lines = await around.shelf.lines(id);
  const log = readSave(game, save, lines);
  if (!log.ok) return log;
  const { header } = log.value;
  const serverSeed = fromHex(save.seed) ?? new Uint8Array();
  const chance = sealedChance({ serverSeed, id: header.id, clientSeeds: header.clientSeeds });
  const reel = new Reel(game, wording, header, readersAt(save.sitters));
  const due: Entry<M>[] = [];
  const match = resume(game, log.value, chance, (now, step) => {
    reel.follow(now, step);
    if (step.seq > lines.length) due.push(step.entry);
  });
  if (!match.ok) return match;
  const keeper = new Keeper(around.shelf, id, lines.length);
  if (due.length > 0) {
    const status = statusOf(match.value.awaiting, match.value.seq, around.clock.date());
    await keeper.keep(printLines(game.notation, due, lines.length + 1), status);
  }
  const round = roundOf(save, JSON.stringify(header.options));
  const { clock, pace, release } = around;
  const { sitters } = save;
  const makeThinker = (): Thinker => around.makeThinker(round);
  return good(new LocalSession(match.value, reel, { id, sitters, keeper, clock, pace, makeThinker, release }));
}

/** Who will look: the one person, or everybody in turn and nobody while the device is handed on. */
function readersAt(sitters: readonly Sitter[]): readonly Reader[] {
  const people = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people : [null, ...people];
}

function roundOf({ game, edition, sitters, botSeeds }: Save, options: string): Round {
  const chairs = sitters.flatMap((sitter, seat): Chair[] =>
    sitter.kind === 'bot' ? [{ seat, name: sitter.name, level: sitter.level, seed: botSeeds[seat] ?? 0 }] : [],
  );
  return { game, edition, options, seats: sitters.length, chairs };
}

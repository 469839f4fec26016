import 'fake-indexeddb/auto';
import { Bench } from '@orrery/bots/bench';
import { fastRng, type Game, type Kinded, type Result, type Wording } from '@orrery/kernel';
import type { Clock } from '../clock.ts';
import { Disk } from '../keeping/disk.ts';
import { Shelf } from '../keeping/shelf.ts';
import type { Setting } from '../library.ts';
import { LocalLibrary } from '../local-library.ts';
import { openGame, type Surroundings } from '../open-game.ts';
import type { Session, Sitter } from '../session.ts';

/** A clock that passes over waiting: whoever waits goes on in the next task. */
function leapingClock(): Clock {
  let time = 0;
  return {
    now: () => time,
    date: () => 1_000_000 + time,
    wait: (milliseconds) =>
      new Promise((resolve) =>
        setImmediate(() => {
          time += milliseconds;
          resolve();
        }),
      ),
  };
}

let databases = 0;

/** A device of its own: an empty database, a library, and random bytes that are always the same. */
export function device(name = `device-${++databases}`): { shelf: Shelf; library: LocalLibrary } {
  const shelf = new Shelf(() => Disk.open(name));
  return { shelf, library: libraryOn(shelf) };
}

export function libraryOn(shelf: Shelf, seed = 1): LocalLibrary {
  const rng = fastRng(seed);
  let now = 0;
  return new LocalLibrary(shelf, { now: () => ++now, bytes: (n) => Uint8Array.from({ length: n }, () => rng(256)) });
}

/** Around a game in a test: no waiting, bots that think on the spot, no other window. */
export const around = (shelf: Shelf): Surroundings => ({
  shelf,
  clock: leapingClock(),
  pace: () => 1,
  makeThinker: (round) => new Bench(round, () => 0),
  take: async () => () => undefined,
});

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot = (name: string): Sitter => ({ kind: 'bot', name, level: 'captain' });

export function sure<X>(result: Result<X>): X {
  if (!result.ok) throw new Error(result.problem.text);
  return result.value;
}

/** Sets a game up on a device and opens it. */
export async function sitDown<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sitters: readonly Sitter[],
  { shelf, library }: { shelf: Shelf; library: LocalLibrary } = device(),
  changes: Partial<Surroundings> & {
    readonly wording?: Wording<T, H, M, E, O>;
    readonly setting?: Partial<Setting>;
  } = {},
): Promise<Session<T, H, M, E>> {
  const id = sure(await library.create({ game: game.id, sitters, options: {}, ...changes.setting }));
  return sure(await openGame(game, changes.wording ?? null, id, { ...around(shelf), ...changes }));
}

/** Waits until something is so; looks again whenever the session changes. */
export function until<T, H, M, E>(session: Session<T, H, M, E>, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = session.subscribe(look);
    look();
  });
}

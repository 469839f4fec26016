import 'fake-indexeddb/auto';
import { BotRunner } from '@orrery/bots/runner';
import { fastRng, type Game, type GameMessages, type Kinded, type Result } from '@orrery/kernel';
import type { SessionClock } from '../clock.ts';
import type { GameSetup } from '../library.ts';
import { LocalLibrary } from '../local-library.ts';
import { type OpenGameDeps, openGame } from '../open-game.ts';
import type { Session, Sitter } from '../session.ts';
import { DeviceStore } from '../storage/device-store.ts';
import { IndexedDbStore } from '../storage/indexed-db-store.ts';

/** A clock that skips waiting: a wait ends in the next task. */
function instantClock(): SessionClock {
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

/** A test device: an empty database, a library, and deterministic random bytes. */
export function makeDevice(name = `device-${++databases}`): { shelf: DeviceStore; library: LocalLibrary } {
  const shelf = new DeviceStore(() => IndexedDbStore.open(name));
  return { shelf, library: libraryOn(shelf) };
}

export function libraryOn(shelf: DeviceStore, seed = 1): LocalLibrary {
  const rng = fastRng(seed);
  let now = 0;
  return new LocalLibrary(shelf, { now: () => ++now, bytes: (n) => Uint8Array.from({ length: n }, () => rng(256)) });
}

/** Dependencies of a game in a test: no waiting, bots without a worker, no other window. */
export const testDeps = (shelf: DeviceStore): OpenGameDeps => ({
  store: shelf,
  clock: instantClock(),
  pace: () => 1,
  makeThinker: (round) => new BotRunner(round, () => 0),
  lock: async () => () => undefined,
});

export const personSitter = (name: string): Sitter => ({ kind: 'person', name });
export const botSitter = (name: string): Sitter => ({ kind: 'bot', name, level: 'captain' });

export function unwrap<X>(result: Result<X>): X {
  if (!result.ok) throw new Error(result.problem.text);
  return result.value;
}

/** Sets up a game on a device and opens it. */
export async function openTestSession<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  sitters: readonly Sitter[],
  { shelf, library }: { shelf: DeviceStore; library: LocalLibrary } = makeDevice(),
  changes: Partial<OpenGameDeps> & {
    readonly messages?: GameMessages<T, H, M, E, O>;
    readonly setting?: Partial<GameSetup>;
  } = {},
): Promise<Session<T, H, M, E>> {
  const id = unwrap(await library.create({ game: game.id, sitters, options: {}, ...changes.setting }));
  return unwrap(await openGame(game, changes.messages ?? null, id, { ...testDeps(shelf), ...changes }));
}

/** Waits until a condition holds; checks again whenever the session changes. */
export function waitUntil<T, H, M, E>(session: Session<T, H, M, E>, isSo: () => boolean): Promise<void> {
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

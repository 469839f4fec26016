import type { Game, Kinded } from '@orrery/kernel';
import { readOptions } from './engine.ts';

/** One setup of a game that is measured separately. */
export interface BenchSetup {
  readonly name: string;
  readonly game: string;
  /** Options that differ from the default. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Extent of the measurements: everything, or what the limits need. */
export type BenchScope = 'full' | 'quick';

/** Games with several setups; every other game is measured with its default options. */
const EXTRA_SETUPS: readonly BenchSetup[] = [
  { name: 'startrek', game: 'startrek', options: {} },
  { name: 'startrek joined', game: 'startrek', options: { phases: 'joined' } },
  { name: 'startrek classic', game: 'startrek', options: { classic: 'on' } },
  { name: 'starship', game: 'starship', options: {} },
  { name: 'starship hidden', game: 'starship', options: { refill: 'hidden' } },
];

/** Setups that have no limit of their own and resemble another. */
const FULL_ONLY: ReadonlySet<string> = new Set(['startrek classic', 'starship hidden']);

/** The setups of a game. */
export function setupsOf(game: string, scope: BenchScope = 'full'): readonly BenchSetup[] {
  const several = EXTRA_SETUPS.filter((setup) => setup.game === game);
  if (several.length === 0) return [{ name: game, game, options: {} }];
  return several.filter(({ name }) => scope === 'full' || !FULL_ONLY.has(name));
}

/** The setup with this name. */
export function findSetup(name: string): BenchSetup {
  return EXTRA_SETUPS.find((setup) => setup.name === name) ?? { name, game: name, options: {} };
}

/** The options of a setup, typed by its game. */
export function setupOptions<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { name, options }: BenchSetup,
): O {
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(`${name}: ${read.problem.text}`);
  return read.value;
}

/** As many seats as the hand-written loop has, if the game allows it. */
const USUAL_SEATS = 4;

export const usualSeats = <T, H, B, M extends Kinded, E extends Kinded, O, K>({
  seats: [least, most],
}: Game<T, H, B, M, E, O, K>): number => Math.max(least, Math.min(USUAL_SEATS, most));

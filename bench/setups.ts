import type { Game, Kinded } from '@orrery/kernel';
import { readOptions } from './engine.ts';

/** One way of playing a game that is worth a line of its own. */
export interface Setup {
  readonly name: string;
  readonly game: string;
  /** Those that differ from the standard. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** How much is measured: everything, or what the bars need. */
export type Scope = 'full' | 'quick';

/** Games measured in more ways than one; every other game is measured as its rules recommend it. */
const SEVERAL: readonly Setup[] = [
  { name: 'startrek', game: 'startrek', options: {} },
  { name: 'startrek joined', game: 'startrek', options: { phases: 'joined' } },
  { name: 'startrek classic', game: 'startrek', options: { classic: 'on' } },
  { name: 'starship', game: 'starship', options: {} },
  { name: 'starship hidden', game: 'starship', options: { refill: 'hidden' } },
];

/** Ways of playing that no bar of their own speaks of, and that resemble another. */
const FULL_ONLY: ReadonlySet<string> = new Set(['startrek classic', 'starship hidden']);

/** The lines of a game. */
export function setupsOf(game: string, scope: Scope = 'full'): readonly Setup[] {
  const several = SEVERAL.filter((setup) => setup.game === game);
  if (several.length === 0) return [{ name: game, game, options: {} }];
  return several.filter(({ name }) => scope === 'full' || !FULL_ONLY.has(name));
}

/** The line of that name. */
export function findSetup(name: string): Setup {
  return SEVERAL.find((setup) => setup.name === name) ?? { name, game: name, options: {} };
}

/** The options of a setup, as its game knows them. */
export function optionsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { name, options }: Setup,
): O {
  const read = readOptions(game.options, options);
  if (!read.ok) throw new Error(`${name}: ${read.problem.text}`);
  return read.value;
}

/** As many as the hand-written loop seats, where the game allows it. */
const SEATS = 4;

export const seatsOf = <T, H, B, M extends Kinded, E extends Kinded, O, K>({
  seats: [least, most],
}: Game<T, H, B, M, E, O, K>): number => Math.max(least, Math.min(SEATS, most));

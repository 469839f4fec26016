import type { Game, Kinded } from '../contract.ts';
import type { GameObserver } from './random-game.ts';
import type { LawSubject } from './subject.ts';

/** How much was played. */
export interface PlayedAmount {
  readonly games: number;
  readonly steps: number;
}

/** A law being checked on one game. */
export interface LawSession<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  /** The game to play, where it is not the subject's own. */
  readonly game?: Game<T, H, B, M, E, O, K>;
  /** An observer of one random game. */
  observe(): GameObserver<T, H, B, M, E, O, K>;
  /** For a law that must reach something: whether it has seen everything. It gets more games until then. */
  isComplete?(): boolean;
  /** After all games: throws when together they break the law. */
  finish?(extent: PlayedAmount): void;
}

/** A law that is checked while random games are played. */
export interface RuntimeLaw {
  readonly number: number;
  readonly name: string;
  /** Whether random players are offered moves of open-ended kinds. */
  readonly menus: 'none' | 'varied';
  open<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    subject: LawSubject<T, H, B, M, E, O, K>,
  ): LawSession<T, H, B, M, E, O, K>;
}

/** A law about what a game's package contains: its rules and its stored games. */
export interface StaticLaw {
  readonly number: number;
  readonly name: string;
  /** Why there is nothing to check yet, null when there is; throws when the law is broken. */
  read<T, H, B, M extends Kinded, E extends Kinded, O, K>(subject: LawSubject<T, H, B, M, E, O, K>): string | null;
}

export type Law = RuntimeLaw | StaticLaw;

/** Default interval between positions that are checked closely. */
const DEFAULT_SAMPLE_INTERVAL = 8;

export const sampleInterval = ({ sample }: { readonly sample?: number }): number => sample ?? DEFAULT_SAMPLE_INTERVAL;

import type { Game, Kinded } from '../contract.ts';
import type { Subject } from './subject.ts';
import type { Watcher } from './walk.ts';

/** How much was played. */
export interface Extent {
  readonly games: number;
  readonly steps: number;
}

/** A law at work on one game. */
export interface Session<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  /** The game to walk with, where it is not the subject's own. */
  readonly game?: Game<T, H, B, M, E, O, K>;
  /** Somebody who watches one walk. */
  watch(): Watcher<T, H, B, M, E, O, K>;
  /** For a law that waits for something: whether it has seen everything. It is given more games until then. */
  isComplete?(): boolean;
  /** After all walks: throws when together they break the law. */
  finish?(extent: Extent): void;
}

/** A law that is seen to hold or not while random games are played. */
export interface WalkedLaw {
  readonly number: number;
  readonly name: string;
  /** Whether the random players are offered moves of open-ended kinds. */
  readonly menus: 'none' | 'varied';
  open<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    subject: Subject<T, H, B, M, E, O, K>,
  ): Session<T, H, B, M, E, O, K>;
}

/** A law about what a room wrote down: its rules and its stored games. */
export interface WrittenLaw {
  readonly number: number;
  readonly name: string;
  /** Why the law has nothing to look at yet, null when it has; throws when it is broken. */
  read<T, H, B, M extends Kinded, E extends Kinded, O, K>(subject: Subject<T, H, B, M, E, O, K>): string | null;
}

export type Law = WalkedLaw | WrittenLaw;

/** One position in so many is looked at closely, unless the subject says otherwise. */
const SAMPLE = 8;

export const sampleOf = ({ sample }: { readonly sample?: number }): number => sample ?? SAMPLE;

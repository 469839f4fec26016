import type { Language } from '@orrery/catalog';
import type { Kinded, Refusal, Wording, Words } from '@orrery/kernel';
import type { Moment, Session, StoryLine } from '../session/session.ts';
import type { Speak } from '../texts/catalogue.ts';
import type { Annex } from './annex.ts';
import type { Desk, Holding, Turn } from './desk.ts';
import type { Director, Scene } from './director.ts';
import type { Furniture, Play, Reason } from './furniture.ts';
import type { Rules } from './rules.ts';
import type { TableText } from './texts.ts';

/** Words that are the same whatever the options of a game: the part of a wording the frame asks for. */
export type Voice<T, H, M, E> = Pick<
  Wording<T, H, M, E, never>,
  'event' | 'move' | 'refusal' | 'question' | 'standing' | 'drawing' | 'legend' | 'recall'
>;

/** What the parts of the frame share: the game, how it stands, what is in hand, and how it is said. */
export interface Helm<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: Rules<T, H, M>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly voice: Voice<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly director: Director<T, H, M, E>;
  readonly desk: Desk<T, H, M, E>;
  readonly moment: Moment<T, H, E>;
  readonly scene: Scene<T, H, E>;
  /** What was told up to what is shown, as far as it may still be shown. */
  readonly story: readonly StoryLine<E>[];
  readonly holding: Holding<T, H, M>;
  readonly turn: Turn<T, H, M> | null;
  readonly play: Play<T, H, M, E>;
  readonly language: Language;
  /** What the game is called. */
  readonly title: string;
  /** By seat. */
  readonly names: readonly string[];
  /** What a game over the network adds; null where everybody sits at this device. */
  readonly annex: Annex | null;
  /** Says what the frame itself has to say. */
  readonly speak: Speak<TableText>;
  /** Says a game's words. */
  say(words: Words): string;
  /** A refusal in words. */
  reason(refusal: Refusal): Reason;
}

export interface HelmProps<T, H, M extends Kinded, E extends Kinded> {
  readonly helm: Helm<T, H, M, E>;
}

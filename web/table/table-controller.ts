import type { Language } from '@orrery/catalog';
import type { GameMessages, Kinded, Message, Refusal } from '@orrery/kernel';
import type { Session, Snapshot, StoryLine } from '../session/session.ts';
import type { Translate } from '../texts/catalogue.ts';
import type { GameUi, RefusalReason, TableApi } from './game-ui.ts';
import type { MoveSelection, PendingTurn, SelectionState } from './move-selection.ts';
import type { OnlineExtras } from './online-extras.ts';
import type { TableRules } from './rules.ts';
import type { PlaybackState, StepPlayer } from './step-player.ts';
import type { TableText } from './texts.ts';

/** The game messages that do not depend on options: the part that the frame uses. */
export type TableMessages<T, H, M, E> = Pick<
  GameMessages<T, H, M, E, never>,
  'event' | 'move' | 'refusal' | 'question' | 'standing' | 'drawing' | 'legend' | 'recall'
>;

/** Shared by all parts of the frame: the game, its state, the selection, and formatters. */
export interface TableController<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: TableRules<T, H, M>;
  readonly ui: GameUi<T, H, M, E>;
  readonly messages: TableMessages<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly stepPlayer: StepPlayer<T, H, M, E>;
  readonly moveSelection: MoveSelection<T, H, M, E>;
  readonly snapshot: Snapshot<T, H, E>;
  readonly playback: PlaybackState<T, H, E>;
  /** The log up to what is shown, as far as it may still be shown. */
  readonly story: readonly StoryLine<E>[];
  readonly selection: SelectionState<T, H, M>;
  readonly pendingTurn: PendingTurn<T, H, M> | null;
  readonly play: TableApi<T, H, M, E>;
  readonly language: Language;
  /** The game's name. */
  readonly title: string;
  /** By seat. */
  readonly names: readonly string[];
  /** What an online game adds; null where everybody sits at this device. */
  readonly onlineExtras: OnlineExtras | null;
  /** Formats the frame's own texts. */
  readonly translate: Translate<TableText>;
  /** Formats game messages. */
  formatMessage(words: Message): string;
  /** Formats a refusal. */
  refusalReason(refusal: Refusal): RefusalReason;
}

export interface TableControllerProps<T, H, M extends Kinded, E extends Kinded> {
  readonly controller: TableController<T, H, M, E>;
}

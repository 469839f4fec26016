import type { Message } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { GameIconName } from '../../art/icons/game-icon.tsx';

/** How an entry is illustrated: an icon for lists and a drawing. */
export interface EntryDrawing {
  readonly sign: GameIconName;
  /** Text on a drawing, such as a card name, in the reader's language. */
  draw(say: FormatMessage): ReactNode;
}

export type FormatMessage = (words: Message) => string;

/** The drawings of a game's almanac, by entry key. */
export interface AlmanacDrawings {
  readonly of: Readonly<Record<string, EntryDrawing>>;
  /** Illustrates the game on the first page of the almanac. */
  readonly Plate: ComponentType;
  /** Shared SVG definitions, rendered once per page. */
  readonly Definitions: ComponentType;
  /** The id of an element in the definitions; if it is on the page already, a table has rendered them. */
  readonly definedBy: string;
}

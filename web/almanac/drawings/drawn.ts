import type { Words } from '@orrery/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { GameIconName } from '../../art/icons/game-icon.tsx';

/** What an entry is about: a sign for lists, and a drawing that shows it. */
export interface Drawn {
  readonly sign: GameIconName;
  /** Words on a drawing, such as the name of a card, are said in the reader's language. */
  draw(say: SayWords): ReactNode;
}

export type SayWords = (words: Words) => string;

/** The drawings of a game's almanac, by the keys of its entries. */
export interface Drawings {
  readonly of: Readonly<Record<string, Drawn>>;
  /** What the game looks like, for the first page. */
  readonly Plate: ComponentType;
  /** What drawings copy from, once on a page. */
  readonly Definitions: ComponentType;
  /** The id of something in the definitions: where it is on the page, a table has brought them. */
  readonly definedBy: string;
}

import type { ReactNode } from 'react';
import type { MenuEntry } from './menu.tsx';

/** What people say to each other at a table. */
interface Talk {
  readonly name: string;
  /** How many remarks have not been in sight. */
  readonly unread: number;
  /** The last of these and whose it is; empty where there is none. */
  readonly latest: string;
  readonly content: ReactNode;
}

/** What a game over the network adds to the frame of its table, and what it puts in place of things on this device. */
export interface Annex {
  /** In the menu, in place of keeping the log as a file. */
  readonly entries: readonly MenuEntry[];
  /** What people say to each other: beside the log. */
  readonly talk: Talk;
  /** What the table itself has to say, between the bar and the board. */
  readonly notices: ReactNode;
  /** The ways on from the end of the game. */
  readonly ways: ReactNode;
}

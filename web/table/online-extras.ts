import { createContext, type ReactNode } from 'react';
import type { MenuEntry } from './menu.tsx';

/** The chat of a table. */
interface TableChat {
  readonly name: string;
  /** Number of unread messages. */
  readonly unread: number;
  /** The last unread message and its author; empty if there is none. */
  readonly latest: string;
  readonly content: ReactNode;
  /** The field to write in, where the rest of the chat is not shown; null for those who may only read. */
  readonly field: ReactNode;
}

/** What an online game adds to the table's frame, and what it replaces. */
export interface OnlineExtras {
  /** Begins the title of the page: that it is the user's turn; '' if it is not. */
  readonly titlePrefix: string;
  /** Menu items that replace saving the log as a file. */
  readonly menuEntries: readonly MenuEntry[];
  /** The chat, beside the log. */
  readonly chat: TableChat;
  /** Notices of the table, between the top bar and the board. */
  readonly notices: ReactNode;
  /** What can be done in the prompt bar while others decide; null: nothing. */
  readonly waitingAction: ReactNode;
  /** Actions after the end of the game. */
  readonly endingActions: ReactNode;
}

/** null where everybody sits at this device. */
export const OnlineExtrasContext = createContext<OnlineExtras | null>(null);

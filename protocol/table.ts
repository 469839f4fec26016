import type { Seat } from '@orrery/kernel';

/** The bot levels, with the same names as everywhere else. */
export const STRENGTHS = ['cadet', 'captain', 'admiral'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The public information about a chair. */
export interface ChairSummary {
  /** null: the chair is free. A person may have a substitute: a bot that plays until the person takes the seat back. */
  readonly sitter:
    | null
    | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly standIn: Strength | null }
    | { readonly kind: 'bot'; readonly name: string; readonly level: Strength };
  /** Index into the catalogue of colours; each chair of a table has a different one. */
  readonly colour: number;
  /** Whether a page of this person is connected now. Always true for a bot. */
  readonly isHere: boolean;
  readonly isReady: boolean;
  /** The commitment (SHA-256) to the seed this seat adds to the dice; null: not made yet. */
  readonly commitment: string | null;
  /** Whether the seed behind the commitment has arrived. Nobody sees it before the game is over. */
  readonly isOpened: boolean;
  /** Whether the person votes to end the game. It is abandoned when everybody who plays without a substitute agrees. */
  readonly wantsEnd: boolean;
}

/** Time control. Times in milliseconds. */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly perMove: number }
  | { readonly kind: 'game'; readonly start: number; readonly increment: number }
  | { readonly kind: 'days'; readonly perMove: number }; // correspondence

/** What happens to a seat whose time runs out; fixed before the game starts. */
export type OnTimeout = 'bot' | 'forfeit';

/** The terms fixed when a table is created. */
export interface TableTerms {
  readonly game: string;
  /** By the option names the game declares; options left out have their default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly time: TimeControl;
  readonly atZero: OnTimeout;
  readonly isRated: boolean;
  /**
   * open: listed in the lobby, for joining and later for watching; link: only people who know the address can find it.
   */
  readonly door: 'open' | 'link';
}

/** gathering: people take seats; playing; over: the places are known; abandoned: nobody continues the game. */
export type TableState = 'gathering' | 'playing' | 'over' | 'abandoned';

/** The public information about a table. */
export interface TableSummary extends TableTerms {
  readonly id: string; // also the id of the game and its log
  readonly state: TableState;
  readonly edition: number;
  readonly chairs: readonly ChairSummary[];
  /** The person who created the table and may change its chairs. */
  readonly host: string;
  /** SHA-256 of the server's dice seed: fixed and shown before anybody commits to their own seed. */
  readonly commitment: string;
  /** Deadline for revealing the seeds, after all commitments are fixed; null: no reveal is in progress. */
  readonly opening: number | null;
  readonly made: number; // milliseconds since 1970
  /** When its game started; null before. */
  readonly started: number | null;
  readonly spectators: number;
  /** The places by seat, once it is over. */
  readonly places: readonly number[] | null;
  /** Seats that resigned or ran out of time; they rank behind all others. */
  readonly forfeited: readonly Seat[];
  /** The table of the rematch. */
  readonly rematch: string | null;
  /** The seats the game waits for, if known; absent before and after the game. */
  readonly waitsFor?: readonly Seat[];
}

/** The signed-in person, as the server knows it. */
export interface Me {
  readonly person: string;
  readonly name: string;
  /** A guest's games are kept as long as its cookie; a member has signed up; a bot acts with a token of its owner. */
  readonly kind: 'guest' | 'member' | 'bot';
  /** Whether this session may use the administrator functions. */
  readonly isAdmin: boolean;
  /** Is an administrator, but must provide a second factor first. */
  readonly mustConfirm?: boolean;
}

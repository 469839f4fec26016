import type { Seat } from '@orrery/kernel';

/** How strong a bot is; the same names as everywhere. */
export const STRENGTHS = ['cadet', 'captain', 'admiral'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Who sits on a chair, as everybody may know it. */
export interface ChairCard {
  /** null: the chair is free. A person may have a stand-in: a bot that plays on until the person takes the seat back. */
  readonly sitter:
    | null
    | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly standIn: Strength | null }
    | { readonly kind: 'bot'; readonly name: string; readonly level: Strength };
  /** By its place in the catalogue of colours; no two chairs of a table have the same. */
  readonly colour: number;
  /** Whether a page of that person is connected now. A bot is always here. */
  readonly isHere: boolean;
  readonly isReady: boolean;
  /** The fingerprint (SHA-256) of what this seat adds to the dice; null: it is not fixed yet. */
  readonly commitment: string | null;
  /** Whether what stands behind that fingerprint is in. It is shown to nobody before the game is over. */
  readonly isOpened: boolean;
  /** Whether the person would rather end the game here; it is abandoned when all agree who play themselves. */
  readonly wantsEnd: boolean;
}

/** How much time there is. Times in milliseconds. */
export type TimeControl =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly perMove: number }
  | { readonly kind: 'game'; readonly start: number; readonly increment: number }
  | { readonly kind: 'days'; readonly perMove: number }; // by correspondence

/** What happens to a seat whose time is up; said before the game begins. */
export type AtZero = 'bot' | 'forfeit';

/** What is settled when a table is made. */
export interface TableTerms {
  readonly game: string;
  /** By the names the game declares; what is not named is standard. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly time: TimeControl;
  readonly atZero: AtZero;
  readonly isRated: boolean;
  /** open: stands in the lobby, to sit down at and then to watch; link: only those who know the address find it. */
  readonly door: 'open' | 'link';
}

/** gathering: people sit down; playing; over: places are known; abandoned: nobody plays on. */
export type TableState = 'gathering' | 'playing' | 'over' | 'abandoned';

/** A table as everybody may know it. */
export interface TableCard extends TableTerms {
  readonly id: string; // also the id of the game and of its log
  readonly state: TableState;
  readonly edition: number;
  readonly chairs: readonly ChairCard[];
  /** The person who made it and may change its chairs. */
  readonly host: string;
  /** SHA-256 of the server's seed of the dice: fixed and shown before anybody fixes a seed of its own. */
  readonly commitment: string;
  /** While everybody's fingerprint is fixed and the seeds behind them are opened: until when; null: not now. */
  readonly opening: number | null;
  readonly made: number; // milliseconds since 1970
  /** When its game began; null before. */
  readonly started: number | null;
  readonly spectators: number;
  /** Once it is over, by seat. */
  readonly places: readonly number[] | null;
  /** Seats that gave up or ran out of time; they stand behind all who did not. */
  readonly forfeited: readonly Seat[];
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** Seats the game waits for, where that is known: absent before and after the game. */
  readonly waitsFor?: readonly Seat[];
}

/** The one who asks, as the server knows it. */
export interface Me {
  readonly person: string;
  readonly name: string;
  /** A guest's games are kept as long as its cookie; a member has signed up; a bot acts by a token of its owner. */
  readonly kind: 'guest' | 'member' | 'bot';
  /** Whether this session may run the house. */
  readonly isAdmin: boolean;
  /** Runs the house, but has to give a second factor first. */
  readonly mustConfirm?: boolean;
}

import type { Language, Result, Seat } from '@orrery/kernel';
import type {
  ChatMessage,
  DaysOff,
  OnTimeout,
  Strength,
  TableState,
  TableSummary,
  TableTerms,
  TakeBack,
} from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { Outbox } from './outbox.ts';
import type { Queryable } from './storage/db.ts';

/** The interfaces between the parts of the server. The parts know nothing else of each other. */

/** Sent with the id of a table whenever the table or its chairs changed. */
export const TABLES_CHANNEL = 'tables';
/** Sent with the id of a table where a person changed the automatic answers: others must not notice this. */
export const AUTO_ANSWERS_CHANNEL = 'auto_answers';
/** Sent as `table:message` for every chat message at a table. */
export const CHAT_CHANNEL = 'chat';
/** Sent with the id of a tournament that changed, or in which a game has ended. */
export const TOURNAMENTS_CHANNEL = 'tournaments';
/** Sent as `table` when the review of its game has changed, and as `table position` when its leader shows another position. */
export const REVIEWS_CHANNEL = 'reviews';
/** Sent with the id of a person whose name, role or blocks changed. */
export const PERSONS_CHANNEL = 'persons';

/** A person, as the server knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member' | 'bot';
  /** unconfirmed: an administrator who has not given a second factor in this session, and so may not act as one. */
  readonly role: 'player' | 'admin' | 'unconfirmed' | 'barred';
  readonly language: Language;
}

/** The headers that identify the caller of a request. */
export interface AuthHeaders {
  readonly cookie: string | undefined; // the header as received
  readonly authorization: string | undefined; // `Bearer …`: the token of a bot
}

export interface PersonLookup {
  /** The caller; null: unknown. Never a barred person. */
  personOf(credentials: AuthHeaders): Promise<Person | null>;
  /**
   * The people whose chat messages this reader does not want to see. Query again when PERSONS_CHANNEL announces the
   * reader's id.
   */
  mutedBy(reader: string): Promise<ReadonlySet<string>>;
}

/** A chair as stored in the database. */
export interface ChairRecord {
  readonly seat: Seat;
  readonly sitter:
    | null
    | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly substitute: Strength | null }
    | { readonly kind: 'bot'; readonly name: string; readonly level: Strength };
  readonly isReady: boolean;
  /** The commitment to the seed this seat adds to the dice; null: not made yet. */
  readonly commitment: string | null;
  readonly clientSeed: string; // '' until it is revealed
  readonly colour: number | null; // as chosen; null: the seat's default
  readonly votedToEnd: boolean;
  /** The person's automatic answers, by question; shown to nobody else. */
  readonly autoAnswers: readonly { readonly question: string; readonly move: string }[];
  /** Time that others have given to its player. */
  readonly addedTime: readonly { readonly at: number; readonly ms: number }[];
  /** When the clock of its player stands still; never in a tournament, and only by correspondence. */
  readonly daysOff: DaysOff;
  /** When its person was last here; null while nobody has sat here. */
  readonly seen: number | null;
}

/** A table as stored in the database, including secrets: never sent as it is. */
export interface TableRecord extends TableTerms {
  readonly id: string;
  readonly edition: number;
  readonly state: TableState;
  readonly onTimeout: OnTimeout;
  readonly host: string;
  readonly serverSeed: string; // 32 bytes in hexadecimal
  readonly commitment: string;
  /** Deadline for revealing the seeds; null: no reveal is in progress. */
  readonly revealUntil: number | null;
  /** People who did not reveal their seed: they may not sit down here again. */
  readonly unrevealed: readonly string[];
  /** People whom the host has removed: they may not sit down here again. */
  readonly removed: readonly string[];
  readonly chairs: readonly ChairRecord[]; // by seat
  readonly places: readonly number[] | null;
  readonly forfeited: readonly Seat[];
  readonly rematch: string | null;
  /** Whether the game begins by itself once everybody is ready. */
  readonly startsWhenReady: boolean;
  /** The tournament whose game this is; null: none. */
  readonly tournament: string | null;
  /** Whether the server brought its people together. */
  readonly isPaired: boolean;
  /** What a player asks to take back. */
  readonly takeBack: TakeBack | null;
  readonly made: number;
  readonly started: number | null;
  readonly ended: number | null;
}

/** Who is at a table now, on all nodes. */
export interface Presence {
  readonly here: ReadonlySet<string>; // people with a page open at the table
  readonly looking: ReadonlySet<string>; // those of them with a page in the foreground
  readonly spectators: number;
}

export interface PresenceReport {
  readonly table: string;
  readonly person: string;
}

/** Who has a page of the lobby open on this node. Implemented by `server/play`. */
export interface LobbyPresence {
  lobbyEntered(person: string): void;
  lobbyLeft(person: string): void;
}

/** The tables and their chairs. Implemented by `server/tables`, used by `server/play`. */
export interface Tables {
  find(id: string): Promise<TableRecord | null>;
  /** The public information about a table. */
  summaryOf(record: TableRecord, presence: Presence): TableSummary;
  /** The game is over: saves the places and updates the ratings. A second call changes nothing. */
  finish(id: string, places: readonly number[], forfeited: readonly Seat[]): Promise<void>;
  /**
   * A seat resigns, or its time is up at a table where that forfeits: it is added to `forfeited`, and a bot plays on.
   */
  forfeit(id: string, seat: Seat): Promise<void>;
  /** The game has gone past the move that somebody asked to take back. */
  dropTakeBack(id: string, move: number): Promise<void>;
  /** Records for the administrators that the log of its game cannot be replayed, and why. */
  fault(id: string, why: string): Promise<void>;
  /** A bot plays for a person (null: the person plays again). */
  setSubstitute(id: string, seat: Seat, level: Strength | null): Promise<void>;
  /**
   * Reports that these people have pages open at these tables: on connecting, on leaving, and every minute in between.
   */
  saw(here: readonly PresenceReport[]): Promise<void>;
  /** Adds a chat message. A failure is the sender's mistake (too long, too often, empty, not at this table). */
  say(id: string, person: Person, text: string): Promise<Result<ChatMessage>>;
  /** The chat messages after the given one, at most the last 200 of each audience, in order. */
  chatMessages(id: string, after?: number): Promise<readonly ChatMessage[]>;
}

/** The running games. Implemented by `server/play`, used by `server/tables` and the web server. */
export interface Games {
  /** Adds the game of a table that starts, with its first entries, within the same transaction. */
  begin(record: TableRecord, query: Queryable): Promise<void>;
  presence(id: string): Promise<Presence>;
  /** The seats a game waits for; [] if no game is running. */
  waitsFor(record: TableRecord): Promise<readonly Seat[]>;
  /** Whether this is a move of the table's game, legal or not. */
  isMove(record: TableRecord, text: string): Promise<boolean>;
  /** All have agreed: a seat takes its last move back, if that is still entry `move`, with all that followed it. */
  takeBack(id: string, seat: Seat, move: number): Promise<Result<null>>;
  /** The log as text, including the seed; refused unless the game is over. */
  logOf(id: string): Promise<Result<string>>;
  /** Whether these entries can follow entry `from` of a game that is over: them, as the log would write them. */
  readBranch(id: string, from: number, entries: readonly string[]): Promise<Result<readonly string[]>>;
  /** Truncates the log of an unplayable game to its valid entries; if all entries are valid, nothing changes. */
  restore(id: string): Promise<Result<null>>;
}

/** Tells people who are away what happens at a table, in the ways they have asked for. Never throws. */
export interface Notifier {
  /** By correspondence in every way, in a live game on their devices only. */
  notifyTurn(person: string, table: TableRecord): Promise<void>;
  /** Somebody wants them at a table. */
  notifyInvitation(person: string, table: TableRecord, from: string): Promise<void>;
}

/** Tells people that their next game in a tournament is ready. Never throws. */
export interface RoundNotifier {
  notifyRound(person: string, table: TableRecord, tournament: string): Promise<void>;
}

/** Who opened a socket. The origin has been checked. */
export interface SocketCaller {
  readonly person: Person | null;
  readonly url: URL;
  /** The client's address, for rate limits. */
  readonly from: string;
  readonly outbox: Outbox;
}

/** Handles sockets that `server/sockets.ts` has opened. */
export interface SocketRoute {
  /** Whether a path (`/live/…`) belongs to this route. */
  matches(pathname: string): boolean;
  open(socket: WebSocket, caller: SocketCaller): void;
  /** The node shuts down: sends `bye drain`, finishes its commits and closes its sockets. */
  drain(): Promise<void>;
}

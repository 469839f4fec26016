import type { Result, Seat } from '@orrery/kernel';
import type { AtZero, Remark, Strength, TableCard, TableState, TableTerms } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import type { Outbox } from './outbox.ts';
import type { Query } from './storage/db.ts';

/** What the parts of the server want from one another, and nothing else. */

/** Said with the id of a table whenever the table or its chairs changed. */
export const TABLES_CHANNEL = 'tables';
/** Said with the id of a table where somebody has said something in advance: nothing that others may notice. */
export const STANDING_CHANNEL = 'standing';
/** Said as `table:remark` whenever something was said at a table. */
export const REMARKS_CHANNEL = 'remarks';
/** Said with the id of a person whose name, role or blocks changed. */
export const PERSONS_CHANNEL = 'persons';

/** Somebody, as the server knows them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'member' | 'bot';
  /** unconfirmed: runs the house, but has not given a second factor in this session, and so may not do it here. */
  readonly role: 'player' | 'admin' | 'unconfirmed' | 'barred';
  readonly language: 'en' | 'de' | 'nl';
}

/** What a request says about who asks. */
export interface Credentials {
  readonly cookie: string | undefined; // the header as it came
  readonly authorization: string | undefined; // `Bearer …`: the token of a bot
}

export interface People {
  /** Who asks; null: nobody we know (never a barred one). */
  personOf(credentials: Credentials): Promise<Person | null>;
  /** The persons whose remarks this reader does not want to hear. Ask again when PERSONS_CHANNEL says the reader's id. */
  mutedBy(reader: string): Promise<ReadonlySet<string>>;
}

/** A chair as the database has it. */
export interface ChairRecord {
  readonly seat: Seat;
  readonly sitter:
    | null
    | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly standIn: Strength | null }
    | { readonly kind: 'bot'; readonly name: string; readonly level: Strength };
  readonly isReady: boolean;
  /** The fingerprint of what this seat adds to the dice; null: it is not fixed yet. */
  readonly commitment: string | null;
  readonly clientSeed: string; // '' until it is opened
  readonly colour: number | null; // as chosen; null: that of the seat
  readonly wantsEnd: boolean;
  /** What its person will answer whenever this is asked; told to nobody else. */
  readonly standing: readonly { readonly question: string; readonly move: string }[];
  /** When its person was last here; null while nobody has sat here. */
  readonly seen: number | null;
}

/** A table as the database has it, secrets included: never sent as it stands. */
export interface TableRecord extends TableTerms {
  readonly id: string;
  readonly edition: number;
  readonly state: TableState;
  readonly atZero: AtZero;
  readonly host: string;
  readonly serverSeed: string; // 32 bytes in hexadecimal
  readonly commitment: string;
  /** Until when seeds are opened; null: not now. */
  readonly opens: number | null;
  /** Persons who did not open theirs: they sit down here no more. */
  readonly unopened: readonly string[];
  readonly chairs: readonly ChairRecord[]; // by seat
  readonly places: readonly number[] | null;
  readonly forfeited: readonly Seat[];
  readonly rematch: string | null;
  readonly made: number;
  readonly started: number | null;
  readonly ended: number | null;
}

/** Who is at a table now, on all nodes. */
export interface Presence {
  readonly here: ReadonlySet<string>; // persons with a page at the table
  readonly spectators: number;
}

export interface Sighting {
  readonly table: string;
  readonly person: string;
}

/** Where people sit. Written by `server/tables`, used by `server/play`. */
export interface Tables {
  find(id: string): Promise<TableRecord | null>;
  /** What everybody may know about it. */
  card(record: TableRecord, presence: Presence): TableCard;
  /** The game is over: keeps the places, reckons the ratings. A second call changes nothing. */
  finish(id: string, places: readonly number[], forfeited: readonly Seat[]): Promise<void>;
  /** A seat gives up or its time is up at a table where that forfeits: it stands in `forfeited`, and a bot plays on. */
  forfeit(id: string, seat: Seat): Promise<void>;
  /** Notes that the log of its game cannot be played, and why, for those who run the server. */
  fault(id: string, why: string): Promise<void>;
  /** A bot plays for a person (null: the person plays again). */
  standIn(id: string, seat: Seat, level: Strength | null): Promise<void>;
  /** These persons' pages are at these tables now. Said when one comes, when it goes, and each minute between. */
  saw(here: readonly Sighting[]): Promise<void>;
  /** Something said at the table; a problem is the speaker's (too long, too often, empty, not at this table). */
  say(id: string, person: Person, text: string): Promise<Result<Remark>>;
  /** What was said after a remark, at most the last 200, in order. */
  remarks(id: string, after?: number): Promise<readonly Remark[]>;
}

/** Where games run. Written by `server/play`, used by `server/tables` and the web application. */
export interface Play {
  /** Adds the game of a table that starts, and its first entries, within the same transaction. */
  begin(record: TableRecord, query: Query): Promise<void>;
  presence(id: string): Promise<Presence>;
  /** The seats a game waits for; [] where none is played. */
  waitsFor(record: TableRecord): Promise<readonly Seat[]>;
  /** Whether this is a move of the table's game, legal or not. */
  isMove(record: TableRecord, text: string): Promise<boolean>;
  /** The log as text, seed included; refused unless the game is over. */
  logOf(id: string): Promise<Result<string>>;
  /** Sets the log of a game that cannot be played back to what is beyond doubt; if all of it is, nothing changes. */
  restore(id: string): Promise<Result<null>>;
}

/** Tells people who are not looking that it is their turn, by whatever they have asked for. Never throws. */
export interface Notifier {
  yourTurn(person: string, table: TableRecord): Promise<void>;
}

/** Who opened a socket. The origin has been checked. */
export interface Caller {
  readonly person: Person | null;
  readonly url: URL;
  /** The address it came from, for limits. */
  readonly from: string;
  readonly outbox: Outbox;
}

/** Takes sockets; `server/sockets.ts` opens them for it. */
export interface LiveDoor {
  /** Whether an address (`/live/…`) is for this door. */
  takes(pathname: string): boolean;
  open(socket: WebSocket, caller: Caller): void;
  /** The node goes: says `bye drain`, finishes its commits and lets its sockets go. */
  drain(): Promise<void>;
}

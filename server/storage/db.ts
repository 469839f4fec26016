/** What a statement can be given. */
export type Value = string | number | boolean | null | readonly string[] | readonly number[];
export type Row = Readonly<Record<string, unknown>>;

/** Statements of one connection, one after the other. */
export interface Query {
  query<R extends Row = Row>(sql: string, values?: readonly Value[]): Promise<readonly R[]>;
}

/**
 * A PostgreSQL database, embedded or a server of its own. Both speak the same SQL and give the same kinds of values:
 * int8 as a number, jsonb as what it holds, timestamps as milliseconds since 1970.
 */
export interface Db extends Query {
  /** For what nobody may keep waiting: moves. Whatever else there is to do, it has a connection of its own. */
  readonly urgent: Query;
  /** All or nothing: what `work` did stands when it is done, and nothing of it when it throws. */
  within<X>(work: (query: Query) => Promise<X>): Promise<X>;
  /** Hears what any node said on a channel after it was committed; gives a function that stops listening. */
  listen(channel: string, heard: (said: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

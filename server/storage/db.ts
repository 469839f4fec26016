/** A statement parameter. */
export type SqlValue = string | number | boolean | null | readonly string[] | readonly number[];
export type SqlRow = Readonly<Record<string, unknown>>;

/** Runs statements, one after the other on a connection. */
export interface Queryable {
  query<R extends SqlRow = SqlRow>(sql: string, values?: readonly SqlValue[]): Promise<readonly R[]>;
}

/**
 * A PostgreSQL database, embedded or on a server. Both accept the same SQL and return the same kinds of values: int8
 * as a number, jsonb as its content, timestamps as milliseconds since 1970.
 */
export interface Database extends Queryable {
  /** For moves, which must never wait: on a server it is a separate connection from all other work. */
  readonly priority: Queryable;
  /** Commits what `work` did when it resolves, and rolls all of it back when it throws. */
  transaction<X>(work: (query: Queryable) => Promise<X>): Promise<X>;
  /** Listens to the committed notifications of all nodes on a channel; returns a function that stops listening. */
  listen(channel: string, heard: (said: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

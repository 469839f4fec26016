/**
 * Schemas of everything the server sends to a page. They are an entry point of their own, so that a page that talks to
 * no server loads none of them.
 */
export * from './live.ts';
export * from './lobby.ts';
export * from './parse-json.ts';
export * from './responses.ts';
export * from './table.ts';

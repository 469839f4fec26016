/**
 * Schemas of all messages between server and pages and between hosts and bots. They are an entry point of their own, so
 * that a page that talks to no server loads none of them.
 */
export * from './bots.ts';
export * from './client.ts';
export * from './friends.ts';
export * from './live.ts';
export * from './lobby.ts';
export * from './moderation.ts';
export * from './parse-json.ts';
export * from './push.ts';
export * from './read-messages.ts';
export * from './responses.ts';
export * from './review.ts';
export * from './safe-parse.ts';
export * from './table.ts';
export * from './tournaments.ts';

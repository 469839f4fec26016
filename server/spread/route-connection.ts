/** The request line of a socket at a table. Reviews and the lobby need no process of their own. */
const TABLE_SOCKET = /^GET \/(?:live\/bots|live|api\/bots)\/([\w-]{1,64})[? ]/;
const LOBBY_NAME = 'lobby';

/** The table whose socket a connection opens, by its first bytes; null: another request. */
export function tableOf(head: string): string | null {
  const [, table] = TABLE_SOCKET.exec(head) ?? [];
  return table === undefined || table === LOBBY_NAME ? null : table;
}

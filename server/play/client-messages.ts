import type { ClientMessage } from '@orrery/protocol';
import { clientPingSchema, clientRequestSchema, numberedMessageSchema, parseJson } from '@orrery/protocol/schemas';

/** A parsed message from a page; or only the id of a malformed one; or null if not even the id can be read. */
export function readClientMessage(
  text: string,
): ClientMessage | { readonly type: 'invalid'; readonly id: number } | null {
  const read = parseJson(clientRequestSchema, text) ?? parseJson(clientPingSchema, text);
  if (read !== null) return read;
  const numbered = parseJson(numberedMessageSchema, text);
  return numbered === null ? null : { type: 'invalid', id: numbered.id };
}

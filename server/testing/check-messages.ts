import { z } from 'zod';
import { type MessageProtocolName, messageProtocolSchema } from '../http/api-reference/message-schemas.ts';

const SCHEMAS = new Map<MessageProtocolName, z.ZodType>();

/** What the server may send by a protocol, as it publishes it. */
function schemaOf(protocol: MessageProtocolName): z.ZodType {
  const known = SCHEMAS.get(protocol);
  if (known !== undefined) return known;
  const made = z.fromJSONSchema({ ...messageProtocolSchema(protocol), anyOf: [{ $ref: '#/$defs/fromServer' }] });
  SCHEMAS.set(protocol, made);
  return made;
}

function protocolAt(path: string): MessageProtocolName {
  if (path.startsWith('/live/bots/')) return 'bot-protocol';
  if (path.startsWith('/live/review/')) return 'review-socket';
  return path.startsWith('/live/lobby') ? 'lobby-socket' : 'table-socket';
}

/** Throws unless a message of a socket at this path is what the server publishes: every field, and no other. */
export function checkMessage(path: string, text: string): void {
  const read = schemaOf(protocolAt(path)).safeParse(JSON.parse(text));
  if (!read.success)
    throw new Error(`${path} does not fit its schema: ${z.prettifyError(read.error)}\n${text.slice(0, 500)}`);
}

import {
  botMessageSchema,
  clientPingSchema,
  clientRequestSchema,
  hostMessageSchema,
  lobbyMessageSchema,
  pushNoticeSchema,
  reviewMessageSchema,
  serverMessageSchema,
} from '@orrery/protocol/schemas';
import type { AnySchema } from '../describe-route.ts';
import { type JsonSchema, JsonSchemas } from './json-schemas.ts';

interface MessageProtocol {
  readonly title: string;
  readonly description: string;
  /** Messages to the server; or from a bot to its host. */
  readonly toServer: readonly AnySchema[];
  readonly fromServer: readonly AnySchema[];
}

/** What is not a request and an answer: sockets, the bot protocol and push messages. */
export const MESSAGE_PROTOCOLS = {
  'table-socket': {
    title: 'The socket of a table, /live/ID',
    description: 'Between a page and the table it shows.',
    toServer: [clientRequestSchema, clientPingSchema],
    fromServer: [serverMessageSchema],
  },
  'lobby-socket': {
    title: 'The socket of the lobby, /live/lobby',
    description: 'Tables as they come and go.',
    toServer: [clientPingSchema],
    fromServer: [lobbyMessageSchema],
  },
  'review-socket': {
    title: 'The socket of a review, /live/review/ID',
    description: 'What the leader of a review shows, its branches and notes.',
    toServer: [clientPingSchema],
    fromServer: [reviewMessageSchema],
  },
  'bot-protocol': {
    title: 'The bot protocol',
    description: 'Lines of JSON, on the socket /live/bots/ID, over HTTP and on a pipe.',
    toServer: [botMessageSchema],
    fromServer: [hostMessageSchema],
  },
  push: {
    title: 'Push messages',
    description: 'What a service worker receives by web push.',
    toServer: [],
    fromServer: [pushNoticeSchema],
  },
} as const satisfies Readonly<Record<string, MessageProtocol>>;

export type MessageProtocolName = keyof typeof MESSAGE_PROTOCOLS;

/** A protocol as one JSON Schema: any of its messages, with one definition for each direction. */
export function messageProtocolSchema(name: MessageProtocolName): JsonSchema {
  const { title, description, toServer, fromServer }: MessageProtocol = MESSAGE_PROTOCOLS[name];
  const schemas = new JsonSchemas('#/$defs/');
  const directions = {
    ...(toServer.length > 0 && { toServer: { anyOf: toServer.map((each) => schemas.ofRequest(each)) } }),
    fromServer: { anyOf: fromServer.map((each) => schemas.ofAnswer(each)) },
  };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    description,
    anyOf: Object.keys(directions).map((direction) => ({ $ref: `#/$defs/${direction}` })),
    $defs: { ...directions, ...schemas.definitions },
  };
}

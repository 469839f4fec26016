import type { z } from 'zod/mini';
import type { DeepReadonly } from './deep-readonly.ts';
import type { botMessageSchema, chooseMessageSchema, helloMessageSchema, hostMessageSchema } from './schemas/bots.ts';

/** Increased whenever a bot written for the old messages would misunderstand the new ones. */
export const BOT_PROTOCOL_VERSION = 1;

/** Maximum length of a line from a bot, in characters. */
export const MAX_BOT_LINE_CHARS = 65_536;

/** The messages of the bot protocol; `schemas/bots.ts` explains them. */
export type HelloMessage = DeepReadonly<z.output<typeof helloMessageSchema>>;
export type BotTimeLimits = NonNullable<HelloMessage['clock']>;
export type HostMessage = DeepReadonly<z.output<typeof hostMessageSchema>>;
export type RequestMessage = Extract<HostMessage, { type: 'request' }>;
export type ChooseMessage = DeepReadonly<z.output<typeof chooseMessageSchema>>;
export type BotMessage = DeepReadonly<z.output<typeof botMessageSchema>>;

/** A message as one line of JSON. */
export const toLine = (message: HostMessage | BotMessage): string => `${JSON.stringify(message)}\n`;

import { errResult, okResult, quote, type Result } from '@orrery/kernel';
import * as z from 'zod/mini';
import type { BotMessage, HostMessage } from '../messages.ts';
import { BOT_MESSAGES, HOST_MESSAGES } from './bots.ts';
import { safeParse } from './safe-parse.ts';

type Fields = Readonly<Record<string, unknown>>;

function parseFields(text: string): Result<Fields> {
  try {
    const read = safeParse(z.record(z.string(), z.unknown()), JSON.parse(text));
    if (read.success) return okResult(read.data);
  } catch {
    // Handled below: invalid JSON and JSON of the wrong shape are the same error.
  }
  return errResult('protocol.form', { text: text.slice(0, 60) }, `a line must be a JSON object, not ${quote(text)}`);
}

/** The fields that are missing or wrong, as “id, question and moves”. */
function wrongFields(issues: readonly z.core.$ZodIssue[]): string {
  const names = [...new Set(issues.map(({ path }) => String(path[0])))];
  return [names.slice(0, -1).join(', '), names.at(-1)].filter((part) => part !== '').join(' and ');
}

/** A message of this type with these fields. The schema says which fields it needs. */
function readAs<T>(type: string, schema: z.ZodMiniType<T>, fields: Fields): Result<T> {
  const read = safeParse(schema, fields);
  if (read.success) return okResult(read.data);
  const needs = `a message ${quote(type)} needs a valid ${wrongFields(read.issues)}`;
  return errResult('protocol.message', { type }, needs);
}

/** The name of a message, if it is one of these. */
function typeOf<K extends string>(given: Fields, known: readonly K[]): Result<K> {
  const { type } = given;
  const found = known.find((each) => each === type);
  if (found !== undefined) return okResult(found);
  const all = known.join(', ');
  if (type === undefined) return errResult('protocol.type', {}, `a message needs a type; there are: ${all}`);
  if (typeof type === 'string')
    return errResult('protocol.type', { type }, `there is no message ${quote(type)} here; there are: ${all}`);
  return errResult('protocol.type', {}, `the type of a message must be a text; there are: ${all}`);
}

const HOST_TYPES = [
  'hello',
  'events',
  'request',
  'refused',
  'over',
  'forfeit',
] as const satisfies readonly (keyof typeof HOST_MESSAGES)[];

const BOT_TYPES = ['choose', 'ready'] as const satisfies readonly (keyof typeof BOT_MESSAGES)[];

/** Parses and validates a message from a host to a bot. Fields of later versions are dropped. */
export function readHostMessage(text: string): Result<HostMessage> {
  const fields = parseFields(text);
  if (!fields.ok) return fields;
  const type = typeOf(fields.value, HOST_TYPES);
  if (!type.ok) return type;
  const read = readAs<HostMessage>(type.value, HOST_MESSAGES[type.value], fields.value);
  if (read.ok && read.value.type === 'hello' && read.value.seat >= read.value.seats) {
    return errResult('protocol.message', { type: 'hello' }, 'a message "hello" needs a seat below its seats');
  }
  return read;
}

/** Parses and validates a message from a bot to its host. */
export function readBotMessage(text: string): Result<BotMessage> {
  const fields = parseFields(text);
  if (!fields.ok) return fields;
  const type = typeOf(fields.value, BOT_TYPES);
  return type.ok ? readAs<BotMessage>(type.value, BOT_MESSAGES[type.value], fields.value) : type;
}

import { errResult, okResult, quote, type Refusal, type Result } from '@orrery/kernel';
import type { BotTimeLimits, ChooseMessage, HelloMessage, HostMessage } from './messages.ts';

type UnknownObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is UnknownObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isInteger = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isString = (value: unknown): value is string => typeof value === 'string';
const isStringArray = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);
const isPlaces = (value: unknown): value is number[] => Array.isArray(value) && value.every(isInteger);
const isBotTimeLimits = (value: unknown): value is BotTimeLimits =>
  isObject(value) && isInteger(value.moveMs) && isInteger(value.startMs);
const isRefusal = (value: unknown): value is Refusal =>
  isObject(value) && isString(value.code) && isString(value.rule) && isObject(value.numbers);

function parseObject(text: string): Result<UnknownObject> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return okResult(value);
  } catch {
    // Handled below: invalid JSON and JSON of the wrong shape are the same error.
  }
  return errResult('protocol.form', { text: text.slice(0, 60) }, `a line must be a JSON object, not ${quote(text)}`);
}

const malformed = (type: string, needs: string): Result<never> =>
  errResult('protocol.message', { type }, `a message ${quote(type)} needs ${needs}`);

function readHello(given: UnknownObject): Result<HelloMessage> {
  const { protocol, game, edition, options, seats, seat, seed = null, clock = null } = given;
  if (!isInteger(protocol) || !isString(game) || !isInteger(edition) || !isObject(options)) {
    return malformed('hello', 'protocol, game, edition and options');
  }
  if (!isInteger(seats) || !isInteger(seat) || seat >= seats) return malformed('hello', 'seats, and a seat below them');
  if (seed !== null && !isInteger(seed)) return malformed('hello', 'a whole number as seed, or null');
  if (clock !== null && !isBotTimeLimits(clock)) return malformed('hello', 'a clock of moveMs and startMs, or null');
  return okResult({ type: 'hello', protocol, game, edition, options, seats, seat, seed, clock });
}

/** Parses and validates a message from a host to a bot. */
export function readHostMessage(text: string): Result<HostMessage> {
  const fields = parseObject(text);
  if (!fields.ok) return fields;
  const given = fields.value;
  switch (given.type) {
    case 'hello':
      return readHello(given);
    case 'events':
      return Array.isArray(given.events)
        ? okResult({ type: 'events', events: given.events })
        : malformed('events', 'events');
    case 'request': {
      const { id, question, must, view, moves } = given;
      if (
        !isInteger(id) ||
        !isString(question) ||
        typeof must !== 'boolean' ||
        !isObject(view) ||
        !isStringArray(moves)
      ) {
        return malformed('request', 'id, question, must, view and moves');
      }
      return okResult({ type: 'request', id, question, must, view, moves });
    }
    case 'refused': {
      const { request, refusals } = given;
      if (!isInteger(request) || !Array.isArray(refusals) || !refusals.every(isRefusal)) {
        return malformed('refused', 'request and refusals');
      }
      return okResult({ type: 'refused', request, refusals });
    }
    case 'over': {
      const { places = null } = given;
      return places === null || isPlaces(places) ? okResult({ type: 'over', places }) : malformed('over', 'places');
    }
    case 'forfeit':
      return isString(given.reason)
        ? okResult({ type: 'forfeit', reason: given.reason })
        : malformed('forfeit', 'reason');
    default:
      return unknownType(given.type, 'hello, events, request, refused, over, forfeit');
  }
}

/** Parses and validates a message from a bot to its host. */
export function readBotMessage(text: string): Result<ChooseMessage> {
  const fields = parseObject(text);
  if (!fields.ok) return fields;
  const { type, request, move } = fields.value;
  if (type !== 'choose') return unknownType(type, 'choose');
  if (!isInteger(request) || !isString(move)) return malformed('choose', 'request, a whole number, and move, a text');
  return okResult({ type, request, move });
}

function unknownType(type: unknown, known: string): Result<never> {
  if (type === undefined) return errResult('protocol.type', {}, `a message needs a type; there are: ${known}`);
  if (isString(type))
    return errResult('protocol.type', { type }, `there is no message ${quote(type)} here; there are: ${known}`);
  return errResult('protocol.type', {}, `the type of a message must be a text; there are: ${known}`);
}

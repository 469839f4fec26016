import { bad, good, quote, type Refusal, type Result } from '@orrery/kernel';
import type { Choose, Clock, Hello, HostMessage } from './messages.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isPlaces = (value: unknown): value is number[] => Array.isArray(value) && value.every(isWhole);
const isClock = (value: unknown): value is Clock => isFields(value) && isWhole(value.moveMs) && isWhole(value.startMs);
const isRefusal = (value: unknown): value is Refusal =>
  isFields(value) && isText(value.code) && isText(value.rule) && isFields(value.numbers);

function fieldsOf(text: string): Result<Fields> {
  try {
    const value: unknown = JSON.parse(text);
    if (isFields(value)) return good(value);
  } catch {
    // Said below: what is no JSON and what is JSON of another form are the same mistake.
  }
  return bad('protocol.form', { text: text.slice(0, 60) }, `a line must be a JSON object, not ${quote(text)}`);
}

const wrong = (type: string, needs: string): Result<never> =>
  bad('protocol.message', { type }, `a message ${quote(type)} needs ${needs}`);

function readHello(given: Fields): Result<Hello> {
  const { protocol, game, edition, options, seats, seat, seed = null, clock = null } = given;
  if (!isWhole(protocol) || !isText(game) || !isWhole(edition) || !isFields(options)) {
    return wrong('hello', 'protocol, game, edition and options');
  }
  if (!isWhole(seats) || !isWhole(seat) || seat >= seats) return wrong('hello', 'seats, and a seat below them');
  if (seed !== null && !isWhole(seed)) return wrong('hello', 'a whole number as seed, or null');
  if (clock !== null && !isClock(clock)) return wrong('hello', 'a clock of moveMs and startMs, or null');
  return good({ type: 'hello', protocol, game, edition, options, seats, seat, seed, clock });
}

/** What a host says to a bot, read and checked. */
export function readHostMessage(text: string): Result<HostMessage> {
  const fields = fieldsOf(text);
  if (!fields.ok) return fields;
  const given = fields.value;
  switch (given.type) {
    case 'hello':
      return readHello(given);
    case 'told':
      return Array.isArray(given.events) ? good({ type: 'told', events: given.events }) : wrong('told', 'events');
    case 'request': {
      const { id, question, must, view, moves } = given;
      if (!isWhole(id) || !isText(question) || typeof must !== 'boolean' || !isFields(view) || !isTexts(moves)) {
        return wrong('request', 'id, question, must, view and moves');
      }
      return good({ type: 'request', id, question, must, view, moves });
    }
    case 'refused': {
      const { request, refusals } = given;
      if (!isWhole(request) || !Array.isArray(refusals) || !refusals.every(isRefusal)) {
        return wrong('refused', 'request and refusals');
      }
      return good({ type: 'refused', request, refusals });
    }
    case 'over': {
      const { places = null } = given;
      return places === null || isPlaces(places) ? good({ type: 'over', places }) : wrong('over', 'places');
    }
    case 'forfeit':
      return isText(given.why) ? good({ type: 'forfeit', why: given.why }) : wrong('forfeit', 'why');
    default:
      return unknownType(given.type, 'hello, told, request, refused, over, forfeit');
  }
}

/** What a bot says to its host, read and checked. */
export function readBotMessage(text: string): Result<Choose> {
  const fields = fieldsOf(text);
  if (!fields.ok) return fields;
  const { type, request, move } = fields.value;
  if (type !== 'choose') return unknownType(type, 'choose');
  if (!isWhole(request) || !isText(move)) return wrong('choose', 'request, a whole number, and move, a text');
  return good({ type, request, move });
}

function unknownType(type: unknown, known: string): Result<never> {
  if (type === undefined) return bad('protocol.type', {}, `a message needs a type; there are: ${known}`);
  if (isText(type))
    return bad('protocol.type', { type }, `there is no message ${quote(type)} here; there are: ${known}`);
  return bad('protocol.type', {}, `the type of a message must be a text; there are: ${known}`);
}

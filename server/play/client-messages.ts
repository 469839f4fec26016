import type { ClientMessage } from '@orrery/protocol';

/** Maximum length of a move or chat message from a page. */
const MAX_TEXT_LENGTH = 4000;

type UnknownObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is UnknownObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isShortString = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;

/** A parsed message from a page; or only the id of a malformed one; or null if not even the id can be read. */
export function readClientMessage(
  text: string,
): ClientMessage | { readonly type: 'invalid'; readonly id: number } | null {
  const fields = parseObject(text);
  if (fields === null) return null;
  const { type, id, request, move, seq, text: words, lag } = fields;
  if (type === 'ping' && typeof lag === 'number' && Number.isFinite(lag))
    return { type, lag, isHidden: fields.isHidden === true };
  if (!isCount(id)) return null;
  if (type === 'choose' && isCount(request) && isShortString(move)) return { type, id, request, move };
  if (type === 'undo' && isCount(seq)) return { type, id, seq };
  if (type === 'say' && isShortString(words)) return { type, id, text: words };
  return { type: 'invalid', id };
}

function parseObject(text: string): UnknownObject | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

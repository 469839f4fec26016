import type { FromPage } from '@orrery/protocol';

/** What a page says may not be longer than this where it is a move or a remark. */
const TEXT_MOST = 4000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MOST;

/** What a page said; or the id of what could not be understood; or null when not even that can be made out. */
export function readFromPage(text: string): FromPage | { readonly type: 'rubbish'; readonly id: number } | null {
  const fields = fieldsOf(text);
  if (fields === null) return null;
  const { type, id, request, move, seq, text: words, lag } = fields;
  if (type === 'ping' && typeof lag === 'number' && Number.isFinite(lag)) return { type, lag };
  if (!isCount(id)) return null;
  if (type === 'choose' && isCount(request) && isText(move)) return { type, id, request, move };
  if (type === 'undo' && isCount(seq)) return { type, id, seq };
  if (type === 'say' && isText(words)) return { type, id, text: words };
  return { type: 'rubbish', id };
}

function fieldsOf(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** Plain JSON data. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * The difference between two values. `[value]`: it was replaced. An object: these members changed, and those set to 0
 * were removed; for a list, `#` is its new length if that changed.
 */
export type JsonDiff = readonly [JsonValue] | { readonly [key: string]: JsonDiff | 0 | number };

const LENGTH_KEY = '#';

/** The diff that turns `before` into `after`; null: they are equal. */
export function diffJson(before: JsonValue, after: JsonValue): JsonDiff | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isJsonObject(before) && isJsonObject(after)) return diffObjects(before, after);
  return [after];
}

/** The value after a diff. Unchanged parts are shared with `before`, which is not modified. */
export function applyJsonDiff(before: JsonValue, change: JsonDiff): JsonValue {
  if (isReplacement(change)) return change[0];
  if (Array.isArray(before)) return patchList(before, change);
  if (isJsonObject(before)) return patchObject(before, change);
  throw new TypeError('the diff does not fit the value it is applied to');
}

type JsonObject = { readonly [key: string]: JsonValue };

const isJsonObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isReplacement = (change: JsonDiff): change is readonly [JsonValue] => Array.isArray(change);

function diffObjects(before: JsonObject, after: JsonObject): JsonDiff | null {
  let change: Record<string, JsonDiff | 0> | null = null;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    if (now === was || now === undefined) continue;
    const inner: JsonDiff | null = was === undefined ? [now] : diffJson(was, now);
    if (inner === null) continue;
    change ??= {};
    change[key] = inner;
  }
  for (const key in before) {
    if (after[key] !== undefined) continue;
    change ??= {};
    change[key] = 0;
  }
  return change;
}

function diffLists(before: readonly JsonValue[], after: readonly JsonValue[]): JsonDiff | null {
  let change: Record<string, JsonDiff | number> | null = null;
  for (let i = 0; i < after.length; i++) {
    const now = after[i];
    const was = before[i];
    if (now === was || now === undefined) continue;
    const inner: JsonDiff | null = was === undefined ? [now] : diffJson(was, now);
    if (inner === null) continue;
    change ??= {};
    change[i] = inner;
  }
  if (before.length === after.length) return change;
  return { ...change, [LENGTH_KEY]: after.length };
}

function patchObject(before: JsonObject, change: Exclude<JsonDiff, readonly [JsonValue]>): JsonObject {
  const after: Record<string, JsonValue> = { ...before };
  for (const [key, inner] of Object.entries(change)) {
    if (typeof inner === 'number') delete after[key];
    else after[key] = applyJsonDiff(before[key] ?? null, inner);
  }
  return after;
}

function patchList(
  before: readonly JsonValue[],
  change: Exclude<JsonDiff, readonly [JsonValue]>,
): readonly JsonValue[] {
  const length = change[LENGTH_KEY];
  const after = before.slice(0, typeof length === 'number' ? length : before.length);
  for (const [key, inner] of Object.entries(change)) {
    if (typeof inner !== 'number') after[Number(key)] = applyJsonDiff(before[Number(key)] ?? null, inner);
  }
  return after;
}

/** Plain data, as JSON has it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * How a value became another. `[value]`: it was replaced. An object: these members changed, or with 0 went; a list says
 * its new length as `#` when that changed.
 */
export type Change = readonly [Plain] | { readonly [key: string]: Change | 0 | number };

const LENGTH = '#';

/** What has to change for `before` to become `after`; null: nothing. */
export function changeOf(before: Plain, after: Plain): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfLists(before, after);
  if (isFields(before) && isFields(after)) return changeOfFields(before, after);
  return [after];
}

/** The value after a change. What did not change is shared with the value before, which stays as it was. */
export function changed(before: Plain, change: Change): Plain {
  if (isReplacement(change)) return change[0];
  if (Array.isArray(before)) return changedList(before, change);
  if (isFields(before)) return changedFields(before, change);
  throw new TypeError('a change meets a value that it was not made for');
}

type Fields = { readonly [key: string]: Plain };

const isFields = (value: Plain): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isReplacement = (change: Change): change is readonly [Plain] => Array.isArray(change);

function changeOfFields(before: Fields, after: Fields): Change | null {
  let change: Record<string, Change | 0> | null = null;
  for (const key in after) {
    const now = after[key];
    const was = before[key];
    if (now === was || now === undefined) continue;
    const inner: Change | null = was === undefined ? [now] : changeOf(was, now);
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

function changeOfLists(before: readonly Plain[], after: readonly Plain[]): Change | null {
  let change: Record<string, Change | number> | null = null;
  for (let i = 0; i < after.length; i++) {
    const now = after[i];
    const was = before[i];
    if (now === was || now === undefined) continue;
    const inner: Change | null = was === undefined ? [now] : changeOf(was, now);
    if (inner === null) continue;
    change ??= {};
    change[i] = inner;
  }
  if (before.length === after.length) return change;
  return { ...change, [LENGTH]: after.length };
}

function changedFields(before: Fields, change: Exclude<Change, readonly [Plain]>): Fields {
  const after: Record<string, Plain> = { ...before };
  for (const [key, inner] of Object.entries(change)) {
    if (typeof inner === 'number') delete after[key];
    else after[key] = changed(before[key] ?? null, inner);
  }
  return after;
}

function changedList(before: readonly Plain[], change: Exclude<Change, readonly [Plain]>): readonly Plain[] {
  const length = change[LENGTH];
  const after = before.slice(0, typeof length === 'number' ? length : before.length);
  for (const [key, inner] of Object.entries(change)) {
    if (typeof inner !== 'number') after[Number(key)] = changed(before[Number(key)] ?? null, inner);
  }
  return after;
}

/** Plain data: copied, frozen and compared without any help from the game under test. */

type PlainObject = Record<string, unknown>;

const isPlainObject = (value: unknown): value is PlainObject => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** A deep copy of plain data. Anything that is not plain is shared: law 4 finds it. */
export function clone<X>(value: X): X;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => clone(item));
  if (!isPlainObject(value)) return value;
  const copy: PlainObject = {};
  for (const key of Object.keys(value)) copy[key] = clone(value[key]);
  return copy;
}

/** Freezes plain data deeply, so that writing to it throws. */
export function deepFreeze<X>(value: X): X {
  if (Object.isFrozen(value)) return value;
  if (Array.isArray(value)) for (const item of value) deepFreeze(item);
  else if (isPlainObject(value)) for (const key of Object.keys(value)) deepFreeze(value[key]);
  else return value;
  return Object.freeze(value);
}

/** Data as part of a sentence: as JSON, and cut when it is long. */
export function preview(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

/** Whether two values are deeply equal. */
function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left)) {
    if (!Array.isArray(right) || left.length !== right.length) return false;
    for (let i = 0; i < left.length; i++) if (!isSame(left[i], right[i])) return false;
    return true;
  }
  if (!isPlainObject(left) || !isPlainObject(right)) return false;
  const names = Object.keys(left);
  if (names.length !== Object.keys(right).length) return false;
  for (const name of names) if (!Object.hasOwn(right, name) || !isSame(left[name], right[name])) return false;
  return true;
}

/** Where two values first differ, and how, in words; null when they are equal. */
export function difference(left: unknown, right: unknown, path = ''): string | null {
  if (isSame(left, right)) return null;
  for (const [name, inLeft, inRight] of comparableParts(left, right)) {
    const found = difference(inLeft, inRight, typeof name === 'number' ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== null) return found.replace(/^\./, '');
  }
  return `${path === '' ? '' : `${path}: `}${preview(left)} against ${preview(right)}`;
}

/** The parts that can be compared one by one: the items of lists of equal length, the fields of objects. */
function comparableParts(left: unknown, right: unknown): (readonly [number | string, unknown, unknown])[] {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length ? left.map((item: unknown, i) => [i, item, right[i]] as const) : [];
  }
  if (!isPlainObject(left) || !isPlainObject(right)) return [];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].map((name) => [name, left[name], right[name]] as const);
}

/** What JSON would lose or change in a value, and where; null when it is plain data. */
export function nonPlainValue(value: unknown, path: string): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : describeOddity(value, path);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = i in value ? nonPlainValue(value[i], `${path}[${i}]`) : `${path}[${i}] is a hole`;
      if (found !== null) return found;
    }
    return Object.keys(value).length === value.length ? null : `${path} is an array with names beside its numbers`;
  }
  if (!isPlainObject(value)) return describeOddity(value, path);
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a name`;
  for (const key of Object.keys(value)) {
    const found = nonPlainValue(value[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function describeOddity(value: unknown, path: string): string {
  if (Object.is(value, -0)) return `${path} is -0`;
  if (typeof value === 'object' && value !== null) return `${path} is a ${value.constructor.name}, not plain data`;
  return typeof value === 'function' ? `${path} is a function` : `${path} is ${String(value)}`;
}

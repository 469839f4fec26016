import type { State } from './contract.ts';

/** FNV-1a over 32 bits: detects accidents and differences, but not forgery. */
const FNV_OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

function mixText(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV_PRIME);
  return h;
}

type PlainObject = Readonly<Record<string, unknown>>;

const isPlainObject = (value: unknown): value is PlainObject => typeof value === 'object' && value !== null;

function mix(hash: number, value: unknown): number {
  // Most of a state is numbers, and JSON writes numbers as JavaScript does.
  if (typeof value === 'number' && Number.isFinite(value)) return mixText(hash, `${value},`);
  if (Array.isArray(value)) {
    let h = mixText(hash, '[');
    for (const item of value) h = mix(h, item);
    return mixText(h, ']');
  }
  if (isPlainObject(value)) {
    let h = mixText(hash, '{');
    for (const key of Object.keys(value).sort()) h = mix(mixText(mixText(h, key), ':'), value[key]);
    return mixText(h, '}');
  }
  return mixText(hash, `${JSON.stringify(value)},`);
}

/** A hash of plain data as eight hexadecimal digits, independent of the order of keys. */
export const hashOf = (value: unknown): string => (mix(FNV_OFFSET_BASIS, value) >>> 0).toString(16).padStart(8, '0');

/** The hash of a state. Derived data is left out: its shape may change without changing the game. */
export function hashState<T, H, B>({ table, hands, box }: State<T, H, B>): string {
  const derives = typeof table === 'object' && table !== null && 'derived' in table;
  return hashOf({ table: derives ? { ...table, derived: null } : table, hands, box });
}

import type { State } from './contract.ts';

/** FNV-1a over 32 bits: finds accidents and differences, proves nothing against a forger. */
const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;

function mixText(hash: number, text: string): number {
  let h = hash;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), PRIME);
  return h;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function mix(hash: number, value: unknown): number {
  // Most of a state is numbers, and JSON writes them as JavaScript does.
  if (typeof value === 'number' && Number.isFinite(value)) return mixText(hash, `${value},`);
  if (Array.isArray(value)) {
    let h = mixText(hash, '[');
    for (const item of value) h = mix(h, item);
    return mixText(h, ']');
  }
  if (isFields(value)) {
    let h = mixText(hash, '{');
    for (const key of Object.keys(value).sort()) h = mix(mixText(mixText(h, key), ':'), value[key]);
    return mixText(h, '}');
  }
  return mixText(hash, `${JSON.stringify(value)},`);
}

/** Eight hexadecimal digits that stand for plain data, whatever the order of its keys. */
export const hashOf = (value: unknown): string => (mix(BASIS, value) >>> 0).toString(16).padStart(8, '0');

/** The hash of a state. What is derived for speed may change its shape without changing the game, so it does not count. */
export function hashState<T, H, B>({ table, hands, box }: State<T, H, B>): string {
  const derives = typeof table === 'object' && table !== null && 'derived' in table;
  return hashOf({ table: derives ? { ...table, derived: null } : table, hands, box });
}

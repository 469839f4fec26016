import type { Kinded } from '@orrery/kernel';

function inWords(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inWords).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, each]) => `${key}=${inWords(each)}`);
  return `{${parts.join(' ')}}`;
}

/** Any event of any game: its kind, then what it carries. */
export function plainWords(event: Kinded): string {
  const { kind, ...rest } = event;
  return [kind, ...Object.entries(rest).map(([key, value]) => `${key}=${inWords(value)}`)].join(' ');
}

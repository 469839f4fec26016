import type { Kinded } from '@orrery/kernel';

function valueText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueText).join(' ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, each]) => `${key}=${valueText(each)}`);
  return `{${parts.join(' ')}}`;
}

/** Any event of any game: its kind, then its fields. */
export function plainEventText(event: Kinded): string {
  const { kind, ...rest } = event;
  return [kind, ...Object.entries(rest).map(([key, value]) => `${key}=${valueText(value)}`)].join(' ');
}

/** An integer with thousands separators: 1,234,567. */
export function groupedDigits(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A measured number with a useful number of digits: 12,345 · 123 · 12.3 · 1.23. */
export function formatMeasure(n: number): string {
  if (n >= 100) return groupedDigits(n);
  return n >= 10 ? n.toFixed(1) : n.toFixed(2);
}

/** A fraction as a percentage: 34.2 %. */
export const formatPercent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** A duration: 0.42 s · 12.3 s · 3 min 5 s · 2 h 10 min. */
export function formatDuration(seconds: number): string {
  return seconds < 99.95 ? `${formatMeasure(seconds)} s` : formatRemaining(seconds);
}

/** An estimated duration, in whole seconds: 8 s · 3 min 5 s · 2 h 10 min. */
export function formatRemaining(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 100) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${groupedDigits(Math.floor(whole / 3600))} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** A count with its noun: 1 entry, 2 entries. */
export const countNoun = (n: number, one: string, many: string): string =>
  `${groupedDigits(n)} ${n === 1 ? one : many}`;

/** A range: 2, or 2 to 4. */
export const formatRange = ([min, max]: readonly [number, number]): string =>
  min === max ? `${min}` : `${min} to ${max}`;

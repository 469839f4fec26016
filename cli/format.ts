/** A whole number with its thousands apart: 1,234,567. */
export function grouped(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A measured number with as many digits as a reader wants: 12,345 · 123 · 12.3 · 1.23. */
export function measured(n: number): string {
  if (n >= 100) return grouped(n);
  return n >= 10 ? n.toFixed(1) : n.toFixed(2);
}

/** A part of the whole: 34.2 %. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** A time as people say it: 0.42 s · 12.3 s · 3 min 5 s · 2 h 10 min. */
export function duration(seconds: number): string {
  return seconds < 99.95 ? `${measured(seconds)} s` : remaining(seconds);
}

/** A time that is only guessed, in whole seconds: 8 s · 3 min 5 s · 2 h 10 min. */
export function remaining(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 100) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${grouped(Math.floor(whole / 3600))} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** How many of something there are: 1 entry, 2 entries. */
export const counted = (n: number, one: string, many: string): string => `${grouped(n)} ${n === 1 ? one : many}`;

/** A range as people say it: 2, or 2 to 4. */
export const range = ([min, max]: readonly [number, number]): string => (min === max ? `${min}` : `${min} to ${max}`);

/**
 * The item that a key moves to: arrows go round, Home and End to the ends, a letter to the next item that begins with
 * it. null for any other key.
 */
export function nextMenuItem(key: string, current: number, labels: readonly string[]): number | null {
  const count = labels.length;
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  const order = labels.map((_, i) => (current + 1 + i) % count);
  return order.find((i) => labels[i]?.toLowerCase().startsWith(letter)) ?? null;
}

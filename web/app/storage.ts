/** Local storage for small values. Storage may be forbidden or full; then values last as long as the page. */
const memoryFallback = new Map<string, string>();

export function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memoryFallback.get(name) ?? null;
  } catch {
    return memoryFallback.get(name) ?? null;
  }
}

export function writeStored(name: string, value: string): void {
  memoryFallback.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Ignored: see above.
  }
}

/** Small things the browser keeps for us. Storage may be forbidden or full; then they last as long as the page. */
const inPage = new Map<string, string>();

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? inPage.get(name) ?? null;
  } catch {
    return inPage.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  inPage.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Nothing to do: see above.
  }
}

import { useState } from 'react';

/**
 * A choice of the reader that outlives the visit. `null` while nothing was chosen. Storage may be forbidden;
 * the choice then lasts as long as the page.
 */
export function useChoice<T extends string>(name: string, allowed: readonly T[]): [T | null, (chosen: T) => void] {
  const [choice, setChoice] = useState(() => allowed.find((each) => each === recall(name)) ?? null);
  const choose = (chosen: T) => {
    setChoice(chosen);
    remember(name, chosen);
  };
  return [choice, choose];
}

function recall(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function remember(name: string, chosen: string): void {
  try {
    localStorage.setItem(name, chosen);
  } catch {
    // Nothing to do: see above.
  }
}

import { useCallback, useEffect, useState } from 'react';

/** The state of an asynchronous load. */
export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly value: T };

interface LoadOutcome<T> {
  readonly load: () => Promise<T>;
  readonly attempt: number;
  readonly outcome: { readonly value: T } | null; // null: it failed
}

/** Loads something while a component is mounted, and again when `load` changes. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [arrived, setArrived] = useState<LoadOutcome<T> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => {
    let isWanted = true;
    const arrive = (outcome: LoadOutcome<T>['outcome']) => isWanted && setArrived({ load, attempt, outcome });
    load().then(
      (value) => arrive({ value }),
      () => arrive(null),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  if (arrived?.load !== load || arrived.attempt !== attempt) return { state: 'loading' };
  return arrived.outcome === null ? { state: 'failed', again } : { state: 'ready', value: arrived.outcome.value };
}

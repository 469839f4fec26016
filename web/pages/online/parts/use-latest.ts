import { useState } from 'react';
import { useLoaded } from '../../../app/loaded.ts';

/** What was loaded last: it stays in sight while it is asked for anew. null: nothing has come yet. */
export function useLatest<T>(load: () => Promise<T>): T | null {
  const loaded = useLoaded(load);
  const [latest, setLatest] = useState<T | null>(null);
  if (loaded.state !== 'ready') return latest;
  if (loaded.value !== latest) setLatest(loaded.value);
  return loaded.value;
}

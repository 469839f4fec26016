import { useState } from 'react';
import { useLoaded } from '../../../app/loaded.ts';

/** The last loaded value: it stays visible during a reload. null: nothing has been loaded yet. */
export function useLatest<T>(load: () => Promise<T>): T | null {
  const loaded = useLoaded(load);
  const [latest, setLatest] = useState<T | null>(null);
  if (loaded.state !== 'ready') return latest;
  if (loaded.value !== latest) setLatest(loaded.value);
  return loaded.value;
}

import type { Problem } from '@orrery/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '../parts/api.ts';
import { lineWorld } from '../parts/socket.ts';
import { drawerFor } from './kept-decision.ts';
import { type LiveState, LiveTable } from './live-table.ts';

/** A table that is followed as long as somebody looks at it. */
export type Following =
  | { readonly state: 'finding' }
  | { readonly state: 'missing'; readonly problem: Problem }
  | { readonly state: 'found'; readonly live: LiveTable };

/** Finds a table and follows it; anew when somebody becomes somebody else (`as`), since a line knows who opened it. */
export function useTableAt(id: string, as: string | null, attempt: number): Following {
  const [following, setFollowing] = useState<Following>({ state: 'finding' });
  useEffect(() => {
    let isWanted = attempt >= 0 && as !== undefined;
    let live: LiveTable | null = null;
    api.table(id).then((answer) => {
      if (!isWanted) return;
      if (!answer.ok) {
        setFollowing({ state: 'missing', problem: answer.problem });
        return;
      }
      // Questions count on from the hour: no page of this table has used such a number before.
      const world = lineWorld(`/live/${encodeURIComponent(id)}`);
      live = new LiveTable(world, answer.value.table, Date.now(), drawerFor(id));
      setFollowing({ state: 'found', live });
    });
    return () => {
      isWanted = false;
      live?.close();
    };
  }, [id, as, attempt]);
  return following;
}

export const useLive = (live: LiveTable): LiveState => useSyncExternalStore(live.subscribe, () => live.state);

import type { Problem } from '@orrery/kernel';
import { useEffect, useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { api } from '../parts/api.ts';
import { browserConnectionEnv } from '../parts/browser-connection.ts';
import { LiveTableClient, type LiveTableState } from './live-table-client.ts';
import { decisionStoreFor } from './unsent-decision.ts';

/** A table that is followed while the component is mounted. */
export type LiveTableLookup =
  | { readonly state: 'finding' }
  | { readonly state: 'missing'; readonly problem: Problem }
  | { readonly state: 'found'; readonly live: LiveTableClient };

/** Finds a table and follows it; reconnects when the user (`as`) changes, because a connection belongs to one user. */
export function useLiveTable(id: string, as: string | null, attempt: number): LiveTableLookup {
  const [following, setFollowing] = useState<LiveTableLookup>({ state: 'finding' });
  useEffect(() => {
    let isWanted = attempt >= 0 && as !== undefined;
    let live: LiveTableClient | null = null;
    api.table(id).then((answer) => {
      if (!isWanted) return;
      if (!answer.ok) {
        setFollowing({ state: 'missing', problem: answer.problem });
        return;
      }
      // Request ids start at the current time: no earlier page of this table has used such a number.
      const world = browserConnectionEnv(`/live/${encodeURIComponent(id)}`);
      live = new LiveTableClient(world, answer.value.table, Date.now(), decisionStoreFor(id));
      setFollowing({ state: 'found', live });
    });
    return () => {
      isWanted = false;
      live?.close();
    };
  }, [id, as, attempt]);
  return following;
}

export const useLiveTableState = (live: LiveTableClient): LiveTableState => useStore(live.store);

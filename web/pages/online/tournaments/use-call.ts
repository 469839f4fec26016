import type { TournamentResponse } from '@orrery/protocol/api';
import { useEffect, useRef } from 'react';
import { navigate } from '../../../app/route.ts';

/** The board at which the user has a game to play. */
export function ownBoard({ tournament, number }: TournamentResponse) {
  if (number === null || tournament.state !== 'playing') return null;
  const own = tournament.boards.find(
    ({ outcome, table, entrants }) => outcome === 'pending' && table !== null && entrants.includes(number),
  );
  return own?.table ? { ...own, table: own.table } : null;
}

/**
 * Calls the user to the table of a live game that is paired while this page is open. By correspondence, and for a game
 * that was there before, the page only shows the way.
 */
export function useCall(shown: TournamentResponse): void {
  const table = ownBoard(shown)?.table ?? null;
  const isLive = shown.tournament.time.kind !== 'correspondence';
  const before = useRef(table);
  useEffect(() => {
    if (table === before.current) return;
    before.current = table;
    if (table !== null && isLive) navigate({ page: 'join', id: table });
  }, [table, isLive]);
}

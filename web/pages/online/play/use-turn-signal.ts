import { useEffect } from 'react';
import { seatOf } from '../parts/chairs.ts';
import type { LiveTableClient, LiveTableState } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

/** Whether the game waits for the user, and no bot plays for them. */
function isAsked({ summary, status }: LiveTableState, person: string | null): boolean {
  const seat = seatOf(summary, person);
  if (seat === null || summary.state !== 'playing' || summary.forfeited.includes(seat)) return false;
  const sitter = summary.chairs[seat]?.sitter;
  return status?.request?.must === true && sitter?.kind === 'person' && sitter.substitute === null;
}

/** Shows on the icon of the page, and on that of an installed app, that it is the user's turn; returns whether it is. */
export function useTurnSignal(live: LiveTableClient, person: string | null): boolean {
  const isMyTurn = isAsked(useLiveTableState(live), person);
  useEffect(() => {
    if (!isMyTurn) return;
    showIcon(TURN_ICON);
    void navigator.setAppBadge?.(1).catch(() => undefined);
    return () => {
      showIcon(ICON);
      void navigator.clearAppBadge?.().catch(() => undefined);
    };
  }, [isMyTurn]);
  return isMyTurn;
}

function showIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', address);
}

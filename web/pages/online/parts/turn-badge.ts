import { useEffect } from 'react';

const ICON = '/icon.svg';
const TURN_ICON = '/icon-turn.svg';

/** Shows on the icon of the page and on that of an installed app how many tables wait for the user. */
export function useTurnBadge(tables: number): void {
  useEffect(() => {
    showIcon(tables > 0 ? TURN_ICON : ICON);
    const badged = tables > 0 ? navigator.setAppBadge?.(tables) : navigator.clearAppBadge?.();
    void badged?.catch(() => undefined);
    return () => showIcon(ICON);
  }, [tables]);
}

function showIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', address);
}

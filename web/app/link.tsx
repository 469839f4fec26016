import type { ComponentProps, MouseEvent } from 'react';
import { navigate, printRoute, type Route } from './route.ts';

/** A plain click: no new window, no download. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link inside the app; a real anchor, so that it can be opened elsewhere, copied and announced. */
export function Link({ to, onClick, ...rest }: { to: Route } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      {...rest}
      href={printRoute(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

import type { ComponentProps, MouseEvent } from 'react';
import { navigate, printRoute, type Route } from './route.ts';

/** A click that asks for nothing special: no new window, no download. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A way to another place in the app; a real link, so that it can be opened elsewhere, copied and announced. */
export function Link({ to, onClick, ...rest }: { to: Route } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a
      {...rest}
      href={printRoute(to)}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

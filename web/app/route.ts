import { useSyncExternalStore } from 'react';

/** A location in the app. Every location has an address, so that it can be reloaded, stored and sent. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string } // the set-up form of a table
  | { readonly page: 'friends'; readonly game: string; readonly invite?: string } // a table for friends, and who is invited to it
  | { readonly page: 'learn'; readonly game: string; readonly part: string | null } // the list of lessons, or a lesson
  | { readonly page: 'puzzles'; readonly game: string | null; readonly number: number | null } // all, a game's, or one
  | { readonly page: 'companion'; readonly game: string | null; readonly tool: string | null } // tools for playing with the physical box
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string; readonly at: number | null } // the entry shown
  | { readonly page: 'embed'; readonly id: string; readonly at: number | null } // a replay in a frame of another site
  | { readonly page: 'result'; readonly id: string }
  | { readonly page: 'review'; readonly id: string } // a finished game of the server, looked at together
  | { readonly page: 'almanac'; readonly game: string | null; readonly entry: string | null } // all almanacs, a game's, or one entry
  | { readonly page: 'join'; readonly id: string } // a table on the server: its address is the invitation
  | { readonly page: 'play' } // looking for others to play with
  | { readonly page: 'leaderboard'; readonly game: string | null; readonly seats: number | null } // the first game, or one
  | { readonly page: 'lobby' }
  | { readonly page: 'tournaments' }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'new-tournament'; readonly game: string }
  | { readonly page: 'person'; readonly id: string; readonly table: string | null } // the table at which they were met
  | { readonly page: 'people' } // friends, and who else may be invited
  | { readonly page: 'account' }
  | { readonly page: 'admin' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' } // sources of the rules, licences
  | { readonly page: 'lost' };

const toInteger = (text: string | undefined): number | null => (text && /^\d{1,6}$/.test(text) ? Number(text) : null);

/** Pages without parameters. */
const SINGLE_PAGES: readonly Route[] = [
  { page: 'almanac', game: null, entry: null },
  { page: 'companion', game: null, tool: null },
  { page: 'leaderboard', game: null, seats: null },
  { page: 'play' },
  { page: 'lobby' },
  { page: 'tournaments' },
  { page: 'people' },
  { page: 'account' },
  { page: 'admin' },
  { page: 'settings' },
  { page: 'about' },
];

export function readRoute(path: string): Route {
  const [page = '', first, second, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (rest.length > 0) return { page: 'lost' };
  if (page === '') return { page: 'home' };
  if (page === 'puzzles') return puzzlesAt(first, second);
  if (first === undefined) return SINGLE_PAGES.find((each) => each.page === page) ?? { page: 'lost' };
  if (page === 'almanac') return { page, game: first, entry: second ?? null };
  if (page === 'learn') return { page, game: first, part: second ?? null };
  if (page === 'companion') return { page, game: first, tool: second ?? null };
  if (page === 'replay' || page === 'embed') return { page, id: first, at: toInteger(second) };
  if (page === 'leaderboard') return leaderboardAt(first, second);
  if (page === 'friends') return { page, game: first, ...(second !== undefined && { invite: second }) };
  if (page === 'person') return { page, id: first, table: second ?? null };
  if (second !== undefined) return { page: 'lost' };
  if (page === 'new' || page === 'new-tournament') return { page, game: first };
  if (page === 'table' || page === 'result' || page === 'review' || page === 'join' || page === 'tournament')
    return { page, id: first };
  return { page: 'lost' };
}

function leaderboardAt(game: string, text: string | undefined): Route {
  const seats = toInteger(text);
  return text !== undefined && seats === null ? { page: 'lost' } : { page: 'leaderboard', game, seats };
}

function puzzlesAt(game: string | undefined, text: string | undefined): Route {
  const number = toInteger(text);
  if (text !== undefined && number === null) return { page: 'lost' };
  return { page: 'puzzles', game: game ?? null, number };
}

export function printRoute(route: Route): string {
  const parts = pathPartsOf(route).filter((part) => part !== null);
  return `/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

function pathPartsOf(route: Route): readonly (string | number | null)[] {
  switch (route.page) {
    case 'home':
      return [];
    case 'play':
    case 'lobby':
    case 'tournaments':
    case 'people':
    case 'account':
    case 'admin':
    case 'settings':
    case 'about':
    case 'lost':
      return [route.page];
    case 'friends':
      return [route.page, route.game, route.invite ?? null];
    case 'new':
    case 'new-tournament':
      return [route.page, route.game];
    case 'learn':
      return [route.page, route.game, route.part];
    case 'table':
    case 'result':
    case 'review':
    case 'join':
    case 'tournament':
      return [route.page, route.id];
    case 'person':
      return [route.page, route.id, route.table];
    case 'replay':
    case 'embed':
      return [route.page, route.id, route.at];
    case 'almanac':
      return [route.page, route.game, route.entry];
    case 'leaderboard':
      return [route.page, route.game, route.seats];
    case 'puzzles':
      return [route.page, route.game, route.number];
    case 'companion':
      return [route.page, route.game, route.tool];
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether this document may be in a frame of another site. */
export const isEmbedded = (): boolean => location.pathname.startsWith('/embed/');

const NAVIGATE_EVENT = 'orrery:moved';

/** Key of the current browser history entry. */
export function historyKey(): string {
  const { state } = history;
  return typeof state === 'object' && state !== null && typeof state.stop === 'string' ? state.stop : 'first';
}

/** A unique key. Pages without https have no `crypto.randomUUID`. */
const newHistoryKey = (): string => `${Date.now()}-${Math.random()}`;

/**
 * Navigates; `instead` replaces the current history entry. A page in a frame of another site stays what it is, so that no
 * site can frame any other: everything else opens in a tab of its own.
 */
export function navigate(route: Route, how: 'onwards' | 'instead' = 'onwards'): void {
  const path = printRoute(route);
  if (isEmbedded() && route.page !== 'embed') {
    open(path, '_blank', 'noopener');
    return;
  }
  if (how === 'instead') history.replaceState(history.state, '', path);
  else history.pushState({ stop: newHistoryKey() }, '', path);
  dispatchEvent(new Event(NAVIGATE_EVENT));
}

function subscribePath(changed: () => void): () => void {
  addEventListener('popstate', changed);
  addEventListener(NAVIGATE_EVENT, changed);
  return () => {
    removeEventListener('popstate', changed);
    removeEventListener(NAVIGATE_EVENT, changed);
  };
}

/** Other programs may name the moment of a replay by `?move=37`; the app writes it into the path. */
export const pathOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const move = new URLSearchParams(search).get('move');
  return move !== null && /^\/replay\/[^/]+\/?$/.test(pathname) ? `${pathname.replace(/\/$/, '')}/${move}` : pathname;
};

/** The current route, followed as it changes. */
export const usePath = (): string => useSyncExternalStore(subscribePath, () => pathOf(location));

import type { BoardCoordinate, BoardPlace } from './game-ui.ts';

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
type Direction = keyof typeof DIRECTIONS;

const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

/** Weight of the sideways distance in arrow-key navigation. */
const SIDEWAYS_PENALTY = 2.2;

/** The next place in a direction: near, and not far off the line; null at the edge. */
function nextPlace(places: readonly BoardPlace[], from: BoardPlace, direction: Direction): BoardPlace | null {
  const [dx, dy] = DIRECTIONS[direction];
  let best: BoardPlace | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place.id === from.id) continue;
    const x = place.at[0] - from.at[0];
    const y = place.at[1] - from.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > ahead * SIDEWAYS_PENALTY) continue;
    const cost = ahead + aside * SIDEWAYS_PENALTY;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** The next or previous highlighted place. */
function nextHighlighted(
  places: readonly BoardPlace[],
  lit: ReadonlySet<string>,
  from: BoardPlace,
  by: 1 | -1,
): BoardPlace | null {
  const bright = places.filter(({ id }) => lit.has(id));
  const at = bright.findIndex(({ id }) => id === from.id);
  return bright[(Math.max(at, by === 1 ? -1 : 0) + by + bright.length) % Math.max(bright.length, 1)] ?? null;
}

type PlaceKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * The target of a key: an arrow leads to the next place in its direction, n and N to the next and previous highlighted
 * one.
 */
export function placeByKey(
  places: readonly BoardPlace[],
  lit: ReadonlySet<string>,
  from: string,
  { key, shiftKey, ctrlKey, metaKey, altKey }: PlaceKey,
): BoardPlace | null {
  const place = places.find(({ id }) => id === from);
  if (place === undefined || ctrlKey || metaKey || altKey) return null;
  if (isDirection(key)) return shiftKey ? null : (nextPlace(places, place, key) ?? place); // stay at the edge
  if (key === 'n') return nextHighlighted(places, lit, place, 1);
  return key === 'N' ? nextHighlighted(places, lit, place, -1) : null;
}

/** The highlighted place that a key leads to from outside the board: the one last used, else the first or the last. */
export function enterHighlighted(
  places: readonly BoardPlace[],
  lit: ReadonlySet<string>,
  stop: string | null,
  by: 1 | -1,
): BoardPlace | null {
  const bright = places.filter(({ id }) => lit.has(id));
  return bright.find(({ id }) => id === stop) ?? bright.at(by === 1 ? 0 : -1) ?? null;
}

/** Order from top to bottom, then left to right: the first place is where the keyboard enters. */
export function firstPlace(places: readonly BoardPlace[]): BoardPlace | null {
  const [first] = [...places].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  return first ?? null;
}

/**
 * The place meant by pointing here: the nearest, measured by its hit radius, which is at least `least` for a finger.
 */
export function placeAt(places: readonly BoardPlace[], [x, y]: BoardCoordinate, least: number): BoardPlace | null {
  let best: BoardPlace | null = null;
  let nearest = 1;
  for (const place of places) {
    const reach = Math.max(place.reach, least);
    const part = Math.hypot(place.at[0] - x, place.at[1] - y) / reach;
    if (part < nearest) {
      nearest = part;
      best = place;
    }
  }
  return best;
}

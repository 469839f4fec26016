import type { Place, Point } from './furniture.ts';

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
type Direction = keyof typeof DIRECTIONS;

const isDirection = (key: string): key is Direction => Object.hasOwn(DIRECTIONS, key);

/** How much farther a place seems that lies aside of the way one goes. */
const ASIDE = 2.2;

/** The place somebody means who goes on in a direction: near, and not far off the line. null at the edge. */
function nextPlace(places: readonly Place[], from: Place, direction: Direction): Place | null {
  const [dx, dy] = DIRECTIONS[direction];
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    if (place.id === from.id) continue;
    const x = place.at[0] - from.at[0];
    const y = place.at[1] - from.at[1];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0 || aside > ahead * ASIDE) continue;
    const cost = ahead + aside * ASIDE;
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

/** The lit place after or before this one. */
function nextLit(places: readonly Place[], lit: ReadonlySet<string>, from: Place, by: 1 | -1): Place | null {
  const bright = places.filter(({ id }) => lit.has(id));
  const at = bright.findIndex(({ id }) => id === from.id);
  return bright[(Math.max(at, by === 1 ? -1 : 0) + by + bright.length) % Math.max(bright.length, 1)] ?? null;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Where a key leads from a place: an arrow to the one that lies there, n and N to the next and the last that is lit. */
export function placeByKey(
  places: readonly Place[],
  lit: ReadonlySet<string>,
  from: string,
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
): Place | null {
  const place = places.find(({ id }) => id === from);
  if (place === undefined || ctrlKey || metaKey || altKey) return null;
  if (isDirection(key)) return shiftKey ? null : (nextPlace(places, place, key) ?? place); // the edge holds
  if (key === 'n') return nextLit(places, lit, place, 1);
  return key === 'N' ? nextLit(places, lit, place, -1) : null;
}

/** First from the top, then from the left: where the keyboard comes in. */
export function firstPlace(places: readonly Place[]): Place | null {
  const [first] = [...places].sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
  return first ?? null;
}

/** The place that is meant by pointing here: the nearest measured by its reach; a finger reaches at least `least`. */
export function placeAt(places: readonly Place[], [x, y]: Point, least: number): Place | null {
  let best: Place | null = null;
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

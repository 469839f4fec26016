/** Maps values to drawing coordinates. */
export const linearScale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    to === from ? start : start + ((value - from) / (to - from)) * (end - start);

/** Round numbers from `from` to at least `to`; at most `most` after the first. */
export function ticks(from: number, to: number, most: number): number[] {
  const step = roundStep((to - from) / Math.max(1, most));
  const first = Math.floor(from / step) * step;
  const count = Math.max(1, Math.ceil((to - first) / step - 1e-9));
  return Array.from({ length: count + 1 }, (_, i) => Number((first + i * step).toPrecision(12)));
}

/** The next of 1, 2, 5, 10, 20, 50 … that is at least `least`; never a fraction. */
function roundStep(least: number): number {
  if (least <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power;
}

/** Moves labels apart so that none overlap: the order is kept, with at least `gap` between neighbours. */
export function spreadLabels(
  places: readonly number[],
  gap: number,
  [least, most]: readonly [number, number],
): number[] {
  const order = places.map((place, i) => ({ place, i })).sort((a, b) => a.place - b.place);
  let floor = least;
  for (const each of order) {
    each.place = Math.max(each.place, floor);
    floor = each.place + gap;
  }
  let ceiling = most;
  for (const each of order.reverse()) {
    each.place = Math.min(each.place, ceiling);
    ceiling = each.place - gap;
  }
  const spreadOut = [...places];
  for (const { place, i } of order) spreadOut[i] = place;
  return spreadOut;
}

import type { Page } from '@playwright/test';

/** One layout shift as the browser reports it. */
interface LayoutShift {
  readonly value: number;
  readonly atMs: number;
  /** It followed a press within half a second: the definition of CLS leaves it out. */
  readonly isAfterInput: boolean;
  /** What moved, from where to where. */
  readonly sources: readonly string[];
}

/** What the browser measured since the page was loaded. */
export interface PageMeasures {
  readonly shifts: readonly LayoutShift[];
  /** Clicks and taps of the user, without the keys. */
  readonly clicks: number;
  /** Milliseconds from each press, by mouse, touch or key, to the next frame; those under 16 ms are left out. */
  readonly paintsMs: readonly number[];
}

/** Collects what the browser reports; runs inside the page, before its scripts. */
function observe(): void {
  const shifts: LayoutShift[] = [];
  const paintsMs: number[] = [];
  const measures = { shifts, paintsMs, clicks: 0 };
  Object.assign(globalThis, { pageMeasures: measures });
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'what has gone';
    const part = element.closest('[data-part], [data-panel], [data-seat], section, header, nav');
    const classes = (each: Element) => [each.tagName.toLowerCase(), ...each.classList].join('.');
    return part === null || part === element ? classes(element) : `${classes(element)} in ${classes(part)}`;
  };
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map((each) => Math.round(each)).join(' ');
  interface ReportedShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const isShift = (entry: PerformanceEntry): entry is ReportedShift => entry.entryType === 'layout-shift';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      shifts.push({
        value: entry.value,
        atMs: entry.startTime,
        isAfterInput: entry.hadRecentInput,
        sources: entry.sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${boxOf(previousRect)} → ${boxOf(currentRect)}`,
        ),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const isPress = (entry: PerformanceEntry): boolean => ['click', 'keydown'].includes(entry.name);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries().filter(isPress)) paintsMs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'click',
    ({ isTrusted, detail }) => {
      if (isTrusted && detail > 0) measures.clicks++;
    },
    true,
  );
}

/** Before the page is opened. */
export const observePage = (page: Page): Promise<unknown> => page.addInitScript(observe);

export const readMeasures = (page: Page): Promise<PageMeasures> =>
  page.evaluate(() => (globalThis as unknown as { pageMeasures: PageMeasures }).pageMeasures);

/** Windows of shifts end after a second without one, and after five seconds, as in the definition of CLS. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/** Cumulative layout shift: the worst window of shifts that no press explains. */
export function layoutShiftScore(shifts: readonly LayoutShift[]): number {
  let [worst, sum, start, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { value, atMs, isAfterInput } of shifts) {
    if (isAfterInput) continue;
    const isSame = atMs - last < GAP_MS && atMs - start < WINDOW_MS;
    sum = isSame ? sum + value : value;
    start = isSame ? start : atMs;
    last = atMs;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** The sum of all shifts that no press explains. */
export const unexplainedShift = (shifts: readonly LayoutShift[]): number =>
  shifts.filter(({ isAfterInput }) => !isAfterInput).reduce((sum, { value }) => sum + value, 0);

/** The value below which a share of the numbers lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

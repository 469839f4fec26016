/** How long something is ringed. */
const TIME = 2600;

const RING = [
  { outline: '3px solid var(--legal-glow)', outlineOffset: '4px' },
  { outline: '3px solid var(--legal-glow)', outlineOffset: '4px' },
  { outline: '3px solid transparent', outlineOffset: '4px' },
];

/** Rings a part of the table for a moment and takes the reader there. */
export function showThing(part: string): void {
  const named = CSS.escape(part);
  const thing = document.querySelector<HTMLElement>(`[data-panel="${named}"], [data-part="${named}"]`);
  if (thing === null) return;
  if (!thing.hasAttribute('tabindex')) thing.tabIndex = -1;
  thing.scrollIntoView({ block: 'nearest' });
  thing.focus({ preventScroll: true });
  thing.animate(RING, TIME);
}

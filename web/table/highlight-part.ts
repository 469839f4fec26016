/** Duration of the highlight. */
const RING_MS = 2600;

const RING_KEYFRAMES = [
  { outline: '3px solid var(--legal-glow)', outlineOffset: '4px' },
  { outline: '3px solid var(--legal-glow)', outlineOffset: '4px' },
  { outline: '3px solid transparent', outlineOffset: '4px' },
];

/** Highlights a part of the table briefly and moves the focus there. */
export function highlightPart(part: string): void {
  const named = CSS.escape(part);
  const thing = document.querySelector<HTMLElement>(`[data-panel="${named}"], [data-part="${named}"]`);
  if (thing === null) return;
  if (!thing.hasAttribute('tabindex')) thing.tabIndex = -1;
  thing.scrollIntoView({ block: 'nearest' });
  thing.focus({ preventScroll: true });
  thing.animate(RING_KEYFRAMES, RING_MS);
}

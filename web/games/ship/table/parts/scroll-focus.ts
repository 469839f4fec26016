/** A scrolling element must be focusable, so that the arrow keys can scroll it. */
export const makeScrollFocusable = (part: HTMLElement | null): void => part?.setAttribute('tabindex', '0');

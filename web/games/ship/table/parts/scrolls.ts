/** What scrolls must be a stop of the tab key, so that the arrow keys can scroll it. */
export const scrolls = (part: HTMLElement | null): void => part?.setAttribute('tabindex', '0');

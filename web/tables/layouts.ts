import type { ComponentType } from 'react';

/** How a board would lie, for somebody who fills in a sheet. */
export interface LayoutProps {
  readonly seats: number;
  /** Only what is not standard. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** The games whose board differs with what is chosen, each with a drawing that is loaded when its sheet is. */
export const LAYOUTS: Readonly<Record<string, () => Promise<ComponentType<LayoutProps>>>> = {
  starfarers: async () => (await import('./starfarers/layout/layout.tsx')).FarLayout,
};

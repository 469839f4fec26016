import type { Page } from '@playwright/test';

export type Size = 'desk' | 'phone';

export interface Screen {
  readonly name: string;
  readonly about: string;
  readonly sizes: readonly Size[];
  show(page: Page, size: Size): Promise<void>;
}

export const screen = (name: string, about: string, show: Screen['show']): Screen => ({
  name,
  about,
  sizes: ['desk', 'phone'],
  show,
});

export const address = (name: string, about: string, path: string): Screen =>
  screen(name, about, async (page) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A visit that fails when the page complains in its console, breaks its policy or asks another server for anything. */
export const test = base.extend({
  page: async ({ page, baseURL }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const isOurs = request.url().startsWith(`${baseURL}/`) || request.url().startsWith('blob:');
      if (!isOurs) complaints.push(`asked for ${request.url()}`);
    });
    await use(page);
    base.expect(complaints).toEqual([]);
  },
});

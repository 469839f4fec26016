import type { Worker } from '@playwright/test';
import { test } from '@playwright/test';
import { LONG_TAG } from '../accessibility.ts';
import { expect } from '../test.ts';
import { makeTableOf, openBrowserFor } from './people.ts';

test.setTimeout(120_000);
test.use({ serviceWorkers: 'allow' });

const ADDRESS = 'https://fcm.googleapis.com/fcm/send/nobody';

/** Replaces the browser's push service, which tests do not have; runs inside the page. */
function subscribeAnywhere(endpoint: string): void {
  // Chromium without a window says “denied” and shows nothing, whatever it was allowed.
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  let subscription: object | null = null;
  const keys = {
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  };
  PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
  PushManager.prototype.subscribe = async () => {
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    subscription = made;
    return made as unknown as PushSubscription;
  };
}

interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

/** Replaces what shows notifications; one replaces another with its tag. Runs inside the service worker. */
function keepNotices(): void {
  const worker = globalThis as unknown as { registration: ServiceWorkerRegistration; notices: ShownNotice[] };
  worker.notices = [];
  worker.registration.showNotification = async (title, { body = '', tag = '' } = {}) => {
    worker.notices = [...worker.notices.filter((notice) => notice.tag !== tag), { title, body, tag }];
  };
}

const shownBy = (worker: Worker): Promise<readonly ShownNotice[]> =>
  worker.evaluate(() => (globalThis as unknown as { notices: readonly ShownNotice[] }).notices);

test('a device is notified of its player’s turn, but not while the player looks at that table', {
  tag: [LONG_TAG],
}, async ({ browser, baseURL }) => {
  const complaints: string[] = [];
  const { page, context } = await openBrowserFor(browser, complaints, 'dark', { permissions: ['notifications'] });
  await context.addInitScript(subscribeAnywhere, ADDRESS);
  const address = await makeTableOf('duel', page, 'Ada');
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/push'));
  await page.getByRole('button', { name: 'Notify me on this device' }).click();
  expect((await taken).ok()).toBe(true);
  await expect(page.getByRole('button', { name: 'This device notifies me' })).toHaveAttribute('aria-pressed', 'true');

  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(keepNotices);
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (text: string, tag = 'table-1', path = new URL(address).pathname) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(baseURL ?? '').origin,
      registrationId,
      data: JSON.stringify({ title: 'Your turn', text, path, tag }),
    });
  await push('Two Captains is waiting for your move.');
  const notice = { title: 'Your turn', body: 'Two Captains is waiting for your move.', tag: 'table-1' };
  await expect.poll(() => shownBy(worker)).toEqual([notice]);
  await push('Two Captains is still waiting.');
  await expect.poll(() => shownBy(worker)).toEqual([{ ...notice, body: 'Two Captains is still waiting.' }]);

  await page.getByRole('button', { name: 'This device notifies me' }).click();
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toHaveAttribute('aria-pressed', 'false');

  await page.goto(address);
  await page.bringToFront();
  await expect(page.getByRole('heading', { level: 1, name: /taking seats$/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
  await push('You are looking at it.', 'table-2');
  await push('This is another one.', 'table-3', '/join/elsewhere'); // once this one is shown, the one before has been handled
  const tags = async () => (await shownBy(worker)).map(({ tag }) => tag).sort();
  await expect.poll(tags).toEqual(['table-1', 'table-3']);
  await page.goto('/account');
  await push('You are not.');
  await expect.poll(() => shownBy(worker)).toContainEqual({ ...notice, body: 'You are not.' });
  expect(await tags()).toEqual(['table-1', 'table-3']);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a browser that does not allow notifications says so', { tag: [LONG_TAG] }, async ({ browser }) => {
  const complaints: string[] = [];
  const { page, context } = await openBrowserFor(browser, complaints);
  await makeTableOf('duel', page, 'Ada');
  await page.goto('/account');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser does not allow notifications from this page.');
  expect(complaints).toEqual([]);
  await context.close();
});

import { errResult, okResult, type Result } from '@orrery/kernel';
import type { PushNotice } from '@orrery/protocol/api';
import { api } from '../parts/api.ts';

export const canUsePush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const PUSH_REFUSED = errResult('online.notify', {}, 'this browser does not allow notifications from here');

/** The key in the format that browsers expect. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const serviceWorkerRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canUsePush() ? navigator.serviceWorker.getRegistration() : undefined;

/** Shows a notification of this page, if the user allowed any. It replaces that of the server about the same table. */
export async function notifyHere({ title, text, path, tag }: PushNotice): Promise<void> {
  if (!canUsePush() || Notification.permission !== 'granted') return;
  const registration = await serviceWorkerRegistration();
  await registration?.showNotification(title, { body: text, tag, icon: '/icon-192.png', data: path });
}

/** Whether this device gets a notification when it is the user's turn. */
export async function isPushSubscribed(): Promise<boolean> {
  const subscription = await (await serviceWorkerRegistration())?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined && Notification.permission === 'granted';
}

/** Asks the user and then the browser for push notifications, which also work while no page is open. */
export async function subscribePush(): Promise<Result<unknown>> {
  const registration = await serviceWorkerRegistration();
  if (registration === undefined || (await Notification.requestPermission()) !== 'granted') return PUSH_REFUSED;
  const key = await api.pushKey();
  if (!key.ok) return key;
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key.value),
    });
    const { endpoint, expirationTime, keys } = subscription.toJSON();
    return api.subscribe({ endpoint, expirationTime, keys } as PushSubscriptionJSON);
  } catch {
    return PUSH_REFUSED;
  }
}

export async function unsubscribePush(): Promise<Result<unknown>> {
  const subscription = await (await serviceWorkerRegistration())?.pushManager.getSubscription();
  if (!subscription) return okResult(null);
  await subscription.unsubscribe();
  return api.unsubscribe(subscription.endpoint);
}

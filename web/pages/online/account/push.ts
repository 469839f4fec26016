import { bad, good, type Result } from '@orrery/kernel';
import { api } from '../parts/api.ts';

export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const REFUSED = bad('online.notify', {}, 'this browser does not allow notifications from here');

/** The key in the form in which browsers take it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  canNotify() ? navigator.serviceWorker.getRegistration() : undefined;

/** Whether this device is told when it is one's turn. */
export async function isNotified(): Promise<boolean> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  return subscription !== null && subscription !== undefined && Notification.permission === 'granted';
}

/** Asks the person and then the browser to be told when it is one's turn, also while no page is open. */
export async function notifyMe(): Promise<Result<unknown>> {
  const registration = await registered();
  if (registration === undefined || (await Notification.requestPermission()) !== 'granted') return REFUSED;
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
    return REFUSED;
  }
}

export async function notifyMeNoMore(): Promise<Result<unknown>> {
  const subscription = await (await registered())?.pushManager.getSubscription();
  if (!subscription) return good(null);
  await subscription.unsubscribe();
  return api.unsubscribe(subscription.endpoint);
}

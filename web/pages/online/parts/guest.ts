import type { Result } from '@orrery/kernel';
import type { Me } from '@orrery/protocol/api';
import { api } from './api.ts';
import { setMe } from './identity.ts';

/**
 * Runs an action as a known user. An anonymous user becomes a guest with that name first. The page is told last: it
 * reopens its table then, and would otherwise show it without the result of the action.
 */
export async function doAsGuest<X>(me: Me | null, name: string, action: () => Promise<Result<X>>): Promise<Result<X>> {
  if (me !== null) return action();
  const guest = await api.becomeGuest(name);
  if (!guest.ok) return guest;
  const done = await action();
  setMe(guest.value);
  return done;
}

import type { Result } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import { api } from './api.ts';
import { becomeMe } from './me.ts';

/**
 * Does something as somebody. Whoever is nobody yet becomes a guest of that name first; the page is told last, since it
 * opens its table anew then, and would show one at which nothing has been done yet.
 */
export async function doAsSomebody<X>(me: Me | null, name: string, deed: () => Promise<Result<X>>): Promise<Result<X>> {
  if (me !== null) return deed();
  const guest = await api.becomeGuest(name);
  if (!guest.ok) return guest;
  const done = await deed();
  becomeMe(guest.value);
  return done;
}

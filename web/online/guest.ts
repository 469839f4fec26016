import { good, type Result } from '@orrery/kernel';
import type { Me } from '@orrery/protocol';
import { api } from './api.ts';
import { becomeMe } from './me.ts';

/** Who one is to the server; whoever is nobody yet becomes a guest of that name. */
export async function beSomebody(me: Me | null, name: string): Promise<Result<Me | null>> {
  if (me !== null) return good(me);
  const answer = await api.becomeGuest(name);
  if (answer.ok) becomeMe(answer.value);
  return answer;
}

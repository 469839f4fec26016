import { navigate } from '../../../app/route.ts';

/** The purpose of an account link: sent by mail, handed over by an administrator, or printed by the server. */
interface AccountLink {
  readonly action: 'confirm' | 'reset' | 'admin';
  readonly token: string;
}

/** The account link in the address; null: none. */
export function readAccountLink(search: string): AccountLink | null {
  const asked = new URLSearchParams(search);
  for (const action of ['confirm', 'reset', 'admin'] as const) {
    const token = asked.get(action);
    if (token) return { action, token };
  }
  return null;
}

/** Removes a used token from the address. */
export const clearAccountLink = (): void => navigate({ page: 'account' }, 'instead');

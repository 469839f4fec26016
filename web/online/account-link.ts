import { navigate } from '../app/route.ts';

/** What a link that was sent by mail, or handed over by those who run the house, is for. */
interface AccountLink {
  readonly deed: 'confirm' | 'reset';
  readonly token: string;
}

/** The link by which somebody came to the account; null: by none. */
export function readAccountLink(search: string): AccountLink | null {
  const asked = new URLSearchParams(search);
  for (const deed of ['confirm', 'reset'] as const) {
    const token = asked.get(deed);
    if (token) return { deed, token };
  }
  return null;
}

/** The token has done its work: it stands in no address any more. */
export const leaveAccountLink = (): void => navigate({ page: 'account' }, 'instead');

import { navigate } from '../../../app/route.ts';

/** What a link that was sent by mail, handed over by those who run the house, or said by the server itself is for. */
interface AccountLink {
  readonly deed: 'confirm' | 'reset' | 'house';
  readonly token: string;
}

/** The link by which somebody came to the account; null: by none. */
export function readAccountLink(search: string): AccountLink | null {
  const asked = new URLSearchParams(search);
  for (const deed of ['confirm', 'reset', 'house'] as const) {
    const token = asked.get(deed);
    if (token) return { deed, token };
  }
  return null;
}

/** The token has done its work: it stands in no address any more. */
export const leaveAccountLink = (): void => navigate({ page: 'account' }, 'instead');

import { Hono } from 'hono';
import type { Clock } from '../time.ts';

/** How long security.txt is valid; it is created for every request. */
const VALID_MS = 180 * 86_400_000;

/**
 * What search engines should leave out. The pages of tables and games are not listed here: messengers that obey this file
 * could not show their cards. They say `noindex` themselves.
 */
const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /account
Disallow: /admin
Disallow: /person/
Disallow: /embed/
`;

/** `/robots.txt`, and `/.well-known/security.txt` for people who have found a hole; without a contact there is none. */
export function wellKnownRoutes(contact: string | null, clock: Clock): Hono {
  const app = new Hono();
  app.get('/robots.txt', (c) => c.text(ROBOTS));
  app.get('/.well-known/security.txt', (c) => {
    if (contact === null) return c.text('This server names no contact.', 404);
    const expires = new Date(clock() + VALID_MS).toISOString();
    return c.text(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en, de, nl\n`);
  });
  return app;
}

/** The edition of these rules; `npm run edition -- starfarers` freezes it and raises the number (docs/editions.md). */
export const EDITION = 2;

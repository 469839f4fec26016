/** The edition of these rules; `npm run edition -- startrek` freezes it and raises the number (docs/editions.md). */
export const EDITION = 2;

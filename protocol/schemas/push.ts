import * as z from 'zod/mini';

/** The push message that tells a service worker whose turn it is. */
export const pushNoticeSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** The path that a tap opens on this server. */
  path: z.string(),
  /** A notice replaces an earlier one with the same tag, i.e. about the same table. */
  tag: z.string(),
});

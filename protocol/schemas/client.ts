import * as z from 'zod/mini';

/** Maximum length of a move or a chat message from a page. */
const MAX_TEXT_LENGTH = 4000;

const countSchema = z.int().check(z.nonnegative());
const textSchema = z.string().check(z.maxLength(MAX_TEXT_LENGTH));

/**
 * Messages from a page on /live/:id. The page numbers its messages with `id`, and the answer repeats it; a move sent
 * twice with the same id is played once.
 */
export const clientRequestSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choose'), id: countSchema, request: countSchema, move: textSchema }),
  z.object({ type: z.literal('undo'), id: countSchema, seq: countSchema }),
  z.object({ type: z.literal('say'), id: countSchema, text: textSchema }),
]);

/** On both sockets. Measures the connection; also says whether the page is in the background, at once when that changes. */
export const clientPingSchema = z.object({
  type: z.literal('ping'),
  lag: z.number(),
  isHidden: z.exactOptional(z.boolean()),
});

/** A message that is none of these: the request with this id is refused. */
export const numberedMessageSchema = z.object({ id: countSchema });

/** A service outside this server did not take a notice. Nothing is wrong here, so it is a warning in the log. */
export class UndeliveredError extends Error {}

/** Sends to a service outside this server. */
export async function deliver<X>(send: () => Promise<X>): Promise<X> {
  try {
    return await send();
  } catch (cause) {
    throw new UndeliveredError('a notice could not be delivered', { cause });
  }
}

/** A kind of event: what it carries is known to the compiler; at run time there are examples at most. */
export interface EventForm<F> {
  /** The event in every form in which it is told, without its kind: tests put each of them into words. */
  readonly examples: readonly F[];
}

/** One kind of event: `const EVENTS = { turn: event<{ seat: Seat }>() }` is both the list of kinds and their types. */
export const event = <F extends object>(...examples: readonly F[]): EventForm<F> => ({ examples });

/** The events of such a list: a union by kind. */
export type EventOf<S> = {
  [K in keyof S & string]: S[K] extends EventForm<infer F> ? { readonly kind: K } & Readonly<F> : never;
}[keyof S & string];

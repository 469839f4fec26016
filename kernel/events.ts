/** What an event of a kind carries: a type for the compiler, nothing at run time. */
export interface EventForm<F> {
  readonly fields?: F;
}

/** One kind of event: `const EVENTS = { turn: event<{ seat: Seat }>() }` is both the list of kinds and their types. */
export const event = <F extends object>(): EventForm<F> => ({});

/** The events of such a list: a union by kind. */
export type EventOf<S> = {
  [K in keyof S & string]: S[K] extends EventForm<infer F> ? { readonly kind: K } & Readonly<F> : never;
}[keyof S & string];

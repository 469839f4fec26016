/** A kind of event. Only the compiler knows what it carries; at run time there are at most examples. */
export interface EventSchema<F> {
  /** The event in every form in which it is told, without its kind: tests format each of them. */
  readonly examples: readonly F[];
}

/** One kind of event: `const EVENTS = { turn: defineEvent<{ seat: Seat }>() }` is both the list of kinds and their types. */
export const defineEvent = <F extends object>(...examples: readonly F[]): EventSchema<F> => ({ examples });

/** The events of such a declaration: a union by kind. */
export type EventOf<S> = {
  [K in keyof S & string]: S[K] extends EventSchema<infer F> ? { readonly kind: K } & Readonly<F> : never;
}[keyof S & string];

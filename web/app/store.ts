import { useSyncExternalStore } from 'react';

/** A value that changes over time: it can be read and followed, not set. */
export interface ReadableStore<S> {
  get(): S;
  /** Calls back after every change; returns a function that stops it. */
  subscribe(changed: () => void): () => void;
}

/** One immutable value with subscribers. A new value is set as a whole; the same value again notifies nobody. */
export class Store<S> implements ReadableStore<S> {
  readonly #listeners = new Set<() => void>();
  #value: S;

  constructor(initial: S) {
    this.#value = initial;
  }

  readonly get = (): S => this.#value;

  readonly set = (value: S): void => {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const changed of [...this.#listeners]) changed();
  };

  readonly update = (change: (value: S) => S): void => this.set(change(this.#value));

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
    };
  };

  /** Forgets all subscribers. */
  readonly close = (): void => this.#listeners.clear();
}

/** What a component selects from a store. It is rendered again only when that value changes. */
export function useStore<S>(store: ReadableStore<S>): S;
export function useStore<S, X>(store: ReadableStore<S>, select: (value: S) => X): X;
export function useStore<S, X>(store: ReadableStore<S>, select?: (value: S) => X): S | X {
  const read = () => (select === undefined ? store.get() : select(store.get()));
  return useSyncExternalStore(store.subscribe, read, read);
}

import { useSyncExternalStore } from 'react';
import { recall, remember } from '../../app/storage.ts';

/** Something that is on or off on this device. */
export class Choice {
  readonly #name: string;
  readonly #standard: 'on' | 'off';
  readonly #listeners = new Set<() => void>();

  constructor(name: string, standard: 'on' | 'off') {
    this.#name = `companion.${name}`;
    this.#standard = standard;
  }

  get isOn(): boolean {
    return (recall(this.#name) ?? this.#standard) === 'on';
  }

  turn(to: 'on' | 'off'): void {
    remember(this.#name, to);
    for (const changed of [...this.#listeners]) changed();
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
}

export const useChoice = (choice: Choice): boolean => useSyncExternalStore(choice.subscribe, () => choice.isOn);

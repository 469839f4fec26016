import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../app/storage.ts';

/** A setting that is on or off on this device. */
export class DeviceSwitch {
  readonly #name: string;
  readonly #standard: 'on' | 'off';
  readonly #listeners = new Set<() => void>();

  constructor(name: string, standard: 'on' | 'off') {
    this.#name = `companion.${name}`;
    this.#standard = standard;
  }

  get isOn(): boolean {
    return (readStored(this.#name) ?? this.#standard) === 'on';
  }

  turn(to: 'on' | 'off'): void {
    writeStored(this.#name, to);
    for (const changed of [...this.#listeners]) changed();
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };
}

export const useDeviceSwitch = (choice: DeviceSwitch): boolean =>
  useSyncExternalStore(choice.subscribe, () => choice.isOn);

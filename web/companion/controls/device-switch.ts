import { readStored, writeStored } from '../../app/storage.ts';
import { type ReadableStore, Store, useStore } from '../../app/store.ts';

/** A setting that is on or off on this device. */
export class DeviceSwitch {
  readonly #name: string;
  readonly #state: Store<'on' | 'off'>;

  constructor(name: string, standard: 'on' | 'off') {
    this.#name = `companion.${name}`;
    const stored = readStored(this.#name) ?? standard;
    this.#state = new Store(stored === 'on' ? 'on' : 'off');
  }

  get store(): ReadableStore<'on' | 'off'> {
    return this.#state;
  }

  get isOn(): boolean {
    return this.#state.get() === 'on';
  }

  turn(to: 'on' | 'off'): void {
    writeStored(this.#name, to);
    this.#state.set(to);
  }
}

export const useDeviceSwitch = (choice: DeviceSwitch): boolean => useStore(choice.store) === 'on';

import type { NetworkResponse } from '@orrery/protocol/api';
import { useEffect, useState } from 'react';
import { api } from '../parts/api.ts';

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** How others reach this server. */
export interface LocalNetworkState {
  /** The origin of addresses to send to others. */
  readonly origin: string;
  /** Whether others can open it, as far as one can tell. */
  readonly isReachable: boolean;
  /** What the server says; null: not known, or not its concern, because this page came over a network. */
  readonly network: NetworkResponse | null;
  /** Lets others in the local network in. */
  open(): Promise<void>;
}

/** An address of this computer's own leads everybody else to theirs: the server knows one that works in the network. */
export function useLocalNetwork(): LocalNetworkState {
  const isLocal = LOOPBACK.test(location.hostname);
  const [network, setNetwork] = useState<NetworkResponse | null>(null);
  const take = async (asked: ReturnType<typeof api.network>) => {
    const answer = await asked;
    if (answer.ok) setNetwork(answer.value);
  };
  useEffect(() => {
    if (!isLocal) return;
    let isWanted = true;
    void api.network().then((answer) => {
      if (answer.ok && isWanted) setNetwork(answer.value);
    });
    return () => {
      isWanted = false;
    };
  }, [isLocal]);
  const [reached] = network?.origins ?? [];
  return {
    origin: reached ?? location.origin,
    isReachable: !isLocal || reached !== undefined,
    network,
    open: () => take(api.openNetwork()),
  };
}

import type { Result } from '@orrery/kernel';
import type { PairingResponse } from '@orrery/protocol/api';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { navigate } from '../../../app/route.ts';
import { api } from '../parts/api.ts';

/** How often the page says that it still looks for others. */
const RENEW_MS = { live: 1_000, correspondence: 10_000 } as const;
/** How often the numbers of those who wait are read again while the user looks for nobody. */
const WATCH_MS = 5_000;

interface PairingState {
  /** null: not known yet. */
  readonly pairing: PairingResponse | null;
  /** Shows what the server answered; opens the table that was found. */
  update(next: PairingResponse): void;
}

/**
 * Follows the user's search, and goes to the table that it found. A live search ends with the page; one for a game by
 * correspondence goes on.
 */
export function usePairing(person: string | null | undefined): PairingState {
  const [pairing, setPairing] = useState<PairingResponse | null>(null);
  /** Whether this page was looking: a table that was found before is not opened again. */
  const isLooking = useRef(false);
  const update = useCallback((next: PairingResponse) => {
    if (next.table !== null && isLooking.current) {
      isLooking.current = false;
      navigate({ page: 'join', id: next.table }, 'instead');
      return;
    }
    isLooking.current = next.search !== null;
    setPairing(next);
  }, []);
  const pace = pairing?.search?.pace ?? null;
  const renew = useEffectEvent(async () => {
    const answer: Result<PairingResponse> = await (pace === null ? api.pairing() : api.renewPairing());
    if (answer.ok) update(answer.value);
  });
  useEffect(() => {
    if (person === undefined) return;
    if (pace === null) void renew();
    const timer = setInterval(() => void renew(), pace === null ? WATCH_MS : RENEW_MS[pace]);
    return () => clearInterval(timer);
  }, [person, pace]);
  useEffect(() => {
    if (pace !== 'live') return;
    const leave = () => {
      if (isLooking.current) void api.stopPairing();
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [pace]);
  return {
    pairing,
    update: useCallback(
      (next) => {
        isLooking.current = true; // the user has just asked for it
        update(next);
      },
      [update],
    ),
  };
}

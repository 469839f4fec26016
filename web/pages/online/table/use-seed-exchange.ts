import { fingerprintOf, type Seat, toHex } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keptDice, saveKeptDice } from '../../../session/kept-dice.ts';
import { api } from '../parts/api.ts';
import { nextSeedStep, withWords } from './seed-step.ts';

/**
 * How long to wait for the reveal, slightly longer than the server's own limit; then the page retries at the interval.
 */
const REVEAL_WAIT_MS = 31_000;
const RETRY_INTERVAL_MS = 5_000;
const SEED_BYTES = 16;

const drawSeed = (): string => toHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

export interface SeedExchange {
  /** The server shows other fingerprints than before. */
  readonly isRefused: boolean;
  /** Commits a new number with these words. */
  addWords(words: string): ReturnType<typeof api.commit>;
}

/** Runs the page's part of the seed exchange: commits a number, and reveals it when everybody has committed. */
export function useSeedExchange(summary: TableSummary, seat: Seat | null): SeedExchange {
  const [isRefused, setRefused] = useState(false);
  const isMine = useRef(false);
  /** The last message, so that it is not repeated while its answer is pending. */
  const said = useRef('');
  useEffect(() => {
    if (seat === null) {
      isMine.current = false;
      return;
    }
    const next = nextSeedStep(summary, seat, keptDice(summary.id), { draw: drawSeed, isMine: isMine.current });
    setRefused(next.does === 'refuse');
    if (next.does !== 'commit' && next.does !== 'open') return;
    const saying = next.does === 'commit' ? next.commitment : `${next.kept.seed} ${summary.revealUntil}`;
    if (said.current === saying) return;
    said.current = saying;
    saveKeptDice(next.kept);
    if (next.does === 'commit') isMine.current = true;
    const { seed } = next.kept;
    const answer = next.does === 'commit' ? api.commit(summary.id, next.commitment) : api.reveal(summary.id, seed);
    void answer.then(({ ok }) => {
      if (!ok && said.current === saying) said.current = '';
    });
  }, [summary, seat]);
  const isOpening = summary.revealUntil !== null && seat !== null;
  useEffect(() => {
    if (!isOpening) return;
    let timer = setTimeout(function settle() {
      void api.expireReveal(summary.id);
      timer = setTimeout(settle, RETRY_INTERVAL_MS);
    }, REVEAL_WAIT_MS);
    return () => clearTimeout(timer);
  }, [summary.id, isOpening]);
  const addWords = useCallback(
    (words: string) => {
      const kept = keptDice(summary.id);
      const isSpent = kept === null || kept.seats !== null;
      const seed = withWords(isSpent ? drawSeed() : kept.seed, words);
      saveKeptDice({ table: summary.id, commitment: summary.commitment, seed, seats: null, rounds: kept?.rounds ?? 0 });
      isMine.current = true;
      said.current = fingerprintOf(seed);
      return api.commit(summary.id, fingerprintOf(seed));
    },
    [summary.id, summary.commitment],
  );
  return { isRefused, addWords };
}

import { fingerprintOf, type Seat, toHex } from '@orrery/kernel';
import type { TableCard } from '@orrery/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDice, keptDice } from '../../../session/kept-dice.ts';
import { api } from '../parts/api.ts';
import { sealing, withWords } from './sealing.ts';

/** A little longer than the server gives everybody, and how often it is asked again. */
const PATIENCE_MS = 31_000;
const AGAIN_MS = 5_000;
const BYTES = 16;

const draw = (): string => toHex(crypto.getRandomValues(new Uint8Array(BYTES)));

export interface SealingNow {
  /** The server shows other fingerprints than before. */
  readonly isRefused: boolean;
  /** Fixes the own number anew, with these words beside it. */
  addWords(words: string): ReturnType<typeof api.commit>;
}

/** Does a page's part for the dice of its table, by itself: fixes a number, opens it when all have fixed theirs. */
export function useSealing(card: TableCard, seat: Seat | null): SealingNow {
  const [isRefused, setRefused] = useState(false);
  const isMine = useRef(false);
  /** What was said last, so that the same is not said again while its answer is under way. */
  const said = useRef('');
  useEffect(() => {
    if (seat === null) {
      isMine.current = false;
      return;
    }
    const next = sealing(card, seat, keptDice(card.id), { draw, isMine: isMine.current });
    setRefused(next.does === 'refuse');
    if (next.does !== 'commit' && next.does !== 'open') return;
    const saying = next.does === 'commit' ? next.commitment : `${next.kept.seed} ${card.opening}`;
    if (said.current === saying) return;
    said.current = saying;
    keepDice(next.kept);
    if (next.does === 'commit') isMine.current = true;
    const { seed } = next.kept;
    const answer = next.does === 'commit' ? api.commit(card.id, next.commitment) : api.open(card.id, seed);
    void answer.then(({ ok }) => {
      if (!ok && said.current === saying) said.current = '';
    });
  }, [card, seat]);
  const isOpening = card.opening !== null && seat !== null;
  useEffect(() => {
    if (!isOpening) return;
    let timer = setTimeout(function settle() {
      void api.settle(card.id);
      timer = setTimeout(settle, AGAIN_MS);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [card.id, isOpening]);
  const addWords = useCallback(
    (words: string) => {
      const kept = keptDice(card.id);
      const isSpent = kept === null || kept.seats !== null;
      const seed = withWords(isSpent ? draw() : kept.seed, words);
      keepDice({ table: card.id, commitment: card.commitment, seed, seats: null, rounds: kept?.rounds ?? 0 });
      isMine.current = true;
      said.current = fingerprintOf(seed);
      return api.commit(card.id, fingerprintOf(seed));
    },
    [card.id, card.commitment],
  );
  return { isRefused, addWords };
}

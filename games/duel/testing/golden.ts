import { goldenShipGame } from '@orrery/ship/testing';
import { subject } from '../laws.subject.ts';

/** A game to store for law 9, written by scripts/golden.mjs; the seed also chooses the set-up. */
export const goldenGame = (seed: number): string => goldenShipGame(subject, seed);

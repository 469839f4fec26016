import { goldenOf } from '@orrery/ship/testing';
import { subject } from '../laws.subject.ts';

/** A game to keep for law 9, written down by scripts/golden.mjs; the seed chooses how it is set up as well. */
export const goldenGame = (seed: number): string => goldenOf(subject, seed);

import { recall, remember } from '../app/storage.ts';

/** What this browser keeps of the dice of a table: its own number, and the fingerprints it saw before any was opened. */
export interface KeptDice {
  readonly table: string;
  /** The fingerprint of the server's number, as it was first seen. */
  readonly commitment: string;
  /** The number drawn here, with the words that somebody added to it. */
  readonly seed: string;
  /** The fingerprints of all seats, as they stood when the own number was opened; null: it was not opened yet. */
  readonly seats: readonly string[] | null;
  /** How often numbers were opened here before, and no game came of it. */
  readonly rounds: number;
}

/** Where what is kept stands, newest first. */
const NAME = 'dice';
/** So many tables are remembered. */
const MOST_TABLES = 100;

const isTexts = (given: unknown): given is readonly string[] =>
  Array.isArray(given) && given.every((each) => typeof each === 'string');

function isKept(given: unknown): given is KeptDice {
  if (typeof given !== 'object' || given === null) return false;
  const { table, commitment, seed, seats, rounds }: Partial<Record<keyof KeptDice, unknown>> = given;
  return isTexts([table, commitment, seed]) && (seats === null || isTexts(seats)) && Number.isSafeInteger(rounds);
}

function all(): readonly KeptDice[] {
  try {
    const given: unknown = JSON.parse(recall(NAME) ?? '[]');
    return Array.isArray(given) ? given.filter(isKept) : [];
  } catch {
    return [];
  }
}

export const keptDice = (table: string): KeptDice | null => all().find((each) => each.table === table) ?? null;

export function keepDice(kept: KeptDice): void {
  const others = all().filter(({ table }) => table !== kept.table);
  remember(NAME, JSON.stringify([kept, ...others].slice(0, MOST_TABLES)));
}

import { readStored, writeStored } from '../app/storage.ts';

/**
 * What this browser stores about the dice of a table: its own number, and the fingerprints it saw before any was
 * revealed.
 */
export interface KeptDice {
  readonly table: string;
  /** The fingerprint of the server's number when first seen. */
  readonly commitment: string;
  /** The number drawn here, with the words that the player added. */
  readonly seed: string;
  /** The fingerprints of all seats when the own number was revealed; null: not revealed yet. */
  readonly seats: readonly string[] | null;
  /** How often numbers were revealed here before without a game starting. */
  readonly rounds: number;
}

/** Storage key of the list, newest first. */
const STORAGE_NAME = 'dice';
/** Maximum number of tables that are remembered. */
const MAX_TABLES_KEPT = 100;

const isStringArray = (given: unknown): given is readonly string[] =>
  Array.isArray(given) && given.every((each) => typeof each === 'string');

function isKeptDice(given: unknown): given is KeptDice {
  if (typeof given !== 'object' || given === null) return false;
  const { table, commitment, seed, seats, rounds }: Partial<Record<keyof KeptDice, unknown>> = given;
  return (
    isStringArray([table, commitment, seed]) && (seats === null || isStringArray(seats)) && Number.isSafeInteger(rounds)
  );
}

function allKeptDice(): readonly KeptDice[] {
  try {
    const given: unknown = JSON.parse(readStored(STORAGE_NAME) ?? '[]');
    return Array.isArray(given) ? given.filter(isKeptDice) : [];
  } catch {
    return [];
  }
}

export const keptDice = (table: string): KeptDice | null => allKeptDice().find((each) => each.table === table) ?? null;

export function saveKeptDice(kept: KeptDice): void {
  const others = allKeptDice().filter(({ table }) => table !== kept.table);
  writeStored(STORAGE_NAME, JSON.stringify([kept, ...others].slice(0, MAX_TABLES_KEPT)));
}

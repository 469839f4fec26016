import { commitmentOf, fingerprintOf, sealedChance } from './chance.ts';
import type { Game, Kinded } from './contract.ts';
import { isChanceEntry } from './entry.ts';
import type { GameLog, Header } from './header.ts';
import { replay } from './log.ts';
import { errResult, okResult, type Result } from './problem.ts';
import { fromHex } from './sha256.ts';

/** What somebody saw before the first draw and kept. A log that matches it cannot have been made up afterwards. */
export interface SeenCommitments {
  /** The commitment to the server's seed. */
  readonly commitment: string;
  /** The commitment of each seat's text; null where only the server's was seen. */
  readonly seats: readonly string[] | null;
}

/** What the check of a log found. */
export interface LogCheck {
  /** The number of entries; all are legal moves or outcomes in range. */
  readonly entries: number;
  /** Whether the game is over. */
  readonly finished: boolean;
  /**
   * sealed: every outcome follows from seed and commitment. pending: committed, but the seed is not yet revealed. open:
   * the dice of this game were never sealed.
   */
  readonly dice: 'sealed' | 'pending' | 'open';
  /** The number of outcomes that were recomputed. */
  readonly draws: number;
  /**
   * Whether the log was checked against all commitments as a witness saw them before the first draw, and not only
   * against itself.
   */
  readonly witnessed: boolean;
}

/** What in the header differs from what was seen before the first draw. */
function checkCommitments({ commitment, seats }: SeenCommitments, header: Header<unknown>): Result<never> | null {
  if (commitment !== header.commitment) {
    const text = 'the record names another fingerprint of the server’s seed than was seen before the game';
    return errResult('fair.witness', {}, text);
  }
  const seat = header.clientSeeds.findIndex((seed, at) => seats !== null && fingerprintOf(seed) !== seats[at]);
  if (seat < 0) return null;
  return errResult('fair.witness-seat', { seat }, `what seat ${seat} added is not what it had fixed before the game`);
}

/**
 * Checks a log: every move against the rules, every roll against the seed committed to before the first one, and the
 * commitments against what a witness saw, if there is one.
 */
export function verifyLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: GameLog<M, O>,
  witness: SeenCommitments | null = null,
): Result<LogCheck> {
  const { commitment, clientSeeds, id, options, seats } = log.header;
  const serverSeed = log.serverSeed === null ? null : fromHex(log.serverSeed);
  const source = commitment === null || serverSeed === null ? null : sealedChance({ serverSeed, id, clientSeeds });
  let draws = 0;
  let wrong: Result<never> | null = null;
  let awaited = game.awaiting(game.setup(options, seats).table);
  const played = replay(game, log, (match, { entry, seq }) => {
    if (source !== null && wrong === null && isChanceEntry(entry) && awaited.who === 'chance') {
      const due = source(awaited, draws++).join(', ');
      const found = entry.outcome.join(', ');
      const text = `entry ${seq}: the seed gives [${due}] for ${awaited.kind}, the record says [${found}]`;
      if (due !== found) wrong = errResult('fair.outcome', { at: seq, due, found }, text);
    }
    awaited = match.awaiting;
  });
  if (!played.ok) return played;
  const refuted = witness === null ? null : checkCommitments(witness, log.header);
  if (refuted !== null) return refuted;
  const witnessed = witness !== null && witness.seats !== null;
  const verdict = { entries: log.entries.length, finished: awaited.who === 'over', draws, witnessed };
  if (commitment === null) return okResult({ ...verdict, dice: 'open' });
  if (log.serverSeed === null) return okResult({ ...verdict, dice: 'pending' });
  if (serverSeed === null || commitmentOf(serverSeed) !== commitment) {
    return errResult(
      'fair.commitment',
      {},
      'the seed shown at the end is not the one that was committed to at the start',
    );
  }
  return wrong ?? okResult({ ...verdict, dice: 'sealed' });
}

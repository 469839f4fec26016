import { commitmentOf, fingerprintOf, sealedChance } from './chance.ts';
import type { Game, Kinded } from './contract.ts';
import { isChance } from './entry.ts';
import type { Header, Log } from './header.ts';
import { replay } from './log.ts';
import { bad, good, type Result } from './problem.ts';
import { fromHex } from './sha256.ts';

/** What somebody saw before the first draw and kept. A log that is held to it cannot have been made up afterwards. */
export interface Witness {
  /** The fingerprint of the server's seed. */
  readonly commitment: string;
  /** The fingerprint of what each seat added; null where only the server's was seen. */
  readonly seats: readonly string[] | null;
}

/** What a check of a log found to be so. */
export interface Verdict {
  /** Entries whose moves the rules allow and whose outcomes are in range: all of them. */
  readonly entries: number;
  /** Whether the game is over. */
  readonly finished: boolean;
  /**
   * sealed: every outcome is what seed and commitment demand. pending: committed, but the seed is not yet shown.
   * open: the dice of this game were never sealed.
   */
  readonly dice: 'sealed' | 'pending' | 'open';
  /** Outcomes that were recomputed. */
  readonly draws: number;
  /** Whether the log was held to all fingerprints as somebody saw them before the first draw, and not to itself alone. */
  readonly witnessed: boolean;
}

/** What of the header is not as it was seen before the first draw. */
function refute({ commitment, seats }: Witness, header: Header<unknown>): Result<never> | null {
  if (commitment !== header.commitment) {
    const text = 'the record names another fingerprint of the server’s seed than was seen before the game';
    return bad('fair.witness', {}, text);
  }
  const seat = header.clientSeeds.findIndex((seed, at) => seats !== null && fingerprintOf(seed) !== seats[at]);
  if (seat < 0) return null;
  return bad('fair.witness-seat', { seat }, `what seat ${seat} added is not what it had fixed before the game`);
}

/**
 * Checks a log: every move by the rules, every roll by the seed that was committed to before the first one, and what was
 * committed to by what a witness saw, where there is one.
 */
export function verify<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
  witness: Witness | null = null,
): Result<Verdict> {
  const { commitment, clientSeeds, id, options, seats } = log.header;
  const serverSeed = log.serverSeed === null ? null : fromHex(log.serverSeed);
  const source = commitment === null || serverSeed === null ? null : sealedChance({ serverSeed, id, clientSeeds });
  let draws = 0;
  let wrong: Result<never> | null = null;
  let awaited = game.awaiting(game.setup(options, seats).table);
  const played = replay(game, log, (match, { entry, seq }) => {
    if (source !== null && wrong === null && isChance(entry) && awaited.who === 'chance') {
      const due = source(awaited, draws++).join(', ');
      const found = entry.outcome.join(', ');
      const text = `entry ${seq}: the seed gives [${due}] for ${awaited.kind}, the record says [${found}]`;
      if (due !== found) wrong = bad('fair.outcome', { at: seq, due, found }, text);
    }
    awaited = match.awaiting;
  });
  if (!played.ok) return played;
  const refuted = witness === null ? null : refute(witness, log.header);
  if (refuted !== null) return refuted;
  const witnessed = witness !== null && witness.seats !== null;
  const verdict = { entries: log.entries.length, finished: awaited.who === 'over', draws, witnessed };
  if (commitment === null) return good({ ...verdict, dice: 'open' });
  if (log.serverSeed === null) return good({ ...verdict, dice: 'pending' });
  if (serverSeed === null || commitmentOf(serverSeed) !== commitment) {
    return bad('fair.commitment', {}, 'the seed shown at the end is not the one that was committed to at the start');
  }
  return wrong ?? good({ ...verdict, dice: 'sealed' });
}

import { commitmentOf, sealedChance } from './chance.ts';
import type { Game, Kinded } from './contract.ts';
import { isChance } from './entry.ts';
import { type Log, replay } from './log.ts';
import { bad, good, type Result } from './problem.ts';
import { fromHex } from './sha256.ts';

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
}

/** Checks a log: every move by the rules, every roll by the seed that was committed to before the first one. */
export function verify<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
): Result<Verdict> {
  const played = replay(game, log);
  if (!played.ok) return played;
  const finished = game.awaiting(played.value.state.table).who === 'over';
  const entries = log.entries.length;
  const { commitment, clientSeeds, id } = log.header;
  if (commitment === null) return good({ entries, finished, dice: 'open', draws: 0 });
  if (log.serverSeed === null) return good({ entries, finished, dice: 'pending', draws: 0 });
  const serverSeed = fromHex(log.serverSeed);
  if (serverSeed === null || commitmentOf(serverSeed) !== commitment) {
    return bad('fair.commitment', {}, 'the seed shown at the end is not the one that was committed to at the start');
  }
  const source = sealedChance({ serverSeed, id, clientSeeds });
  const draws = unlikeSource(game, log, source);
  return draws.ok ? good({ entries, finished, dice: 'sealed', draws: draws.value }) : draws;
}

/** Counts the chance entries that a source confirms; names the first that it does not. */
function unlikeSource<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  log: Log<M, O>,
  source: ReturnType<typeof sealedChance>,
): Result<number> {
  let draws = 0;
  let awaited = game.awaiting(game.setup(log.header.options, log.header.seats).table);
  let wrong: Result<number> | null = null;
  replay(game, { ...log, checks: [] }, (line, at) => {
    const entry = log.entries[at - 1];
    if (wrong === null && entry !== undefined && isChance(entry) && awaited.who === 'chance') {
      const due = source(awaited, draws++).join(', ');
      const found = entry.outcome.join(', ');
      if (due !== found) {
        const text = `entry ${at}: the seed gives [${due}] for ${awaited.kind}, the record says [${found}]`;
        wrong = bad('fair.outcome', { at, due, found }, text);
      }
    }
    awaited = game.awaiting(line.state.table);
  });
  return wrong ?? good(draws);
}

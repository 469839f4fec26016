import { good, type Kinded, type Result } from '@orrery/kernel';
import type { ReactNode } from 'react';
import type { Chronicle } from '../../games/chronicle.ts';
import { toldTableFor } from '../../games/editions.ts';
import { Ledger } from '../../games/tally.ts';
import type { Kept } from '../../session/library.ts';
import { loadLog } from '../../session/open-game.ts';
import { Reel } from '../../session/reel.ts';
import { openLibrary } from '../../session/use-library.ts';
import { firstReader } from './lookers.ts';
import type { OpenHands } from './open-hands.tsx';
import type { TurnMark } from './turns.ts';
import { Watching } from './watching.tsx';

/** A kept game that can be watched. */
export interface Found {
  readonly kept: Kept;
  /** Shows it, after entry `at` to begin with. */
  show(at: number | null): ReactNode;
}

/** Finds a game and makes it ready to be watched; null: it is not on this device. */
export async function findReplay(id: string): Promise<Result<Found | null>> {
  const kept = await (await openLibrary()).find(id);
  if (kept === null) return good(null);
  const told = await toldTableFor(kept.game, kept.edition);
  if (!told.ok) return told;
  return told.value.use(async (game, wording, furniture, chronicle): Promise<Result<Found>> => {
    const log = await loadLog(game, id);
    if (!log.ok) return log;
    const ledger = chronicle === null ? null : new Ledger(chronicle, log.value);
    const opened = Reel.of(game, wording, log.value, [firstReader(kept)], ledger?.follow);
    if (!opened.ok) return opened;
    const reel = opened.value;
    const turns = (ledger?.turns ?? []).map(({ seq, seat }): TurnMark => ({ step: reel.stepAt(seq), seat }));
    const hands = kept.places === null || chronicle === null ? null : openHandsOf(chronicle, reel);
    const parts = { game, wording, furniture, reel, kept, turns, hands };
    return good({ kept, show: (at) => <Watching {...parts} at={at} /> });
  });
}

/** What everybody held after each step, where the chronicle of the game can tell. */
function openHandsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { goods, holding }: Chronicle<T, H, E>,
  reel: Reel<T, H, B, M, E, O, K>,
): OpenHands | null {
  return holding === null ? null : { goods, after: (step) => reel.state(step).hands.map(holding) };
}

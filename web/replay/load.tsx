import { bad, good, type Result } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { openLibrary } from '../app/library.ts';
import { tally } from '../result/tally.ts';
import type { Kept } from '../session/library.ts';
import { loadLog } from '../session/open-game.ts';
import { Reel } from '../session/reel.ts';
import { CHRONICLES } from '../tables/chronicles.ts';
import { TABLES } from '../tables/index.ts';
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
  const furnished = await TABLES[kept.game]?.();
  if (furnished === undefined) return bad('library.game', { game: kept.game }, `nobody here can show ${kept.game}`);
  const turns = await turnsOf(kept);
  return furnished.use(async (game, wording, furniture): Promise<Result<Found>> => {
    const log = await loadLog(game, id);
    if (!log.ok) return log;
    const reel = Reel.of(game, wording, log.value);
    if (!reel.ok) return reel;
    const marks = turns.map(({ seq, seat }): TurnMark => ({ step: reel.value.stepAt(seq), seat }));
    const parts = { game, wording, furniture, reel: reel.value, kept, turns: marks };
    return good({ kept, show: (at) => <Watching {...parts} at={at} /> });
  });
}

/** The entries with which turns begin, for games that have a chronicle. */
async function turnsOf(kept: Kept): Promise<readonly { readonly seq: number; readonly seat: number }[]> {
  const chronicle = await CHRONICLES[kept.game]?.();
  if (chronicle === undefined) return [];
  return chronicle.use(async (game, _, chronicle) => {
    const log = await loadLog(game, kept.id);
    const told = log.ok ? tally(game, chronicle, log.value) : log;
    return told.ok ? told.value.turns : [];
  });
}

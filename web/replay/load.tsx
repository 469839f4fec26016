import { good, type Result } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { openLibrary } from '../app/library.ts';
import { chronicleFor, tableFor } from '../games/editions.ts';
import { tally } from '../result/tally.ts';
import type { Kept } from '../session/library.ts';
import { loadLog } from '../session/open-game.ts';
import { Reel } from '../session/reel.ts';
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
  const furnished = await tableFor(kept.game, kept.edition);
  if (!furnished.ok) return furnished;
  const { turns, hands } = await readChronicle(kept);
  return furnished.value.use(async (game, wording, furniture): Promise<Result<Found>> => {
    const log = await loadLog(game, id);
    if (!log.ok) return log;
    const reel = Reel.of(game, wording, log.value);
    if (!reel.ok) return reel;
    const parts = { game, wording, furniture, reel: reel.value, kept, turns, hands };
    return good({ kept, show: (at) => <Watching {...parts} at={at} /> });
  });
}

/** What a chronicle adds to a replay. */
interface Told {
  readonly turns: readonly TurnMark[];
  /** null where nobody may see them, or nobody can tell. */
  readonly hands: OpenHands | null;
}

const UNTOLD: Told = { turns: [], hands: null };

/** Where turns begin and what everybody holds, for games that have a chronicle. */
async function readChronicle(kept: Kept): Promise<Told> {
  const chronicled = await chronicleFor(kept.game, kept.edition);
  if (!chronicled.ok || chronicled.value === null) return UNTOLD;
  return chronicled.value.use(async (game, wording, chronicle) => {
    const log = await loadLog(game, kept.id);
    if (!log.ok) return UNTOLD;
    const told = tally(game, chronicle, log.value);
    const reel = Reel.of(game, wording, log.value);
    if (!told.ok || !reel.ok) return UNTOLD;
    const turns = told.value.turns.map(({ seq, seat }) => ({ step: reel.value.stepAt(seq), seat }));
    const { goods, holding } = chronicle;
    if (kept.places === null || holding === null) return { turns, hands: null };
    return { turns, hands: { goods, after: (step: number) => reel.value.state(step).hands.map(holding) } };
  });
}

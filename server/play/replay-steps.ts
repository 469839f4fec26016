import { type Game, type Header, isUndoEntry, type Kinded, Match } from '@orrery/kernel';
import { TimeSlicer } from '../time-slicer.ts';
import { parseOwnEntry } from './own-entries.ts';
import { applyAndDiff, type StepDiff } from './step-diff.ts';

/** Whether an entry takes back more than its seat could alone. */
const isAgreedUndo = (text: string): boolean => /^\d+<< /.test(text);

/**
 * Replays a log and returns the steps after entry `since` that are still in force. No entry up to `since` may have
 * been taken back later.
 */
export async function replaySteps<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  header: Header<O>,
  texts: readonly string[],
  since: number,
): Promise<StepDiff[]> {
  const match = new Match(game, header, { takeBacks: texts.some(isAgreedUndo) });
  const slot = game.setup(header.options, header.seats);
  const diffs: StepDiff[] = [];
  const slices = new TimeSlicer();
  for (const [i, text] of texts.entries()) {
    await slices.yieldIfDue();
    const entry = parseOwnEntry(game, header.seats, text);
    if (i < since) match.applyChecked(entry);
    else if (isUndoEntry(entry)) {
      match.applyChecked(entry);
      diffs.length -= entry.undo;
    } else diffs.push(applyAndDiff(match, entry, slot));
  }
  return diffs;
}

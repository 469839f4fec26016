import type { Kinded } from '@orrery/kernel';
import { useEffect } from 'react';
import { isAwaited } from './awaited.ts';
import type { TableController } from './table-controller.ts';

/** Time a person takes to read an offer and decline, in milliseconds: the minimum, and the maximum extra time. */
const MIN_ANSWER_MS = 2500;
const EXTRA_ANSWER_MS = 4000;
/** Bots learn nothing from the delay, so it is short; a person should still see the request. */
const UNWATCHED_ANSWER_MS = 1500;

/** What decides whether an answer is automatic. */
type ForcedAnswerInput<T, H, M extends Kinded, E extends Kinded> = Pick<
  TableController<T, H, M, E>,
  'ui' | 'session' | 'pendingTurn' | 'play' | 'snapshot'
>;

/**
 * The viewer's only possible answer; null where there is a choice. On a shared device nothing is automatic, because
 * handing over the device would already reveal something.
 */
export function forcedAnswerOf<T, H, M extends Kinded, E extends Kinded>({
  ui,
  session,
  pendingTurn,
  play,
  snapshot,
}: ForcedAnswerInput<T, H, M, E>): M | null {
  if (pendingTurn === null || !isAwaited(play) || session.lendDevice !== undefined || snapshot.online?.isAbandoned)
    return null;
  return ui.forcedAnswer?.(pendingTurn.asking, pendingTurn.view) ?? null;
}

/** The delay of such an answer; people at other devices can observe it. */
export const answerDelayMs = (isWatched: boolean): number =>
  isWatched ? MIN_ANSWER_MS + Math.random() * EXTRA_ANSWER_MS : UNWATCHED_ANSWER_MS;

/** Runs an action after a delay, unless the user touches the table first or cancels it. */
export function delayUnlessTouched(wait: number, act: () => void): () => void {
  const timer = setTimeout(act, wait);
  const leave = () => clearTimeout(timer);
  addEventListener('pointerdown', leave);
  addEventListener('keydown', leave);
  return () => {
    leave();
    removeEventListener('pointerdown', leave);
    removeEventListener('keydown', leave);
  };
}

/**
 * Gives a forced answer for the viewer after the time a person with a choice would take: the timing must not reveal
 * hidden cards to the others. If the user touches the table, nothing is answered automatically.
 */
export function useForcedAnswer<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): void {
  const { moveSelection, ui, pendingTurn, snapshot } = controller;
  const request = pendingTurn?.request ?? null;
  const isForegone = forcedAnswerOf(controller) !== null;
  const isWatched = snapshot.online !== undefined;
  useEffect(() => {
    if (!isForegone || request === null) return;
    return delayUnlessTouched(answerDelayMs(isWatched), () => {
      const { turn: now } = moveSelection;
      const move = now?.request === request ? ui.forcedAnswer?.(now.asking, now.view) : null;
      if (move !== null && move !== undefined) moveSelection.playMove(move);
    });
  }, [moveSelection, ui, request, isForegone, isWatched]);
}

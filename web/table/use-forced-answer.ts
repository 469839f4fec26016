import type { Kinded } from '@orrery/kernel';
import { useEffect } from 'react';
import { type TableController, type TableControllerProps, useTableField, useTableState } from './table-controller.ts';
import { isAwaited } from './viewer.ts';

/** Time a person takes to read an offer and decline, in milliseconds: the minimum, and the maximum extra time. */
const MIN_ANSWER_MS = 2500;
const EXTRA_ANSWER_MS = 4000;
/** Bots learn nothing from the delay, so it is short; a person should still see the request. */
const UNWATCHED_ANSWER_MS = 700;

/**
 * The viewer's only possible answer; null where there is a choice. On a shared device nothing is automatic, because
 * handing over the device would already reveal something.
 */
export function forcedAnswerOf<T, H, M extends Kinded, E extends Kinded>({
  ui,
  state,
  session,
}: Pick<TableController<T, H, M, E>, 'ui' | 'state' | 'session'>): M | null {
  const { pendingTurn, play, snapshot } = state.get();
  if (pendingTurn === null || !isAwaited(play) || play.lendDevice !== undefined || snapshot.online?.isAbandoned)
    return null;
  return ui.forcedAnswer?.(pendingTurn.asking, pendingTurn.view, session.id) ?? null;
}

/** The delay of such an answer; people at other devices can observe it. */
export const answerDelayMs = (isWatched: boolean): number =>
  isWatched ? MIN_ANSWER_MS + Math.random() * EXTRA_ANSWER_MS : UNWATCHED_ANSWER_MS;

function delay(wait: number, act: () => void): () => void {
  const timer = setTimeout(act, wait);
  return () => clearTimeout(timer);
}

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
 * hidden cards to the others. If the user touches the table, nothing is answered automatically; where only bots look
 * on, it is answered whatever the user does meanwhile.
 */
export function ForcedAnswer<T, H, M extends Kinded, E extends Kinded>({
  controller,
}: TableControllerProps<T, H, M, E>): null {
  const { moveSelection, ui, session } = controller;
  const pendingTurn = useTableState(controller, 'pendingTurn');
  const online = useTableField(controller, 'snapshot', 'online');
  const request = pendingTurn?.request ?? null;
  const isForegone = forcedAnswerOf(controller) !== null;
  const isWatched = online !== undefined;
  useEffect(() => {
    if (!isForegone || request === null) return;
    return (isWatched ? delayUnlessTouched : delay)(answerDelayMs(isWatched), () => {
      const { turn: now } = moveSelection;
      const move = now?.request === request ? ui.forcedAnswer?.(now.asking, now.view, session.id) : null;
      if (move !== null && move !== undefined) moveSelection.playMove(move);
    });
  }, [moveSelection, ui, session, request, isForegone, isWatched]);
  return null;
}

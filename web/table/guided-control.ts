import type { Kinded } from '@orrery/kernel';
import { useStore } from '../app/store.ts';
import type { TableController } from './table-controller.ts';

/** The control that leads to the move a lesson waits for. It is the one that a lesson rings, and the filled one. */
export type GuidedControl =
  | { readonly by: 'button'; readonly key: string } // a button of the prompt bar
  | { readonly by: 'confirm' } // the previewed move is the right one
  | { readonly by: 'cancel' } // something else is selected
  | { readonly by: 'place'; readonly place: string } // a place or a piece of the board
  | { readonly by: 'own'; readonly move: string }; // a control of the game's own, which names its move

/** Identifies a move as a value, in the attribute `data-move` of the controls that make it. */
export const moveKey = (move: Kinded): string =>
  Object.entries(move)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(' ');

/** What to press next for the move that the lesson waits for; null where it waits for none. */
export function guidedControlOf<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): GuidedControl | null {
  const { session, ui, moveSelection } = controller;
  const { selection, pendingTurn, play } = controller.state.get();
  const move = session.guidedMove ?? null;
  if (move === null || pendingTurn === null || play.asking === null) return null;
  const isMeant = (each: M): boolean => moveKey(each) === moveKey(move);
  if (play.chosen !== null) return isMeant(play.chosen) ? { by: 'confirm' } : { by: 'cancel' };
  const { table } = pendingTurn.view;
  if (selection.options.length > 0) {
    const option = selection.options.find(isMeant);
    return option === undefined ? { by: 'cancel' } : { by: 'button', key: play.name(option) };
  }
  if (selection.selectedKind === null) {
    const direct = pendingTurn.choices.some((each) => each.by === 'move' && isMeant(each.move));
    if (direct) return { by: 'button', key: play.name(move) };
  }
  const piece = ui.pieces?.pieceFor(move, table) ?? null;
  if (piece !== null && moveSelection.selectedPiece !== piece) return { by: 'place', place: piece };
  const place = ui.placeOf(move, table);
  if (place !== null && moveSelection.movesAt(place).some(isMeant)) return { by: 'place', place };
  if (selection.selectedKind !== null && selection.selectedKind !== move.kind) return { by: 'cancel' };
  return kindButton(controller, move) ?? { by: 'own', move: moveKey(move) };
}

/** The place of the board to press next; null where it is another control, or the lesson waits for no move. */
export const useGuidedPlace = <T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): string | null =>
  useStore(controller.state, () => {
    const control = guidedControlOf(controller);
    return control?.by === 'place' ? control.place : null;
  });

/** The button of the prompt bar that selects the kind of the move or opens its dialog; null where there is none. */
function kindButton<T, H, M extends Kinded, E extends Kinded>(
  { moveSelection, state }: TableController<T, H, M, E>,
  move: M,
): GuidedControl | null {
  const { moveInputs } = moveSelection;
  const { pendingTurn, play } = state.get();
  const dialogue = moveInputs[move.kind]?.dialogue;
  for (const choice of pendingTurn?.choices ?? []) {
    const isIt =
      (choice.by === 'board' && choice.kind === move.kind && play.selectedKind !== choice.kind) ||
      (choice.by === 'dialogue' && choice.dialogue === dialogue && play.dialogue !== dialogue);
    if (isIt) return { by: 'button', key: choice.kind };
  }
  return null;
}

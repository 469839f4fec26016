import type { Kinded } from '@orrery/kernel';
import { useMemo } from 'react';
import type { BoardPlace, Orientation } from './game-ui.ts';
import type { TableController } from './table-controller.ts';

/** The places that matter now: those for the current selection, or all, to look at. */
export function useRelevantPlaces<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  lie: Orientation,
): readonly BoardPlace[] {
  const { ui, play, pendingTurn } = controller;
  const { view, selectedKind, selectedPiece } = play;
  const all = useMemo(() => ui.places(view, lie), [ui, view, lie]);
  return useMemo(() => {
    if (selectedKind === null || pendingTurn === null) return all;
    const { table } = pendingTurn.view;
    const targets = new Set(
      pendingTurn.moves.filter(({ kind }) => kind === selectedKind).map((move) => ui.placeOf(move, table)),
    );
    for (const move of pendingTurn.moves) targets.add(ui.pieces?.pieceFor(move, table) ?? null);
    const meant = all.filter(
      ({ id }) => targets.has(id) || ui.moveForPlace(id, selectedKind, pendingTurn.view, selectedPiece) !== null,
    );
    return meant.length > 0 ? meant : all;
  }, [all, selectedKind, selectedPiece, pendingTurn, ui]);
}

const NO_PLACES: ReadonlySet<string> = new Set();

/** Places that have a move for the current selection. */
export function useHighlightedPlaces<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
): ReadonlySet<string> {
  const { moveSelection, play, pendingTurn } = controller;
  const { asking, selectedKind, selectedPiece } = play;
  const held = useMemo(
    () => ({ turn: pendingTurn, aim: selectedKind, piece: selectedPiece }),
    [pendingTurn, selectedKind, selectedPiece],
  );
  return useMemo(
    () => (asking !== null && held.turn !== null ? moveSelection.highlightedPlaces() : NO_PLACES),
    [asking, held, moveSelection],
  );
}

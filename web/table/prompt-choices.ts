import type { Kinded } from '@orrery/kernel';
import type { MoveInput } from './game-ui.ts';

/** A button of the prompt bar. */
export type PromptChoice<M> =
  | { readonly by: 'move'; readonly move: M; readonly isMain: boolean }
  /** Selects a kind: then its places are highlighted. */
  | { readonly by: 'board'; readonly kind: string; readonly places: number; readonly isMain: boolean }
  | { readonly by: 'dialogue'; readonly kind: string; readonly dialogue: string; readonly isMain: boolean };

export type MoveInputs = Readonly<Record<string, MoveInput | undefined>>;

/** Names a choice for as long as it means the same. */
export function choiceId<M extends Kinded>(choice: PromptChoice<M>): string {
  if (choice.by === 'move') return JSON.stringify(choice.move);
  return choice.by === 'board' ? choice.kind : `dialogue ${choice.dialogue}`;
}

export const kindOfChoice = <M extends Kinded>(choice: PromptChoice<M>): string =>
  choice.by === 'move' ? choice.move.kind : choice.kind;

/** The moves by kind, in order of first occurrence. */
export function movesByKind<M extends Kinded>(moves: readonly M[]): ReadonlyMap<string, readonly M[]> {
  const groups = new Map<string, M[]>();
  for (const move of moves) {
    const group = groups.get(move.kind);
    if (group === undefined) groups.set(move.kind, [move]);
    else group.push(move);
  }
  return groups;
}

/**
 * The choices of the prompt bar: a button for each move that is made there, one for each kind that is made on the
 * board, one for each dialog. If all moves are made in panels, they are offered here as well, so that the user finds
 * them; what is put together from the hand would be too many buttons, and has a dialog in the text table.
 */
export function choicesOf<M extends Kinded>(moves: readonly M[], gestures: MoveInputs): readonly PromptChoice<M>[] {
  const groups = movesByKind(moves);
  const choices = [...groups].flatMap(([kind, group]) => choicesOfKind(kind, group, gestures[kind]));
  const single = choices.filter(firstOfDialogue);
  if (single.length > 0) return lastAtEnd(mainFirst(single), gestures);
  return moves
    .filter(({ kind }) => gestures[kind]?.dialogue === undefined)
    .map((move) => ({ by: 'move', move, isMain: gestures[move.kind]?.isMain === true }));
}

function choicesOfKind<M extends Kinded>(
  kind: string,
  moves: readonly M[],
  gesture: MoveInput | undefined,
): readonly PromptChoice<M>[] {
  if (gesture === undefined) return [];
  const isMain = gesture.isMain === true;
  switch (gesture.by) {
    case 'prompt':
      return moves.map((move) => ({ by: 'move', move, isMain }));
    case 'board':
      return [{ by: 'board', kind, places: moves.length, isMain }];
    case 'dialogue':
      return gesture.dialogue === undefined ? [] : [{ by: 'dialogue', kind, dialogue: gesture.dialogue, isMain }];
    case 'panel':
      return [];
  }
}

/** Kinds with the same dialog share its button. */
const firstOfDialogue = <M>(choice: PromptChoice<M>, at: number, all: readonly PromptChoice<M>[]): boolean =>
  choice.by !== 'dialogue' ||
  all.findIndex((each) => each.by === 'dialogue' && each.dialogue === choice.dialogue) === at;

const mainFirst = <M>(choices: readonly PromptChoice<M>[]): readonly PromptChoice<M>[] => [
  ...choices.filter(({ isMain }) => isMain),
  ...choices.filter(({ isMain }) => !isMain),
];

const kindOf = <M extends Kinded>(choice: PromptChoice<M>): string =>
  choice.by === 'move' ? choice.move.kind : choice.kind;

function lastAtEnd<M extends Kinded>(
  choices: readonly PromptChoice<M>[],
  gestures: MoveInputs,
): readonly PromptChoice<M>[] {
  const isLast = (choice: PromptChoice<M>) => gestures[kindOf(choice)]?.isLast === true;
  return [...choices.filter((choice) => !isLast(choice)), ...choices.filter(isLast)];
}

/** The choices with another main one: that of a kind, or none. */
export const withMainKind = <M extends Kinded>(
  choices: readonly PromptChoice<M>[],
  main: string | null,
): readonly PromptChoice<M>[] => choices.map((choice) => ({ ...choice, isMain: kindOf(choice) === main }));

/** The kinds that can be made by pointing without a selection. */
export const boardKinds = <M extends Kinded>(moves: readonly M[], gestures: MoveInputs): readonly string[] =>
  [...movesByKind(moves).keys()].filter(
    (kind) => (gestures[kind]?.by === 'board' || gestures[kind]?.isHighlighted) && !gestures[kind]?.onlyWhenSelected,
  );

/**
 * The kind that is selected implicitly: when the request is to place one thing, and the only alternatives are ways
 * out.
 */
export function impliedKind<M extends Kinded>(moves: readonly M[], gestures: MoveInputs): string | null {
  const [first] = moves;
  if (first !== undefined && gestures[first.kind]?.by === 'board' && moves.every(({ kind }) => kind === first.kind)) {
    return first.kind; // even if rare, it is the only thing to do
  }
  const [only, ...others] = boardKinds(moves, gestures);
  if (only === undefined || others.length > 0) return null;
  if (gestures[only]?.by !== 'board') return null;
  const isWayOut = ({ kind }: M) => kind === only || (gestures[kind]?.by === 'prompt' && !gestures[kind]?.isMain);
  return moves.every(isWayOut) ? only : null;
}

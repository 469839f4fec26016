import type { Kinded } from '@orrery/kernel';
import type { Gesture } from './furniture.ts';

/** A button of the prompt bar. */
export type Choice<M> =
  | { readonly by: 'move'; readonly move: M; readonly isMain: boolean }
  /** Takes a kind in hand: then its places are lit. */
  | { readonly by: 'board'; readonly kind: string; readonly places: number; readonly isMain: boolean }
  | { readonly by: 'dialogue'; readonly kind: string; readonly dialogue: string; readonly isMain: boolean };

export type Gestures = Readonly<Record<string, Gesture | undefined>>;

/** The moves by their kind, in the order in which the kinds come up. */
export function byKind<M extends Kinded>(moves: readonly M[]): ReadonlyMap<string, readonly M[]> {
  const groups = new Map<string, M[]>();
  for (const move of moves) {
    const group = groups.get(move.kind);
    if (group === undefined) groups.set(move.kind, [move]);
    else group.push(move);
  }
  return groups;
}

/**
 * What the prompt bar offers: a button for each move that is made there, one for each kind that is taken to the board,
 * one for each dialogue. When all there is to do is done in panels, their moves stand here as well, so that nobody is
 * left wondering.
 */
export function choicesOf<M extends Kinded>(moves: readonly M[], gestures: Gestures): readonly Choice<M>[] {
  const groups = byKind(moves);
  const choices = [...groups].flatMap(([kind, group]) => choicesOfKind(kind, group, gestures[kind]));
  const single = choices.filter(firstOfDialogue);
  if (single.length > 0) return mainFirst(single);
  return moves.map((move) => ({ by: 'move', move, isMain: gestures[move.kind]?.isMain === true }));
}

function choicesOfKind<M extends Kinded>(
  kind: string,
  moves: readonly M[],
  gesture: Gesture | undefined,
): readonly Choice<M>[] {
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

/** Kinds that share a dialogue share its button. */
const firstOfDialogue = <M>(choice: Choice<M>, at: number, all: readonly Choice<M>[]): boolean =>
  choice.by !== 'dialogue' ||
  all.findIndex((each) => each.by === 'dialogue' && each.dialogue === choice.dialogue) === at;

const mainFirst = <M>(choices: readonly Choice<M>[]): readonly Choice<M>[] => [
  ...choices.filter(({ isMain }) => isMain),
  ...choices.filter(({ isMain }) => !isMain),
];

/** The kinds that can be made now by pointing, with nothing in hand. */
export const boardKinds = <M extends Kinded>(moves: readonly M[], gestures: Gestures): readonly string[] =>
  [...byKind(moves).keys()].filter(
    (kind) => (gestures[kind]?.by === 'board' || gestures[kind]?.isLit) && !gestures[kind]?.inHandOnly,
  );

/**
 * The kind that is in hand without being taken: when the question is where to put one thing, and whatever else may be
 * done is no more than a way out.
 */
export function impliedAim<M extends Kinded>(moves: readonly M[], gestures: Gestures): string | null {
  const [first] = moves;
  if (first !== undefined && gestures[first.kind]?.by === 'board' && moves.every(({ kind }) => kind === first.kind)) {
    return first.kind; // seldom done as it may be, there is nothing else to do
  }
  const [only, ...others] = boardKinds(moves, gestures);
  if (only === undefined || others.length > 0) return null;
  if (gestures[only]?.by !== 'board') return null;
  const isWayOut = ({ kind }: M) => kind === only || (gestures[kind]?.by === 'prompt' && !gestures[kind]?.isMain);
  return moves.every(isWayOut) ? only : null;
}

import { type Kinded, MoveList, type Rng, type Seat, type State } from '../contract.ts';
import { isChance } from '../entry.ts';
import type { Step } from '../line.ts';
import { hearing, listeners, sight, whoever } from './hearing.ts';
import { clone, difference } from './plain.ts';
import { broken } from './violation.ts';
import { enact, type Played, type Walk } from './walk.ts';

/**
 * The same seat with another move of the same kind, or chance with other integers; null when there is no other.
 * The step that is taken and the one that might have been must look alike to all who are not told which it was.
 */
function otherwise<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, subject, views, state }: Walk<T, H, B, M, E, O, K>,
  entry: Played<M>,
  rng: Rng,
): Played<M> | null {
  if (isChance(entry)) {
    const asked = game.awaiting(state.table);
    return asked.who === 'chance' ? { ...entry, outcome: asked.of.map((below) => rng(below)) } : null;
  }
  const view = views[entry.by];
  if (view === undefined) return null;
  const list = new MoveList<M>(subject.menu);
  game.moves(view, list);
  const text = game.notation.print(entry.move);
  const others = list
    .toArray()
    .filter((move) => move.kind === entry.move.kind && game.notation.print(move) !== text)
    .filter((move) => game.refuse(view, move).length === 0);
  const move = others.length === 0 ? undefined : others[rng(others.length)];
  return move === undefined ? null : { by: entry.by, move };
}

/** Whether two states differ in the hand of this seat and nowhere else. */
const differInHandAlone = <T, H, B>(one: State<T, H, B>, two: State<T, H, B>, seat: Seat): boolean =>
  difference(one.box, two.box) === null &&
  one.hands.every((hand, other) => (difference(hand, two.hands[other]) === null) !== (other === seat));

/**
 * What might have happened instead, played on a copy of the state before the step. Afterwards: whoever is told the
 * same sees the same, and a choice that only the mover's own hand holds is told to nobody else.
 */
export function checkSecrets<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  walk: Walk<T, H, B, M, E, O, K>,
  entry: Played<M>,
): ((step: Step<M, E>) => void) | null {
  const other = otherwise(walk, entry, walk.rng());
  if (other === null) return null;
  const might = clone(walk.state);
  const { told } = enact(walk.game, might, other);
  const isHiddenFrom = (who: Seat | null): boolean =>
    isChance(entry) ? entry.secret : who !== entry.by && differInHandAlone(walk.state, might, entry.by);
  return (step) => {
    for (const who of listeners(walk.state)) {
      const heard = difference(hearing(step.told, who), hearing(told, who), 'told');
      const seen = difference(sight(walk.state, who), sight(might, who));
      if (heard === null && seen !== null) {
        broken(
          `${whoever(who)} can see which move or outcome it was without being told: this against another, ${seen}`,
        );
      }
      if (heard !== null && seen === null && isHiddenFrom(who)) {
        broken(`${whoever(who)} is told of a secret move or outcome: this against another, ${heard}`);
      }
    }
  };
}

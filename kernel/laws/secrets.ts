import { type Kinded, MoveList, type Rng, type Seat, type State } from '../contract.ts';
import { isChance } from '../entry.ts';
import type { Step } from '../match.ts';
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
 * What might have happened instead, played on a copy of the state before the step, looks the same afterwards to those
 * from whom it is kept. It is kept from all when chance is secret; from all but the mover when the mover alone is told
 * which it was, or when it is the mover's hand alone that knows.
 */
export function checkSecrets<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  walk: Walk<T, H, B, M, E, O, K>,
  entry: Played<M>,
): ((step: Step<M, E>) => void) | null {
  const other = otherwise(walk, entry, walk.rng());
  if (other === null) return null;
  const might = clone(walk.state);
  const { told } = enact(walk.game, might, other);
  return (step) => {
    const unlike = (who: Seat | null): string | null => difference(hearing(step.told, who), hearing(told, who), 'told');
    const isChosenInSecret = !isChance(entry) && differInHandAlone(walk.state, might, entry.by);
    const isToldInSecret = !isChance(entry) && unlike(entry.by) !== null;
    for (const who of listeners(walk.state)) {
      if (who === entry.by || (isChance(entry) && !entry.secret)) continue;
      const heard = unlike(who);
      const seen = difference(sight(walk.state, who), sight(might, who));
      if (heard === null && seen !== null && (isChance(entry) || isToldInSecret)) {
        broken(`${whoever(who)} sees a move or an outcome that is kept from it: this against another, ${seen}`);
      }
      if (heard !== null && seen === null && (isChance(entry) || isChosenInSecret)) {
        broken(`${whoever(who)} is told a move or an outcome that is kept from it: this against another, ${heard}`);
      }
    }
  };
}

import { type Kinded, MoveList, type Rng, type Seat, type State } from '../contract.ts';
import { isChanceEntry } from '../entry.ts';
import type { Step } from '../match.ts';
import { clone, difference } from './plain.ts';
import { applyEntry, type PlayedEntry, type RandomGame } from './random-game.ts';
import { failLaw } from './violation.ts';
import { allListeners, describeListener, eventsHeard, visibleTo } from './visibility.ts';

/**
 * The same seat with another move of the same kind, or chance with other integers; null when there is no other. The
 * step taken and this alternative must look the same to everybody who is not told which it was.
 */
function alternativeEntry<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, subject, views, state }: RandomGame<T, H, B, M, E, O, K>,
  entry: PlayedEntry<M>,
  rng: Rng,
): PlayedEntry<M> | null {
  if (isChanceEntry(entry)) {
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

/** Whether two states differ only in the hand of this seat. */
const differOnlyInHand = <T, H, B>(one: State<T, H, B>, two: State<T, H, B>, seat: Seat): boolean =>
  difference(one.box, two.box) === null &&
  one.hands.every((hand, other) => (difference(hand, two.hands[other]) === null) !== (other === seat));

/**
 * An alternative step, played on a copy of the state before the step, must look the same afterwards to those it is
 * hidden from. It is hidden from all when chance is secret; from all but the mover when only the mover is told which it
 * was, or when it changes only the mover's hand.
 */
export function checkSecrets<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  randomGame: RandomGame<T, H, B, M, E, O, K>,
  entry: PlayedEntry<M>,
): ((step: Step<M, E>) => void) | null {
  const other = alternativeEntry(randomGame, entry, randomGame.rng());
  if (other === null) return null;
  const might = clone(randomGame.state);
  const { told } = applyEntry(randomGame.game, might, other);
  return (step) => {
    const unlike = (who: Seat | null): string | null =>
      difference(eventsHeard(step.told, who), eventsHeard(told, who), 'told');
    const isChosenInSecret = !isChanceEntry(entry) && differOnlyInHand(randomGame.state, might, entry.by);
    const isToldInSecret = !isChanceEntry(entry) && unlike(entry.by) !== null;
    for (const who of allListeners(randomGame.state)) {
      if (who === entry.by || (isChanceEntry(entry) && !entry.secret)) continue;
      const heard = unlike(who);
      const seen = difference(visibleTo(randomGame.state, who), visibleTo(might, who));
      if (heard === null && seen !== null && (isChanceEntry(entry) || isToldInSecret)) {
        failLaw(
          `${describeListener(who)} sees a move or an outcome that is kept from it: this against another, ${seen}`,
        );
      }
      if (heard !== null && seen === null && (isChanceEntry(entry) || isChosenInSecret)) {
        failLaw(
          `${describeListener(who)} is told a move or an outcome that is kept from it: this against another, ${heard}`,
        );
      }
    }
  };
}

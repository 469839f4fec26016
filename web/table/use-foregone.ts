import type { Kinded } from '@orrery/kernel';
import { useEffect } from 'react';
import { isAwaited } from './awaited.ts';
import type { Helm } from './helm.ts';

/** Milliseconds somebody takes to read an offer and say no: at least, and at most so many more. */
const LEAST = 2500;
const MORE = 4000;
/** Bots learn nothing from how long it takes; a person should have seen what it was. */
const ALONE = 1500;

/** What decides whether an answer is given by itself. */
type Asked<T, H, M extends Kinded, E extends Kinded> = Pick<
  Helm<T, H, M, E>,
  'furniture' | 'session' | 'turn' | 'play' | 'moment'
>;

/**
 * The answer that is no choice for the one who looks; null where there is a choice. On a device that goes round nothing
 * is answered by itself, for being asked at all would tell.
 */
export function foregoneAnswer<T, H, M extends Kinded, E extends Kinded>({
  furniture,
  session,
  turn,
  play,
  moment,
}: Asked<T, H, M, E>): M | null {
  if (turn === null || !isAwaited(play) || session.lend !== undefined || moment.company?.isBrokenOff) return null;
  return furniture.foregone?.(turn.asking, turn.view) ?? null;
}

/** How long such an answer takes; people at other devices look on. */
export const waitOf = (isWatched: boolean): number => (isWatched ? LEAST + Math.random() * MORE : ALONE);

/** Does something after a while, unless somebody touches the table before that or calls it off. */
export function unlessTouched(wait: number, act: () => void): () => void {
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
 * Gives an answer that is no choice in place of the one who looks, after as long as a person takes who does have one:
 * others at the table must not learn from its haste what a hidden hand lacks. Whoever touches the table wants to answer
 * in person.
 */
export function useForegone<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>): void {
  const { desk, furniture, turn, moment } = helm;
  const request = turn?.request ?? null;
  const isForegone = foregoneAnswer(helm) !== null;
  const isWatched = moment.company !== undefined;
  useEffect(() => {
    if (!isForegone || request === null) return;
    return unlessTouched(waitOf(isWatched), () => {
      const { turn: now } = desk;
      const move = now?.request === request ? furniture.foregone?.(now.asking, now.view) : null;
      if (move !== null && move !== undefined) desk.make(move);
    });
  }, [desk, furniture, request, isForegone, isWatched]);
}

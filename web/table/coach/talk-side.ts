import type { Kinded } from '@orrery/kernel';
import type { ChartBox, Place } from '../furniture.ts';
import type { Helm } from '../helm.ts';
import { useWidth, type Width } from '../use-width.ts';
import type { TalkSide } from './coach-talk.tsx';

/** From the upper edge: so much of a narrow board the talk hides. */
const UPPER = 0.4;

/** The side on which the talk hides nothing of what it speaks of; `place` is where that is, if anywhere. */
export function talkSide(width: Width, box: ChartBox, place: Pick<Place, 'at'> | undefined): TalkSide {
  const [x, y] = place?.at ?? [box.x + box.width, box.y + box.height];
  if (width === 'narrow') return y < box.y + UPPER * box.height ? 'bottom' : 'top';
  return x < box.x + box.width / 2 ? 'right' : 'left';
}

/** The side for what is said about a place of this table; null: about none. */
export function useTalkSide<T, H, M extends Kinded, E extends Kinded>(
  { furniture, play }: Helm<T, H, M, E>,
  advised: string | null,
): TalkSide {
  const width = useWidth();
  const lie = width === 'narrow' && furniture.upright !== undefined ? 'upright' : 'across';
  const box = (lie === 'upright' ? furniture.upright : undefined) ?? furniture.box;
  const place = advised === null ? undefined : furniture.places(play.view, lie).find(({ id }) => id === advised);
  return talkSide(width, box, place);
}

import type { Bundle } from '@orrery/common';
import { NONE } from '@orrery/common';
import type { Seat } from '@orrery/kernel';
import { Fragment, type ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { EventNews } from '../../table/game-ui.ts';

/** An action of a player, at its place. */
export const actionNews = (icon: GameIconName, place: string | null = null): EventNews => ({
  sign: <GameIcon name={icon} />,
  tone: 'other',
  place,
});

/** The sum of two dice. */
export const rollNews = (sum: number): EventNews => ({
  sign: (
    <>
      <GameIcon name="dice" />
      {sum}
    </>
  ),
  tone: 'other',
});

interface HonourChange {
  readonly icon: GameIconName;
  /** NONE: nobody held it. */
  readonly from: Seat;
  readonly to: Seat;
  /** Its points, where they differ from one. */
  readonly points?: number;
  readonly viewer: Seat | null;
}

/** An honour that changes hands, with its points. */
export function honourNews({ icon, from, to, points = 1, viewer }: HonourChange): EventNews {
  const isMine = viewer !== null && (from === viewer || to === viewer);
  const [tone, sign] = from === viewer ? (['loss', '−'] as const) : (['gain', '+'] as const);
  return {
    sign: (
      <>
        <GameIcon name={icon} />
        {isMine && `${sign}${points}`}
        {isMine && <Icon name="points" />}
      </>
    ),
    tone: isMine ? tone : 'other',
    isHeld: isMine,
    losers: from === NONE ? [] : [from],
  };
}

/** A thief, a robber or a pirate touches somebody: held if it is the viewer. */
export const harmNews = (
  sign: ReactNode,
  victim: boolean,
  place: string | null,
  losers: readonly Seat[],
): EventNews => ({
  sign,
  tone: victim ? 'loss' : 'other',
  isHeld: victim,
  place,
  losers,
});

/** Signs of cards with their numbers: −1 water. */
export const cardSigns = (card: (kind: number) => ReactNode, cards: Bundle, sign: '−' | '+'): ReactNode =>
  cards
    .map((n, kind) => ({ n, kind }))
    .filter(({ n }) => n > 0)
    .map(({ n, kind }) => (
      <Fragment key={kind}>
        {`${sign}${n}`}
        {card(kind)}
      </Fragment>
    ));

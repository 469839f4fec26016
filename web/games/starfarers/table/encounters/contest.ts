import { NONE } from '@orrery/common';
import { type Event, nodeAt, SHAKES, type Stat } from '@orrery/starfarers/facts';

type Contested = Extract<Event, { kind: 'contest' }>;

const sumOf = (shake: number | undefined): number => (shake === undefined ? 0 : (SHAKES[shake]?.sum ?? 0));

/** One side of a contest: what the balls brought, and what the ship brought along. */
export interface Side {
  readonly seat: number;
  readonly shake: number; // NONE where no balls were shaken
  readonly balls: number;
  readonly fittings: number; // parts, and what the Scientists add
  readonly total: number;
}

export interface Duel {
  readonly stat: Stat;
  readonly own: Side;
  readonly other: Side;
  readonly isWon: boolean; // by the one whose encounter it is, who wins ties
  readonly odds: number; // in how many of a hundred ways the balls can fall that one wins
}

function sideOf(seat: number, total: number, shake: number | undefined): Side {
  const balls = sumOf(shake);
  return { seat, shake: shake ?? NONE, balls, fittings: total - balls, total };
}

/** A contest as it was told, taken apart. */
export function duelOf({ seat, rival, node, own, other, shakes }: Contested): Duel {
  const mine = sideOf(seat, own, shakes[0]);
  const theirs = sideOf(rival, other, shakes[1]);
  return {
    stat: nodeAt(node).test?.stat ?? 'combat',
    own: mine,
    other: theirs,
    isWon: own >= other,
    odds: shakes.length === 0 ? (own >= other ? WAYS : 0) : winningWays(mine.fittings, theirs.fittings),
  };
}

/** All ways in which the balls can fall for both. */
export const WAYS = SHAKES.length ** 2;

/** In how many of them the first wins, who wins when even. */
export const winningWays = (own: number, other: number): number =>
  SHAKES.flatMap((mine) => SHAKES.filter((theirs) => own + mine.sum >= other + theirs.sum)).length;

import { NONE } from '@orrery/common';
import { type ContestStat, type Event, nodeAt, SHAKES } from '@orrery/starfarers/facts';

type ContestEvent = Extract<Event, { kind: 'contest' }>;

const sumOf = (shake: number | undefined): number => (shake === undefined ? 0 : (SHAKES[shake]?.sum ?? 0));

/** One side of a contest: the value of the balls, and of the ship's parts. */
export interface EncounterContestSide {
  readonly seat: number;
  readonly shake: number; // NONE where no balls were shaken
  readonly balls: number;
  readonly fittings: number; // parts, and what the Scientists add
  readonly total: number;
}

export interface EncounterContest {
  readonly stat: ContestStat;
  readonly own: EncounterContestSide;
  readonly other: EncounterContestSide;
  readonly isWon: boolean; // by the player whose encounter it is, who wins ties
  readonly odds: number; // in how many of a hundred pairs of shakes that player wins
}

function sideOf(seat: number, total: number, shake: number | undefined): EncounterContestSide {
  const balls = sumOf(shake);
  return { seat, shake: shake ?? NONE, balls, fittings: total - balls, total };
}

/** A contest, parsed from its event. */
export function contestFrom({ seat, rival, node, own, other, shakes }: ContestEvent): EncounterContest {
  const mine = sideOf(seat, own, shakes[0]);
  const theirs = sideOf(rival, other, shakes[1]);
  return {
    stat: nodeAt(node).test?.stat ?? 'combat',
    own: mine,
    other: theirs,
    isWon: own >= other,
    odds:
      shakes.length === 0 ? (own >= other ? SHAKE_PAIR_COUNT : 0) : winningPairCount(mine.fittings, theirs.fittings),
  };
}

/** All pairs of shakes of both sides. */
export const SHAKE_PAIR_COUNT = SHAKES.length ** 2;

/** The number of pairs in which the first side wins; it wins ties. */
export const winningPairCount = (own: number, other: number): number =>
  SHAKES.flatMap((mine) => SHAKES.filter((theirs) => own + mine.sum >= other + theirs.sum)).length;

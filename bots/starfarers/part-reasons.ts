import { itemAt } from '@orrery/common';
import type { SeatView } from '@orrery/kernel';
import {
  BOOSTER,
  CANNON,
  combatBonus,
  countPeoples,
  FIRST_TOKEN_DISC,
  type Hand,
  type Player,
  POD,
  playerOf,
  speedBonus,
  type Table,
  TOKENS,
  tokenOf,
} from '@orrery/starfarers/facts';
import type { MoveReason } from '../reasons.ts';
import { futureShare } from './evaluator.ts';
import type { StarfarersWeights } from './weights.ts';

type View = SeatView<Table, Hand>;

/** How much a seat has of what a token requires. */
function countFor({ fitted, friends }: Player, token: number): number {
  switch (itemAt(TOKENS, token).sort) {
    case 'pirates':
      return (fitted[CANNON] ?? 0) + combatBonus(friends);
    case 'ice':
      return fitted[POD] ?? 0;
    case 'artefact':
      return countPeoples(friends);
  }
}

/** Tokens in sight that a part brings within reach. */
function tokenReasons({ discs }: Table, now: Player, then: Player, weights: StarfarersWeights): MoveReason[] {
  const seen = new Set(discs.filter((disc) => disc >= FIRST_TOKEN_DISC).map(tokenOf));
  return [...seen].flatMap((token): MoveReason[] => {
    const { needs } = TOKENS[token] ?? { needs: 0 };
    const [had, has] = [countFor(now, token), countFor(then, token)];
    if (has <= had || had >= needs) return [];
    if (has >= needs) return [{ code: 'token', numbers: { token, needs }, weight: weights.token }];
    return [{ code: 'token.near', numbers: { token, lacking: needs - has }, weight: weights.ambition / (needs - has) }];
  });
}

/** The greatest fighting strength among the other seats. */
const strongestRival = ({ table: { players }, seat }: View): number =>
  Math.max(
    ...players
      .filter((_, rival) => rival !== seat)
      .map(({ fitted, friends }) => (fitted[CANNON] ?? 0) + combatBonus(friends)),
  );

/** What a part of the mothership is good for. */
export function partReasons(before: View, after: View, part: number, weights: StarfarersWeights): MoveReason[] {
  const [now, then] = [playerOf(before.table, before.seat), playerOf(after.table, after.seat)];
  const worth = futureShare(before.table);
  const tokens = tokenReasons(before.table, now, then, weights);
  const n = then.fitted[part] ?? 0;
  switch (part) {
    case BOOSTER:
      return [
        { code: 'booster', numbers: { speed: n + speedBonus(then.friends) }, weight: worth * weights.booster },
        ...tokens,
      ];
    case CANNON:
      return [
        {
          code: 'cannon',
          numbers: { combat: n + combatBonus(then.friends), rival: strongestRival(before) },
          weight: worth * weights.cannon,
        },
        ...tokens,
      ];
    default:
      return [{ code: 'pod', numbers: { pods: n, stations: n - 1 }, weight: worth * weights.pod }, ...tokens];
  }
}

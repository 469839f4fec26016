import { some } from '@orrery/common';
import type { SeatView } from '@orrery/kernel';
import {
  BOOSTER,
  CANNON,
  combatBonus,
  type Hand,
  type Player,
  POD,
  peoplesAmong,
  playerOf,
  speedBonus,
  type Table,
  TOKEN_LEAST,
  TOKENS,
  tokenOf,
} from '@orrery/starfarers/facts';
import type { Merit } from '../merits.ts';
import type { Weights } from './weights.ts';
import { futureOf } from './worth.ts';

type View = SeatView<Table, Hand>;

/** What somebody has of what a token asks for. */
function holdings({ fitted, friends }: Player, token: number): number {
  switch (some(TOKENS, token).sort) {
    case 'pirates':
      return (fitted[CANNON] ?? 0) + combatBonus(friends);
    case 'ice':
      return fitted[POD] ?? 0;
    case 'artefact':
      return peoplesAmong(friends);
  }
}

/** Tokens in sight that a part brings within reach. */
function tokenMerits({ discs }: Table, now: Player, then: Player, weights: Weights): Merit[] {
  const seen = new Set(discs.filter((disc) => disc >= TOKEN_LEAST).map(tokenOf));
  return [...seen].flatMap((token): Merit[] => {
    const { needs } = TOKENS[token] ?? { needs: 0 };
    const [had, has] = [holdings(now, token), holdings(then, token)];
    if (has <= had || had >= needs) return [];
    if (has >= needs) return [{ code: 'token', numbers: { token, needs }, weight: weights.token }];
    return [{ code: 'token.near', numbers: { token, lacking: needs - has }, weight: weights.ambition / (needs - has) }];
  });
}

/** The most that any of the others fights with. */
const strongestRival = ({ table: { players }, seat }: View): number =>
  Math.max(
    ...players
      .filter((_, rival) => rival !== seat)
      .map(({ fitted, friends }) => (fitted[CANNON] ?? 0) + combatBonus(friends)),
  );

/** What a part of the mothership is good for. */
export function partMerits(before: View, after: View, part: number, weights: Weights): Merit[] {
  const [now, then] = [playerOf(before.table, before.seat), playerOf(after.table, after.seat)];
  const worth = futureOf(before.table);
  const tokens = tokenMerits(before.table, now, then, weights);
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

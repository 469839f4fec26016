import { clusteredShare, wilsonInterval } from './interval.ts';
import { type GameRecord, winShare } from './record.ts';

/** How often seats with a role won, whichever bot played them. */
export interface RoleShare {
  readonly role: string;
  readonly games: number; // finished games
  readonly winRate: number;
  readonly low: number; // 95 % interval, clustered by deal
  readonly high: number;
}

const rounded = (n: number): number => Math.round(n * 1e4) / 1e4;

/** The share of wins of each role, in the order in which the roles first occurred. */
export function roleShares(records: readonly GameRecord[]): RoleShare[] {
  const byRole = new Map<string, Map<number, { won: number; tries: number }>>();
  for (const record of records) {
    if (record.places === null) continue;
    for (const [seat, roles] of (record.roles ?? []).entries()) {
      for (const role of roles) {
        const deals = byRole.get(role) ?? new Map<number, { won: number; tries: number }>();
        const deal = deals.get(record.deal) ?? { won: 0, tries: 0 };
        deal.won += winShare(record, seat);
        deal.tries++;
        deals.set(record.deal, deal);
        byRole.set(role, deals);
      }
    }
  }
  return [...byRole].map(([role, deals]) => {
    const clusters = [...deals.values()];
    const games = clusters.reduce((sum, { tries }) => sum + tries, 0);
    const { p, n } = clusteredShare(clusters, games);
    const { low, high } = wilsonInterval(p, n);
    return { role, games, winRate: rounded(p), low: rounded(low), high: rounded(high) };
  });
}

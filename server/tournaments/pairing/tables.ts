/** What is known about an entrant when the tables of a round are made. */
export interface TableEntrant {
  readonly number: number;
  readonly points: number;
  readonly rating: number;
  readonly isBot: boolean;
  /** Everybody met so far, once for each table. */
  readonly met: readonly number[];
  /** The seats so far. */
  readonly seats: readonly number[];
  /** How often there was no table for them. */
  readonly byes: number;
}

interface TableRound {
  /** The entrants of each table by seat. */
  readonly tables: readonly (readonly number[])[];
  readonly byes: readonly number[];
}

/** Two bots at one table count as this number of earlier meetings. */
const BOT_PAIR_MEETINGS = 4;
/** No difference in points outweighs one more meeting. */
const MEETING_WEIGHT = 1_000_000;
/** More passes never improved anything in tests; a bound all the same. */
const MAX_PASSES = 100;

/** The sizes of the tables for a number of entrants: as equal as possible, with as few entrants left out as possible. */
export function tableSizes(entrants: number, [least, most]: readonly [number, number]): readonly number[] {
  for (let seated = entrants; seated >= least; seated--) {
    const count = Math.ceil(seated / most);
    if (count * least > seated) continue;
    return Array.from({ length: count }, (_, i) => Math.floor(seated / count) + (i < seated % count ? 1 : 0));
  }
  return [];
}

const meetings = (one: TableEntrant, other: TableEntrant): number =>
  one.isBot && other.isBot ? BOT_PAIR_MEETINGS : one.met.filter((number) => number === other.number).length;

/** The cost of two entrants at one table: earlier meetings, and then the square of the difference in points. */
const pairCost = (one: TableEntrant, other: TableEntrant): number =>
  meetings(one, other) * MEETING_WEIGHT + (one.points - other.points) ** 2;

const costWith = (entrant: TableEntrant, table: readonly TableEntrant[], without: TableEntrant): number =>
  table.reduce((sum, other) => (other === without ? sum : sum + pairCost(entrant, other)), 0);

/** Exchanges two entrants of different tables if that lowers the cost; returns whether it did. */
function exchange(tables: TableEntrant[][], [i, at]: readonly [number, number], [j, other]: readonly [number, number]) {
  const [here, there] = [tables[i], tables[j]];
  const [one, two] = [here?.[at], there?.[other]];
  if (here === undefined || there === undefined || one === undefined || two === undefined) return false;
  const before = costWith(one, here, one) + costWith(two, there, two);
  const after = costWith(two, here, one) + costWith(one, there, two);
  if (after >= before) return false;
  here[at] = two;
  there[other] = one;
  return true;
}

/** Exchanges entrants of different tables as long as that lowers the cost. */
function improve(tables: TableEntrant[][]): void {
  const chairs = tables.flatMap((table, i) => table.map((_, at) => [i, at] as const));
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    let isBetter = false;
    for (const [k, one] of chairs.entries())
      for (const other of chairs.slice(k + 1)) if (one[0] !== other[0] && exchange(tables, one, other)) isBetter = true;
    if (!isBetter) return;
  }
}

const mean = (seats: readonly number[]): number =>
  seats.length === 0 ? 0 : seats.reduce((sum, seat) => sum + seat, 0) / seats.length;

/** The entrants of a table by seat: the ones who have had later seats so far get the earlier ones. */
const inSeats = (table: readonly TableEntrant[]): readonly number[] =>
  table.toSorted((a, b) => mean(b.seats) - mean(a.seats) || a.number - b.number).map(({ number }) => number);

/**
 * Makes the tables of a round: first as few repeated meetings as possible, then equal points at each table. Entrants are
 * dealt to tables by points or, where these are all equal, so that each table has strong and weak players; then they
 * exchange tables as long as that lowers the cost.
 */
export function makeTables(entrants: readonly TableEntrant[], seats: readonly [number, number]): TableRound {
  const sizes = tableSizes(entrants.length, seats);
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  // Entrants with the fewest byes so far get a bye first, and of these the ones with the fewest points.
  const byNeed = entrants.toSorted((a, b) => b.byes - a.byes || b.points - a.points || a.number - b.number);
  const byes = byNeed.slice(seated).map(({ number }) => number);
  const order = byNeed
    .slice(0, seated)
    .toSorted((a, b) => b.points - a.points || b.rating - a.rating || a.number - b.number);
  const isEven = order.every(({ points }) => points === order[0]?.points);
  const tables: TableEntrant[][] = sizes.map(() => []);
  let next = 0;
  for (const entrant of order) {
    if (!isEven) while ((tables[next]?.length ?? 0) >= (sizes[next] ?? 0)) next++;
    else while ((tables[next % sizes.length]?.length ?? 0) >= (sizes[next % sizes.length] ?? 0)) next++;
    tables[isEven ? next++ % sizes.length : next]?.push(entrant);
  }
  improve(tables);
  return { tables: tables.map(inSeats), byes };
}

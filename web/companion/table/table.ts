import type { Box, Source } from '../box.ts';
import { listOf, record, type Shape, text, whole } from '../keeping/shape.ts';

/** Somebody at the table, and what lies in front of them. */
export interface Player {
  readonly name: string; // '' until somebody says
  readonly colour: number; // of the six
  readonly counts: readonly number[]; // by source of points
  readonly fitted: readonly number[]; // by what can be fitted
  readonly friends: number; // Starfarers: friendship cards, one bit each
}

/** The table as the companion knows it: who plays, what everybody has, whose turn it is. */
export interface TableNotes {
  readonly players: readonly Player[];
  readonly starter: number;
  readonly active: number;
  readonly round: number; // from 1
  readonly target: number;
}

/** The six seats of the house, as the art knows them. */
export const COLOURS = ['red', 'blue', 'yellow', 'violet', 'green', 'white'] as const;
const NAME_LENGTH = 24;
const MOST_PLAYERS = 6;
const MOST = 99;

const PLAYER: Shape<Player> = record({
  name: text(NAME_LENGTH),
  colour: whole(0, COLOURS.length - 1),
  counts: listOf(whole(0, MOST), MOST),
  fitted: listOf(whole(0, MOST), MOST),
  friends: whole(0, 2 ** 30),
});

const NOTES: Shape<TableNotes> = record({
  players: listOf(PLAYER, MOST_PLAYERS),
  starter: whole(0, MOST_PLAYERS),
  active: whole(0, MOST_PLAYERS),
  round: whole(1, 9999),
  target: whole(1, MOST),
});

/** Notes that can be those of this box. */
export const tableShape =
  (box: Box): Shape<TableNotes> =>
  (given) => {
    const notes = NOTES(given);
    const n = notes?.players.length ?? 0;
    const [least, most] = box.seats;
    if (notes === undefined || n < least || n > most || notes.active >= n || notes.starter >= n) return undefined;
    const width = box.sources(n).length;
    const fits = notes.players.every(
      ({ counts, fitted }) => counts.length === width && fitted.length === box.fittings.length,
    );
    return fits ? notes : undefined;
  };

const newPlayer = (box: Box, seats: number, colour: number, name: string): Player => ({
  name,
  colour,
  counts: box.sources(seats).map(({ start }) => start),
  fitted: box.fittings.map(({ start }) => start),
  friends: 0,
});

/** A table at the beginning of a game; people keep their names and colours. */
export function freshTable(box: Box, seats: number, before: TableNotes | null = null): TableNotes {
  const colours = COLOURS.map((_, colour) => colour);
  const taken = (before?.players ?? []).slice(0, seats).map(({ colour }) => colour);
  const free = colours.filter((colour) => !taken.includes(colour));
  const players = Array.from({ length: seats }, (_, seat) => {
    const known = before?.players[seat];
    return newPlayer(box, seats, known?.colour ?? free.shift() ?? seat, known?.name ?? '');
  });
  return { players, starter: 0, active: 0, round: 1, target: before?.target ?? box.target };
}

const withPlayer = (table: TableNotes, seat: number, changes: Partial<Player>): TableNotes => ({
  ...table,
  players: table.players.map((player, i) => (i === seat ? { ...player, ...changes } : player)),
});

export const named = (table: TableNotes, seat: number, name: string): TableNotes => withPlayer(table, seat, { name });

/** Takes a colour; whoever had it takes the one that becomes free. */
export function coloured(table: TableNotes, seat: number, colour: number): TableNotes {
  const old = table.players[seat]?.colour ?? colour;
  const players = table.players.map((player, i) => {
    if (i === seat) return { ...player, colour };
    return player.colour === colour ? { ...player, colour: old } : player;
  });
  return { ...table, players };
}

const replaced = (list: readonly number[], at: number, value: number): readonly number[] =>
  list.map((n, i) => (i === at ? value : n));

/** So many of a source; what only one can hold leaves everybody else. */
export function counted(table: TableNotes, box: Box, seat: number, source: number, n: number): TableNotes {
  const { sort, most } = box.sources(table.players.length)[source] ?? { sort: 'count', most: 0 };
  const value = Math.max(0, Math.min(most, n));
  const players = table.players.map((player, i) => {
    if (i === seat) return { ...player, counts: replaced(player.counts, source, value) };
    return sort === 'held' && value > 0 ? { ...player, counts: replaced(player.counts, source, 0) } : player;
  });
  return { ...table, players };
}

export function fitted(table: TableNotes, box: Box, seat: number, kind: number, n: number): TableNotes {
  const value = Math.max(0, Math.min(box.fittings[kind]?.most ?? 0, n));
  return withPlayer(table, seat, { fitted: replaced(table.players[seat]?.fitted ?? [], kind, value) });
}

export const befriended = (table: TableNotes, seat: number, friends: number): TableNotes =>
  withPlayer(table, seat, { friends });

/** What a source brings a seat. */
export function worth(table: TableNotes, box: Box, seat: number, index: number, source: Source): number {
  const n = table.players[seat]?.counts[index] ?? 0;
  if (source.sort !== 'most') return Math.floor(n / source.per) * source.each;
  return box.leader(table.players.map(({ counts }) => counts[index] ?? 0)) === seat ? source.each : 0;
}

export const pointsOf = (table: TableNotes, box: Box, seat: number): number =>
  box.sources(table.players.length).reduce((sum, source, index) => sum + worth(table, box, seat, index, source), 0);

/** The next one's turn; a round is over when it comes back to the one who began. */
export function passed(table: TableNotes): TableNotes {
  const active = (table.active + 1) % table.players.length;
  return { ...table, active, round: active === table.starter ? table.round + 1 : table.round };
}

export const begun = (table: TableNotes, starter: number): TableNotes => ({
  ...table,
  starter,
  active: starter,
  round: 1,
});

/** Who has won: only those on turn can, the first pilot before the second. */
export const winnerOf = (table: TableNotes, box: Box): number | null =>
  box.pilots(table.active, table.players.length).find((seat) => pointsOf(table, box, seat) >= table.target) ?? null;

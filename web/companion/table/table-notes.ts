import type { CompanionRules, PointSource } from '../companion-rules.ts';
import { integerBetween, listOf, objectOf, textUpTo, type Validator } from '../storage/validators.ts';

/** A player at the table and their pieces. */
export interface NotedPlayer {
  readonly name: string; // '' until it is entered
  readonly colour: number; // index into the six colours
  readonly counts: readonly number[]; // by source of points
  readonly fitted: readonly number[]; // by ship upgrade
  readonly friends: number; // Starfarers: friendship cards, one bit each
}

/** The table as the companion knows it: players, their pieces, whose turn it is. */
export interface TableNotes {
  readonly players: readonly NotedPlayer[];
  readonly starter: number;
  readonly active: number;
  readonly round: number; // from 1
  readonly target: number;
}

/** The six seats, as in the art folder. */
export const SEAT_COLOURS = ['red', 'blue', 'yellow', 'violet', 'green', 'white'] as const;
const MAX_NAME_LENGTH = 24;
const MAX_PLAYERS = 6;
const MAX_COUNT = 99;

const PLAYER_SHAPE: Validator<NotedPlayer> = objectOf({
  name: textUpTo(MAX_NAME_LENGTH),
  colour: integerBetween(0, SEAT_COLOURS.length - 1),
  counts: listOf(integerBetween(0, MAX_COUNT), MAX_COUNT),
  fitted: listOf(integerBetween(0, MAX_COUNT), MAX_COUNT),
  friends: integerBetween(0, 2 ** 30),
});

const TABLE_NOTES_SHAPE: Validator<TableNotes> = objectOf({
  players: listOf(PLAYER_SHAPE, MAX_PLAYERS),
  starter: integerBetween(0, MAX_PLAYERS),
  active: integerBetween(0, MAX_PLAYERS),
  round: integerBetween(1, 9999),
  target: integerBetween(1, MAX_COUNT),
});

/** Validates notes against the rules of this game. */
export const tableShape =
  (box: CompanionRules): Validator<TableNotes> =>
  (given) => {
    const notes = TABLE_NOTES_SHAPE(given);
    const n = notes?.players.length ?? 0;
    const [least, most] = box.seats;
    if (notes === undefined || n < least || n > most || notes.active >= n || notes.starter >= n) return undefined;
    const width = box.sources(n).length;
    const fits = notes.players.every(
      ({ counts, fitted }) => counts.length === width && fitted.length === box.fittings.length,
    );
    return fits ? notes : undefined;
  };

const newPlayer = (box: CompanionRules, seats: number, colour: number, name: string): NotedPlayer => ({
  name,
  colour,
  counts: box.sources(seats).map(({ start }) => start),
  fitted: box.fittings.map(({ start }) => start),
  friends: 0,
});

/** A table at the beginning of a game; players keep their names and colours. */
export function newTable(box: CompanionRules, seats: number, before: TableNotes | null = null): TableNotes {
  const colours = SEAT_COLOURS.map((_, colour) => colour);
  const taken = (before?.players ?? []).slice(0, seats).map(({ colour }) => colour);
  const free = colours.filter((colour) => !taken.includes(colour));
  const players = Array.from({ length: seats }, (_, seat) => {
    const known = before?.players[seat];
    return newPlayer(box, seats, known?.colour ?? free.shift() ?? seat, known?.name ?? '');
  });
  return { players, starter: 0, active: 0, round: 1, target: before?.target ?? box.target };
}

const withPlayer = (table: TableNotes, seat: number, changes: Partial<NotedPlayer>): TableNotes => ({
  ...table,
  players: table.players.map((player, i) => (i === seat ? { ...player, ...changes } : player)),
});

export const withPlayerName = (table: TableNotes, seat: number, name: string): TableNotes =>
  withPlayer(table, seat, { name });

/** Sets a colour; a player who had it gets the one that becomes free. */
export function withPlayerColour(table: TableNotes, seat: number, colour: number): TableNotes {
  const old = table.players[seat]?.colour ?? colour;
  const players = table.players.map((player, i) => {
    if (i === seat) return { ...player, colour };
    return player.colour === colour ? { ...player, colour: old } : player;
  });
  return { ...table, players };
}

const withValueAt = (list: readonly number[], at: number, value: number): readonly number[] =>
  list.map((n, i) => (i === at ? value : n));

/** Sets the count of a source; a source with a single holder is removed from all others. */
export function withCount(table: TableNotes, box: CompanionRules, seat: number, source: number, n: number): TableNotes {
  const { sort, most } = box.sources(table.players.length)[source] ?? { sort: 'count', most: 0 };
  const value = Math.max(0, Math.min(most, n));
  const players = table.players.map((player, i) => {
    if (i === seat) return { ...player, counts: withValueAt(player.counts, source, value) };
    return sort === 'held' && value > 0 ? { ...player, counts: withValueAt(player.counts, source, 0) } : player;
  });
  return { ...table, players };
}

export function withFitting(table: TableNotes, box: CompanionRules, seat: number, kind: number, n: number): TableNotes {
  const value = Math.max(0, Math.min(box.fittings[kind]?.most ?? 0, n));
  return withPlayer(table, seat, { fitted: withValueAt(table.players[seat]?.fitted ?? [], kind, value) });
}

export const withFriends = (table: TableNotes, seat: number, friends: number): TableNotes =>
  withPlayer(table, seat, { friends });

/** The points of a source for a seat. */
export function pointsFromSource(
  table: TableNotes,
  box: CompanionRules,
  seat: number,
  index: number,
  source: PointSource,
): number {
  const n = table.players[seat]?.counts[index] ?? 0;
  if (source.sort !== 'most') return Math.floor(n / source.per) * source.each;
  return box.leader(table.players.map(({ counts }) => counts[index] ?? 0)) === seat ? source.each : 0;
}

export const playerPoints = (table: TableNotes, box: CompanionRules, seat: number): number =>
  box
    .sources(table.players.length)
    .reduce((sum, source, index) => sum + pointsFromSource(table, box, seat, index, source), 0);

/** The next player's turn; a round ends when it returns to the first player. */
export function nextPlayersTurn(table: TableNotes): TableNotes {
  const active = (table.active + 1) % table.players.length;
  return { ...table, active, round: active === table.starter ? table.round + 1 : table.round };
}

export const withStarter = (table: TableNotes, starter: number): TableNotes => ({
  ...table,
  starter,
  active: starter,
  round: 1,
});

/** The winner: only players on turn can win, the first pilot before the second. */
export const winnerOf = (table: TableNotes, box: CompanionRules): number | null =>
  box.pilots(table.active, table.players.length).find((seat) => playerPoints(table, box, seat) >= table.target) ?? null;

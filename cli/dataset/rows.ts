import type { GameMetrics } from '@orrery/bots/arena';
import {
  type Game,
  type GameLog,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  type LogEntry,
  Match,
  MoveList,
  printLog,
  type SeatView,
} from '@orrery/kernel';
import { botsOfGame, type SimulationSeries } from '../simulate/series.ts';

/** What a dataset has a row for. */
export const ROW_KINDS = ['decisions', 'games'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** What every row says of its game. */
interface GameFacts {
  /** The id of the game, as `orrery games` lists it. */
  readonly game: string;
  readonly edition: number;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: number;
  /** The number of the game in its series, from 0. */
  readonly number: number;
  /** The names of the bots by seat. */
  readonly bots: readonly string[];
  /** By seat: 1 for the winner and so on; null if the game was cut off. */
  readonly places: readonly number[] | null;
  /** By seat; null if the game was cut off or has none. */
  readonly points: readonly number[] | null;
}

/** A decision: what a seat saw, what it could do, what it did, and how the game ended. */
export interface DecisionRow extends GameFacts {
  /** The number of the decision in its game, from 0. */
  readonly decision: number;
  /** The number of the entry in the log, from 1; chance has entries too. */
  readonly entry: number;
  readonly seat: number;
  readonly question: string;
  /** As in the bot protocol, without the part of the table that is computed from the rest. */
  readonly view: unknown;
  /** Legal moves; of open-ended kinds at most 16. */
  readonly moves: readonly string[];
  /** What the seat chose: a move of an open-ended kind need not be among those listed. */
  readonly move: string;
  /** The place of this seat. */
  readonly place: number | null;
}

/** A game: its moves, its log and its result. */
export interface PlayedGameRow extends GameFacts {
  readonly moves: readonly string[];
  /** The seat of each move. */
  readonly seat_of_move: readonly number[];
  readonly turns: number | null;
  /** The log, as `orrery replay` and `orrery verify` read it. */
  readonly log: string;
}

export type DatasetRow = DecisionRow | PlayedGameRow;

/** A game of a series that was played. */
export interface PlayedLog<M, O> {
  readonly series: SimulationSeries;
  readonly index: number;
  readonly log: GameLog<M, O>;
}

/** How many moves of each open-ended kind a row lists, as many as the bot protocol does. */
const MENU_SIZE = 16;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A copy of what a seat sees, without what is computed from the rest. */
function copyOfView<T, H>({ seat, table, hand }: SeatView<T, H>): unknown {
  if (!isRecord(table)) return structuredClone({ seat, table, hand });
  const { derived, ...open } = table;
  return structuredClone({ seat, table: open, hand });
}

type OpenDecision = Omit<DecisionRow, keyof GameFacts | 'place'>;

/** Reads the rows of a game off its log, which is checked by the rules on the way. */
export function rowsOfLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  metrics: GameMetrics<T, H, E> | null,
  { series, index, log }: PlayedLog<M, O>,
  kind: RowKind,
): readonly DatasetRow[] {
  const match = new Match(game, log.header);
  const list = new MoveList<M>(MENU_SIZE);
  const decisions: OpenDecision[] = [];
  for (const entry of log.entries) {
    if (kind === 'decisions') decisions.push(...decisionAt(match, list, entry, decisions.length));
    const applied = match.apply(entry);
    if (!applied.ok) throw new Error(applied.problem.text);
  }
  const points =
    metrics === null || log.places === null
      ? null
      : match.views.map(({ table, hand, seat }) => metrics.points(table, hand, seat));
  const facts: GameFacts = {
    game: game.id,
    edition: game.edition,
    options: log.header.options,
    seats: series.seats,
    seed: series.seed,
    number: index,
    bots: botsOfGame(series, index).map(({ name }) => name),
    places: log.places,
    points,
  };
  if (kind === 'decisions') {
    return decisions.map((each) => ({ ...facts, ...each, place: log.places?.[each.seat] ?? null }));
  }
  const moves = log.entries.flatMap((entry) => (isChanceEntry(entry) || isUndoEntry(entry) ? [] : entry));
  return [
    {
      ...facts,
      moves: moves.map(({ move }) => game.notation.print(move)),
      seat_of_move: moves.map(({ by }) => by),
      turns: game.turns?.(match.state.table) ?? null,
      log: printLog(game.notation, log),
    },
  ];
}

/** The decision that an entry is, before it is played; nothing for chance. */
function decisionAt<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  match: Match<T, H, B, M, E, O, K>,
  list: MoveList<M>,
  entry: LogEntry<M>,
  decision: number,
): readonly OpenDecision[] {
  const asked = match.awaiting;
  if (isChanceEntry(entry) || isUndoEntry(entry) || asked.who !== 'seats') return [];
  const { game } = match;
  const view = match.view(entry.by);
  game.moves(view, list);
  return [
    {
      decision,
      entry: match.seq + 1,
      seat: entry.by,
      question: asked.question,
      view: copyOfView(view),
      moves: list.toArray().map((move) => game.notation.print(move)),
      move: game.notation.print(entry.move),
    },
  ];
}

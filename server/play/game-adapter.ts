import { findEdition, GAMES, presentEdition } from '@orrery/catalog';
import {
  type AnyGame,
  type ChanceSource,
  fastRng,
  fromHex,
  type Game,
  type Header,
  hashState,
  headerOf,
  isUndoEntry,
  type Kinded,
  Match,
  type MatchOptions,
  okResult,
  parseEntry,
  printEntry,
  printLog,
  type Result,
  type Rng,
  randomAskedSeat,
  readOptions,
  type Seat,
  sealedChance,
} from '@orrery/kernel';
import type { TimeControl } from '@orrery/protocol';
import type { EntryRow, GameRow } from '../storage/games.ts';
import { textFailure } from '../texts.ts';
import { TimeSlicer } from '../time-slicer.ts';
import type { LiveGame } from './live-game.ts';
import { LoadedGame, type LoadedGameDeps } from './loaded-game.ts';
import { replayLog, UnplayableLogError } from './replay-log.ts';
import { ScratchStates } from './step-diff.ts';

/** Dependencies of loaded games, besides the game itself. */
export type AdapterDeps = Pick<
  LoadedGameDeps<never, never, never, never>,
  'db' | 'appender' | 'clock' | 'moved' | 'isDelayed'
>;

/** A game of the catalog, for callers that do not know its types. */
export interface GameAdapter {
  /** The smallest and the largest number of seats. */
  readonly seats: readonly [min: number, max: number];
  /** The entries with which the game begins: what chance decides before the first request. */
  initialEntries(row: GameRow): readonly string[];
  /** Loads a game from its log. */
  load(row: GameRow, time: TimeControl, surroundings: AdapterDeps): Promise<LiveGame>;
  /** A game with random moves, in slices: the answers that its seats give, one after the other. */
  randomAnswers(row: GameRow, most: number): Promise<readonly SampleAnswer[]>;
  /** Whether this is a move in the game's notation. */
  isMove(text: string): boolean;
  /** A whole log as text, with a hash after every entry. */
  printLog(row: GameRow, entries: readonly EntryRow[]): Promise<string>;
  /** Whether these entries can follow the given ones: them in the notation of the log, without undo. */
  readBranch(row: GameRow, before: readonly EntryRow[], entries: readonly string[]): Promise<Result<readonly string[]>>;
  /** The valid part of a log that can no longer be replayed, and what chance decides right after it. */
  validPrefix(row: GameRow, entries: readonly EntryRow[]): Promise<ValidPrefix>;
}

export interface ValidPrefix {
  /** Number of valid entries. */
  readonly entries: number;
  readonly chanceEntries: readonly string[];
}

/** What a seat answers in a sample game. */
export interface SampleAnswer {
  readonly seat: Seat;
  readonly move: string;
  /** The number of the last entry before it. */
  readonly after: number;
}

/**
 * A game names an edition that this server does not have: the server is older than the game, or the edition was
 * dropped.
 */
export class UnknownEditionError extends Error {
  constructor(game: string, edition: number) {
    super(`there is no edition ${edition} of ${game}`);
  }
}

/** The games that can be started here, with the edition of their rules. */
export const presentEditions = (): readonly Pick<GameRow, 'game' | 'edition'>[] =>
  GAMES.flatMap(({ id }) => {
    const present = presentEdition(id);
    return present === null ? [] : [{ game: id, edition: present.edition }];
  });

const adapters = new Map<string, Promise<GameAdapter>>();

/** The adapter for the game a row names; loaded once. */
export function adapterFor({ game, edition }: Pick<GameRow, 'game' | 'edition'>): Promise<GameAdapter> {
  const key = `${game} ${edition}`;
  const known = adapters.get(key) ?? loadAdapter(game, edition);
  adapters.set(key, known);
  return known;
}

async function loadAdapter(game: string, edition: number): Promise<GameAdapter> {
  const found = findEdition(game, edition);
  if (found === null) throw new UnknownEditionError(game, edition);
  const held: AnyGame = await found.load();
  return held.use((engine) => new TypedGameAdapter(engine));
}

/** The game's dice, derived from the seeds stored with it. */
function chanceSourceOf({ id, serverSeed, clientSeeds }: GameRow): ChanceSource {
  const seed = fromHex(serverSeed);
  if (seed === null) throw new Error('a seed must be hexadecimal');
  return sealedChance({ id, clientSeeds, serverSeed: seed });
}

/** A random move of a seat that must act; null if none must. */
function randomMove<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  match: Match<T, H, B, M, E, O, K>,
  rng: Rng,
): { readonly by: Seat; readonly move: M } | null {
  const { awaiting } = match;
  if (awaiting.who !== 'seats') return null;
  const by = randomAskedSeat(awaiting, rng);
  const moves = match.moves(by);
  const move = moves[rng(moves.length)];
  if (move === undefined || match.refuse(by, move).length > 0) return null;
  return { by, move };
}

class TypedGameAdapter<T, H, B, M extends Kinded, E extends Kinded, O, K> implements GameAdapter {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #scratchStates: ScratchStates<T, H, B, M, E, O, K>;

  constructor(game: Game<T, H, B, M, E, O, K>) {
    this.#game = game;
    this.#scratchStates = new ScratchStates(game);
  }

  get seats() {
    return this.#game.seats;
  }

  initialEntries(row: GameRow): readonly string[] {
    const match = this.#match(row, { chance: chanceSourceOf(row) });
    return match.drawChance().map(({ entry }) => printEntry(this.#game.notation, entry));
  }

  load(row: GameRow, time: TimeControl, surroundings: AdapterDeps): Promise<LiveGame> {
    const header = this.#header(row);
    const slot = this.#scratchStates.scratchState(header.options, header.seats);
    return LoadedGame.load(this.#game, {
      ...surroundings,
      header,
      time,
      takeBacks: row.takeBacks,
      chance: chanceSourceOf(row),
      scratchState: slot,
    });
  }

  async randomAnswers(row: GameRow, most: number): Promise<readonly SampleAnswer[]> {
    const rng = fastRng(1);
    const match = this.#match(row, { chance: chanceSourceOf(row) });
    const answers: SampleAnswer[] = [];
    const slices = new TimeSlicer();
    while (answers.length < most) {
      await slices.yieldIfDue();
      match.drawChance();
      const entry = randomMove(match, rng);
      if (entry === null) break; // the game is over
      answers.push({ seat: entry.by, move: this.#game.notation.print(entry.move), after: match.seq });
      match.applyChecked(entry);
    }
    return answers;
  }

  isMove(text: string): boolean {
    return this.#game.notation.parse(text) !== null;
  }

  async printLog(row: GameRow, entries: readonly EntryRow[]): Promise<string> {
    const match = this.#match(row, { history: true });
    const checks: string[] = [];
    await replayLog(match, entries, () => checks.push(hashState(match.state)));
    return printLog(this.#game.notation, { ...match.toLog(), checks, serverSeed: row.serverSeed });
  }

  async readBranch(
    row: GameRow,
    before: readonly EntryRow[],
    entries: readonly string[],
  ): Promise<Result<readonly string[]>> {
    const match = this.#match(row);
    await replayLog(match, before, () => {});
    const printed: string[] = [];
    for (const text of entries) {
      const read = parseEntry(this.#game.notation, row.seats, text);
      if (!read.ok) return read;
      if (isUndoEntry(read.value)) return textFailure('review.entry');
      const applied = match.apply(read.value);
      if (!applied.ok) return applied;
      printed.push(printEntry(this.#game.notation, read.value));
    }
    return okResult(printed);
  }

  async validPrefix(row: GameRow, entries: readonly EntryRow[]): Promise<ValidPrefix> {
    const sound = await this.#validLength(row, entries);
    const match = this.#match(row, { chance: chanceSourceOf(row) });
    await replayLog(match, entries.slice(0, sound), () => {});
    return {
      entries: sound,
      chanceEntries: match.drawChance().map(({ entry }) => printEntry(this.#game.notation, entry)),
    };
  }

  async #validLength(row: GameRow, entries: readonly EntryRow[]): Promise<number> {
    try {
      await replayLog(this.#match(row), entries, () => {});
      return entries.length;
    } catch (error) {
      if (error instanceof UnplayableLogError) return error.validEntries;
      throw error;
    }
  }

  #match(row: GameRow, options: MatchOptions = {}): Match<T, H, B, M, E, O, K> {
    return new Match(this.#game, this.#header(row), { takeBacks: row.takeBacks, ...options });
  }

  #header({ id, seats, options, commitment, clientSeeds }: GameRow): Header<O> {
    const read = readOptions(this.#game.options, options);
    if (!read.ok) throw new UnplayableLogError(0, 0, read.problem.text);
    return headerOf(this.#game, { id, seats, options: read.value, commitment, clientSeeds });
  }
}

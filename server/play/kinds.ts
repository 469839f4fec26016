import { findEdition } from '@orrery/catalog';
import {
  type ChanceSource,
  drawnFrom,
  type Entry,
  fastRng,
  fromHex,
  type Game,
  type Header,
  type Held,
  hashState,
  headerOf,
  type Kinded,
  Match,
  parseEntry,
  printEntry,
  printLog,
  type Rng,
  readOptions,
  sealedChance,
  someoneAsked,
  standardOptions,
} from '@orrery/kernel';
import type { TimeControl } from '@orrery/protocol';
import { Slices } from '../slices.ts';
import type { EntryRow, GameRow } from '../storage/games.ts';
import { type Ground, Hosted } from './hosted.ts';
import type { LiveGame } from './live-game.ts';
import { readThrough, Unplayable } from './reading.ts';
import { Slots, stepFor, strideBy } from './stride.ts';

/** What hosting needs beside the game itself. */
export type Surroundings = Pick<Ground<never, never, never, never>, 'db' | 'appender' | 'clock' | 'moved'>;

/** A game of the shelf, for those who know the types of none. */
export interface Kind {
  /** The entries with which every game begins: what chance decides before anybody is asked. */
  opening(row: GameRow): readonly string[];
  /** Takes a game up from its log. */
  host(row: GameRow, time: TimeControl, surroundings: Surroundings): Promise<LiveGame>;
  /** Plays a game of nobody's for a while, in slices: whoever plays the first real one finds everything compiled. */
  warmUp(): Promise<void>;
  /** Whether this is a move in the game's notation. */
  isMove(text: string): boolean;
  /** A whole log as text, with a hash after every entry. */
  print(row: GameRow, entries: readonly EntryRow[]): Promise<string>;
  /** What is beyond doubt of a log that cannot be played any more, and what chance decides right after it. */
  sound(row: GameRow, entries: readonly EntryRow[]): Promise<Sound>;
}

export interface Sound {
  /** So many entries. */
  readonly entries: number;
  readonly drawn: readonly string[];
}

/** A game names an edition that this server does not carry: the server is older than the game, or the edition was dropped. */
export class NoSuchEdition extends Error {
  constructor(game: string, edition: number) {
    super(`there is no edition ${edition} of ${game}`);
  }
}

/** So many steps are enough for the compiler to have seen most of a game. */
const WARM_STEPS = 400;

const kinds = new Map<string, Promise<Kind>>();

/** The game that a row names; loaded once. */
export function kindOf({ game, edition }: Pick<GameRow, 'game' | 'edition'>): Promise<Kind> {
  const key = `${game} ${edition}`;
  const known = kinds.get(key) ?? loadKind(game, edition);
  kinds.set(key, known);
  return known;
}

async function loadKind(game: string, edition: number): Promise<Kind> {
  const found = findEdition(game, edition);
  if (found === null) throw new NoSuchEdition(game, edition);
  const held: Held = await found.load();
  return held.use((engine) => new KindOf(engine));
}

/** The dice of a game: sealed by the seed that is kept with it. */
function diceOf({ id, serverSeed, clientSeeds }: GameRow): ChanceSource {
  const seed = fromHex(serverSeed);
  if (seed === null) throw new Error('a seed must be hexadecimal');
  return sealedChance({ id, clientSeeds, serverSeed: seed });
}

/** Something that somebody who must decide may do; null when nobody must. */
function anyMove<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  match: Match<T, H, B, M, E, O, K>,
  rng: Rng,
): Entry<M> | null {
  const { awaiting } = match;
  if (awaiting.who !== 'seats') return null;
  const by = someoneAsked(awaiting, rng);
  const moves = match.moves(by);
  const move = moves[rng(moves.length)];
  if (move === undefined || match.refuse(by, move).length > 0) return null;
  return { by, move };
}

class KindOf<T, H, B, M extends Kinded, E extends Kinded, O, K> implements Kind {
  readonly #game: Game<T, H, B, M, E, O, K>;
  readonly #slots: Slots<T, H, B, M, E, O, K>;

  constructor(game: Game<T, H, B, M, E, O, K>) {
    this.#game = game;
    this.#slots = new Slots(game);
  }

  opening(row: GameRow): readonly string[] {
    const match = new Match(this.#game, this.#header(row), { chance: diceOf(row) });
    return match.drawChance().map(({ entry }) => printEntry(this.#game.notation, entry));
  }

  host(row: GameRow, time: TimeControl, surroundings: Surroundings): Promise<LiveGame> {
    const header = this.#header(row);
    const slot = this.#slots.slot(header.options, header.seats);
    return Hosted.load(this.#game, { ...surroundings, header, time, chance: diceOf(row), slot });
  }

  async warmUp(): Promise<void> {
    const game = this.#game;
    const rng = fastRng(1);
    const options = standardOptions(game.options);
    const header = headerOf(game, { id: '', seats: game.seats[0], options });
    const match = new Match(game, header, { chance: drawnFrom(rng) });
    const slot = this.#slots.slot(options, header.seats);
    const slices = new Slices();
    for (let i = 0; i < WARM_STEPS; i++) {
      await slices.rest();
      const entry = match.drawn() ?? anyMove(match, rng);
      if (entry === null) return; // it is over
      const read = parseEntry(game.notation, header.seats, printEntry(game.notation, entry));
      if (!read.ok) throw new Error(read.problem.text);
      const stride = strideBy(match, read.value, slot);
      for (const seat of match.views.keys()) stepFor(stride, seat);
    }
  }

  isMove(text: string): boolean {
    return this.#game.notation.parse(text) !== null;
  }

  async print(row: GameRow, entries: readonly EntryRow[]): Promise<string> {
    const match = new Match(this.#game, this.#header(row), { history: true });
    const checks: string[] = [];
    await readThrough(match, entries, () => checks.push(hashState(match.state)));
    return printLog(this.#game.notation, { ...match.toLog(), checks, serverSeed: row.serverSeed });
  }

  async sound(row: GameRow, entries: readonly EntryRow[]): Promise<Sound> {
    const sound = await this.#soundOf(row, entries);
    const match = new Match(this.#game, this.#header(row), { chance: diceOf(row) });
    await readThrough(match, entries.slice(0, sound), () => {});
    return { entries: sound, drawn: match.drawChance().map(({ entry }) => printEntry(this.#game.notation, entry)) };
  }

  async #soundOf(row: GameRow, entries: readonly EntryRow[]): Promise<number> {
    try {
      await readThrough(new Match(this.#game, this.#header(row)), entries, () => {});
      return entries.length;
    } catch (error) {
      if (error instanceof Unplayable) return error.sound;
      throw error;
    }
  }

  #header({ id, seats, options, commitment, clientSeeds }: GameRow): Header<O> {
    const read = readOptions(this.#game.options, options);
    if (!read.ok) throw new Unplayable(0, 0, read.problem.text);
    return headerOf(this.#game, { id, seats, options: read.value, commitment, clientSeeds });
  }
}

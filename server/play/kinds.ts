import { findEdition } from '@orrery/catalog';
import {
  type ChanceSource,
  fromHex,
  type Game,
  type Header,
  type Held,
  headerOf,
  type Kinded,
  Match,
  printEntry,
  printLog,
  readOptions,
  sealedChance,
} from '@orrery/kernel';
import type { TimeControl } from '@orrery/protocol';
import type { GameRow } from '../storage/games.ts';
import { readEntry } from './entries.ts';
import { type Ground, Hosted } from './hosted.ts';
import type { LiveGame } from './live-game.ts';
import { Slots } from './stride.ts';

/** What hosting needs beside the game itself. */
export type Surroundings = Pick<Ground<never, never, never, never>, 'db' | 'appender' | 'clock' | 'moved'>;

/** A game of the shelf, for those who know the types of none. */
export interface Kind {
  /** The entries with which every game begins: what chance decides before anybody is asked. */
  opening(row: GameRow): readonly string[];
  /** Takes a game up from its log. */
  host(row: GameRow, time: TimeControl, surroundings: Surroundings): Promise<LiveGame>;
  /** Whether this is a move in the game's notation. */
  isMove(text: string): boolean;
  /** A whole log as text. */
  print(row: GameRow, entries: readonly string[]): string;
}

/** A game names an edition that this server does not carry: the server is older than the game, or the edition was dropped. */
export class NoSuchEdition extends Error {
  constructor(game: string, edition: number) {
    super(`there is no edition ${edition} of ${game}`);
  }
}

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

  isMove(text: string): boolean {
    return this.#game.notation.parse(text) !== null;
  }

  print(row: GameRow, texts: readonly string[]): string {
    const match = new Match(this.#game, this.#header(row), { history: true });
    for (const text of texts) match.take(readEntry(this.#game, row.seats, text));
    return printLog(this.#game.notation, { ...match.toLog(), serverSeed: row.serverSeed });
  }

  #header({ id, seats, options, commitment, clientSeeds }: GameRow): Header<O> {
    const read = readOptions(this.#game.options, options);
    if (!read.ok) throw new Error(read.problem.text);
    return headerOf(this.#game, { id, seats, options: read.value, commitment, clientSeeds });
  }
}

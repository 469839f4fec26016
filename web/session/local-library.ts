import { presentEdition } from '@orrery/catalog';
import {
  type AnyGame,
  commitmentOf,
  errResult,
  type GameLog,
  type Header,
  type Kinded,
  Match,
  okResult,
  parseLog,
  printLog,
  type Result,
  readLogHead,
  readOptions,
  readSeats,
  replay,
  sealedChance,
  toHex,
  withHashes,
} from '@orrery/kernel';
import { trimName } from '../app/kept-preferences.ts';
import type { GameSetup, GameSummary, ImportInfo, Library } from './library.ts';
import type { Sitter } from './session.ts';
import type { DeviceStore } from './storage/device-store.ts';
import { printHead, printLines, readSavedLog, type SavedGame, statusOf } from './storage/saved-game.ts';
import { supportedEdition, unknownGame } from './supported-edition.ts';

/** External dependencies of the library. */
export interface LibraryEnv {
  /** Milliseconds since 1970. */
  now(): number;
  /** Cryptographically random bytes. */
  bytes(n: number): Uint8Array;
}

const SEED_BYTES = 32;
const ID_BYTES = 8;
/** Maximum length of a log file. */
const MAX_FILE_CHARS = 2_000_000;
const ID_PATTERN = /^[0-9a-z][0-9a-z-]{5,39}$/;

/** The games on this device, in the browser's database. */
export class LocalLibrary implements Library {
  readonly #store: DeviceStore;
  readonly #env: LibraryEnv;

  constructor(store: DeviceStore, env: LibraryEnv) {
    this.#store = store;
    this.#env = env;
  }

  async list(): Promise<readonly GameSummary[]> {
    const saves = await this.#store.list();
    return saves.map(summaryOf).sort((a, b) => b.touched - a.touched);
  }

  async find(id: string): Promise<GameSummary | null> {
    const save = await this.#store.find(id);
    return save === null ? null : summaryOf(save);
  }

  subscribe(changed: () => void): () => void {
    return this.#store.subscribe(changed);
  }

  async create({ game: name, sitters, options }: GameSetup): Promise<Result<string>> {
    const edition = presentEdition(name);
    if (edition === null) return unknownGame(name);
    const held = await edition.load();
    return held.use(async (game) => {
      const seats = readSeats(game, sitters.length);
      if (!seats.ok) return seats;
      const read = readOptions(game.options, options);
      if (!read.ok) return read;
      const id = this.#newId();
      const serverSeed = this.#env.bytes(SEED_BYTES);
      const commitment = commitmentOf(serverSeed);
      const clientSeeds = sitters.map(() => '');
      const chance = sealedChance({ serverSeed, id, clientSeeds });
      const match = Match.start(game, { id, options: read.value, seats: seats.value, chance, commitment, clientSeeds });
      return okResult(await this.#saveGame(match, match.toLog(), id, { sitters, seed: toHex(serverSeed) }));
    });
  }

  async branch(id: string, seq: number, sitters: readonly Sitter[]): Promise<Result<string>> {
    const found = await this.#load(id);
    if (!found.ok) return found;
    const { save, held } = found.value;
    if (sitters.length !== save.sitters.length) {
      return errResult('library.sitters', { seats: save.sitters.length }, `the game has ${save.sitters.length} seats`);
    }
    const uncovers = sitters.some(({ kind }, seat) => kind === 'person' && save.sitters[seat]?.kind === 'bot');
    if (save.places === null && uncovers) {
      return errResult('library.secret', {}, 'while a game lasts, nobody can take the seat of a bot and see its hand');
    }
    return held.use(async (game) => {
      const log = readSavedLog(game, save, await this.#store.lines(id));
      if (!log.ok) return log;
      const entries = log.value.entries.slice(0, Math.max(0, seq));
      const begun = { ...log.value, entries, checks: [], places: null };
      const played = replay(game, begun);
      return played.ok ? okResult(await this.#saveWithNewDice(played.value, begun, this.#newId(), sitters)) : played;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#store.remove(id);
  }

  async exportLog(id: string): Promise<Result<string>> {
    const found = await this.#load(id);
    if (!found.ok) return found;
    const { save, held } = found.value;
    return held.use(async (game) => {
      const log = readSavedLog(game, save, await this.#store.lines(id));
      if (!log.ok) return log;
      const names = save.sitters.map(({ name }) => name);
      const named = names.some((name) => name !== '') ? { ...log.value, names } : log.value;
      return okResult(printLog(game.notation, withHashes(game, named)));
    });
  }

  async importLog(text: string, known?: ImportInfo): Promise<Result<string>> {
    if (text.length > MAX_FILE_CHARS)
      return errResult('library.long', {}, 'this file is too long to be the log of a game');
    const head = readLogHead(text);
    if (!head.ok) return head;
    const edition = supportedEdition(head.value.game, head.value.edition);
    if (!edition.ok) return edition;
    const held = await edition.value.load();
    return held.use(async (game) => {
      const log = parseLog(game, text);
      if (!log.ok) return log;
      const played = replay(game, log.value);
      if (!played.ok) return played;
      return okResult(await this.#importGame(played.value, log.value, known));
    });
  }

  /** A finished game is saved as it is; an unfinished one gets new dice, because its seed is not in the file. */
  async #importGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    match: Match<T, H, B, M, E, O, K>,
    log: GameLog<M, O>,
    known: ImportInfo | undefined,
  ): Promise<string> {
    const { game, awaiting } = match;
    const { id: name, seats } = log.header;
    const kept = await this.#store.find(name);
    const mine = kept !== null && kept.game === game.id && kept.sitters.length === seats ? kept : null;
    const lines = printLines(game.notation, log.entries, 1);
    if (mine !== null && (await this.#store.lines(name)).join('\n') === lines.join('\n')) return name;
    const named = known?.sitters.length === seats ? known.sitters : undefined;
    const sitters = named ?? mine?.sitters ?? sittersOfLog(log);
    const id = kept === null && ID_PATTERN.test(name) ? name : this.#newId();
    const verdict = known?.tableResult ?? null;
    if (verdict === null && awaiting.who !== 'over') return this.#saveWithNewDice(match, log, id, sitters);
    const over = { sitters, seed: log.serverSeed ?? '', ...(known !== undefined && { table: known.table }) };
    const settled = verdict === null ? over : { ...over, ...verdict, waitsFor: [] };
    return this.#saveGame(match, log, id, settled);
  }

  /** Saves a game that continues with new dice. */
  #saveWithNewDice<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    match: Match<T, H, B, M, E, O, K>,
    log: GameLog<M, O>,
    id: string,
    sitters: readonly Sitter[],
  ): Promise<string> {
    const header: Header<O> = { ...log.header, id, commitment: null };
    return this.#saveGame(match, { ...log, header }, id, { sitters, seed: toHex(this.#env.bytes(SEED_BYTES)) });
  }

  /** Saves the log of a match. */
  async #saveGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    { game, awaiting, seq }: Match<T, H, B, M, E, O, K>,
    log: GameLog<M, O>,
    id: string,
    { sitters, seed, ...settled }: Pick<SavedGame, 'sitters' | 'seed'> & Partial<SavedGame>,
  ): Promise<string> {
    const now = this.#env.now();
    const save: SavedGame = {
      ...statusOf(awaiting, seq, now),
      ...settled,
      id,
      game: game.id,
      edition: game.edition,
      head: printHead(game.notation, log.header),
      sitters,
      seed,
      botSeeds: sitters.map(() => new DataView(this.#env.bytes(4).buffer).getUint32(0)),
      begun: now,
    };
    await this.#store.create(save, printLines(game.notation, log.entries, 1));
    return id;
  }

  async #load(id: string): Promise<Result<{ save: SavedGame; held: AnyGame }>> {
    const save = await this.#store.find(id);
    if (save === null) return noSuchGame(id);
    const edition = supportedEdition(save.game, save.edition);
    return edition.ok ? okResult({ save, held: await edition.value.load() }) : edition;
  }

  #newId(): string {
    return toHex(this.#env.bytes(ID_BYTES));
  }
}

/** The sitters by the names in the file: a file does not distinguish bots from people. */
const sittersOfLog = <M, O>({ header: { seats }, names = [] }: GameLog<M, O>): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: trimName(names[seat] ?? '').trimEnd() }));

const summaryOf = ({
  id,
  game,
  edition,
  sitters,
  begun,
  touched,
  seq,
  waitsFor,
  places,
  forfeited,
  table,
}: SavedGame): GameSummary => ({
  id,
  game,
  edition,
  sitters,
  begun,
  touched,
  seq,
  waitsFor,
  places,
  forfeited: forfeited ?? [],
  table: table ?? null,
});

/** No game with that id on this device. */
export const noSuchGame = (id: string): Result<never> =>
  errResult('library.unknown', { id }, `there is no game ${id} on this device`);

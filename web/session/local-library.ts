import { presentEdition } from '@orrery/catalog';
import {
  bad,
  commitmentOf,
  good,
  type Header,
  type Held,
  type Kinded,
  type Log,
  Match,
  parseLog,
  printLog,
  type Result,
  readLogHead,
  readOptions,
  readSeats,
  replay,
  sealedChance,
  toHex,
  withChecks,
} from '@orrery/kernel';
import { asName } from '../app/kept-preferences.ts';
import { carriedEdition, unknownGame } from './carried.ts';
import { printHead, printLines, readSave, type Save, statusOf } from './keeping/save.ts';
import type { Shelf } from './keeping/shelf.ts';
import type { Circumstances, Kept, Library, Setting } from './library.ts';
import type { Sitter } from './session.ts';

/** What the library takes from the world around it. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  /** That many random bytes that nobody can foresee. */
  bytes(n: number): Uint8Array;
}

const SEED_BYTES = 32;
const ID_BYTES = 8;
/** No log of a game is longer; a file that is, is something else. */
const LONGEST_FILE = 2_000_000;
const ID = /^[0-9a-z][0-9a-z-]{5,39}$/;

/** The games on this device, in its browser's database. */
export class LocalLibrary implements Library {
  readonly #shelf: Shelf;
  readonly #world: World;

  constructor(shelf: Shelf, world: World) {
    this.#shelf = shelf;
    this.#world = world;
  }

  async list(): Promise<readonly Kept[]> {
    const saves = await this.#shelf.list();
    return saves.map(keptOf).sort((a, b) => b.touched - a.touched);
  }

  async find(id: string): Promise<Kept | null> {
    const save = await this.#shelf.find(id);
    return save === null ? null : keptOf(save);
  }

  subscribe(changed: () => void): () => void {
    return this.#shelf.subscribe(changed);
  }

  async create({ game: name, sitters, options }: Setting): Promise<Result<string>> {
    const edition = presentEdition(name);
    if (edition === null) return unknownGame(name);
    const held = await edition.load();
    return held.use(async (game) => {
      const seats = readSeats(game, sitters.length);
      if (!seats.ok) return seats;
      const read = readOptions(game.options, options);
      if (!read.ok) return read;
      const id = this.#newId();
      const serverSeed = this.#world.bytes(SEED_BYTES);
      const commitment = commitmentOf(serverSeed);
      const clientSeeds = sitters.map(() => '');
      const chance = sealedChance({ serverSeed, id, clientSeeds });
      const match = Match.start(game, { id, options: read.value, seats: seats.value, chance, commitment, clientSeeds });
      return good(await this.#put(match, match.toLog(), id, { sitters, seed: toHex(serverSeed) }));
    });
  }

  async branch(id: string, seq: number, sitters: readonly Sitter[]): Promise<Result<string>> {
    const found = await this.#load(id);
    if (!found.ok) return found;
    const { save, held } = found.value;
    if (sitters.length !== save.sitters.length) {
      return bad('library.sitters', { seats: save.sitters.length }, `the game has ${save.sitters.length} seats`);
    }
    const uncovers = sitters.some(({ kind }, seat) => kind === 'person' && save.sitters[seat]?.kind === 'bot');
    if (save.places === null && uncovers) {
      return bad('library.secret', {}, 'while a game lasts, nobody can take the seat of a bot and see its hand');
    }
    return held.use(async (game) => {
      const log = readSave(game, save, await this.#shelf.lines(id));
      if (!log.ok) return log;
      const entries = log.value.entries.slice(0, Math.max(0, seq));
      const begun = { ...log.value, entries, checks: [], places: null };
      const played = replay(game, begun);
      return played.ok ? good(await this.#putOpen(played.value, begun, this.#newId(), sitters)) : played;
    });
  }

  async remove(id: string): Promise<void> {
    await this.#shelf.remove(id);
  }

  async print(id: string): Promise<Result<string>> {
    const found = await this.#load(id);
    if (!found.ok) return found;
    const { save, held } = found.value;
    return held.use(async (game) => {
      const log = readSave(game, save, await this.#shelf.lines(id));
      if (!log.ok) return log;
      const names = save.sitters.map(({ name }) => name);
      const named = names.some((name) => name !== '') ? { ...log.value, names } : log.value;
      return good(printLog(game.notation, withChecks(game, named)));
    });
  }

  async read(text: string, known?: Circumstances): Promise<Result<string>> {
    if (text.length > LONGEST_FILE) return bad('library.long', {}, 'this file is too long to be the log of a game');
    const head = readLogHead(text);
    if (!head.ok) return head;
    const edition = carriedEdition(head.value.game, head.value.edition);
    if (!edition.ok) return edition;
    const held = await edition.value.load();
    return held.use(async (game) => {
      const log = parseLog(game, text);
      if (!log.ok) return log;
      const played = replay(game, log.value);
      if (!played.ok) return played;
      return good(await this.#takeIn(played.value, log.value, known));
    });
  }

  /** A finished game is kept as it is; one that goes on gets dice of its own, since its seed is not in the file. */
  async #takeIn<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    match: Match<T, H, B, M, E, O, K>,
    log: Log<M, O>,
    known: Circumstances | undefined,
  ): Promise<string> {
    const { game, awaiting } = match;
    const { id: name, seats } = log.header;
    const kept = await this.#shelf.find(name);
    const mine = kept !== null && kept.game === game.id && kept.sitters.length === seats ? kept : null;
    const lines = printLines(game.notation, log.entries, 1);
    if (mine !== null && (await this.#shelf.lines(name)).join('\n') === lines.join('\n')) return name;
    const named = known?.sitters.length === seats ? known.sitters : undefined;
    const sitters = named ?? mine?.sitters ?? peopleOf(log);
    const id = kept === null && ID.test(name) ? name : this.#newId();
    const verdict = known?.verdict ?? null;
    if (verdict === null && awaiting.who !== 'over') return this.#putOpen(match, log, id, sitters);
    const over = { sitters, seed: log.serverSeed ?? '', ...(known !== undefined && { table: known.table }) };
    const settled = verdict === null ? over : { ...over, ...verdict, waitsFor: [] };
    return this.#put(match, log, id, settled);
  }

  /** Keeps a game that goes on with other dice than it began with. */
  #putOpen<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    match: Match<T, H, B, M, E, O, K>,
    log: Log<M, O>,
    id: string,
    sitters: readonly Sitter[],
  ): Promise<string> {
    const header: Header<O> = { ...log.header, id, commitment: null };
    return this.#put(match, { ...log, header }, id, { sitters, seed: toHex(this.#world.bytes(SEED_BYTES)) });
  }

  /** Keeps the log that has led a match to where it stands. */
  async #put<T, H, B, M extends Kinded, E extends Kinded, O, K>(
    { game, awaiting, seq }: Match<T, H, B, M, E, O, K>,
    log: Log<M, O>,
    id: string,
    { sitters, seed, ...settled }: Pick<Save, 'sitters' | 'seed'> & Partial<Save>,
  ): Promise<string> {
    const now = this.#world.now();
    const save: Save = {
      ...statusOf(awaiting, seq, now),
      ...settled,
      id,
      game: game.id,
      edition: game.edition,
      head: printHead(game.notation, log.header),
      sitters,
      seed,
      botSeeds: sitters.map(() => new DataView(this.#world.bytes(4).buffer).getUint32(0)),
      begun: now,
    };
    await this.#shelf.create(save, printLines(game.notation, log.entries, 1));
    return id;
  }

  async #load(id: string): Promise<Result<{ save: Save; held: Held }>> {
    const save = await this.#shelf.find(id);
    if (save === null) return noSuchGame(id);
    const edition = carriedEdition(save.game, save.edition);
    return edition.ok ? good({ save, held: await edition.value.load() }) : edition;
  }

  #newId(): string {
    return toHex(this.#world.bytes(ID_BYTES));
  }
}

/** Whoever sat there, by the names the file gives: a file does not tell bots from people. */
const peopleOf = <M, O>({ header: { seats }, names = [] }: Log<M, O>): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: asName(names[seat] ?? '').trimEnd() }));

const keptOf = ({
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
}: Save): Kept => ({
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

/** There is no game of that id on this device. */
export const noSuchGame = (id: string): Result<never> =>
  bad('library.unknown', { id }, `there is no game ${id} on this device`);

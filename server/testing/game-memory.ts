import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@orrery/catalog';
import { fastRng, Match, printEntry, randomAskedSeat, seededChance, standardOptions } from '@orrery/kernel';
import { adapterFor } from '../play/game-adapter.ts';
import type { LiveGame } from '../play/live-game.ts';
import type { Database, SqlRow } from '../storage/db.ts';
import type { GameRow } from '../storage/games.ts';
import { LogAppender } from '../storage/log-appender.ts';

const STEPS_PER_GAME = 400;

/** Memory use of a live game in kilobytes, by game: `n` games of each, half-way, with their last steps buffered. */
export async function measureGameMemory(n: number): Promise<Readonly<Record<string, number>>> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = (): number => {
    collect();
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const weights: Record<string, number> = {};
  for (const { id, editions } of GAMES) {
    const edition = editions.at(-1);
    if (edition === undefined) continue;
    const { row, entries } = (await edition.load()).use((game) => {
      const options = standardOptions(game.options);
      const seats = game.seats[1];
      const match = Match.start(game, { id: 'g', options, seats, chance: seededChance(3) });
      const rng = fastRng(3);
      for (let i = 0; i < STEPS_PER_GAME && match.awaiting.who === 'seats'; i++) {
        const seat = randomAskedSeat(match.awaiting, rng);
        const moves = match.moves(seat, 0);
        const [move, request] = [moves[rng(moves.length)], match.request(seat)];
        if (move !== undefined && request !== null) match.choose(seat, request.id, move);
      }
      const row: GameRow = {
        id: 'g',
        game: id,
        edition: game.edition,
        seats,
        options: JSON.parse(JSON.stringify(options)),
        commitment: '',
        clientSeeds: new Array<string>(seats).fill(''),
        serverSeed: '00',
        takeBacks: false,
      };
      return { row, entries: match.entries.map((entry) => printEntry(game.notation, entry)) };
    });
    const db = singleLogDatabase(entries);
    const kind = await adapterFor(row);
    const surroundings = { db, appender: new LogAppender(db, Date.now), clock: Date.now, moved: () => {} };
    const begun = entries.length - 40;
    const host = async () => {
      db.end = begun;
      const game = await kind.load(row, { kind: 'none' }, surroundings);
      db.end = entries.length;
      await game.catchUp(entries.length);
      return game;
    };
    await host();
    const games: LiveGame[] = [];
    const before = used();
    for (let i = 0; i < n; i++) games.push(await host());
    weights[id] = Math.round((used() - before) / n / 102.4) / 10;
    if (games.length !== n) throw new Error('the games were garbage-collected');
  }
  return weights;
}

/** A database that holds one log, up to a given entry. */
function singleLogDatabase(entries: readonly string[]): Database & { end: number } {
  const db = {
    end: entries.length,
    async query<R extends SqlRow>(_sql: string, values: readonly unknown[] = []): Promise<readonly R[]> {
      const rows = entries
        .slice(Number(values[1] ?? 0), db.end)
        .map((entry) => ({ entry, spent: 0, made: 0, hash: null }));
      return rows as unknown as readonly R[]; // all queries here are for entries
    },
    get priority() {
      return db;
    },
    transaction: () => Promise.reject(new Error('this database is read-only')),
    listen: async () => async () => {},
    close: async () => {},
  };
  return db;
}

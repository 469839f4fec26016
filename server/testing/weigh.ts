import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@orrery/catalog';
import { fastRng, Match, printEntry, seededChance, someoneAsked, standardOptions } from '@orrery/kernel';
import { kindOf } from '../play/kinds.ts';
import type { LiveGame } from '../play/live-game.ts';
import { Appender } from '../storage/appender.ts';
import type { Db, Row } from '../storage/db.ts';
import type { GameRow } from '../storage/games.ts';

const STEPS = 400;

/** What a live game weighs in memory, in kilobytes, by game: `n` of each, half-way, with their last steps at hand. */
export async function weigh(n: number): Promise<Readonly<Record<string, number>>> {
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
      for (let i = 0; i < STEPS && match.awaiting.who === 'seats'; i++) {
        const seat = someoneAsked(match.awaiting, rng);
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
      };
      return { row, entries: match.entries.map((entry) => printEntry(game.notation, entry)) };
    });
    const db = shelfOf(entries);
    const kind = await kindOf(row);
    const surroundings = { db, appender: new Appender(db, Date.now), clock: Date.now, moved: () => {} };
    const begun = entries.length - 40;
    const host = async () => {
      db.end = begun;
      const game = await kind.host(row, { kind: 'none' }, surroundings);
      db.end = entries.length;
      await game.catchUp(entries.length);
      return game;
    };
    await host();
    const games: LiveGame[] = [];
    const before = used();
    for (let i = 0; i < n; i++) games.push(await host());
    weights[id] = Math.round((used() - before) / n / 102.4) / 10;
    if (games.length !== n) throw new Error('the games are gone');
  }
  return weights;
}

/** A database that holds one log, up to where it is told. */
function shelfOf(entries: readonly string[]): Db & { end: number } {
  const shelf = {
    end: entries.length,
    async query<R extends Row>(_sql: string, values: readonly unknown[] = []): Promise<readonly R[]> {
      const rows = entries
        .slice(Number(values[1] ?? 0), shelf.end)
        .map((entry) => ({ entry, spent: 0, made: 0, hash: null }));
      return rows as unknown as readonly R[]; // whoever asks here asks for entries
    },
    get urgent() {
      return shelf;
    },
    within: () => Promise.reject(new Error('nothing is written here')),
    listen: async () => async () => {},
    close: async () => {},
  };
  return shelf;
}

import {
  drawnFrom,
  type Entry,
  fastRng,
  type Game,
  hashState,
  type Log,
  MoveList,
  printLog,
  type Rng,
  replay,
  someoneAsked,
  viewsOf,
} from '@orrery/kernel';
import type { Event } from '../events.ts';
import type { Memory } from '../memory.ts';
import type { Move } from '../moves.ts';
import type { Box, Hand, Table } from '../state.ts';

type Playable<O> = Game<Table, Hand, Box, Move, Event, O, Memory>;

/** What a player in a hurry does first, best first. */
const BRISK: readonly (readonly Move['kind'][])[] = [
  ['centre-2', 'colony', 'task', 'station'],
  ['colony-ship', 'centre'],
  ['trade-ship', 'booster', 'cannon', 'booster-2', 'cannon-2'],
  ['sell', 'buy', 'next', 'fight'],
  ['station-buy', 'force'],
];

/** Mostly brisk, so that stored games are short; now and then anything, so that everything turns up. */
function choose(moves: MoveList<Move>, rng: Rng): Move {
  const all = moves.toArray();
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const wanted = rng(8) === 0 ? all : (BRISK.map(of).find(({ length }) => length > 0) ?? all);
  const ended = rng(3) > 0 && wanted.every(({ kind }) => kind === 'station-buy' || kind === 'force') ? of(['end']) : [];
  const among = ended.length > 0 ? ended : wanted;
  const move = among[rng(among.length)];
  if (move === undefined) throw new Error('nobody can move');
  return move;
}

function playOut<O>(game: Playable<O>, options: O, seed: number): Entry<Move>[] {
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const state = game.setup(options, 2);
  const views = viewsOf(state);
  const moves = new MoveList<Move>(1);
  const entries: Entry<Move>[] = [];
  for (let asked = game.awaiting(state.table); asked.who !== 'over'; asked = game.awaiting(state.table)) {
    if (asked.who === 'chance') {
      const outcome = [...chance(asked, 0)];
      entries.push({ by: 'chance', secret: asked.secret, outcome });
      game.resolve(state, outcome, null);
      continue;
    }
    const by = someoneAsked(asked, rng);
    const view = views[by];
    if (view !== undefined) game.moves(view, moves);
    const move = choose(moves, rng);
    entries.push({ by, move });
    game.play(state, by, move, null);
  }
  return entries;
}

/** A finished game with the hash of every state; the seed chooses the deal. */
export function goldenOf<O>(game: Playable<O>, deals: readonly { readonly options: O }[], seed: number): string {
  const deal = deals[seed % deals.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  const { options } = deal;
  const entries = playOut(game, options, seed);
  const checks: string[] = [];
  const header = {
    game: game.id,
    edition: game.edition,
    id: `golden-${seed}`,
    seats: 2,
    options,
    commitment: null,
    clientSeeds: ['', ''],
  };
  const bare: Log<Move, O> = { header, entries, checks: [], places: null, serverSeed: null };
  const played = replay(game, bare, ({ state }) => checks.push(hashState(state)));
  if (!played.ok) throw new Error(played.problem.text);
  const ended = game.awaiting(played.value.state.table);
  return printLog(game.notation, { ...bare, checks, places: ended.who === 'over' ? ended.places : null });
}

/** The logs of a file that holds several, by the name of the file and their own id. */
export function splitLogs(files: Readonly<Record<string, string>>): Record<string, string> {
  const logs = Object.entries(files).flatMap(([name, text]) =>
    text
      .split(/^(?=orrery log )/m)
      .filter((log) => log !== '')
      .map((log): [string, string] => [`${name} ${/^id (.*)$/m.exec(log)?.[1] ?? ''}`, log]),
  );
  return Object.fromEntries(logs);
}

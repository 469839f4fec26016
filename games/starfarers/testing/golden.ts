import {
  drawnFrom,
  type Entry,
  fastRng,
  hashState,
  type Log,
  MoveList,
  printLog,
  type Rng,
  replay,
  someoneAsked,
  viewsOf,
} from '@orrery/kernel';
import { starfarers } from '../game.ts';
import { subject } from '../laws.subject.ts';
import type { Move } from '../moves.ts';
import type { Options, Table } from '../state.ts';
import { nameOf, VERTEX_SITE } from '../topology.ts';

const MENU = 1;
/** What a player in a hurry does first. */
const BRISK: readonly string[] = ['found', 'spaceport', 'fame', 'befriend'];
const SLOW: readonly string[] = ['offer', 'counter', 'withdraw', 'supply'];

/** The top of the board is far from home, and what a colony ship wants is a site. */
function worth({ ships, pilot }: Table, move: Move): number {
  if (move.kind !== 'fly' && move.kind !== 'jump') return 0;
  const [, y = ''] = nameOf(move.vertex).split(':');
  const isColony = (ships[pilot * 3 + move.ship] ?? 0) % 2 === 0;
  return (isColony && (VERTEX_SITE[move.vertex] ?? -1) >= 0 ? 60 : 0) - Number(y);
}

/** Mostly brisk, so that stored games are short; now and then anything, so that everything turns up. */
function choose(table: Table, moves: MoveList<Move>, rng: Rng): Move {
  const all = moves.toArray();
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const flights = of(['fly']).map((move) => ({ move, worth: worth(table, move) + rng(4) }));
  const best = Math.max(...flights.map((each) => each.worth));
  const quick = all.filter(({ kind }) => !SLOW.includes(kind));
  const wanted = [
    of(BRISK),
    rng(3) > 0 ? of(['build']) : [],
    rng(5) > 0 ? flights.filter((each) => each.worth === best).map(({ move }) => move) : [],
    rng(2) > 0 ? of(['upgrade']) : [],
    rng(3) === 0 ? of(['supply']) : [],
    quick,
  ].find(({ length }) => length > 0);
  const among = rng(16) === 0 ? all : (wanted ?? all);
  const move = among[rng(among.length)];
  if (move === undefined) throw new Error('nobody can move');
  return move;
}

function playOut(options: Options, seats: number, seed: number): Entry<Move>[] {
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const state = starfarers.setup(options, seats);
  const views = viewsOf(state);
  const moves = new MoveList<Move>(MENU);
  const entries: Entry<Move>[] = [];
  for (let asked = starfarers.awaiting(state.table); asked.who !== 'over'; asked = starfarers.awaiting(state.table)) {
    if (asked.who === 'chance') {
      const outcome = [...chance(asked, 0)];
      entries.push({ by: 'chance', secret: asked.secret, outcome });
      starfarers.resolve(state, outcome, null);
      continue;
    }
    const by = someoneAsked(asked, rng);
    const view = views[by];
    if (view !== undefined) starfarers.moves(view, moves);
    const move = choose(state.table, moves, rng);
    entries.push({ by, move });
    starfarers.play(state, by, move, null);
  }
  return entries;
}

/** Most stored games are short ones; one in so many goes all the way. */
const SHORT = 8;
const LONG = 100;

/** A hundred games for each number of seats. */
export const GOLDEN_GAMES = 400;

/** A game to keep for law 9, written down by scripts/golden.mjs; the seed chooses how it is set up as well. */
export function goldenGame(seed: number): string {
  const deal = subject.deals[(seed - 1) % subject.deals.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  const { seats } = deal;
  const options = { ...deal.options, target: seed % LONG === 0 ? 15 : SHORT };
  const entries = playOut(options, seats, seed);
  const checks: string[] = [];
  const header = {
    game: starfarers.id,
    edition: starfarers.edition,
    id: `golden-${seed}`,
    seats,
    options,
    commitment: null,
    clientSeeds: Array.from({ length: seats }, () => ''),
  };
  const bare: Log<Move, Options> = { header, entries, checks: [], places: null, serverSeed: null };
  const played = replay(starfarers, bare, ({ state }) => checks.push(hashState(state)));
  if (!played.ok) throw new Error(played.problem.text);
  const ended = starfarers.awaiting(played.value.state.table);
  return printLog(starfarers.notation, { ...bare, checks, places: ended.who === 'over' ? ended.places : null });
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

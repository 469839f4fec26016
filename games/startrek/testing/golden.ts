import { NONE } from '@orrery/common';
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
  standardOptions,
  viewsOf,
} from '@orrery/kernel';
import { startrek } from '../game.ts';
import { subject } from '../laws.subject.ts';
import type { Board } from '../layouts.ts';
import type { Move } from '../moves.ts';
import type { Options } from '../state.ts';
import { MAP, THREE } from '../topology.ts';

const MENU = 2;
/** What a player in a hurry does first. */
const BRISK: readonly string[] = ['claim', 'base', 'station', 'retire-base', 'retire-station'];
const GOOD: readonly string[] = ['buy', 'choose', 'ship', 'sfi', 'science', 'utopia', 'double', 'retire-base'];
const SLOW: readonly string[] = ['offer', 'counter', 'demand', 'withdraw', 'bank'];

const chances = (number: number): number => (number === 0 ? 0 : 6 - Math.abs(7 - number));

/** How often the planets around a point yield. */
function richness({ numbers }: Board, vertex: number): number {
  const hexes = MAP.vertexHexes.slice(vertex * THREE, vertex * THREE + THREE).filter((hex) => hex !== NONE);
  return hexes.reduce((sum, hex) => sum + chances(numbers[hex] ?? 0), 0);
}

/** Mostly brisk, so that stored games are short; now and then anything, so that everything turns up. */
function choose(board: Board, moves: MoveList<Move>, rng: Rng): Move {
  const all = moves.toArray();
  const isAny = rng(10) === 0;
  const of = (kinds: readonly string[]) => all.filter(({ kind }) => kinds.includes(kind));
  const founding = all.flatMap((move) => (move.kind === 'found' ? [move] : []));
  const best = Math.max(0, ...founding.map(({ vertex }) => richness(board, vertex)));
  const quick = all.filter(({ kind }) => !SLOW.includes(kind));
  const wanted = [
    founding.filter(({ vertex }) => richness(board, vertex) === best),
    of(BRISK),
    rng(3) > 0 ? of(GOOD) : [],
    rng(3) === 0 ? of(['bank']) : [],
    quick,
  ].find(({ length }) => length > 0);
  const among = isAny ? all : (wanted ?? all);
  const move = among[rng(among.length)];
  if (move === undefined) throw new Error('nobody can move');
  return move;
}

function playOut(options: Options, seats: number, seed: number): Entry<Move>[] {
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const state = startrek.setup(options, seats);
  const views = viewsOf(state);
  const moves = new MoveList<Move>(MENU);
  const entries: Entry<Move>[] = [];
  for (let asked = startrek.awaiting(state.table); asked.who !== 'over'; asked = startrek.awaiting(state.table)) {
    if (asked.who === 'chance') {
      const outcome = [...chance(asked, 0)];
      entries.push({ by: 'chance', secret: asked.secret, outcome });
      startrek.resolve(state, outcome, null);
      continue;
    }
    const by = someoneAsked(asked, rng);
    const view = views[by];
    if (view !== undefined) startrek.moves(view, moves);
    const move = choose(state.table.board, moves, rng);
    entries.push({ by, move });
    startrek.play(state, by, move, null);
  }
  return entries;
}

/** Most stored games are short ones; those about another target, and the standard, go all the way. */
const SHORT = 8;
const isLong = ({ options }: { readonly options: Options }): boolean => {
  const standard = standardOptions(startrek.options);
  return options.target !== standard.target || JSON.stringify(options) === JSON.stringify(standard);
};

/** A game to keep for law 9, written down by scripts/golden.mjs; the seed chooses how it is set up as well. */
export function goldenGame(seed: number): string {
  const deal = subject.deals[seed % subject.deals.length];
  if (deal === undefined) throw new RangeError(`no deal for seed ${seed}`);
  const { seats } = deal;
  const options = isLong(deal) ? deal.options : { ...deal.options, target: SHORT };
  const entries = playOut(options, seats, seed);
  const checks: string[] = [];
  const header = {
    game: startrek.id,
    edition: startrek.edition,
    id: `golden-${seed}`,
    seats,
    options,
    commitment: null,
    clientSeeds: Array.from({ length: seats }, () => ''),
  };
  const bare: Log<Move, Options> = { header, entries, checks: [], places: null, serverSeed: null };
  const played = replay(startrek, bare, ({ state }) => checks.push(hashState(state)));
  if (!played.ok) throw new Error(played.problem.text);
  const ended = startrek.awaiting(played.value.state.table);
  return printLog(startrek.notation, { ...bare, checks, places: ended.who === 'over' ? ended.places : null });
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

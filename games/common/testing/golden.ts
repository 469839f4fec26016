import {
  drawnFrom,
  type Entry,
  fastRng,
  type Game,
  hashState,
  type Kinded,
  type Log,
  MoveList,
  printLog,
  type Rng,
  replay,
  someoneAsked,
  viewsOf,
} from '@orrery/kernel';

/** A game to be kept: how it is set up, and who plays it. */
interface Golden<T, M, O> {
  readonly seed: number;
  readonly seats: number;
  readonly options: O;
  /** How many moves of an open-ended kind are looked at. */
  readonly menu: number;
  choose(table: T, moves: readonly M[], rng: Rng): M;
}

/** A finished game with the hash of every state, for law 9. */
export function goldenLog<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  golden: Golden<T, M, O>,
): string {
  const { seed, seats, options } = golden;
  const header = {
    game: game.id,
    edition: game.edition,
    id: `golden-${seed}`,
    seats,
    options,
    commitment: null,
    clientSeeds: Array.from({ length: seats }, () => ''),
  };
  const bare: Log<M, O> = { header, entries: playOut(game, golden), checks: [], places: null, serverSeed: null };
  const checks: string[] = [];
  const played = replay(game, bare, ({ state }) => checks.push(hashState(state)));
  if (!played.ok) throw new Error(played.problem.text);
  const ended = game.awaiting(played.value.state.table);
  return printLog(game.notation, { ...bare, checks, places: ended.who === 'over' ? ended.places : null });
}

function playOut<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { seed, seats, options, menu, choose }: Golden<T, M, O>,
): Entry<M>[] {
  const rng = fastRng(seed);
  const chance = drawnFrom(rng);
  const state = game.setup(options, seats);
  const views = viewsOf(state);
  const moves = new MoveList<M>(menu);
  const entries: Entry<M>[] = [];
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
    const move = choose(state.table, moves.toArray(), rng);
    entries.push({ by, move });
    game.play(state, by, move, null);
  }
  return entries;
}

/** One of them; somebody who is asked can always do something. */
export function anyOf<M>(moves: readonly M[], rng: Rng): M {
  const move = moves[rng(moves.length)];
  if (move === undefined) throw new Error('nobody can move');
  return move;
}

/** The logs of files that hold several, by the name of the file and their own id. */
export function splitLogs(files: Readonly<Record<string, string>>): Record<string, string> {
  const logs = Object.entries(files).flatMap(([name, text]) =>
    text
      .split(/^(?=orrery log )/m)
      .filter((log) => log !== '')
      .map((log): [string, string] => [`${name} ${/^id (.*)$/m.exec(log)?.[1] ?? ''}`, log]),
  );
  return Object.fromEntries(logs);
}

import {
  chanceFromRng,
  fastRng,
  type Game,
  type GameLog,
  hashState,
  type Kinded,
  type LogEntry,
  MoveList,
  printLog,
  type Rng,
  randomAskedSeat,
  replay,
  viewsOf,
} from '@orrery/kernel';

/** A game to be stored: its set-up and its players. */
interface GoldenGameSpec<T, M, O> {
  readonly seed: number;
  readonly seats: number;
  readonly options: O;
  /** Number of moves of an open-ended kind to consider. */
  readonly menu: number;
  choose(table: T, moves: readonly M[], rng: Rng): M;
}

/** A finished game with the hash of every state, for law 9. */
export function recordGoldenGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  golden: GoldenGameSpec<T, M, O>,
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
  const bare: GameLog<M, O> = { header, entries: playOut(game, golden), checks: [], places: null, serverSeed: null };
  const checks: string[] = [];
  const played = replay(game, bare, ({ state }) => checks.push(hashState(state)));
  if (!played.ok) throw new Error(played.problem.text);
  const ended = game.awaiting(played.value.state.table);
  return printLog(game.notation, { ...bare, checks, places: ended.who === 'over' ? ended.places : null });
}

function playOut<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  { seed, seats, options, menu, choose }: GoldenGameSpec<T, M, O>,
): LogEntry<M>[] {
  const rng = fastRng(seed);
  const chance = chanceFromRng(rng);
  const state = game.setup(options, seats);
  const views = viewsOf(state);
  const moves = new MoveList<M>(menu);
  const entries: LogEntry<M>[] = [];
  for (let asked = game.awaiting(state.table); asked.who !== 'over'; asked = game.awaiting(state.table)) {
    if (asked.who === 'chance') {
      const outcome = [...chance(asked, 0)];
      entries.push({ by: 'chance', secret: asked.secret, outcome });
      game.resolve(state, outcome, null);
      continue;
    }
    const by = randomAskedSeat(asked, rng);
    const view = views[by];
    if (view !== undefined) game.moves(view, moves);
    const move = choose(state.table, moves.toArray(), rng);
    entries.push({ by, move });
    game.play(state, by, move, null);
  }
  return entries;
}

/** One of them; a seat that is asked always has a move. */
export function randomMove<M>(moves: readonly M[], rng: Rng): M {
  const move = moves[rng(moves.length)];
  if (move === undefined) throw new Error('no legal move');
  return move;
}

/** The logs in files that hold several, by the name of the file and their own id. */
export function splitLogs(files: Readonly<Record<string, string>>): Record<string, string> {
  const logs = Object.entries(files).flatMap(([name, text]) =>
    text
      .split(/^(?=orrery log )/m)
      .filter((log) => log !== '')
      .map((log): [string, string] => [`${name} ${/^id (.*)$/m.exec(log)?.[1] ?? ''}`, log]),
  );
  return Object.fromEntries(logs);
}

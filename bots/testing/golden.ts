import { eventFor, type Game, type Kinded, Match, MoveList, parseLog, type SeatView } from '@orrery/kernel';

/** A position of a stored game in which a seat is about to move. */
export interface GoldenMoment<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly match: Match<T, H, B, M, E, O, K>;
  readonly view: SeatView<T, H>;
  /** The events told to the seat. */
  readonly told: readonly E[];
  readonly options: O;
  readonly seats: number;
  /** All its legal moves, including samples of open-ended moves. */
  readonly moves: readonly M[];
  /** The move it made. */
  readonly move: M;
}

/** The golden games of all games. */
const files = import.meta.glob<string>('../../games/*/golden/*.log', { query: '?raw', import: 'default', eager: true });

/** The longest of the golden games, because it covers the most. */
function goldenLog(id: string): string {
  const texts = Object.entries(files).flatMap(([path, text]) => (path.includes(`/${id}/golden/`) ? [text] : []));
  const logs = texts.flatMap((text) => text.split(/^(?=orrery log 1$)/m));
  return logs.reduce((longest, log) => (log.length > longest.length ? log : longest), '');
}

/** Replays a golden game and yields every position in which a seat moves. */
export function* goldenMoments<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
): Generator<GoldenMoment<T, H, B, M, E, O, K>> {
  const log = parseLog(game, goldenLog(game.id));
  if (!log.ok) throw new Error(log.problem.text);
  const { entries, header } = log.value;
  const { options, seats } = header;
  const match = new Match(game, header);
  const told: E[][] = match.views.map(() => []);
  for (const entry of entries) {
    const view = typeof entry.by === 'number' ? match.views[entry.by] : undefined;
    if (view !== undefined && 'move' in entry) {
      const moves = new MoveList<M>(4);
      game.moves(view, moves);
      yield { match, view, told: told[view.seat] ?? [], options, seats, moves: moves.toArray(), move: entry.move };
    }
    const applied = match.apply(entry);
    if (!applied.ok) throw new Error(applied.problem.text);
    for (const [seat, events] of told.entries()) {
      for (const each of applied.value.told) {
        const event = eventFor(each, seat);
        if (event !== null) events.push(event);
      }
    }
  }
}

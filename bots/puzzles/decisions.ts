import {
  atSeat,
  eventFor,
  fastRng,
  isChanceEntry,
  isUndoEntry,
  type Kinded,
  MoveList,
  type Rng,
  type Seat,
  type Step,
} from '@orrery/kernel';
import { BotContext } from '../context.ts';
import { GreedyBot } from '../greedy.ts';
import { decidesAlone } from './equivalent-lines.ts';
import { type PuzzleSetting, SeatPosition } from './position.ts';

/** A decision in the game that was played. */
export interface GameDecision {
  readonly at: number; // number of log entries before it
  readonly seat: Seat;
  readonly chapter: number; // the turn
  readonly onePly: string; // the move of a one-ply player
  readonly lead: number; // its lead over the second best move, in chance of winning
}

/** Minimum number of legal moves for a puzzle. */
const MIN_MOVES = 3;
/** Random decisions are taken only after this share of the game, because the first moves hardly decide it. */
const EARLY_SHARE = 0.3;

/** The decisions that one seat makes alone, in its own turn, among several listed moves. */
export function decisionsOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  setting: PuzzleSetting<T, H, B, M, E, O, K>,
  steps: readonly Step<M, E>[],
): GameDecision[] {
  const { game, heuristics, options, seats } = setting;
  const { match } = new SeatPosition(setting, [], 0);
  const onePly = match.views.map(
    (view) => new GreedyBot(new BotContext(game, heuristics, options, view), seats, fastRng(view.seat)),
  );
  const moves = new MoveList<M>(0);
  const decisions: GameDecision[] = [];
  let turn = { chapter: Number.NaN, seat: 0 };
  for (const [at, { entry, told }] of steps.entries()) {
    const asked = game.awaiting(match.state.table);
    const chapter = heuristics.turnNumber(match.state.table);
    if (asked.who === 'seats' && !isChanceEntry(entry) && !isUndoEntry(entry)) {
      const { by: seat, move } = entry;
      if (chapter !== turn.chapter) turn = { chapter, seat };
      const view = atSeat(match.views, seat);
      game.moves(view, moves);
      const isOwn = seat === turn.seat && decidesAlone(asked, seat);
      if (isOwn && moves.n >= MIN_MOVES && isListedKind(setting, move)) {
        const bot = atSeat(onePly, seat);
        const onePlyMove = game.notation.print(bot.choose(view));
        decisions.push({ at, seat, chapter, onePly: onePlyMove, lead: bot.lead });
      }
    }
    match.applyChecked(entry);
    for (const [seat, bot] of onePly.entries()) {
      for (const each of told) {
        const event = eventFor(each, seat);
        if (event !== null) bot.hear(event);
      }
    }
  }
  return decisions;
}

/** Whether all moves of this kind are listed. The value of an open-ended offer depends on the other players. */
export const isListedKind = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game }: PuzzleSetting<T, H, B, M, E, O, K>,
  move: M,
): boolean => !game.vocabulary.moves.some(({ kind, listing }) => kind === move.kind && listing === 'menu');

/** The share of the decisions to examine for each of two reasons; the rest is taken at random. */
const CHOSEN_SHARE = 1 / 3;

/**
 * The decisions to examine: some at which a one-ply player sees a large difference, some earlier in the same turns, since
 * they may prepare it, and some at random, since that player does not see everything.
 */
export function sampleDecisions(
  decisions: readonly GameDecision[],
  looks: number,
  steps: number,
  rng: Rng,
): readonly GameDecision[] {
  const many = Math.ceil(looks * CHOSEN_SHARE);
  const byLead = [...decisions].sort((a, b) => b.lead - a.lead || a.at - b.at);
  const chosen = new Set(byLead.slice(0, many));
  const preparing = [...chosen].flatMap(({ chapter, at }) =>
    decisions.filter((each) => each.chapter === chapter && each.at < at && !chosen.has(each)),
  );
  for (const each of preparing.slice(0, many)) chosen.add(each);
  const left = decisions.filter((each) => !chosen.has(each) && each.at >= EARLY_SHARE * steps);
  while (chosen.size < looks && left.length > 0) for (const each of left.splice(rng(left.length), 1)) chosen.add(each);
  return [...chosen];
}

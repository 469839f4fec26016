import type { MoveReason } from '@orrery/bots';
import type { Kinded, Message } from '@orrery/kernel';
import type { CoachAdvice, MoveAdvice } from '../../session/coach.ts';
import type { Translate } from '../../texts/catalogue.ts';
import type { CoachRemark } from './coach-controller.ts';
import type { ReasonTexts } from './reasons.ts';
import type { CoachText } from './texts.ts';

/** The parts of the coach's advice. */
export interface AdviceTexts {
  /** The best move. */
  readonly best: string;
  /** Reasons for it. */
  readonly why: readonly string[];
  /** Winning chance in games of 100; '' where there is only one move. */
  readonly winChance: string;
  /** The second-best move and its reasons; '' without one. */
  readonly next: string;
}

/** Maximum number of reasons per move. */
const MAX_REASONS = 2;
/** Weight of a reason that both moves share when they are compared. */
const SHARED_REASON_WEIGHT = 0.4;
/** Moves whose chances differ by at most this (games of 100) count as equal. */
const EQUAL_WITHIN_PERCENT = 1;
/** The second-best move is explained if it is within this distance (games of 100). */
const NEAR_WITHIN_PERCENT = 4;

const toPercent = (winChance: number): number => Math.round(winChance * 100);
const isSame = (a: MoveReason, b: MoveReason): boolean =>
  a.code === b.code && JSON.stringify(a.numbers) === JSON.stringify(b.numbers);

/** Reasons that distinguish a move from another; reasons for this move alone come before shared ones. */
export function distinguishingReasons(
  reasons: readonly MoveReason[],
  others: readonly MoveReason[] = [],
): readonly MoveReason[] {
  const weightOf = (reason: MoveReason): number =>
    reason.weight * (others.some((other) => isSame(reason, other)) ? SHARED_REASON_WEIGHT : 1);
  return [...reasons].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MAX_REASONS);
}

/** The parts of the table controller that the texts need. */
interface AdviceContext<T, M extends Kinded> {
  formatMessage(words: Message): string;
  readonly messages: { move(move: M, table: T): Message };
  readonly ui: { readonly reasons?: Pick<ReasonTexts<T>, 'messageOf'> };
}

/** Formats the coach's advice as sentences. */
export function adviceTexts<T, M extends Kinded>(
  controller: AdviceContext<T, M>,
  speak: Translate<CoachText>,
  { table, best, others: [next] }: CoachAdvice<T, M>,
): AdviceTexts {
  const nameOf = ({ move }: MoveAdvice<M>): string => controller.formatMessage(controller.messages.move(move, table));
  const why = reasonTexts(controller, table, distinguishingReasons(best.reasons, next?.reasons));
  if (next === undefined) return { best: nameOf(best), why, winChance: speak('only.why'), next: '' };
  const gap = toPercent(best.winChance) - toPercent(next.winChance);
  const values = { move: nameOf(next), winChance: toPercent(next.winChance) };
  const second = gap <= EQUAL_WITHIN_PERCENT ? speak('nearly', values) : speak('next', values);
  const against =
    gap <= NEAR_WITHIN_PERCENT
      ? reasonTexts(controller, table, distinguishingReasons(next.reasons, best.reasons)).slice(0, 1)
      : [];
  return {
    best: nameOf(best),
    why,
    winChance: speak('winChance', { winChance: toPercent(best.winChance) }),
    next: [second, ...against].join(' '),
  };
}

/** The coach's remark about a move that was made, as one text. */
export function remarkText<T, M extends Kinded>(
  controller: AdviceContext<T, M>,
  speak: Translate<CoachText>,
  { table, better, more }: CoachRemark<T, M>,
): string {
  const move = controller.formatMessage(controller.messages.move(better.move, table));
  const why = reasonTexts(controller, table, distinguishingReasons(better.reasons)).slice(0, 1);
  return [speak('remark', { move, more: toPercent(more) }), ...why].join(' ');
}

function reasonTexts<T, M extends Kinded>(
  { formatMessage, ui: { reasons } }: AdviceContext<T, M>,
  table: T,
  given: readonly MoveReason[],
): readonly string[] {
  return reasons === undefined ? [] : given.map((reason) => formatMessage(reasons.messageOf(reason, table)));
}

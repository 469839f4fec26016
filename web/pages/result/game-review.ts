import {
  type Game,
  type GameLog,
  type GameMessages,
  type Kinded,
  type Message,
  okResult,
  optionNames,
  type Result,
} from '@orrery/kernel';
import type { GameReport, ReportHeadings } from '../../games/game-report.ts';
import { type GameTally, TallyBuilder } from '../../games/tally.ts';
import { Timeline } from '../../session/timeline.ts';
import { checkFairness, type Fairness, type WitnessedDice } from './fairness.ts';

/** A memorable event and its entry. */
export interface Memorable {
  readonly seq: number;
  readonly words: Message;
}

/** The review of a game: everything the result page shows, without the game's types. */
export interface GameReview {
  readonly options: Readonly<Record<string, unknown>>;
  readonly headings: ReportHeadings;
  readonly tally: GameTally;
  /** The most important public event of the entries after `from` up to `to`; null if there is none. */
  memorable(from: number, to: number): Memorable | null;
  /** Slow: every draw is computed again. */
  check(): Fairness;
}

/** Reviews a recorded game. */
export function reviewGame<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O>,
  report: GameReport<T, H, E>,
  log: GameLog<M, O>,
  witnessed: WitnessedDice = null,
): Result<GameReview> {
  const notes = new TallyBuilder(report, log);
  const timeline = Timeline.fromLog(game, gameMessages, { ...log, checks: [] }, ['everything'], notes.follow);
  if (!timeline.ok) return timeline;
  const { length } = timeline.value;
  const ended = timeline.value.awaiting(length);
  return okResult({
    options: Object.fromEntries(optionNames(game.options).map((name) => [name, log.header.options[name]])),
    headings: report,
    tally: notes.tally(timeline.value.state(length), ended.who === 'over' ? ended.places : null),
    memorable: (from, to) => mostMemorable(report, timeline.value, from, to),
    check: () => checkFairness(game, log, witnessed),
  });
}

function mostMemorable<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { weight }: GameReport<T, H, E>,
  timeline: Timeline<T, H, B, M, E, O, K>,
  from: number,
  to: number,
): Memorable | null {
  let most = 0;
  let best: Memorable | null = null;
  for (const { seq, event, words } of timeline.story('everything')) {
    if (seq <= from || seq > to || words === null || weight(event) <= most) continue;
    most = weight(event);
    best = { seq, words };
  }
  return best;
}

import { type Game, type GameLog, type Kinded, okResult, parseLog, type Result } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { gameUiAndReportFor } from '../../games/editions.ts';
import type { GameReport } from '../../games/game-report.ts';
import { TallyBuilder } from '../../games/tally.ts';
import type { GameSummary } from '../../session/library.ts';
import { loadLog } from '../../session/open-game.ts';
import { Timeline } from '../../session/timeline.ts';
import { api } from '../online/parts/api.ts';
import { findGameAnywhere, finishedSummaryOf } from '../online/play/import-game.ts';
import type { OpenHands } from './open-hands.tsx';
import type { ReplayPlace } from './place.ts';
import { ReplayTable } from './replay-table.tsx';
import type { TurnMark } from './turns.ts';
import { defaultViewer } from './viewers.ts';

/** A saved game that can be replayed. */
export interface FoundReplay {
  readonly kept: GameSummary;
  /** Renders it, starting after entry `at`. */
  show(at: number | null): ReactNode;
}

/** Finds a game and prepares its replay; `at-table`: it is being played on the server. */
export async function findReplay(id: string): Promise<Result<FoundReplay | 'at-table' | 'lost'>> {
  const found = await findGameAnywhere(id);
  if (!found.ok) return found;
  if (found.value.is !== 'found') return okResult(found.value.is);
  return prepareReplay(found.value.kept, 'page', (game) => loadLog(game, id));
}

/**
 * The same for a frame in another site's page. It reads the log from the server and keeps nothing: a browser may forbid
 * such a page to store anything.
 */
export async function findEmbeddedReplay(id: string): ReturnType<typeof findReplay> {
  const shown = await api.table(id);
  if (!shown.ok) return shown.problem.code === 'table.unknown' ? okResult('lost') : shown;
  const { table } = shown.value;
  if (table.state === 'gathering' || table.state === 'playing') return okResult('at-table');
  if (table.state === 'abandoned') return okResult('lost');
  const text = await api.log(id);
  return text.ok ? prepareReplay(finishedSummaryOf(table), 'frame', (game) => parseLog(game, text.value)) : text;
}

type ReadLog = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
) => Result<GameLog<M, O>> | Promise<Result<GameLog<M, O>>>;

async function prepareReplay(kept: GameSummary, place: ReplayPlace, read: ReadLog): Promise<Result<FoundReplay>> {
  const told = await gameUiAndReportFor(kept.game, kept.edition);
  if (!told.ok) return told;
  return told.value.use(async (game, gameMessages, ui, report): Promise<Result<FoundReplay>> => {
    const log = await read(game);
    if (!log.ok) return log;
    const notes = report === null ? null : new TallyBuilder(report, log.value);
    const opened = Timeline.fromLog(game, gameMessages, log.value, [defaultViewer(kept)], notes?.follow);
    if (!opened.ok) return opened;
    const timeline = opened.value;
    const turns = (notes?.turns ?? []).map(({ seq, seat }): TurnMark => ({ step: timeline.stepAt(seq), seat }));
    const hands = kept.places === null || report === null ? null : makeOpenHands(report, timeline);
    const parts = { game, gameMessages, gameUi: ui, timeline, kept, turns, hands, place };
    return okResult({ kept, show: (at) => <ReplayTable {...parts} at={at} /> });
  });
}

/** All hands after each step, if the game's report can tell. */
export function makeOpenHands<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { goods, handContents }: GameReport<T, H, E>,
  timeline: Timeline<T, H, B, M, E, O, K>,
): OpenHands | null {
  return handContents === null ? null : { goods, after: (step) => timeline.state(step).hands.map(handContents) };
}

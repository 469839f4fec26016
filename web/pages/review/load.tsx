import { okResult, parseLog, type Result } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import type { ReactNode } from 'react';
import { gameUiAndReportFor } from '../../games/editions.ts';
import { TallyBuilder } from '../../games/tally.ts';
import { Timeline } from '../../session/timeline.ts';
import { api } from '../online/parts/api.ts';
import { sitterOf } from '../online/parts/chairs.ts';
import { makeOpenHands } from '../replay/load.tsx';
import type { TurnMark } from '../replay/turns.ts';
import { ReviewTable } from './review-table.tsx';
import type { ReviewLink } from './use-review.ts';

/** A game that is over, prepared to be reviewed. */
export interface FoundReview {
  show(link: ReviewLink): ReactNode;
}

/** Finds a game of this server; `at-table`: it is not over; `lost`: there is no such game, or it has no log. */
export async function findReview(id: string): Promise<Result<FoundReview | 'at-table' | 'lost'>> {
  const shown = await api.table(id);
  if (!shown.ok) return shown.problem.code === 'table.unknown' ? okResult('lost') : shown;
  const { table } = shown.value;
  if (table.state === 'gathering' || table.state === 'playing') return okResult('at-table');
  if (table.state === 'abandoned') return okResult('lost');
  const text = await api.log(id);
  return text.ok ? prepareReview(table, text.value) : text;
}

async function prepareReview(table: TableSummary, text: string): Promise<Result<FoundReview>> {
  const told = await gameUiAndReportFor(table.game, table.edition);
  if (!told.ok) return told;
  return told.value.use((game, gameMessages, ui, report): Result<FoundReview> => {
    const log = parseLog(game, text);
    if (!log.ok) return log;
    const tally = report === null ? null : new TallyBuilder(report, log.value);
    const opened = Timeline.fromLog(game, gameMessages, log.value, ['everything'], tally?.follow);
    if (!opened.ok) return opened;
    const timeline = opened.value;
    const turns = (tally?.turns ?? []).map(({ seq, seat }): TurnMark => ({ step: timeline.stepAt(seq), seat }));
    const sitters = table.chairs.map(sitterOf);
    const hands = report === null ? null : (reel: typeof timeline) => makeOpenHands(report, reel);
    const parts = { game, gameMessages, ui, log: log.value, timeline, turns, hands, sitters, table: table.id };
    return okResult({ show: (link) => <ReviewTable {...parts} link={link} /> });
  });
}

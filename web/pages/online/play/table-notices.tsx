import type { Problem, Result } from '@orrery/kernel';
import type { TableResponse } from '@orrery/protocol/api';
import { use } from 'react';
import { Link } from '../../../app/link.tsx';
import { useProblemText } from '../../../session/use-problem.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { api } from '../parts/api.ts';
import { seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { durationText } from '../parts/time-texts.ts';
import { LevelSelect } from '../table/level-select.tsx';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';
import { ClockNotices } from './clock-notices.tsx';
import { RematchButton } from './ending-actions.tsx';
import { NoticeLine } from './notice-line.tsx';
import { saveSubstituteLevel } from './substitute-level.ts';
import { TakeBackNotice } from './take-back-notice.tsx';

interface TableNoticesProps {
  readonly live: LiveTableClient;
  readonly person: string | null;
  readonly problem: Problem | null;
  readonly onProblem: (problem: Problem | null) => void;
}

/** Notices of a server table during its game. */
export function TableNotices(props: TableNoticesProps) {
  const { live, person, problem, onProblem } = props;
  const say = useTranslate(ONLINE_TEXTS);
  const tell = useProblemText();
  const language = use(LanguageContext);
  const { summary, connection, isWaiting, isSuperseded } = useLiveTableState(live);
  const seat = seatOf(summary, person);
  const chair = seat === null ? undefined : summary.chairs[seat];
  const substitute = chair?.sitter?.kind === 'person' ? chair.sitter.substitute : null;
  const hasGivenUp = seat !== null && summary.forfeited.includes(seat);
  const enders = summary.chairs.flatMap(({ votedToEnd, sitter }, at) =>
    votedToEnd && at !== seat && sitter ? [sitter.name] : [],
  );
  const ask = async (action: Promise<Result<TableResponse>>) => {
    const answer = await action;
    onProblem(answer.ok ? null : answer.problem);
    if (answer.ok) live.updateSummary(answer.value.table);
  };
  return (
    <>
      {problem && (
        <NoticeLine icon="warn">
          <p role="alert">{tell(problem)}</p>
          <button type="button" className="btn small quiet" onClick={() => onProblem(null)}>
            {say('close')}
          </button>
        </NoticeLine>
      )}
      {isWaiting && connection === 'lost' && (
        <NoticeLine icon="clock">
          <p role="status">{say('decision.waits')}</p>
        </NoticeLine>
      )}
      {isSuperseded && (
        <NoticeLine icon="warn">
          <p role="alert">{say('decision.overtaken')}</p>
          <button type="button" className="btn small quiet" onClick={() => live.dismissSuperseded()}>
            {say('close')}
          </button>
        </NoticeLine>
      )}
      {seat === null && summary.state === 'playing' && (
        <NoticeLine icon="eye">
          <p>
            {say('watching', { n: summary.spectators })}
            {summary.spectatorDelayMs > 0 &&
              ` ${say('watching.later', { span: durationText(summary.spectatorDelayMs, language) })}`}
          </p>
        </NoticeLine>
      )}
      {hasGivenUp && summary.state === 'playing' && (
        <NoticeLine icon="flag">
          <p>{say('given-up')}</p>
        </NoticeLine>
      )}
      {substitute !== null && !hasGivenUp && summary.state === 'playing' && (
        <NoticeLine icon="bot">
          <p>{say('replaced')}</p>
          <LevelSelect
            name={say('replaced.level')}
            level={substitute}
            onChoose={(level) => {
              saveSubstituteLevel(level);
              void ask(api.substitute(summary.id, level));
            }}
          />
          <button
            type="button"
            className="btn small primary"
            onClick={() => void ask(api.substitute(summary.id, null))}
          >
            {say('take-back')}
          </button>
        </NoticeLine>
      )}
      <ClockNotices live={live} person={person} />
      <TakeBackNotice
        summary={summary}
        seat={seat}
        onAnswer={(move, agrees) => void ask(api.answerTakeBack(summary.id, move, agrees))}
      />
      {enders.length > 0 && summary.state === 'playing' && seat !== null && !chair?.votedToEnd && (
        <NoticeLine icon="info">
          <p>{say('vote-to-end.asked', { name: enders[0] ?? '' })}</p>
          <button type="button" className="btn small" onClick={() => void ask(api.voteToEnd(summary.id))}>
            {say('vote-to-end.agree')}
          </button>
        </NoticeLine>
      )}
      {summary.state === 'abandoned' && (
        <NoticeLine icon="info">
          <p>{say('abandoned')}</p>
          <RematchButton live={live} person={person} onProblem={onProblem} />
          <Link className="btn small" to={{ page: 'lobby' }}>
            {say('lobby')}
          </Link>
        </NoticeLine>
      )}
      {summary.state === 'over' && summary.rematch !== null && (
        <NoticeLine icon="replay">
          <p>{say('rematch.waits')}</p>
          <RematchButton live={live} person={person} onProblem={onProblem} />
        </NoticeLine>
      )}
    </>
  );
}

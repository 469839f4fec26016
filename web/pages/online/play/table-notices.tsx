import type { Problem, Result } from '@orrery/kernel';
import type { TableResponse } from '@orrery/protocol/api';
import type { ReactNode } from 'react';
import { Link } from '../../../app/link.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useProblemText } from '../../../session/use-problem.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { LevelSelect } from '../table/level-select.tsx';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';
import { RematchButton } from './ending-actions.tsx';
import { saveSubstituteLevel } from './substitute-level.ts';

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
  const { card, connection, isWaiting, isSuperseded } = useLiveTableState(live);
  const seat = seatOf(card, person);
  const chair = seat === null ? undefined : card.chairs[seat];
  const standIn = chair?.sitter?.kind === 'person' ? chair.sitter.standIn : null;
  const hasGivenUp = seat !== null && card.forfeited.includes(seat);
  const enders = card.chairs.flatMap(({ wantsEnd, sitter }, at) =>
    wantsEnd && at !== seat && sitter ? [sitter.name] : [],
  );
  const ask = async (deed: Promise<Result<TableResponse>>) => {
    const answer = await deed;
    onProblem(answer.ok ? null : answer.problem);
    if (answer.ok) live.updateCard(answer.value.table);
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
      {seat === null && card.state === 'playing' && (
        <NoticeLine icon="eye">
          <p>{say('watching', { n: card.spectators })}</p>
        </NoticeLine>
      )}
      {hasGivenUp && card.state === 'playing' && (
        <NoticeLine icon="flag">
          <p>{say('given-up')}</p>
        </NoticeLine>
      )}
      {standIn !== null && !hasGivenUp && card.state === 'playing' && (
        <NoticeLine icon="bot">
          <p>{say('replaced')}</p>
          <LevelSelect
            name={say('replaced.level')}
            level={standIn}
            onChoose={(level) => {
              saveSubstituteLevel(level);
              void ask(api.standIn(card.id, level));
            }}
          />
          <button type="button" className="btn small primary" onClick={() => void ask(api.standIn(card.id, null))}>
            {say('take-back')}
          </button>
        </NoticeLine>
      )}
      {enders.length > 0 && card.state === 'playing' && seat !== null && !chair?.wantsEnd && (
        <NoticeLine icon="info">
          <p>{say('abandon.asked', { name: enders[0] ?? '' })}</p>
          <button type="button" className="btn small" onClick={() => void ask(api.abandon(card.id))}>
            {say('abandon.agree')}
          </button>
        </NoticeLine>
      )}
      {card.state === 'abandoned' && (
        <NoticeLine icon="info">
          <p>{say('abandoned')}</p>
          <RematchButton live={live} person={person} onProblem={onProblem} />
          <Link className="btn small" to={{ page: 'lobby' }}>
            {say('lobby')}
          </Link>
        </NoticeLine>
      )}
      {card.state === 'over' && card.rematch !== null && (
        <NoticeLine icon="replay">
          <p>{say('rematch.waits')}</p>
          <RematchButton live={live} person={person} onProblem={onProblem} />
        </NoticeLine>
      )}
    </>
  );
}

function NoticeLine({
  icon,
  children,
}: {
  readonly icon: 'warn' | 'eye' | 'bot' | 'info' | 'replay' | 'clock' | 'flag';
  readonly children: ReactNode;
}) {
  return (
    <div className="table-notice online-notice">
      <Icon name={icon} />
      {children}
    </div>
  );
}

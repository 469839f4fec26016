import type { Problem, Result } from '@orrery/kernel';
import type { TableAnswer } from '@orrery/protocol/api';
import type { ReactNode } from 'react';
import { Link } from '../../../app/link.tsx';
import { Icon } from '../../../art/icons/icon.tsx';
import { useProblem } from '../../../session/use-problem.ts';
import { useSpeak } from '../../../texts/catalogue.ts';
import { api } from '../parts/api.ts';
import { seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { LevelSelect } from '../table/level-select.tsx';
import type { LiveTable } from '../table/live-table.ts';
import { useLive } from '../table/use-live.ts';
import { Rematch } from './ending-ways.tsx';
import { keepStandInLevel } from './stand-in-level.ts';

interface TableNoticesProps {
  readonly live: LiveTable;
  readonly person: string | null;
  readonly problem: Problem | null;
  readonly onProblem: (problem: Problem | null) => void;
}

/** What a table on the server has to say while its game is played. */
export function TableNotices(props: TableNoticesProps) {
  const { live, person, problem, onProblem } = props;
  const say = useSpeak(ONLINE_TEXTS);
  const tell = useProblem();
  const { card, link, isWaiting, isOvertaken } = useLive(live);
  const seat = seatOf(card, person);
  const chair = seat === null ? undefined : card.chairs[seat];
  const standIn = chair?.sitter?.kind === 'person' ? chair.sitter.standIn : null;
  const hasGivenUp = seat !== null && card.forfeited.includes(seat);
  const enders = card.chairs.flatMap(({ wantsEnd, sitter }, at) =>
    wantsEnd && at !== seat && sitter ? [sitter.name] : [],
  );
  const ask = async (deed: Promise<Result<TableAnswer>>) => {
    const answer = await deed;
    onProblem(answer.ok ? null : answer.problem);
    if (answer.ok) live.learn(answer.value.table);
  };
  return (
    <>
      {problem && (
        <Line icon="warn">
          <p role="alert">{tell(problem)}</p>
          <button type="button" className="btn small quiet" onClick={() => onProblem(null)}>
            {say('close')}
          </button>
        </Line>
      )}
      {isWaiting && link === 'lost' && (
        <Line icon="clock">
          <p role="status">{say('decision.waits')}</p>
        </Line>
      )}
      {isOvertaken && (
        <Line icon="warn">
          <p role="alert">{say('decision.overtaken')}</p>
          <button type="button" className="btn small quiet" onClick={() => live.dismissOvertaken()}>
            {say('close')}
          </button>
        </Line>
      )}
      {seat === null && card.state === 'playing' && (
        <Line icon="eye">
          <p>{say('watching', { n: card.spectators })}</p>
        </Line>
      )}
      {hasGivenUp && card.state === 'playing' && (
        <Line icon="flag">
          <p>{say('given-up')}</p>
        </Line>
      )}
      {standIn !== null && !hasGivenUp && card.state === 'playing' && (
        <Line icon="bot">
          <p>{say('replaced')}</p>
          <LevelSelect
            name={say('replaced.level')}
            level={standIn}
            onChoose={(level) => {
              keepStandInLevel(level);
              void ask(api.standIn(card.id, level));
            }}
          />
          <button type="button" className="btn small primary" onClick={() => void ask(api.standIn(card.id, null))}>
            {say('take-back')}
          </button>
        </Line>
      )}
      {enders.length > 0 && card.state === 'playing' && seat !== null && !chair?.wantsEnd && (
        <Line icon="info">
          <p>{say('abandon.asked', { name: enders[0] ?? '' })}</p>
          <button type="button" className="btn small" onClick={() => void ask(api.abandon(card.id))}>
            {say('abandon.agree')}
          </button>
        </Line>
      )}
      {card.state === 'abandoned' && (
        <Line icon="info">
          <p>{say('abandoned')}</p>
          <Rematch live={live} person={person} onProblem={onProblem} />
          <Link className="btn small" to={{ page: 'lobby' }}>
            {say('lobby')}
          </Link>
        </Line>
      )}
      {card.state === 'over' && card.rematch !== null && (
        <Line icon="replay">
          <p>{say('rematch.waits')}</p>
          <Rematch live={live} person={person} onProblem={onProblem} />
        </Line>
      )}
    </>
  );
}

function Line({
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

import type { Seat } from '@orrery/kernel';
import type { TableSummary } from '@orrery/protocol';
import { useTranslate } from '../../../texts/catalogue.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { NoticeLine } from './notice-line.tsx';

interface TakeBackNoticeProps {
  readonly summary: TableSummary;
  readonly seat: Seat | null;
  readonly onAnswer: (move: number, agrees: boolean) => void;
}

/** A player asks all others to let them take back their last move. */
export function TakeBackNotice({ summary, seat, onAnswer }: TakeBackNoticeProps) {
  const say = useTranslate(ONLINE_TEXTS);
  const { takeBack, chairs } = summary;
  if (takeBack === null || seat === null || summary.state !== 'playing') return null;
  const { move, isRefused, agreed } = takeBack;
  const isOwn = takeBack.seat === seat;
  if (isRefused) {
    return isOwn ? (
      <NoticeLine icon="back">
        <p role="status">{say('undo-ask.refused')}</p>
      </NoticeLine>
    ) : null;
  }
  const hasAgreed = agreed.includes(seat);
  return (
    <NoticeLine icon="back">
      <p role="status">
        {isOwn
          ? say('undo-ask.own')
          : say(hasAgreed ? 'undo-ask.agreed' : 'undo-ask.asked', { name: chairs[takeBack.seat]?.sitter?.name ?? '' })}
      </p>
      {!hasAgreed && (
        <button type="button" className="btn small primary" onClick={() => onAnswer(move, true)}>
          {say('undo-ask.agree')}
        </button>
      )}
      <button type="button" className="btn small" onClick={() => onAnswer(move, false)}>
        {say(isOwn ? 'undo-ask.withdraw' : 'undo-ask.refuse')}
      </button>
    </NoticeLine>
  );
}

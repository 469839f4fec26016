import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import type { ResultViewProps } from './result-view.ts';
import { RESULT_TEXTS } from './texts.ts';

interface TurnActionsProps extends ResultViewProps {
  /** Counted from 0. */
  readonly turn: number;
  readonly onWhatIf: (seq: number) => void;
}

/** Actions on a selected turn: replay it, or play on from there. */
export function TurnActions({ view, turn, onWhatIf }: TurnActionsProps) {
  const say = useTranslate(RESULT_TEXTS);
  const seq = view.review.tally.turns[turn]?.seq;
  if (seq === undefined) return null;
  return (
    <p className="turn-ways">
      <Link to={{ page: 'replay', id: view.id, at: seq }} className="btn small">
        <Icon name="replay" />
        {say('turn.watch', { turn: turn + 1 })}
      </Link>
      <button
        type="button"
        className="btn small quiet"
        aria-label={say('turn.what-if', { turn: turn + 1 })}
        title={say('turn.what-if', { turn: turn + 1 })}
        onClick={() => onWhatIf(seq)}
      >
        <Icon name="play" />
        {say('what-if')}
      </button>
    </p>
  );
}

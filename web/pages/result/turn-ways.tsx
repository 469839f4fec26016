import { Link } from '../../app/link.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import type { LookProps } from './look.ts';
import { RESULT_TEXTS } from './texts.ts';

interface TurnWaysProps extends LookProps {
  /** Counted from 0. */
  readonly turn: number;
  readonly onWhatIf: (seq: number) => void;
}

/** What can be done with a turn that is looked at: watch it again, or play it otherwise. */
export function TurnWays({ look, turn, onWhatIf }: TurnWaysProps) {
  const say = useSpeak(RESULT_TEXTS);
  const seq = look.retrospect.tally.turns[turn]?.seq;
  if (seq === undefined) return null;
  return (
    <p className="turn-ways">
      <Link to={{ page: 'replay', id: look.id, at: seq }} className="btn small">
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

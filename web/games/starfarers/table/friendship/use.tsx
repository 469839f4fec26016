import { CARDS, type Move } from '@orrery/starfarers/facts';
import { nth } from '../../../common/nth.ts';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';

/** Cards that are used by their holder: the move to ask about, and how it is begun. */
type Used = 'fame' | 'helping-hand' | 'donation' | 'conversion' | 'space-jump';

const SAMPLES: Readonly<Record<Used, Move>> = {
  fame: { kind: 'fame' },
  'helping-hand': { kind: 'help', from: 0b11 },
  donation: { kind: 'ask', seat: 0, resource: 0 },
  conversion: { kind: 'convert', ship: 0 },
  'space-jump': { kind: 'jump', ship: 0, vertex: 0 },
};

const isUsed = (effect: string): effect is Used => effect in SAMPLES;

function begin(play: FarPlay, effect: Used): void {
  play.take(null);
  if (effect === 'fame') play.look({ kind: 'fame' });
  else if (effect === 'helping-hand') play.open('help');
  else if (effect === 'donation') play.open('ask');
  else play.take(SAMPLES[effect].kind);
}

/** A button that uses a friendship card, or says why it cannot be used now; nothing for cards that work by themselves. */
export function Use({ play, card }: { play: FarPlay; card: number }) {
  const say = useStory();
  const { effect } = nth(CARDS, card);
  if (!isUsed(effect)) return <span className="muted">{say('use.always')}</span>;
  const { kind } = SAMPLES[effect];
  const canUse = play.moves.some((move) => move.kind === kind);
  const [reason] = canUse ? [] : play.why(SAMPLES[effect]);
  return (
    <button
      type="button"
      className="btn small"
      aria-disabled={!canUse}
      title={reason?.text}
      onClick={() => canUse && begin(play, effect)}
    >
      {say('use')}
      {reason !== undefined && <span className="unseen">. {reason.text}</span>}
    </button>
  );
}

import { itemAt } from '@orrery/common';
import { FRIENDSHIP_CARDS, type Move } from '@orrery/starfarers/facts';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersTableApi } from '../types.ts';

/** Cards with an active use: the move to ask about, and how it starts. */
type UsableEffect = 'fame' | 'helping-hand' | 'donation' | 'conversion' | 'space-jump';

const SAMPLE_MOVES: Readonly<Record<UsableEffect, Move>> = {
  fame: { kind: 'fame' },
  'helping-hand': { kind: 'help', from: 0b11 },
  donation: { kind: 'ask', seat: 0, resource: 0 },
  conversion: { kind: 'convert', ship: 0 },
  'space-jump': { kind: 'jump', ship: 0, vertex: 0 },
};

const isUsableEffect = (effect: string): effect is UsableEffect => effect in SAMPLE_MOVES;

function beginUse(play: StarfarersTableApi, effect: UsableEffect): void {
  play.selectKind(null);
  if (effect === 'fame') play.preview({ kind: 'fame' });
  else if (effect === 'helping-hand') play.openDialogue('help');
  else if (effect === 'donation') play.openDialogue('ask');
  else play.selectKind(SAMPLE_MOVES[effect].kind);
}

/**
 * A button that uses a friendship card, or says why it cannot be used now; nothing for cards that work automatically.
 */
export function UseCardButton({ play, card }: { play: StarfarersTableApi; card: number }) {
  const say = useStoryTexts();
  const { effect } = itemAt(FRIENDSHIP_CARDS, card);
  if (!isUsableEffect(effect)) return <span className="muted">{say('use.always')}</span>;
  const { kind } = SAMPLE_MOVES[effect];
  const canUse = play.moves.some((move) => move.kind === kind);
  const [reason] = canUse ? [] : play.whyRefused(SAMPLE_MOVES[effect]);
  return (
    <button
      type="button"
      className="btn small"
      aria-disabled={!canUse}
      title={reason?.text}
      onClick={() => canUse && beginUse(play, effect)}
    >
      {say('use')}
      {reason !== undefined && <span className="unseen">. {reason.text}</span>}
    </button>
  );
}

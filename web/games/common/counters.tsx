import type { Bundle } from '@orrery/common';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { type CardNaming, CardSign, cardInkClass, cardKindName } from './amounts.tsx';
import { useCommonTexts } from './texts.ts';

interface CountersProps {
  readonly play: CardNaming;
  /** What is being counted, for screen readers. */
  readonly name: string;
  readonly counts: Bundle;
  /** Maximum that can be chosen of each kind. */
  readonly most: Bundle;
  /** A note under each kind: “of 3”. */
  note(kind: number): string;
  change(counts: Bundle): void;
}

const withCountChanged = (counts: Bundle, kind: number, by: number): Bundle =>
  counts.map((n, i) => (i === kind ? Math.max(0, n + by) : n));

/** All kinds as buttons: each tap adds a card, and a smaller button removes one. */
export function Counters({ play, name, counts, most, note, change }: CountersProps) {
  return (
    <fieldset className="common-counters">
      <legend className="unseen">{name}</legend>
      {play.cards.signs.map((sign, kind) => (
        <Counter key={sign} play={play} kind={kind} n={counts[kind] ?? 0} most={most[kind] ?? 0} note={note(kind)}>
          {(by) => change(withCountChanged(counts, kind, by))}
        </Counter>
      ))}
    </fieldset>
  );
}

interface CounterProps {
  readonly play: CardNaming;
  readonly kind: number;
  readonly n: number;
  readonly most: number;
  readonly note: string;
  readonly children: (by: number) => void;
}

function Counter({ play, kind, n, most, note, children: change }: CounterProps) {
  const say = useCommonTexts();
  const name = cardKindName(play, kind);
  const isFull = n >= most;
  return (
    <div className="common-counter">
      <button
        type="button"
        className={`choice ${cardInkClass(play, kind)}${n > 0 ? ' selected' : ''}`}
        aria-label={say('counter.add', { name, n })}
        aria-disabled={isFull}
        onClick={() => !isFull && change(1)}
      >
        <CardSign play={play} kind={kind} />
        <span>{name}</span>
        <span className="left">{note}</span>
        {n > 0 && <span className="badge legal">{n}</span>}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={say('counter.remove', { name })}
        aria-disabled={n === 0}
        onClick={() => n > 0 && change(-1)}
      >
        <GameIcon name="minus" />
      </button>
    </div>
  );
}

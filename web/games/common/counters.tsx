import type { Bundle } from '@orrery/common';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import { CardSign, inkOf, type Naming, sayCard } from './amounts.tsx';
import { useCommon } from './texts.ts';

interface CountersProps {
  readonly play: Naming;
  /** What is being counted, for those who do not see it. */
  readonly name: string;
  readonly counts: Bundle;
  /** As many of each kind as can be chosen. */
  readonly most: Bundle;
  /** A word under each kind: “of 3”. */
  note(kind: number): string;
  change(counts: Bundle): void;
}

const changed = (counts: Bundle, kind: number, by: number): Bundle =>
  counts.map((n, i) => (i === kind ? Math.max(0, n + by) : n));

/** All kinds to tap: once for each card, and a smaller button to take one back. */
export function Counters({ play, name, counts, most, note, change }: CountersProps) {
  return (
    <fieldset className="common-counters">
      <legend className="unseen">{name}</legend>
      {play.cards.signs.map((sign, kind) => (
        <Counter key={sign} play={play} kind={kind} n={counts[kind] ?? 0} most={most[kind] ?? 0} note={note(kind)}>
          {(by) => change(changed(counts, kind, by))}
        </Counter>
      ))}
    </fieldset>
  );
}

interface CounterProps {
  readonly play: Naming;
  readonly kind: number;
  readonly n: number;
  readonly most: number;
  readonly note: string;
  readonly children: (by: number) => void;
}

function Counter({ play, kind, n, most, note, children: change }: CounterProps) {
  const say = useCommon();
  const name = sayCard(play, kind);
  const isFull = n >= most;
  return (
    <div className="common-counter">
      <button
        type="button"
        className={`choice ${inkOf(play, kind)}${n > 0 ? ' selected' : ''}`}
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

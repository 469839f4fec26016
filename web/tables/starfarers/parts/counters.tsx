import type { Bundle } from '@orrery/common';
import { KINDS, RESOURCES } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { ResourceSign, resourceName, sayResource } from './resources.tsx';

interface CountersProps {
  readonly play: FarPlay;
  /** What is being counted, for those who do not see it. */
  readonly name: string;
  readonly counts: Bundle;
  /** As many of each kind as can be chosen. */
  readonly most: Bundle;
  /** A word under each kind: “of 3”. */
  note(kind: number): string;
  change(counts: Bundle): void;
}

export const NOTHING: Bundle = Array.from({ length: KINDS }, () => 0);

const changed = (counts: Bundle, kind: number, by: number): Bundle =>
  counts.map((n, i) => (i === kind ? Math.max(0, n + by) : n));

/** Five kinds to tap: once for each card, and a smaller button to take one back. */
export function Counters({ play, name, counts, most, note, change }: CountersProps) {
  return (
    <fieldset className="far-counters">
      <legend className="unseen">{name}</legend>
      {RESOURCES.map((resource, kind) => (
        <Counter key={resource} play={play} kind={kind} n={counts[kind] ?? 0} most={most[kind] ?? 0} note={note(kind)}>
          {(by) => change(changed(counts, kind, by))}
        </Counter>
      ))}
    </fieldset>
  );
}

interface CounterProps {
  readonly play: FarPlay;
  readonly kind: number;
  readonly n: number;
  readonly most: number;
  readonly note: string;
  readonly children: (by: number) => void;
}

function Counter({ play, kind, n, most, note, children: change }: CounterProps) {
  const say = useStory();
  const name = sayResource(play, kind);
  const isFull = n >= most;
  return (
    <div className="far-counter">
      <button
        type="button"
        className={`choice ink-${resourceName(kind)}${n > 0 ? ' selected' : ''}`}
        aria-label={say('counter.add', { name, n })}
        aria-disabled={isFull}
        onClick={() => !isFull && change(1)}
      >
        <ResourceSign kind={kind} />
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

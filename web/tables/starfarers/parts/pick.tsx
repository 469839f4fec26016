import { RESOURCES } from '@orrery/starfarers/facts';
import type { Reason } from '../../../table/furniture.ts';
import type { FarPlay } from '../far.ts';
import { ResourceSign, resourceName, sayResource } from './resources.tsx';

interface PickProps {
  readonly play: FarPlay;
  readonly name: string;
  /** What is chosen so far; undefined where one press is all. */
  readonly picked?: number | null;
  /** A word under each kind: how many there are. */
  note(kind: number): string;
  /** Why a kind cannot be picked; undefined when it can. */
  why(kind: number): Reason | undefined;
  pick(kind: number): void;
}

/** One of the five resources. */
export function Pick({ play, name, picked, note, why, pick }: PickProps) {
  return (
    <fieldset className="far-counters">
      <legend className="unseen">{name}</legend>
      {RESOURCES.map((resource, kind) => {
        const reason = why(kind);
        return (
          <button
            key={resource}
            type="button"
            className={`choice ink-${resourceName(kind)}`}
            aria-pressed={picked === undefined ? undefined : picked === kind}
            aria-disabled={reason !== undefined}
            title={reason?.text}
            onClick={() => reason === undefined && pick(kind)}
          >
            <ResourceSign kind={kind} />
            <span>{sayResource(play, kind)}</span>
            <span className="left">{note(kind)}</span>
            {reason !== undefined && <span className="unseen">{reason.text}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

import type { Reason } from '../../table/furniture.ts';
import { CardSign, inkOf, type Naming, sayCard } from './amounts.tsx';

interface PickProps {
  readonly play: Naming;
  readonly name: string;
  /** What is chosen so far; undefined where one press is all. */
  readonly picked?: number | null;
  /** A word under each kind: how many there are. */
  note(kind: number): string;
  /** Why a kind cannot be picked; undefined when it can. */
  why(kind: number): Reason | undefined;
  pick(kind: number): void;
}

/** One kind of card. */
export function Pick({ play, name, picked, note, why, pick }: PickProps) {
  return (
    <fieldset className="common-counters">
      <legend className="unseen">{name}</legend>
      {play.cards.signs.map((sign, kind) => {
        const reason = why(kind);
        return (
          <button
            key={sign}
            type="button"
            className={`choice ${inkOf(play, kind)}`}
            aria-pressed={picked === undefined ? undefined : picked === kind}
            aria-disabled={reason !== undefined}
            title={reason?.text}
            onClick={() => reason === undefined && pick(kind)}
          >
            <CardSign play={play} kind={kind} />
            <span>{sayCard(play, kind)}</span>
            <span className="left">{note(kind)}</span>
            {reason !== undefined && <span className="unseen">{reason.text}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

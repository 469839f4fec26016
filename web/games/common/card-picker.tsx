import type { RefusalReason } from '../../table/game-ui.ts';
import { type CardNaming, CardSign, cardInkClass, cardKindName } from './amounts.tsx';

interface CardPickerProps {
  readonly play: CardNaming;
  readonly name: string;
  /** The kind chosen so far; undefined where a single press decides. */
  readonly picked?: number | null;
  /** A note under each kind: how many there are. */
  note(kind: number): string;
  /** Why a kind cannot be picked; undefined when it can. */
  whyRefused(kind: number): RefusalReason | undefined;
  pick(kind: number): void;
}

/** Lets the player pick one kind of card. */
export function CardPicker({ play, name, picked, note, whyRefused, pick }: CardPickerProps) {
  return (
    <fieldset className="common-counters">
      <legend className="unseen">{name}</legend>
      {play.cards.signs.map((sign, kind) => {
        const reason = whyRefused(kind);
        return (
          <button
            key={sign}
            type="button"
            className={`choice ${cardInkClass(play, kind)}`}
            aria-pressed={picked === undefined ? undefined : picked === kind}
            aria-disabled={reason !== undefined}
            title={reason?.text}
            onClick={() => reason === undefined && pick(kind)}
          >
            <CardSign play={play} kind={kind} />
            <span>{cardKindName(play, kind)}</span>
            <span className="left">{note(kind)}</span>
            {reason !== undefined && <span className="unseen">{reason.text}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useCommonTexts } from './texts.ts';

/** What pressing a kind of card does now: in the hand, or at the bank. */
export interface CardPick {
  /** How many of the kind are picked. */
  count(kind: number): number;
  /** What stands before that number. */
  readonly sign: '−' | '+';
  /** It answers a question: what can be pressed is highlighted. */
  readonly isDue?: true;
  canPress(kind: number): boolean;
  press(kind: number): void;
  takeBack(kind: number): void;
}

interface PickTileProps {
  readonly pick: CardPick | null;
  readonly kind: number;
  /** What it is and how many there are, for screen readers. */
  readonly label: string;
  readonly className: string;
  /** What an offer to the viewer would change here. */
  readonly preview?: number | undefined;
  /** The move of a lesson that a press leads to, as its key. */
  readonly leadsTo?: string | undefined;
  readonly children: ReactNode;
}

/** A kind of card to click: once for one more, with the right button, Backspace or minus for one fewer. */
export function PickTile({ pick, kind, label, className, preview = 0, leadsTo, children }: PickTileProps) {
  const count = pick?.count(kind) ?? 0;
  const say = useCommonTexts();
  const name = count > 0 ? `${label}, ${pick?.sign ?? ''}${count}` : label;
  const isDue = pick?.isDue === true && pick.canPress(kind);
  const takeBack = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    if (count > 0) pick?.takeBack(kind);
  };
  return (
    <button
      type="button"
      className={`pick-tile ${className}${count > 0 ? ' picked' : ''}${isDue ? ' due' : ''}`}
      aria-label={isDue ? say('tile.possible', { label: name }) : name}
      aria-disabled={pick === null || !pick.canPress(kind)}
      data-move={leadsTo}
      onClick={() => pick?.canPress(kind) && pick.press(kind)}
      onContextMenu={takeBack}
      onKeyDown={(event) => ['Backspace', 'Delete', '-'].includes(event.key) && takeBack(event)}
    >
      {children}
      {count > 0 && (
        <span className="pick-count" aria-hidden="true">
          {pick?.sign}
          {count}
        </span>
      )}
      {count === 0 && preview !== 0 && (
        <span className={`pick-count ${preview > 0 ? 'gain' : 'loss'}`} aria-hidden="true">
          {preview > 0 ? `+${preview}` : `−${-preview}`}
        </span>
      )}
    </button>
  );
}

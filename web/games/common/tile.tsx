import { type Bundle, shortfall } from '@orrery/common';
import { type AnyView, type Seat, total } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';
import { seatClass } from '../../art/seats.tsx';
import type { RefusalReason } from '../../table/game-ui.ts';
import { Amounts, amountsText, type CardNaming, CardSign } from './amounts.tsx';
import { reasonHandlers, type ShowReason } from './reason-hint.tsx';
import { useCommonTexts } from './texts.ts';

interface TileProps {
  readonly play: { readonly view: { readonly seat: Seat | null } };
  readonly icon: GameIconName;
  readonly name: string;
  readonly cost?: ReactNode;
  readonly state: ReactNode;
  /** Why it cannot be done now; undefined when it can. */
  readonly reason: RefusalReason | undefined;
  /** Whether it is selected or open; undefined for an action that happens at once. */
  readonly isPressed?: boolean | undefined;
  /** A card that has just been turned up. */
  readonly isTurnedUp?: true;
  readonly showReason: ShowReason;
  /** Where flights start or end. */
  readonly anchor?: string | undefined;
  readonly press: () => void;
}

/** An action: possible, chosen, or disabled with a reason on hover or focus. */
export function Tile(tile: TileProps) {
  const { play, icon, name, cost, state, reason, isPressed, isTurnedUp, showReason, anchor, press } = tile;
  return (
    <button
      type="button"
      className={`choice ${seatClass(play.view.seat ?? 0)}${isTurnedUp ? ' turned-up' : ''}`}
      aria-pressed={isPressed}
      data-anchor={anchor}
      {...reasonHandlers(reason, showReason, press)}
    >
      <GameIcon name={icon} />
      <span>{name}</span>
      {cost !== undefined && <span className="cost">{cost}</span>}
      {state}
      {reason !== undefined && <span className="unseen">{reason.text}</span>}
    </button>
  );
}

/** How many cards are missing, and which kind if it is only one. */
function MissingCards({ play, lacks }: { play: CardNaming; lacks: Bundle }) {
  const say = useCommonTexts();
  const kinds = lacks.flatMap((n, kind) => (n > 0 ? [kind] : []));
  const [only] = kinds;
  return (
    <span className="reason">
      {total(lacks)} {kinds.length === 1 && only !== undefined && <CardSign play={play} kind={only} />}{' '}
      {say('build.short', { n: total(lacks) })}
      <span className="unseen">: {amountsText(play, lacks)}</span>
    </span>
  );
}

/** Before the first turn nothing is paid for. */
const NO_CARDS_HELD: Bundle = [];

interface BuildTileProps extends Omit<TileProps, 'play' | 'cost' | 'state'> {
  readonly play: CardNaming & { readonly view: AnyView<{ readonly turn: number }, { readonly resources: Bundle }> };
  readonly cost: Bundle;
  /** How many are left to build. */
  readonly left: number;
}

/** Something to build: what it costs, what is missing, how many are left. */
export function BuildTile({ cost, left, ...tile }: BuildTileProps) {
  const say = useCommonTexts();
  const { play, isPressed } = tile;
  const { view } = play;
  const lacks = view.seat === null || view.table.turn === 0 ? NO_CARDS_HELD : shortfall(view.hand.resources, cost);
  const state = isPressed ? say('build.choosing') : say('build.left', { n: left });
  return (
    <Tile
      {...tile}
      cost={<Amounts play={play} bundle={cost} sign="price" />}
      state={
        total(lacks) > 0 && !isPressed ? (
          <MissingCards play={play} lacks={lacks} />
        ) : (
          <span className="left">{state}</span>
        )
      }
    />
  );
}

import { type Bundle, shortfall } from '@orrery/common';
import { type Seat, total, type Window } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';
import { seatClass } from '../../art/seats.tsx';
import type { Reason } from '../../table/furniture.ts';
import { Amounts, CardSign, type Naming, sayAmounts } from './amounts.tsx';
import { useCommon } from './texts.ts';
import { type Tell, telling } from './told.tsx';

interface TileProps {
  readonly play: { readonly view: { readonly seat: Seat | null } };
  readonly icon: GameIconName;
  readonly name: string;
  readonly cost?: ReactNode;
  readonly state: ReactNode;
  /** Why it cannot be done now; undefined when it can. */
  readonly reason: Reason | undefined;
  /** Whether it is in hand or open; undefined for what is done at once. */
  readonly isPressed?: boolean | undefined;
  readonly tell: Tell;
  readonly press: () => void;
}

/** A thing to do: possible, chosen, or telling why not to whoever points at it. */
export function Tile({ play, icon, name, cost, state, reason, isPressed, tell, press }: TileProps) {
  return (
    <button
      type="button"
      className={`choice ${seatClass(play.view.seat ?? 0)}`}
      aria-pressed={isPressed}
      {...telling(reason, tell, press)}
    >
      <GameIcon name={icon} />
      <span>{name}</span>
      {cost !== undefined && <span className="cost">{cost}</span>}
      {state}
      {reason !== undefined && <span className="unseen">{reason.text}</span>}
    </button>
  );
}

/** How many cards are missing, and of what where it is one kind. */
function Short({ play, lacks }: { play: Naming; lacks: Bundle }) {
  const say = useCommon();
  const kinds = lacks.flatMap((n, kind) => (n > 0 ? [kind] : []));
  const [only] = kinds;
  return (
    <span className="reason">
      {total(lacks)} {kinds.length === 1 && only !== undefined && <CardSign play={play} kind={only} />}{' '}
      {say('build.short', { n: total(lacks) })}
      <span className="unseen">: {sayAmounts(play, lacks)}</span>
    </span>
  );
}

/** Before the first turn nothing is paid for. */
const NOTHING: Bundle = [];

interface WorkTileProps extends Omit<TileProps, 'play' | 'cost' | 'state'> {
  readonly play: Naming & { readonly view: Window<{ readonly turn: number }, { readonly resources: Bundle }> };
  readonly cost: Bundle;
  /** How many are left to be built. */
  readonly left: number;
}

/** Something to build: what it costs, what is missing, how many are left. */
export function WorkTile({ cost, left, ...tile }: WorkTileProps) {
  const say = useCommon();
  const { play, isPressed } = tile;
  const { view } = play;
  const lacks = view.seat === null || view.table.turn === 0 ? NOTHING : shortfall(view.hand.resources, cost);
  const state = isPressed ? say('build.choosing') : say('build.left', { n: left });
  return (
    <Tile
      {...tile}
      cost={<Amounts play={play} bundle={cost} sign="price" />}
      state={
        total(lacks) > 0 && !isPressed ? <Short play={play} lacks={lacks} /> : <span className="left">{state}</span>
      }
    />
  );
}

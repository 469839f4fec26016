import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { CARGOES, cargoOf, linksLeft, playerOf, shipAt, vertexOf } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { nth } from '../../../common/nth.ts';
import type { FarPlay } from '../far.ts';
import { useFar } from '../parts/voice.ts';
import { pieces, pointPlace } from '../places.ts';

/** A ship of the reader's on the board, as it stands in this flight. */
interface OwnShip {
  readonly ship: number;
  readonly cargo: (typeof CARGOES)[number];
  readonly place: string;
  readonly left: number;
  readonly state: 'ready' | 'due' | 'stuck' | 'flown';
  /** Something can be done with it. */
  readonly isUseful: boolean;
}

function ownShips({ view, moves }: FarPlay): readonly OwnShip[] {
  const { table, seat } = view;
  if (seat === null) return [];
  const { stuck, flown, due } = playerOf(table, seat);
  const useful = new Set(moves.map((move) => pieces.of(move, table)));
  return [0, 1, 2].flatMap((ship) => {
    const code = shipAt(table, seat, ship);
    if (code === NONE) return [];
    const is = (set: number) => ((set >> ship) & 1) === 1;
    const place = pointPlace(vertexOf(code));
    const state = is(stuck) ? 'stuck' : is(flown) ? 'flown' : is(due) ? 'due' : 'ready';
    const cargo = nth(CARGOES, cargoOf(code));
    return [{ ship, cargo, place, left: linksLeft(table, seat, ship), state, isUseful: useful.has(place) }];
  });
}

/** Which ship is to fly: one is always in hand, another is a press away. */
export function ShipChooser({ play }: { readonly play: FarPlay }) {
  const say = useFar();
  const ships = ownShips(play);
  if (ships.length === 0) return null;
  return (
    <fieldset className="far-chooser">
      <legend className="unseen">{say('chooser.ships')}</legend>
      {ships.map(({ ship, cargo, place, left, state, isUseful }) => (
        <button
          key={ship}
          type="button"
          className="far-choose"
          aria-pressed={play.piece === place}
          aria-disabled={!isUseful}
          onClick={() => isUseful && play.hold(place)}
        >
          <GameIcon name={cargo === 'colony' ? 'colony-ship' : 'trade-ship'} size="l" />
          <span>
            {say(`chooser.${cargo}`)}
            <small className={state === 'due' ? 'warn' : undefined}>
              {state === 'ready' || state === 'due'
                ? say(state === 'due' ? 'chooser.due' : 'chooser.left', { left })
                : say(`chooser.${state}`)}
            </small>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** What a ship is to carry that is about to be placed. */
export function CargoChooser({ play }: { readonly play: FarPlay }) {
  const say = useFar();
  const { table } = play.view;
  const possible = CARGOES.filter((cargo) => play.moves.some((move) => pieces.of(move, table) === cargo));
  const isAsked = top(table).kind === 'berth' || play.aim === 'build';
  if (!isAsked || possible.length < 2) return null;
  return (
    <fieldset className="far-chooser">
      <legend className="unseen">{say('chooser.cargo')}</legend>
      {possible.map((cargo) => (
        <button
          key={cargo}
          type="button"
          className="far-choose"
          aria-pressed={play.piece === cargo}
          onClick={() => play.hold(cargo)}
        >
          <GameIcon name={cargo === 'colony' ? 'colony-ship' : 'trade-ship'} size="l" />
          <span>
            {say(`chooser.${cargo}`)}
            <small>{say(`chooser.${cargo}.use`)}</small>
          </span>
        </button>
      ))}
    </fieldset>
  );
}

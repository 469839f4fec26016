import { itemAt, NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { CARGOES, linksLeft, playerOf, shipAt, shipCargo, shipVertex } from '@orrery/starfarers/facts';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { useStarfarersTexts } from '../parts/use-starfarers-texts.ts';
import { pieceRules, pointPlace } from '../places.ts';
import type { StarfarersTableApi } from '../types.ts';

/** One of the viewer's ships on the board, with its state in this flight phase. */
interface OwnShip {
  readonly ship: number;
  readonly cargo: (typeof CARGOES)[number];
  readonly place: string;
  readonly left: number;
  readonly state: 'ready' | 'due' | 'stuck' | 'flown';
  /** Whether anything can be done with it. */
  readonly isUseful: boolean;
}

function ownShips({ view, moves }: StarfarersTableApi): readonly OwnShip[] {
  const { table, seat } = view;
  if (seat === null) return [];
  const { stuck, flown, due } = playerOf(table, seat);
  const useful = new Set(moves.map((move) => pieceRules.pieceFor(move, table)));
  return [0, 1, 2].flatMap((ship) => {
    const code = shipAt(table, seat, ship);
    if (code === NONE) return [];
    const is = (set: number) => ((set >> ship) & 1) === 1;
    const place = pointPlace(shipVertex(code));
    const state = is(stuck) ? 'stuck' : is(flown) ? 'flown' : is(due) ? 'due' : 'ready';
    const cargo = itemAt(CARGOES, shipCargo(code));
    return [{ ship, cargo, place, left: linksLeft(table, seat, ship), state, isUseful: useful.has(place) }];
  });
}

/** Selects the ship to fly: one is always selected, and a press selects another. */
export function ShipChooser({ play }: { readonly play: StarfarersTableApi }) {
  const say = useStarfarersTexts();
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
          aria-pressed={play.selectedPiece === place}
          aria-disabled={!isUseful}
          title={say(`chooser.${cargo}`)}
          onClick={() => isUseful && play.selectPiece(place)}
        >
          <GameIcon name={cargo === 'colony' ? 'colony-ship' : 'trade-ship'} size="l" />
          <span>
            <span className="name">{say(`chooser.${cargo}`)}</span>
            <small className={state === 'due' ? 'warn' : undefined}>
              {state === 'ready' || state === 'due'
                ? say(state === 'due' ? 'chooser.due' : 'chooser.left', { left })
                : say(`chooser.${state}`)}
            </small>
          </span>
          <b className={state === 'due' ? 'left warn' : 'left'} aria-hidden="true">
            {state === 'stuck' ? <GameIcon name="close" /> : state === 'flown' ? <GameIcon name="check" /> : left}
          </b>
        </button>
      ))}
    </fieldset>
  );
}

/** Selects the cargo of a ship that is about to be placed. */
export function CargoChooser({ play }: { readonly play: StarfarersTableApi }) {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const possible = CARGOES.filter((cargo) => play.moves.some((move) => pieceRules.pieceFor(move, table) === cargo));
  const isAsked = topFrame(table).kind === 'berth' || play.selectedKind === 'build';
  if (!isAsked || possible.length < 2) return null;
  return (
    <fieldset className="far-chooser">
      <legend className="unseen">{say('chooser.cargo')}</legend>
      {possible.map((cargo) => (
        <button
          key={cargo}
          type="button"
          className="far-choose"
          aria-pressed={play.selectedPiece === cargo}
          onClick={() => play.selectPiece(cargo)}
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
